// SPDX-License-Identifier: Apache-2.0

extension PropertyListReader {
    /// The form that `bytes` begin in, or nil where they begin like none of the four.
    ///
    /// The first tokens decide: `<dict` is XML and `<0fbd77>` is OpenStep data; behind `{` and a quoted string
    /// stands `:` in JSON and `=` in OpenStep. `{}` means the same in both and counts as JSON.
    public static func detectFormat(_ bytes: [UInt8]) -> PropertyListDocument.Format? {
        if bytes.starts(with: "bplist".utf8) { return .binary }
        let text = DecodedText(utf8: outline(bytes))
        return text.bytes.withUnsafeBufferPointer { buffer in
            var detector = FormatDetector(cursor: TextCursor(text, buffer, .openStep))
            return detector.detect()
        }
    }

    /// The bytes without a byte order mark; of a UTF-16 or UTF-32 text the start, with one byte for each unit:
    /// itself where it is ASCII, as all that tells the forms apart is.
    private static func outline(_ bytes: [UInt8]) -> [UInt8] {
        let (encoding, markLength) = TextEncoding.detect(bytes)
        let (size, isBigEndian) =
            switch encoding {
            case .utf16(let bigEndian): (2, bigEndian)
            case .utf32(let bigEndian): (4, bigEndian)
            case .latin1, .utf8, .windows1252: (1, true)
            }
        guard size > 1 else { return markLength == 0 ? bytes : Array(bytes[markLength...]) }
        let text = bytes[markLength...].prefix(1 << 16)
        return stride(from: text.startIndex, to: text.endIndex - size + 1, by: size).map { start in
            let unit = text[start..<start + size]
            let low = isBigEndian ? unit[start + size - 1] : unit[start]
            return unit.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } == 1 && low < 0x80 && low != 0 ? low : 0x80
        }
    }
}

/// The look at the first tokens of a text.
private struct FormatDetector {
    var cursor: TextCursor

    mutating func detect() -> PropertyListDocument.Format? {
        let hasComment = skipSpaceAndComments()
        // A file of strings with comments alone is an empty dictionary.
        if cursor.isAtEnd { return hasComment ? .openStep : nil }
        switch cursor.next {
        case UInt8(ascii: "<"): return detectAngle()
        case UInt8(ascii: "{"): return detectBrace()
        case UInt8(ascii: "["): return .json
        case UInt8(ascii: "("): return .openStep
        default: return detectScalar()
        }
    }

    /// `<?xml`, `<!DOCTYPE`, `<dict>` and the like, against the bytes of `<0fbd77 1c>`.
    private mutating func detectAngle() -> PropertyListDocument.Format? {
        cursor.index += 1
        switch cursor.next {
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "/"): return .xml
        case UInt8(ascii: "*"): return .openStep
        default: break
        }
        let start = cursor.index
        cursor.skip { $0.hexValue == nil && !$0.isSpace }
        if cursor.next == UInt8(ascii: ">") { return .openStep }
        cursor.index = start
        return cursor.next.isLetter
            ? .xml : cursor.next.hexValue != nil || cursor.next.isSpace ? .openStep : nil
    }

    private mutating func detectBrace() -> PropertyListDocument.Format? {
        cursor.index += 1
        let hasComment = skipSpaceAndComments()
        switch cursor.next {
        case UInt8(ascii: "}"): return hasComment ? .openStep : .json
        case UInt8(ascii: "\""):
            skipQuoted()
            skipSpaceAndComments()
            return cursor.next == UInt8(ascii: "=") || cursor.next == UInt8(ascii: ";") ? .openStep : .json
        default:
            cursor.skip { !$0.isUnquotedOpenStep }
            let isLabel = cursor.peek(-1) == UInt8(ascii: ":")
            skipSpaceAndComments()
            if cursor.next == UInt8(ascii: "=") || cursor.next == UInt8(ascii: ";") { return .openStep }
            // `{ key: 1 }` is no property list of any form: as JSON its first error is the unquoted key.
            return cursor.isAtEnd || isLabel || cursor.next == UInt8(ascii: ":") ? .json : .openStep
        }
    }

    /// A JSON scalar alone, or the first key of a file of strings: `"key" = "value";`.
    private mutating func detectScalar() -> PropertyListDocument.Format? {
        let start = cursor.index
        let isQuoted = cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'")
        let isWord = cursor.next.isUnquotedOpenStep
        guard isQuoted || isWord else { return nil }
        let first = cursor.next
        if isQuoted {
            skipQuoted()
        } else {
            cursor.skip { !$0.isUnquotedOpenStep }
        }
        let word = cursor.bytes(from: start)
        let isJSON =
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "-") || first.isDigit
            || ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
        skipSpaceAndComments()
        if cursor.next == UInt8(ascii: "=") || cursor.next == UInt8(ascii: ";") { return .openStep }
        return isJSON && cursor.isAtEnd ? .json : nil
    }

    private mutating func skipQuoted() {
        let quote = cursor.next
        cursor.index += 1
        while !cursor.isAtEnd {
            let byte = cursor.next
            cursor.index += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote { return }
        }
    }

    /// Whether there was a comment.
    @discardableResult
    private mutating func skipSpaceAndComments() -> Bool {
        var hasComment = false
        while true {
            cursor.skipOpenStepSpace()
            if cursor.isAt("//") {
                cursor.skip { $0 == .newline || $0 == .carriageReturn }
            } else if cursor.take("/*") {
                _ = cursor.skip(past: "*/")
            } else {
                return hasComment
            }
            hasComment = true
        }
    }
}
