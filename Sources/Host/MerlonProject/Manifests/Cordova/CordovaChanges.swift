// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The changes that `<config-file>` and `<edit-config>` make to the Info.plist, after it was written.
struct CordovaChanges {
    private let elements: [XcodeXML.Element]
    private let path: String
    private let reading: ProjectReading

    init(_ elements: [XcodeXML.Element], path: String, _ reading: ProjectReading) {
        self.elements = elements
        self.path = path
        self.reading = reading
    }

    func applied(to root: PropertyListDictionary) -> PropertyListDictionary {
        var root = root
        for (index, element) in elements.enumerated() where isMeant(element) {
            let isEdit = element.name == "edit-config"
            guard let key = element.attributes[isEdit ? "target" : "parent"], !key.isEmpty else { continue }
            guard let child = children(of: index).first else { continue }
            reading.work += root.entries.count
            guard reading.work <= reading.budget.work else {
                reading.note(
                    .limit, path, element.place,
                    "its changes to the Info.plist take more than \(reading.budget.work) steps: the rest was not read",
                    losesFacts: true)
                break
            }
            guard let value = value(child) else {
                reading.note(
                    .malformed, path, elements[child].place,
                    "the value that \(element.name) adds under \(key) can't be read as a property list's",
                    losesFacts: key == "NSAppTransportSecurity")
                continue
            }
            let mode = isEdit ? element.attributes["mode"] ?? "merge" : "add"
            apply(value, to: &root, key: key, mode: mode, element.place)
        }
        return root
    }

    private func isMeant(_ element: XcodeXML.Element) -> Bool {
        let file: String?
        switch element.name {
        case "config-file": file = element.attributes["target"]
        case "edit-config": file = element.attributes["file"]
        default: return false
        }
        return file?.hasSuffix("Info.plist") == true && elements.isForIOS(element)
            && ["ios", nil].contains(element.attributes["platform"])
    }

    /// Dictionaries are merged by their keys, one level deep: `config-file` keeps what is there, `edit-config`
    /// does not. Lists are appended by `config-file`. Any other value replaces.
    private func apply(
        _ value: PropertyListNode, to root: inout PropertyListDictionary, key: String, mode: String,
        _ place: SourcePlace
    ) {
        var made = value
        switch (mode, root[key]?.value, value.value) {
        case ("overwrite", _, _): break
        case ("add", .array(let old)?, .array(let new)): made.value = .array(old + new)
        case ("add", .dictionary(let old)?, .dictionary(let new)):
            made.value = .dictionary(old.filling(from: new))
        case (_, .dictionary(let old)?, .dictionary(let new)):
            made.value = .dictionary(new.filling(from: old))
        default: break
        }
        root.entries.removeAll { $0.key == key }
        root.entries.append(.init(key, at: place, made))
    }

    private func children(of index: Int) -> [Int] {
        elements.indices.dropFirst(index + 1).prefix { elements[$0].path.count > elements[index].path.count }
            .filter { elements[$0].parent == index }
    }

    /// The value of an element of a property list; nil where it is none.
    private func value(_ index: Int) -> PropertyListNode? {
        let element = elements[index]
        let value: PropertyListValue
        switch element.name {
        case "true": value = .boolean(true)
        case "false": value = .boolean(false)
        case "string": value = .string(element.text)
        case "integer":
            guard let number = Int64(element.text) else { return nil }
            value = .integer(number)
        case "real":
            guard let number = Double(element.text) else { return nil }
            value = .real(number)
        case "array":
            let nodes = children(of: index).map(self.value)
            guard !nodes.contains(nil) else { return nil }
            value = .array(nodes.compactMap { $0 })
        case "dict":
            guard let dictionary = dictionary(children(of: index)) else { return nil }
            value = .dictionary(dictionary)
        default: return nil
        }
        return PropertyListNode(value, at: element.place)
    }

    private func dictionary(_ children: [Int]) -> PropertyListDictionary? {
        var entries: [PropertyListDictionary.Entry] = []
        var rest = children[...]
        while let key = rest.popFirst() {
            guard elements[key].name == "key", let next = rest.popFirst(), let value = value(next) else {
                return nil
            }
            entries.append(.init(elements[key].text, at: elements[key].place, value))
        }
        return PropertyListDictionary(entries)
    }
}

extension PropertyListDictionary {
    /// These entries, and those of `other` whose keys are not among them.
    fileprivate func filling(from other: PropertyListDictionary) -> PropertyListDictionary {
        let keys = Set(entries.map(\.key))
        return PropertyListDictionary(entries + other.entries.filter { !keys.contains($0.key) })
    }
}
