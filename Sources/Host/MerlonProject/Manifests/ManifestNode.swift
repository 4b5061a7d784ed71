// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A file that a part of a manifest stands in.
final class ManifestFile {
    /// Its path, relative to the tree's root.
    let path: String
    /// The folder that paths written in it count from.
    let base: String

    init(path: String, base: String) {
        self.path = path
        self.base = base
    }
}

/// A value of a manifest that is made of several files: it knows the one that it stands in.
struct ManifestNode {
    enum Value {
        case dictionary(ManifestDictionary)
        case list([ManifestNode])
        case scalar(PropertyListValue)
    }

    var value: Value
    var place: SourcePlace
    var file: ManifestFile

    init(_ value: Value, at place: SourcePlace = .unknown, in file: ManifestFile) {
        self.value = value
        self.place = place
        self.file = file
    }

    /// The value in the form of a YAML document; merge keys (`<<`) are carried out.
    init(_ node: PropertyListNode, in file: ManifestFile) {
        place = node.place
        self.file = file
        switch node.value {
        case .array(let elements): value = .list(elements.map { ManifestNode($0, in: file) })
        case .dictionary(let dictionary): value = .dictionary(.init(dictionary, in: file))
        default: value = .scalar(node.value)
        }
    }

    var dictionary: ManifestDictionary? {
        if case .dictionary(let dictionary) = value { dictionary } else { nil }
    }

    var list: [ManifestNode]? { if case .list(let list) = value { list } else { nil } }

    /// The scalar; nil for a dictionary or list.
    var scalar: PropertyListValue? { if case .scalar(let scalar) = value { scalar } else { nil } }

    /// The text; a number as it would be written.
    var text: String? {
        switch scalar {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        default: nil
        }
    }

    var boolean: Bool? { if case .boolean(let boolean) = scalar { boolean } else { nil } }

    /// The texts of a list, or the one text.
    var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

    subscript(key: String) -> ManifestNode? { dictionary?[key] }

    /// How many values it holds, itself among them.
    var count: Int {
        switch value {
        case .dictionary(let dictionary): dictionary.entries.reduce(1) { $0 + $1.value.count }
        case .list(let list): list.reduce(1) { $0 + $1.count }
        case .scalar: 1
        }
    }

    /// The value as a property list's; the places of what stands in another file than `file` are unknown.
    func propertyList(in file: ManifestFile) -> PropertyListNode {
        let place = self.file === file ? place : .unknown
        switch value {
        case .scalar(let scalar): return PropertyListNode(scalar, at: place)
        case .list(let list):
            return PropertyListNode(.array(list.map { $0.propertyList(in: file) }), at: place)
        case .dictionary(let dictionary):
            let entries = dictionary.entries.map { entry in
                PropertyListDictionary.Entry(
                    entry.key, at: entry.file === file ? entry.keyPlace : .unknown,
                    entry.value.propertyList(in: file))
            }
            return PropertyListNode(.dictionary(.init(entries)), at: place)
        }
    }

    /// The text of a build setting; nil for a dictionary.
    var settingText: String? { propertyList(in: file).settingText }
}

/// The entries of a mapping in its order, each key once.
struct ManifestDictionary {
    struct Entry {
        var key: String
        var keyPlace: SourcePlace
        var file: ManifestFile
        var value: ManifestNode
    }

    private(set) var entries: [Entry] = []
    private var index: [String: Int] = [:]

    init() {}

    fileprivate init(_ dictionary: PropertyListDictionary, in file: ManifestFile) {
        var merged: [ManifestNode] = []
        for entry in dictionary.entries {
            let value = ManifestNode(entry.value, in: file)
            if entry.key == "<<", value.dictionary != nil || value.list != nil {
                merged += value.list ?? [value]
            } else {
                set(Entry(key: entry.key, keyPlace: entry.keyPlace, file: file, value: value))
            }
        }
        // The mapping's own keys win, and the first of several that are merged in.
        for entry in merged.compactMap(\.dictionary).flatMap(\.entries) where index[entry.key] == nil {
            set(entry)
        }
    }

    subscript(key: String) -> ManifestNode? { index[key].map { entries[$0].value } }

    mutating func set(_ entry: Entry) {
        if let known = index[entry.key] {
            entries[known] = entry
        } else {
            index[entry.key] = entries.count
            entries.append(entry)
        }
    }

    mutating func set(_ key: String, _ value: ManifestNode) {
        set(Entry(key: key, keyPlace: value.place, file: value.file, value: value))
    }
}
