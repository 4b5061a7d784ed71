// SPDX-License-Identifier: Apache-2.0

/// The operators that may stand behind a variable's name.
enum SettingOperator {
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
        case "base": SettingPath(text).base
        case "c99extidentifier": identifier(text, extended: true)
        case "default": text
        case "dir": SettingPath(text).directory.isEmpty ? "./" : SettingPath(text).directory
        case "file": SettingPath(text).file
        case "identifier": identifier(text, extended: false)
        case "lower": text.lowercased()
        case "not": negated(text)
        case "quote": quoted(text)
        case "rfc1034identifier": rfc1034(text)
        case "standardizepath": text.hasPrefix("/") ? TreePath.standardised(text) : text
        case "suffix": SettingPath(text).suffix
        case "upper": text.uppercased()
        default: nil
        }
    }

    /// The operators with one: they put a part of a path in another's place.
    private static func replacing(_ name: String, _ operand: String, in text: String) -> String? {
        let path = SettingPath(text)
        switch name {
        case "base": return path.directory + operand + path.suffix
        case "default": return text.isEmpty ? operand : text
        case "dir":
            return operand.isEmpty || operand.hasSuffix("/") ? operand + path.file : operand + "/" + path.file
        case "file": return path.directory + operand
        case "relativeto": return path.leading(to: operand)
        case "suffix":
            let suffix = operand.isEmpty || operand.hasPrefix(".") ? operand : "." + operand
            return path.directory + path.base + suffix
        default: return nil
        }
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

    /// A part of a bundle identifier: `-` for all but letters and digits of ASCII, and for a digit at its
    /// beginning.
    private static func rfc1034(_ text: String) -> String {
        let name = mapped(text, to: "-") { $0.isASCII && UInt8(truncatingIfNeeded: $0.value).isAlphanumeric }
        return name.utf8.first?.isDecimalDigit == true ? "-" + name.dropFirst() : name
    }

    private static func mapped(
        _ text: String, to substitute: Unicode.Scalar, keeping isKept: (Unicode.Scalar) -> Bool
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isKept(scalar) ? scalar : substitute) }
        return String(result)
    }

    /// With a backslash before what would end a word or a quotation.
    private static func quoted(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\\" || scalar == "\"" || scalar == "'" || scalar.properties.isWhitespace {
                result.append("\\")
            }
            result.append(scalar)
        }
        return String(result)
    }

    /// `NO` for a yes, and `YES` for anything else; nothing of nothing.
    private static func negated(_ text: String) -> String {
        text.isEmpty ? "" : BuildSettings.isYes(text) ? "NO" : "YES"
    }
}
