// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Text as a YAML scalar that every reader, of YAML 1.1 or 1.2, takes for the same text.
enum YAMLText {
    /// `text` plain where that is safe, else in double quotation marks.
    static func scalar(_ text: String) -> String {
        isSafePlain(text) ? text : quoted(text)
    }

    /// `[a, b]`: a list on one line.
    static func list(_ texts: [String]) -> String {
        "[" + texts.map(scalar).joined(separator: ", ") + "]"
    }

    private static func isSafePlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "/"),
            text.utf8.last != UInt8(ascii: " ")
        else { return false }
        guard !reserved.contains(text.lowercased()) else { return false }
        let hasOnlyPlainBytes = text.utf8.allSatisfy { byte in
            isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || " -_./+()@".utf8.contains(byte)
        }
        // A number such as 1e3 begins with a digit, and .nan with a point: neither gets here.
        return hasOnlyPlainBytes
    }

    /// What some reader takes for a boolean or for nothing.
    private static let reserved: Set<String> = ["y", "yes", "n", "no", "true", "false", "on", "off", "null"]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case _ where scalar.isUnsafeToShow: out += scalar.escaped
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var escaped: String {
        let digits = String(value, radix: 16, uppercase: true)
        let width = value > 0xFFFF ? 8 : 4
        return (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
    }
}
