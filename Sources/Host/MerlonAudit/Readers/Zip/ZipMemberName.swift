// SPDX-License-Identifier: Apache-2.0

/// A member's name as a path of components.
struct ZipMemberName {
    /// The components, `.` and empty ones left out; nil where the name leads out of the archive.
    var components: [String]?
    /// What makes the name unsafe to unpack, in words; nil where nothing does.
    var hazard: String?

    /// Reads a name. A backslash is taken for a separator, as Windows tools write and read it.
    init(_ name: String) {
        let hasBackslash = name.utf8.contains(UInt8(ascii: "\\"))
        let parts = name.pathParts(at: "/\\")
        if name.utf8.contains(0) {
            hazard = "holds a zero byte, at which other readers end it"
        } else if parts.contains("..") {
            hazard = "holds \"..\", which leads out of the archive"
        } else if parts.first == "", !name.isEmpty {
            hazard = "is an absolute path"
        } else if parts.first.map(Self.isDrive) ?? false {
            hazard = "begins with a drive letter"
        } else {
            hazard = hasBackslash ? "holds a backslash, which some readers take for a separator" : nil
            components = parts.filter { !$0.isEmpty && $0 != "." }
        }
    }

    private static func isDrive(_ part: String) -> Bool {
        let bytes = Array(part.utf8.prefix(2))
        guard bytes.count == 2, bytes[1] == UInt8(ascii: ":") else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0] | 0x20)
    }
}

extension ZipMemberName {
    /// Whether `target`, the text of a symbolic link that lies in the directory `components`, leads out
    /// of the archive.
    static func leadsOut(_ target: String, from components: ArraySlice<String>) -> Bool {
        guard !target.isAbsolutePath else { return true }
        var depth = components.count
        for part in target.pathParts() where part != "" && part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }
}
