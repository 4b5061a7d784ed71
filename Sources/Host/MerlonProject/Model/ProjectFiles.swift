// SPDX-License-Identifier: Apache-2.0

/// The files of a source tree, as a reader of projects sees them: a folder on disk or an archive.
///
/// Paths are relative to the tree's root, separated by `/`, without `.` and `..`; `""` is the root.
public protocol ProjectFiles {
    /// The bytes of the file at `path`, links followed; throws where there are more than `limit`.
    func read(_ path: String, limit: Int) throws(ProjectFileError) -> [UInt8]
    /// What lies in the directory at `path`, in order of name; nil where there is no such directory.
    func children(of path: String) -> [ProjectFileEntry]?
}

/// One name in a directory.
public struct ProjectFileEntry: Sendable, Hashable {
    /// The name.
    public var name: String
    /// Whether it is a directory, links followed.
    public var isDirectory: Bool

    /// An entry from its parts.
    public init(_ name: String, isDirectory: Bool) {
        self.name = name
        self.isDirectory = isDirectory
    }
}

/// Why a file of a tree was not read.
public enum ProjectFileError: Error, Sendable, Hashable {
    /// There is no such file.
    case missing
    /// The path leads out of the tree.
    case outside
    /// It has more bytes than the limit.
    case tooLong(bytes: Int, limit: Int)
    /// The system or the archive refused, in words.
    case unreadable(String)
}
