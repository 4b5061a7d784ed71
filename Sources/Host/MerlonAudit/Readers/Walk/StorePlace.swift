// SPDX-License-Identifier: Apache-2.0

/// Where a tree lies in the operand, so that a node's path becomes a location.
enum StorePlace: Sendable {
    /// The operand itself, or a directory.
    case directory
    /// An archive file at `path` ("" where it is the operand), and the way to it through outer archives.
    case archive(path: String, outer: String?)

    /// The location of `path` in the tree; "" is the tree as a whole.
    func location(_ path: String) -> Location {
        switch self {
        case .directory: return Location(path: path)
        case .archive(let file, let outer):
            let member = [outer, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: "!/")
            return Location(path: file, member: member.isEmpty ? nil : member)
        }
    }

    /// The place of an archive that is the file `path` in this tree.
    func archive(at path: String) -> StorePlace {
        let location = location(path)
        return .archive(path: location.path, outer: location.member)
    }
}
