// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A `config.xml`, seen by its elements.
struct CordovaWidget {
    private let elements: [XcodeXML.Element]
    private let path: String
    private let reading: ProjectReading

    init(_ elements: [XcodeXML.Element], path: String, _ reading: ProjectReading) {
        self.elements = elements
        self.path = path
        self.reading = reading
    }

    func describe(_ project: inout Project) {
        guard let root = elements.first, root.name == "widget" else {
            reading.note(.malformed, path, nil, "its outermost element is no widget", losesFacts: true)
            return
        }
        if let name = own("name").first?.text, !name.isEmpty { project.name = name }
        let identifier = root.attributes["ios-CFBundleIdentifier"] ?? root.attributes["id"]
        let version = preference("deployment-target")
        let document = infoPlist(project.name, identifier, version)
        project.setApp(
            named: project.name, identifier: identifier, deploymentTarget: version,
            EffectiveInfoPlist(path: path, document: document))
    }

    private func infoPlist(_ name: String, _ identifier: String?, _ version: String?) -> PropertyListDocument
    {
        var access = CordovaAccess()
        for element in own("allow-navigation") { access.add(element, address: "href") }
        for element in own("access") { access.add(element, address: "origin") }
        for (address, place) in access.wildcards {
            reading.note(
                .dependsOnVersion, path, place,
                "\(address): cordova-ios makes an exception for the name and its subdomains of it where Node's url.parse takes no *, and where it does (Node 20) one for a name with a *, which matches no host"
            )
        }
        var root = PropertyListDictionary([
            .init("CFBundleDisplayName", PropertyListNode(.string(name))),
            .init("CFBundlePackageType", PropertyListNode(.string("APPL"))),
        ])
        if let identifier {
            root.entries.append(.init("CFBundleIdentifier", PropertyListNode(.string(identifier))))
        }
        if let version { root.entries.append(.init("MinimumOSVersion", PropertyListNode(.string(version)))) }
        if let ats = access.dictionary { root.entries.append(ats) }
        let changes = CordovaChanges(elements, path: path, reading)
        return PropertyListDocument(
            root: PropertyListNode(.dictionary(changes.applied(to: root))), format: .xml)
    }

    private func preference(_ name: String) -> String? {
        own("preference").last { $0.attributes["name"]?.lowercased() == name }?.attributes["value"]
    }

    /// The elements of this name that count for iOS: those of the widget and those of its iOS platform,
    /// which are merged into it.
    private func own(_ name: String) -> [XcodeXML.Element] {
        elements.filter { $0.name == name && elements.isForIOS($0) }
    }
}

extension [XcodeXML.Element] {
    /// Whether an element lies right in the widget, or right in `<platform name="ios">`.
    func isForIOS(_ element: XcodeXML.Element) -> Bool {
        if element.path == ["widget"] { return true }
        guard element.path == ["widget", "platform"], let parent = element.parent else { return false }
        return self[parent].attributes["name"] == "ios"
    }
}
