// SPDX-License-Identifier: Apache-2.0

/// The next piece of a raw text: one character, however it is written.
enum TextPiece: Equatable {
    /// Bytes that stand for nothing readable: a colour, a tag, a control character.
    case nothing
    /// A line end in any spelling.
    case newline
    /// One character.
    case scalar(Unicode.Scalar)

    /// The piece that begins at `index` and the index after it. `index` must be below the text's end.
    static func read(_ text: [UInt8], at index: Int) -> (TextPiece, Int) {
        let byte = text[index]
        switch byte {
        case 0x1B:
            return (.nothing, TerminalEscape.end(text, after: index + 1))
        case UInt8(ascii: "["):
            if let end = TerminalEscape.endWithoutEscape(text, at: index) { return (.nothing, end) }
        case UInt8(ascii: "\\"):
            if let piece = BackslashEscape.read(text, at: index) { return piece }
        case UInt8(ascii: "&"):
            if let (scalar, end) = MarkupEntity.read(text, at: index) {
                return (scalar == "\n" ? .newline : .scalar(scalar), end)
            }
        case UInt8(ascii: "<"):
            if let (piece, end) = MarkupTag.read(text, at: index) { return (piece, end) }
        case UInt8(ascii: "\r"):
            let crlf = index + 1 < text.count && text[index + 1] == .newline
            return (.newline, index + (crlf ? 2 : 1))
        case .newline: return (.newline, index + 1)
        case UInt8(ascii: "\t"): return (.scalar(" "), index + 1)
        case 0..<0x20, 0x7F: return (.nothing, index + 1)
        case 0x80...: return decode(text, at: index)
        default: break
        }
        return (.scalar(Unicode.Scalar(byte)), index + 1)
    }

    private static func decode(_ text: [UInt8], at index: Int) -> (TextPiece, Int) {
        let lead = text[index]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead < 0xF5, index + length <= text.count else {
            return (.scalar("?"), index + 1)
        }
        var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for position in index + 1..<index + length {
            guard text[position] & 0xC0 == 0x80 else { return (.scalar("?"), index + 1) }
            value = value << 6 | UInt32(text[position] & 0x3F)
        }
        guard let scalar = Unicode.Scalar(value) else { return (.scalar("?"), index + length) }
        switch PlainScalar.kind(scalar) {
        case .lineEnd: return (.newline, index + length)
        case .invisible: return (.nothing, index + length)
        case .visible: return (.scalar(scalar), index + length)
        }
    }
}

/// What typographic characters mean in code.
enum PlainScalar {
    enum Kind { case invisible, lineEnd, visible }

    static func kind(_ scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: .lineEnd
        case 0x80..<0xA0, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF:
            .invisible
        default: .visible
        }
    }

    /// The plain character for a typographic quotation mark, dash, space or full-width letter.
    static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xB4, 0x2BC, 0x2018...0x201B, 0x2032, 0x2039, 0x203A: return "'"
        case 0xAB, 0xBB, 0x201C...0x201F, 0x2033, 0x300C...0x300F: return "\""
        case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x2500...0x259F, 0x3000: return " "
        case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        default: return scalar
        }
    }
}

extension Unicode.Scalar {
    /// The bytes of the scalar in UTF-8.
    var utf8: [UInt8] { UTF8.encode(self).map(Array.init) ?? [] }
}
