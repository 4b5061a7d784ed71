// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// How a file is named in annotations: relative to the root of the repository.
struct RepositoryPath {
    /// The absolute path of the folder that the program was started in.
    let workingDirectory: String
    /// The absolute path of the repository's root.
    let root: String

    /// `path`, as the user gave it, relative to the root; nil where it lies outside, and for the root itself.
    func relative(_ path: String) -> String? {
        guard path != "-" else { return nil }
        let parts = Self.parts(path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)")
        let above = Self.parts(root)
        guard parts.starts(with: above), parts.count > above.count else { return nil }
        return parts.dropFirst(above.count).joined(separator: "/")
    }

    /// The parts of an absolute path, `.` and `..` resolved by their letters.
    private static func parts(_ path: String) -> [Substring] {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts
    }
}
