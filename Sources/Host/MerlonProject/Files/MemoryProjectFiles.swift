// SPDX-License-Identifier: Apache-2.0

/// The files of a tree that is held in memory: an unpacked archive, an example of a rule, a test.
public struct MemoryProjectFiles: ProjectFiles, Sendable {
    private let files: [String: [UInt8]]
    private let folders: [String: [ProjectFileEntry]]

    /// A tree of `files`, bytes by path.
    public init(_ files: [String: [UInt8]]) {
        self.files = files
        var folders: [String: Set<ProjectFileEntry>] = ["": []]
        for path in files.keys {
            var child = path
            var isDirectory = false
            while !child.isEmpty {
                let parent = TreePath.parent(child)
                folders[parent, default: []].insert(
                    ProjectFileEntry(TreePath.name(child), isDirectory: isDirectory))
                (child, isDirectory) = (parent, true)
            }
        }
        self.folders = folders.mapValues { $0.sorted { $0.name < $1.name } }
    }

    /// A tree of `files`, texts by path.
    public init(_ files: [String: String]) {
        self.init(files.mapValues { Array($0.utf8) })
    }

    /// The bytes of the file at `path`; throws where there are more than `limit`.
    public func read(_ path: String, limit: Int) throws(ProjectFileError) -> [UInt8] {
        guard let path = TreePath.normal(path) else { throw .outside }
        guard let bytes = files[path] else { throw .missing }
        guard bytes.count <= limit else { throw .tooLong(bytes: bytes.count, limit: limit) }
        return bytes
    }

    /// What lies in the directory at `path`, in order of name; nil where there is no such directory.
    public func children(of path: String) -> [ProjectFileEntry]? {
        TreePath.normal(path).flatMap { folders[$0] }
    }
}
