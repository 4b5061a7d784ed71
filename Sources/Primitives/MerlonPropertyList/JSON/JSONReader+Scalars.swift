// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
    /// Reads a string with its quotation marks. Half a surrogate pair stands for no character and is an error.
    mutating func readString() throws(PropertyListError) -> String {
        let opening = cursor.index
        cursor.index += 1
        let start = cursor.index
        skipPlainCharacters()
        if cursor.next == UInt8(ascii: "\"") {
            let text = try cursor.string(from: start)
            cursor.index += 1
            return text
        }
        var text = Array(cursor.bytes(from: start))
        while !cursor.take("\"") {
            guard !cursor.isAtEnd else {
                throw cursor.malformed("a string without its closing quotation mark", at: opening)
            }
            guard cursor.next == UInt8(ascii: "\\") else {
                throw cursor.malformed(
                    "a control character in a string, which must be escaped", at: cursor.index)
            }
            text.append(scalar: try readEscape())
            let part = cursor.index
            skipPlainCharacters()
            text += cursor.bytes(from: part)
        }
        guard let string = text.withUnsafeBufferPointer(String.init(utf8:)) else {
            throw cursor.malformed("text that is not UTF-8", at: start)
        }
        return string
    }

    private mutating func skipPlainCharacters() {
        cursor.skip { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
    }

    private mutating func readEscape() throws(PropertyListError) -> Unicode.Scalar {
        let start = cursor.index
        cursor.index += 2
        switch cursor.peek(-1) {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let unit = readUnit() else { break }
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard cursor.take("\\u"), let trail = readUnit(),
                let scalar = Unicode.Scalar(lead: unit, trail: trail)
            else { throw cursor.malformed("half of a surrogate pair", at: start, to: cursor.index) }
            return scalar
        default: break
        }
        throw cursor.malformed("an escape that JSON does not have", at: start, to: cursor.index)
    }

    /// Reads the four digits of `\u1234`.
    private mutating func readUnit() -> UInt16? {
        let digits = cursor.takeDigits(radix: 16, limit: 4)
        return digits.count == 4 ? UInt16(truncatingIfNeeded: digits.value) : nil
    }

    /// Reads a number: an integer where it has neither fraction nor exponent and 64 bits hold it.
    mutating func readNumber() throws(PropertyListError) -> PropertyListValue {
        let start = cursor.index
        let isNegative = cursor.take("-")
        let isZero = cursor.next == UInt8(ascii: "0")
        let digits = cursor.takeDigits(radix: 10)
        guard digits.count > 0 else { throw unexpected("a digit") }
        guard digits.count == 1 || !isZero else {
            throw cursor.malformed("a number that begins with a needless 0", at: start, to: cursor.index)
        }
        var isReal = false
        if cursor.take(".") {
            isReal = true
            try readDigits()
        }
        if cursor.take("e") || cursor.take("E") {
            isReal = true
            if !cursor.take("+") { _ = cursor.take("-") }
            try readDigits()
        }
        if !isReal, let value = PropertyListValue(digits, isNegative: isNegative) { return value }
        let text = String(decoding: cursor.bytes(from: start), as: UTF8.self)
        guard let real = Double(text), real.isFinite else {
            throw cursor.malformed("a number beyond what 64 bits hold", at: start, to: cursor.index)
        }
        return .real(real)
    }

    private mutating func readDigits() throws(PropertyListError) {
        guard cursor.next.isDigit else { throw unexpected("a digit") }
        cursor.skip { !$0.isDigit }
    }
}
