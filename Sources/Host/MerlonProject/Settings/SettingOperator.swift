// SPDX-License-Identifier: Apache-2.0

/// The operators that may stand behind a variable's name.
enum SettingOperator {
    /// Their names.
    static let names: Set<String> = [
        "base", "c99extidentifier", "default", "dir", "file", "identifier", "lower", "quote", "relativeto",
        "rfc1034identifier", "standardizepath", "suffix", "upper",
    ]

    /// The value that the operator makes; nil where it is not known, or has an operand and takes none.
    static func apply(_ name: String, _ operand: String?, to value: [UInt8]) -> [UInt8]? {
        let text = String(decoding: value, as: UTF8.self)
        return (operand.map { replacing(name, $0, in: text) } ?? taking(name, from: text)).map {
            Array($0.utf8)
        }
    }

    /// The operators without an operand.
    private static func taking(_ name: String, from text: String) -> String? {
        switch name {
        case "base": TreePath.stem(text)
        case "c99extidentifier": identifier(text, extended: true)
        case "default": text
        case "dir": text.utf8.contains(UInt8(ascii: "/")) ? directory(text) : "."
        case "file": TreePath.name(text)
        case "identifier": identifier(text, extended: false)
        case "lower": text.lowercased()
        case "quote": quoted(text)
        case "rfc1034identifier": mapped(text, to: "-") { $0.isRFC1034 }
        case "standardizepath": TreePath.standardised(text)
        case "suffix": TreePath.suffix(text)
        case "upper": text.uppercased()
        default: nil
        }
    }

    /// The operators with one: they put a part of a path in another's place.
    private static func replacing(_ name: String, _ operand: String, in text: String) -> String? {
        switch name {
        case "base": joined(TreePath.parent(text), operand + TreePath.suffix(text), like: text)
        case "default": text.isEmpty ? operand : text
        case "dir": joined(operand, TreePath.name(text), like: "/")
        case "file": joined(TreePath.parent(text), operand, like: text)
        case "relativeto": relative(text, to: operand)
        case "suffix": joined(TreePath.parent(text), TreePath.stem(text) + operand, like: text)
        default: nil
        }
    }

    private static func directory(_ text: String) -> String {
        let parent = TreePath.parent(text)
        return parent.isEmpty ? "/" : parent
    }

    private static func joined(_ directory: String, _ name: String, like text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return name }
        return directory.hasSuffix("/") || name.hasPrefix("/") ? directory + name : directory + "/" + name
    }

    /// `text` as seen from the folder `base`; `text` itself where only one of the two is absolute.
    private static func relative(_ text: String, to base: String) -> String {
        guard text.hasPrefix("/") == base.hasPrefix("/") else { return text }
        let path = TreePath.standardised(text).split(separator: "/")
        let folder = TreePath.standardised(base).split(separator: "/")
        let common = zip(path, folder).prefix { $0 == $1 }.count
        let steps = folder.dropFirst(common).map { _ in Substring("..") } + path.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// A C identifier: `_` for what it can't hold, a digit at its beginning among that. The extended kind
    /// keeps letters of all scripts.
    private static func identifier(_ text: String, extended: Bool) -> String {
        let name = mapped(text, to: "_") { scalar in
            scalar.isASCII
                ? UInt8(truncatingIfNeeded: scalar.value).isIdentifier
                : extended && scalar.properties.isAlphabetic
        }
        return name.utf8.first?.isDecimalDigit == true ? "_" + name.dropFirst() : name
    }

    private static func mapped(
        _ text: String, to substitute: Unicode.Scalar, keeping isKept: (Unicode.Scalar) -> Bool
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isKept(scalar) ? scalar : substitute) }
        return String(result)
    }

    /// With a backslash before each character that a shell would read.
    private static func quoted(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isASCII, !scalar.isPlainInShell { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isRFC1034: Bool {
        isASCII && UInt8(truncatingIfNeeded: value).isAlphanumeric || self == "-" || self == "."
    }

    fileprivate var isPlainInShell: Bool {
        UInt8(truncatingIfNeeded: value).isIdentifier || "-./:=@%+,".unicodeScalars.contains(self)
    }
}
