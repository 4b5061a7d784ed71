// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The files below a folder on disk. Links are followed as long as they stay below it.
public struct DiskProjectFiles: ProjectFiles {
    /// The folder, all links resolved.
    private let root: String

    /// The files below the folder at `root`; nil where there is no such folder.
    public init?(root: String) {
        guard let resolved = Self.resolved(root) else { return nil }
        self.root = resolved == "/" ? "" : resolved
    }

    /// The bytes of the file at `path`; throws where there are more than `limit`.
    public func read(_ path: String, limit: Int) throws(ProjectFileError) -> [UInt8] {
        let file = open(try location(of: path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Self.fault() }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Self.fault() }
        // A pipe or a device has no length, and may never end.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is not a regular file") }
        let count = Int(status.st_size)
        guard count <= limit else { throw .tooLong(bytes: count, limit: limit) }
        return try Self.bytes(file, expected: count, limit: limit)
    }

    /// What lies in the directory at `path`, in order of name; nil where there is no such directory.
    public func children(of path: String) -> [ProjectFileEntry]? {
        guard let folder = try? location(of: path),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return nil }
        return names.sorted().map { name in
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder + "/" + name, isDirectory: &isDirectory)
            return ProjectFileEntry(name, isDirectory: exists && isDirectory.boolValue)
        }
    }

    /// The path on disk, all links resolved, of what lies at `path` in the tree.
    private func location(of path: String) throws(ProjectFileError) -> String {
        guard let path = TreePath.normal(path), !path.utf8.contains(0) else { throw .outside }
        guard let resolved = Self.resolved(root + "/" + path) else { throw Self.fault() }
        guard root.isEmpty || resolved == root || resolved.hasPrefix(root + "/") else { throw .outside }
        return resolved
    }

    private static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// The bytes of an open file, which can have grown since it was asked for its length.
    private static func bytes(
        _ file: CInt, expected: Int, limit: Int
    ) throws(ProjectFileError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(expected)
        var part = [UInt8](repeating: 0, count: min(max(expected, 1), 1 << 20))
        while true {
            let count = Foundation.read(file, &part, part.count)
            guard count >= 0 else { throw fault() }
            guard count > 0 else { return bytes }
            guard bytes.count + count <= limit else {
                throw .tooLong(bytes: bytes.count + count, limit: limit)
            }
            bytes += part[..<count]
        }
    }

    private static func fault() -> ProjectFileError {
        errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(String(cString: strerror(errno)))
    }
}
