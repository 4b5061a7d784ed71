// SPDX-License-Identifier: Apache-2.0

/// Colours and other commands to a terminal.
enum TerminalEscape {
    /// The index after the command whose escape character stands before `index`.
    static func end(_ text: [UInt8], after index: Int) -> Int {
        guard index < text.count else { return index }
        switch text[index] {
        case UInt8(ascii: "["):
            return end(ofControlSequence: text, from: index + 1)
        case UInt8(ascii: "]"):
            // A command to the terminal's own program ends in BEL or ESC \; a lost end must not swallow
            // the text, so it is looked for nearby only.
            let limit = min(text.count, index + 2048)
            for position in index + 1..<max(limit, index + 1) {
                if text[position] == 0x07 { return position + 1 }
                if text[position] == 0x1B { return position + 2 }
            }
            return index + 1
        default:
            return index + 1
        }
    }

    /// The index after `[31m` where the escape character before it was lost on the way.
    static func endWithoutEscape(_ text: [UInt8], at index: Int) -> Int? {
        var position = index + 1
        while position < text.count, position < index + 14,
            text[position].isDigit || text[position] == UInt8(ascii: ";")
        {
            position += 1
        }
        guard position > index + 1, position < text.count, text[position] == UInt8(ascii: "m") else {
            return nil
        }
        // "[5m]" is a span of time in brackets.
        return position + 1 < text.count && text[position + 1] == UInt8(ascii: "]") ? nil : position + 1
    }

    static func end(ofControlSequence text: [UInt8], from index: Int) -> Int {
        var position = index
        while position < text.count, position < index + 64, (0x20...0x3F).contains(text[position]) {
            position += 1
        }
        return position < text.count && (0x40...0x7E).contains(text[position]) ? position + 1 : position
    }
}

/// Escapes of JSON, of source code and of Foundation's dictionary descriptions, also escaped twice.
enum BackslashEscape {
    /// What the backslashes at `index` and the characters after them stand for; nil where they are just
    /// backslashes.
    static func read(_ text: [UInt8], at index: Int) -> (TextPiece, Int)? {
        var position = index
        while position < text.count, position < index + 16, text[position] == UInt8(ascii: "\\") {
            position += 1
        }
        guard position < text.count else { return nil }
        switch text[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"):
            return (.scalar(Unicode.Scalar(text[position])), position + 1)
        case UInt8(ascii: "n"), UInt8(ascii: "r"): return (.newline, position + 1)
        case UInt8(ascii: "t"): return (.scalar(" "), position + 1)
        case UInt8(ascii: "e"): return escape(text, position + 1)
        case UInt8(ascii: "0"):
            return matches(text, position, "033") ? escape(text, position + 3) : nil
        case UInt8(ascii: "x"): return hex(text, position + 1, digits: 2)
        case UInt8(ascii: "u"), UInt8(ascii: "U"): return hex(text, position + 1, digits: 4)
        default: return nil
        }
    }

    private static func hex(_ text: [UInt8], _ start: Int, digits: Int) -> (TextPiece, Int)? {
        // Swift's own form is \u{2019}.
        if start < text.count, text[start] == UInt8(ascii: "{") { return braced(text, start + 1) }
        guard start + digits <= text.count else { return nil }
        var value: UInt32 = 0
        for position in start..<start + digits {
            guard let digit = text[position].hexDigit else { return nil }
            value = value << 4 | digit
        }
        return piece(value, text, end: start + digits)
    }

    private static func braced(_ text: [UInt8], _ start: Int) -> (TextPiece, Int)? {
        var value: UInt32 = 0
        var position = start
        while position < text.count, position < start + 6, let digit = text[position].hexDigit {
            value = value << 4 | digit
            position += 1
        }
        guard position > start, position < text.count, text[position] == UInt8(ascii: "}") else { return nil }
        return piece(value, text, end: position + 1)
    }

    private static func piece(_ value: UInt32, _ text: [UInt8], end: Int) -> (TextPiece, Int)? {
        if value == 0x1B { return escape(text, end) }
        if value == 0x0A || value == 0x0D { return (.newline, end) }
        if value == 0x09 { return (.scalar(" "), end) }
        // Half of a surrogate pair: a letter beyond what any error is written in.
        guard let scalar = Unicode.Scalar(value) else { return (.nothing, end) }
        if value < 0x20 || PlainScalar.kind(scalar) == .invisible { return (.nothing, end) }
        return PlainScalar.kind(scalar) == .lineEnd ? (.newline, end) : (.scalar(scalar), end)
    }

    private static func escape(_ text: [UInt8], _ next: Int) -> (TextPiece, Int)? {
        guard next < text.count, text[next] == UInt8(ascii: "[") else { return nil }
        return (.nothing, TerminalEscape.end(ofControlSequence: text, from: next + 1))
    }

    private static func matches(_ text: [UInt8], _ index: Int, _ word: StaticString) -> Bool {
        word.withUTF8Buffer {
            index + $0.count <= text.count && text[index..<index + $0.count].elementsEqual($0)
        }
    }
}
