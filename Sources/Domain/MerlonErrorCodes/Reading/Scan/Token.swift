// SPDX-License-Identifier: Apache-2.0

/// A word, a whole number or a mark of the clean text.
struct Token {
    enum Kind: Equatable {
        /// A character of punctuation.
        case mark(UInt8)
        /// A whole number that fits; `isHex` where it was written with `0x`.
        case number(Int, isHex: Bool)
        /// A number that is no code: a fraction, or more digits than any code has.
        case otherNumber(isLong: Bool)
        /// An identifier.
        case word
    }

    var kind: Kind
    var start: Int
    var end: Int
    /// Whether a letter or digit stands right before, as in `2024-10` or `NSURLErrorDomain-1200`.
    var isGlued = false
    /// Whether the number begins with a needless zero, as in `-0700`.
    var hasLeadingZero = false

    var number: Int? {
        if case .number(let value, _) = kind { value } else { nil }
    }
    var isWord: Bool { kind == .word }
    func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }
}

extension Token {
    /// The tokens of `text`; letters beyond ASCII separate words and are no token.
    static func all(of text: CleanText) -> [Token] {
        let bytes = text.bytes
        var tokens: [Token] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let before = index > 0 ? bytes[index - 1] : UInt8.space
            if byte.isDigit
                || (byte == UInt8(ascii: "-") && index + 1 < bytes.count && bytes[index + 1].isDigit)
            {
                let token = number(bytes, at: index, before: before)
                tokens.append(token)
                index = token.end
            } else if byte.isWord {
                var end = index + 1
                while end < bytes.count, bytes[end].isWord { end += 1 }
                tokens.append(Token(kind: .word, start: index, end: end))
                index = end
            } else {
                if byte < 0x80, byte != .space, byte != .newline {
                    tokens.append(Token(kind: .mark(byte), start: index, end: index + 1))
                }
                index += 1
            }
        }
        return tokens
    }

    private static func number(_ bytes: [UInt8], at start: Int, before: UInt8) -> Token {
        let isNegative = bytes[start] == UInt8(ascii: "-")
        let digits = isNegative ? start + 1 : start
        var end = digits
        let isHex =
            digits + 2 < bytes.count && bytes[digits] == UInt8(ascii: "0")
            && bytes[digits + 1].lowercased == UInt8(ascii: "x") && bytes[digits + 2].hexDigit != nil
        if isHex {
            end += 2
            while end < bytes.count, bytes[end].hexDigit != nil { end += 1 }
        } else {
            while end < bytes.count, bytes[end].isDigit { end += 1 }
        }
        var token = Token(kind: .otherNumber(isLong: false), start: start, end: end)
        token.isGlued = before.isWord
        token.hasLeadingZero = !isHex && end - digits > 1 && bytes[digits] == UInt8(ascii: "0")
        if end < bytes.count, bytes[end].isWord {
            while end < bytes.count, bytes[end].isWord { end += 1 }
            token.end = end
            return token
        }
        let dot = UInt8(ascii: ".")
        let isFraction =
            (end + 1 < bytes.count && bytes[end] == dot && bytes[end + 1].isDigit)
            || (before == dot && start > 1 && bytes[start - 2].isWord)
        if isFraction { return token }
        let text = String(decoding: bytes[(isHex ? digits + 2 : digits)..<end], as: UTF8.self)
        // No code has more than ten digits; a hexadecimal one has eight.
        guard text.utf8.count <= (isHex ? 8 : 10), let value = Int(text, radix: isHex ? 16 : 10) else {
            token.kind = .otherNumber(isLong: !isHex)
            return token
        }
        token.kind = .number(isNegative ? -value : value, isHex: isHex)
        return token
    }
}
