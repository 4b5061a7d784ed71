// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One object of a `project.pbxproj`.
struct XcodeObject {
    var id: String
    var isa: String
    var fields: PropertyListDictionary

    /// The text under `key`; a number in a JSON or XML project is its digits.
    subscript(text key: String) -> String? { fields[key]?.string }

    /// The identifiers in the list under `key`.
    subscript(ids key: String) -> [String] { fields[key]?.array?.compactMap(\.string) ?? [] }
}

/// The objects of a project that settings and paths depend on, by identifier.
struct XcodeObjects {
    private var objects: [String: XcodeObject] = [:]
    /// How many objects were left out because of the limit.
    private(set) var left = 0

    init(_ root: PropertyListNode, limit: Int) {
        for entry in root["objects"]?.dictionary?.entries ?? [] {
            guard let fields = entry.value.dictionary, let isa = fields["isa"]?.string,
                Self.kinds.contains(isa)
            else { continue }
            guard objects.count < limit else {
                left += 1
                continue
            }
            objects[entry.key] = XcodeObject(id: entry.key, isa: isa, fields: fields)
        }
    }

    subscript(id: String) -> XcodeObject? { objects[id] }

    /// The object that the text under `key` of `object` names.
    func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
        object[text: key].flatMap { objects[$0] }
    }

    /// The objects that the list under `key` of `object` names, unknown ones left out.
    func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
        object[ids: key].compactMap { objects[$0] }
    }

    /// All groups.
    var groups: some Sequence<XcodeObject> { objects.values.lazy.filter { Self.groups.contains($0.isa) } }

    /// The first project, where `rootObject` names none.
    var firstProject: XcodeObject? {
        objects.values.filter { $0.isa == "PBXProject" }.min { $0.id < $1.id }
    }

    private static let groups: Set<String> = [
        "PBXFileSystemSynchronizedRootGroup", "PBXGroup", "PBXVariantGroup", "XCVersionGroup",
    ]

    /// Build files and phases are most of a project, and nothing here depends on them.
    private static let kinds: Set<String> = groups.union([
        "PBXAggregateTarget", "PBXFileReference", "PBXLegacyTarget", "PBXNativeTarget", "PBXProject",
        "XCBuildConfiguration", "XCConfigurationList",
    ])
}
