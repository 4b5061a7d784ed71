// SPDX-License-Identifier: Apache-2.0

extension PropertyListReader {
    /// The form that `bytes` begin in, or nil where they begin like none of the four.
    ///
    /// The first tokens decide: `<dict` is XML and `<0fbd77>` is OpenStep data; behind `{` and a quoted string
    /// stands `:` in JSON and `=` in OpenStep. `{}` means the same in both and counts as JSON.
    public static func detectFormat(_ bytes: [UInt8]) -> PropertyListDocument.Format? {
        if bytes.starts(with: "bplist".utf8) { return .binary }
        // A wide text is decoded to look at it: 64 KB, a multiple of every unit's size, show the first tokens.
        let isWide = TextEncoding.detect(bytes).encoding != .utf8
        guard let text = try? DecodedText(isWide ? Array(bytes.prefix(1 << 16)) : bytes, as: .openStep) else {
            return nil
        }
        return text.bytes.withUnsafeBufferPointer { buffer in
            var detector = FormatDetector(cursor: TextCursor(text, buffer, .openStep))
            return detector.detect()
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
            // `{ key: 1 }` is no property list of any form: as JSON its first error is the unquoted key.
            cursor.skip { !$0.isUnquotedOpenStep || $0 == UInt8(ascii: ":") }
            skipSpaceAndComments()
            return cursor.isAtEnd || cursor.next == UInt8(ascii: ":") ? .json : .openStep
        }
    }

    /// A JSON scalar alone, or the first key of a file of strings: `"key" = "value";`.
    private mutating func detectScalar() -> PropertyListDocument.Format? {
        let start = cursor.index
        let isQuoted = cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'")
        let isWord = cursor.next.isUnquotedOpenStep
        guard isQuoted || isWord else { return nil }
        let isJSON =
            cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "-") || cursor.next.isDigit
            || cursor.isAt("true") || cursor.isAt("false") || cursor.isAt("null")
        if isQuoted {
            skipQuoted()
        } else {
            cursor.skip { !$0.isUnquotedOpenStep }
        }
        guard cursor.index > start else { return nil }
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
            cursor.skipSpace()
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
