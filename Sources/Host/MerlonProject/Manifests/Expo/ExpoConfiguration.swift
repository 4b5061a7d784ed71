// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The content of an `app.json`.
struct ExpoConfiguration {
    private let node: PropertyListNode
    private let package: PackageManifest?
    private let path: String
    private let reading: ProjectReading

    init(_ node: PropertyListNode, _ package: PackageManifest?, path: String, _ reading: ProjectReading) {
        self.node = node
        self.package = package
        self.path = path
        self.reading = reading
    }

    func describe(_ project: inout Project) {
        if let name = node["name"]?.string { project.name = name }
        if let platforms = node["platforms"]?.array?.compactMap(\.string), !platforms.contains("ios") {
            return
        }
        notePlugins()
        let identifier = node["ios"]?["bundleIdentifier"]?.string
        let version = deploymentTarget
        let document = infoPlist(project.name, identifier, version)
        project.setApp(
            named: Self.targetName(project.name), identifier: identifier, deploymentTarget: version,
            EffectiveInfoPlist(path: path, document: document))
    }

    /// The name of the Xcode project that Expo makes: without what is no letter, digit or `_`.
    private static func targetName(_ name: String) -> String {
        let kept = name.unicodeScalars.filter {
            $0.isASCII && UInt8(truncatingIfNeeded: $0.value).isIdentifier
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: kept)
        return kept.isEmpty ? "app" : String(result)
    }

    /// `ios.deploymentTarget` of the plugin expo-build-properties.
    private var deploymentTarget: String? {
        for plugin in node["plugins"]?.array ?? [] {
            guard let parts = plugin.array, parts.first?.string == "expo-build-properties" else { continue }
            return parts.dropFirst().first?["ios"]?["deploymentTarget"]?.string
        }
        return nil
    }

    /// Plugins are code. Those that come as a file of the project can do anything.
    private func notePlugins() {
        for plugin in node["plugins"]?.array ?? [] {
            guard let name = plugin.string ?? plugin.array?.first?.string, name.hasPrefix(".") else {
                continue
            }
            reading.note(
                .codeNotRun, path, plugin.place,
                "the config plugin \(name) is code that may change the Info.plist: it was not run")
        }
    }

    private func infoPlist(
        _ name: String, _ identifier: String?, _ version: String?
    ) -> PropertyListDocument {
        let own = node["ios"]?["infoPlist"]
        if let own, own.dictionary == nil {
            reading.note(
                .malformed, path, own.place,
                "ios.infoPlist is of type \(own.value.typeName), not a dictionary", losesFacts: true)
        }
        var entries = own?.dictionary?.entries ?? []
        func add(_ key: String, _ value: PropertyListValue?) {
            guard let value, !entries.contains(where: { $0.key == key }) else { return }
            entries.append(.init(key, PropertyListNode(value)))
        }
        if !entries.contains(where: { $0.key == "NSAppTransportSecurity" }) {
            add("NSAppTransportSecurity", template())
        }
        add("CFBundleIdentifier", identifier.map { .string($0) })
        add("CFBundleDisplayName", .string(name))
        add("CFBundlePackageType", .string("APPL"))
        add("MinimumOSVersion", version.map { .string($0) })
        let place = own?.place ?? .unknown
        return PropertyListDocument(
            root: PropertyListNode(.dictionary(.init(entries)), at: place), format: .json)
    }

    /// The template's dictionary, and a problem that says which was taken.
    private func template() -> PropertyListValue {
        let range = package?.version(of: "expo")
        let isOpen = package?.majorVersion(of: "expo").map { $0 < 50 } ?? false
        let source = range.map { "expo \($0) in package.json" } ?? "no version of expo in package.json"
        let words =
            isOpen
            ? "NSAllowsArbitraryLoads and an exception for localhost"
            : "NSAllowsLocalNetworking and no arbitrary loads"
        reading.note(
            .dependsOnVersion, path, node["ios"]?["infoPlist"]?.place,
            "ios.infoPlist sets no NSAppTransportSecurity, so that the template's holds: \(words), by \(source); the template has arbitrary loads before SDK 50"
        )
        return isOpen ? Self.openTemplate : Self.localTemplate
    }

    private static let localTemplate = dictionary([
        ("NSAllowsArbitraryLoads", .boolean(false)), ("NSAllowsLocalNetworking", .boolean(true)),
    ])

    private static let openTemplate = dictionary([
        ("NSAllowsArbitraryLoads", .boolean(true)),
        (
            "NSExceptionDomains",
            dictionary([
                ("localhost", dictionary([("NSExceptionAllowsInsecureHTTPLoads", .boolean(true))]))
            ])
        ),
    ])

    private static func dictionary(_ values: [(String, PropertyListValue)]) -> PropertyListValue {
        .dictionary(.init(values.map { .init($0.0, PropertyListNode($0.1)) }))
    }
}
