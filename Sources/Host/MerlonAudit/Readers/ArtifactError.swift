// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Why an operand gave nothing at all. What is wrong within an operand is in ``AuditFacts/problems``.
public enum ArtifactError: Error, Sendable, Hashable {
    /// There is no file or directory of this name.
    case notFound(path: String)
    /// The operating system refused, with this `errno`.
    case inaccessible(path: String, errno: Int32)
    /// The operand is a pipe, a socket or a device.
    case notAFileOrDirectory(path: String)
}

extension ArtifactError {
    init(path: String, _ error: ByteSourceError) {
        switch error {
        case .system(let code): self.init(path: path, errno: code)
        case .outOfRange: self = .inaccessible(path: path, errno: EIO)
        }
    }

    init(path: String, errno code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .notFound(path: path)
        case EINVAL, ENXIO: self = .notAFileOrDirectory(path: path)
        default: self = .inaccessible(path: path, errno: code)
        }
    }

    /// A stable word for programs.
    public var code: String {
        switch self {
        case .notFound: "operand-not-found"
        case .inaccessible: "operand-inaccessible"
        case .notAFileOrDirectory: "operand-special-file"
        }
    }
}

extension ArtifactError: CustomStringConvertible {
    /// What was given, why it can't be read, and what to do.
    public var description: String {
        switch self {
        case .notFound(let path) where path.unicodeScalars.contains("\u{FFFD}"):
            "'\(path.escapedForDisplay)' can't be found: its name holds bytes that are not UTF-8; give it another name"
        case .notFound(let path):
            "'\(path.escapedForDisplay)' does not exist; give an app, an archive, a directory or an Info.plist"
        case .inaccessible(let path, let code):
            "'\(path.escapedForDisplay)' can't be read: \(ByteSourceError.system(errno: code))"
        case .notAFileOrDirectory(let path):
            "'\(path.escapedForDisplay)' is neither a file nor a directory; use '-' to read from a pipe"
        }
    }
}
