// SPDX-License-Identifier: Apache-2.0

/// Paths inside a source tree: relative to its root, without `.` and `..`.
enum TreePath {
    /// The folder that stands for the tree's root where a setting needs an absolute path (`SRCROOT`): what
    /// begins with it leads back into the tree, and any other absolute path leads out of it.
    static let absoluteRoot = "/source"

    /// `path` below `base`; nil where it leads out of the tree. An absolute `path` counts from
    /// ``absoluteRoot``.
    static func join(_ base: String, _ path: String) -> String? {
        guard path.utf8.first == UInt8(ascii: "/") else { return normal(base + "/" + path) }
        let standard = standardised(path)
        if standard == absoluteRoot { return "" }
        guard standard.hasPrefix(absoluteRoot + "/") else { return nil }
        return String(standard.dropFirst(absoluteRoot.count + 1))
    }

    /// The path of the entry `name` of `folder`.
    static func child(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder + "/" + name
    }

    /// The path with which settings name `path` of the tree.
    static func absolute(_ path: String) -> String {
        path.isEmpty ? absoluteRoot : absoluteRoot + "/" + path
    }

    /// `path` without `.`, `..` and empty parts; nil where `..` leads above the root.
    static func normal(_ path: String) -> String? {
        var parts: [Substring] = []
        for part in split(path) where part != "" && part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// `path`, absolute or not, without `.`, doubled `/`, and `..` behind a name.
    static func standardised(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var parts: [Substring] = []
        for part in split(path) where part != "" && part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let text = parts.joined(separator: "/")
        return isAbsolute ? "/" + text : text.isEmpty && !path.isEmpty ? "." : text
    }

    /// The last part.
    static func name(_ path: String) -> String { String(split(path).last ?? "") }

    /// The path without its last part; `""` for a name alone.
    static func parent(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    /// The name without its last `.…`.
    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The last `.…` of the name with its dot; `""` where there is none.
    static func suffix(_ path: String) -> String { String(name(path).dropFirst(stem(path).count)) }

    /// The parts between the `/`. Bytes and not characters: a combining mark behind a `/` makes one
    /// character of the two, and the `/` still separates for a file system.
    private static func split(_ path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}
