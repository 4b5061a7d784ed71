// SPDX-License-Identifier: Apache-2.0

extension OpenStepReader {
    /// Reads a word, or a string in quotation marks of either kind. A word goes on over `//`, as in a URL.
    mutating func readString() throws(PropertyListError) -> String {
        let quote = cursor.next
        let opening = cursor.index
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            cursor.skip { !$0.isUnquotedOpenStep }
            return try cursor.string(from: opening)
        }
        cursor.index += 1
        let start = cursor.index
        cursor.skip { $0 == quote || $0 == UInt8(ascii: "\\") }
        if cursor.next == quote {
            let text = try cursor.string(from: start)
            cursor.index += 1
            return text
        }
        var text = Array(cursor.bytes(from: start))
        while cursor.next == UInt8(ascii: "\\") {
            text.append(scalar: readEscape())
            let part = cursor.index
            cursor.skip { $0 == quote || $0 == UInt8(ascii: "\\") }
            text += cursor.bytes(from: part)
        }
        guard cursor.next == quote, !cursor.isAtEnd else {
            throw cursor.malformed("a string without its closing quotation mark", at: opening)
        }
        cursor.index += 1
        guard let string = text.withUnsafeBufferPointer(String.init(utf8:)) else {
            throw cursor.malformed("text that is not UTF-8", at: start)
        }
        return string
    }

    /// Reads an escape. One that the form does not have stands for its character, as in Core Foundation.
    private mutating func readEscape() -> Unicode.Scalar {
        cursor.index += 1
        let byte = cursor.next
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return readOctal()
        case UInt8(ascii: "U"):
            cursor.index += 1
            return readUnicode()
        case UInt8(ascii: "a"): return step("\u{7}")
        case UInt8(ascii: "b"): return step("\u{8}")
        case UInt8(ascii: "f"): return step("\u{C}")
        case UInt8(ascii: "n"): return step("\n")
        case UInt8(ascii: "r"): return step("\r")
        case UInt8(ascii: "t"): return step("\t")
        case UInt8(ascii: "v"): return step("\u{B}")
        case 0x80...: return cursor.takeScalar() ?? "\u{FFFD}"
        default: return step(Unicode.Scalar(byte))
        }
    }

    private mutating func step(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if !cursor.isAtEnd { cursor.index += 1 }
        return scalar
    }

    /// Reads up to three octal digits: a byte in NeXT's encoding.
    private mutating func readOctal() -> Unicode.Scalar {
        NextStepEncoding.scalar(UInt8(truncatingIfNeeded: cursor.takeDigits(radix: 8, limit: 3).value))
    }

    /// Reads up to four digits of `\U1234`; two that make a surrogate pair are one character, and half of one is
    /// U+FFFD.
    private mutating func readUnicode() -> Unicode.Scalar {
        let unit = readUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let behind = cursor.index
        if cursor.take("\\U"), let scalar = Unicode.Scalar(lead: unit, trail: readUnit()) { return scalar }
        cursor.index = behind
        return "\u{FFFD}"
    }

    private mutating func readUnit() -> UInt16 {
        UInt16(truncatingIfNeeded: cursor.takeDigits(radix: 16, limit: 4).value)
    }
}
