// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Where the files and groups of a project lie, relative to the tree's root.
struct XcodePaths {
    /// Why a reference has no path in the tree.
    enum Fault: Error {
        /// The references form a circle, or there is none of that identifier.
        case broken
        /// It counts from a folder that only the building machine has, such as `SDKROOT`.
        case elsewhere(String)
        /// It leads out of the tree.
        case outside(String)
    }

    private let objects: XcodeObjects
    private let projectDirectory: String
    private let parents: [String: String]

    init(_ objects: XcodeObjects, projectDirectory: String) {
        self.objects = objects
        self.projectDirectory = projectDirectory
        var parents: [String: String] = [:]
        for group in objects.groups {
            for child in group[ids: "children"] { parents[child] = group.id }
        }
        self.parents = parents
    }

    /// The path of the file or group of the identifier `id`.
    func path(of id: String) throws(Fault) -> String {
        // From the file up to the first folder that is known, and down again.
        var parts: [String] = []
        var base = projectDirectory
        var seen: Set<String> = []
        var next: String? = id
        while let id = next {
            guard seen.insert(id).inserted, let object = objects[id] else { throw .broken }
            let path = object[text: "path"] ?? ""
            if !path.isEmpty { parts.append(path) }
            switch object[text: "sourceTree"] ?? "<group>" {
            case "<group>": next = parents[id]
            case "SOURCE_ROOT": next = nil
            case "<absolute>":
                base = ""
                next = nil
            case let folder: throw .elsewhere(folder)
            }
        }
        for part in parts.reversed() {
            guard let path = TreePath.join(base, part) else { throw .outside(part) }
            base = path
        }
        return base
    }
}
