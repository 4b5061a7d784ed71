// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Swift source files and what they import.
enum SwiftFiles {
    /// The Swift files below `folder`, resources left out.
    static func below(_ folder: URL) throws -> [URL] {
        guard let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            return []
        }
        return paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }

    /// Whether `folder` itself holds C files.
    static func hasC(in folder: URL) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { $0.hasSuffix(".c") }
    }

    /// The modules that `file` imports.
    static func imports(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword < words.endIndex - 1,
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
            else { return nil }
            let kinds: Set<Substring> = [
                "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
            ]
            let module =
                kinds.contains(words[keyword + 1]) && keyword + 2 < words.endIndex ? keyword + 2 : keyword + 1
            return words[module].split(separator: ".").first.map(String.init)
        }
    }

    private static let accessLevels: Set<Substring> = [
        "fileprivate", "internal", "package", "private", "public",
    ]
}
