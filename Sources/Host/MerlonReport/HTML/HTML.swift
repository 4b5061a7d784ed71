// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// A piece of a page. Only a literal of this program is taken as markup: every text that is interpolated is
/// escaped, so that a name from an artifact can be shown and can do nothing else.
struct HTML: Sendable, ExpressibleByStringInterpolation {
    /// The markup.
    private(set) var source: String

    /// Markup that this program wrote.
    init(stringLiteral value: String) { source = value }

    /// A piece of literals and escaped texts.
    init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

    /// Nothing.
    static let empty: HTML = ""

    static func += (left: inout HTML, right: HTML) { left.source += right.source }

    /// Puts a piece together.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        mutating func appendLiteral(_ literal: String) { source += literal }

        mutating func appendInterpolation(_ text: String) { source += text.escapedForHTML }
        mutating func appendInterpolation(_ number: Int) { source += String(number) }
        mutating func appendInterpolation(_ piece: HTML) { source += piece.source }
        mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { source += piece.source } }
    }
}

extension String {
    /// The text as it stands in an element or in an attribute's quotation marks: marks of HTML as
    /// references, and what is unsafe to show spelt out (`\u{202e}`), since a reference would only bring it
    /// back.
    var escapedForHTML: String {
        let marks: [UInt8] = [0x22, 0x26, 0x27, 0x3C, 0x3E]
        let text = shown
        guard text.utf8.contains(where: marks.contains) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 32)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "'"): escaped += "&#39;".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
