// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
    /// A start tag, or an empty element's only one.
    struct StartTag {
        /// The element.
        var element: XMLElement
        /// The index of `<`.
        var start: Int
        /// Whether the tag ends with `/>`.
        var isEmpty: Bool
    }

    /// Steps to the first element: over white space, the declaration, comments, processing instructions and
    /// document type declarations.
    mutating func skipProlog() throws(PropertyListError) {
        while true {
            try skipBetweenElements()
            guard cursor.isAt("<!") else { return }
            try skipDocumentType()
        }
    }

    /// Steps over white space, comments and processing instructions.
    mutating func skipBetweenElements() throws(PropertyListError) {
        cursor.skipSpace()
        while cursor.next == UInt8(ascii: "<") {
            let start = cursor.index
            guard let isComplete = skipCommentOrInstruction() else { return }
            guard isComplete else {
                cursor.index = start
                let kind = cursor.isAt("<?") ? "processing instruction" : "comment"
                throw cursor.malformed("a \(kind) without an end", at: start)
            }
            cursor.skipSpace()
        }
    }

    /// Steps over a comment or processing instruction: nil where there is none, false (with the cursor left
    /// where it is) where it has no end.
    mutating func skipCommentOrInstruction() -> Bool? {
        let start = cursor.index
        let isComplete: Bool
        if cursor.take("<!--") {
            isComplete = cursor.skip(past: "-->")
        } else if cursor.take("<?") {
            isComplete = cursor.skip(past: "?>")
        } else {
            return nil
        }
        if !isComplete { cursor.index = start }
        return isComplete
    }

    /// Reads `<name attributes>` or `<name attributes/>`. Attributes mean nothing in a property list.
    mutating func readStartTag() throws(PropertyListError) -> StartTag {
        let start = cursor.index
        cursor.index += 1
        let name = cursor.index
        cursor.skip { $0.isSpace || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
        guard let element = XMLElement(cursor.bytes(from: name)) else {
            if cursor.isAtEnd { throw endOfFile() }
            throw unknownElement(at: start, name: name)
        }
        var quote: UInt8 = 0
        cursor.skip { byte in
            if quote != 0 {
                if byte == quote { quote = 0 }
                return false
            }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
            return byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
        }
        guard cursor.next == UInt8(ascii: ">") else {
            throw cursor.malformed("a tag <\(element.rawValue)> without its >", at: start)
        }
        let isEmpty = cursor.bytes(from: name).last == UInt8(ascii: "/")
        cursor.index += 1
        return StartTag(element: element, start: start, isEmpty: isEmpty)
    }

    /// Reads `</name>`, which must be the end of `element`.
    mutating func readEndTag(of element: XMLElement) throws(PropertyListError) {
        if cursor.isAtEnd { throw endOfFile(in: element) }
        let start = cursor.index
        guard cursor.take("</") else {
            throw cursor.malformed("a </\(element.rawValue)> is expected", at: start)
        }
        let name = cursor.index
        cursor.skip { $0.isSpace || $0 == UInt8(ascii: ">") }
        guard cursor.bytes(from: name).elementsEqual(element.rawValue.utf8) else {
            if cursor.isAtEnd { throw endOfFile(in: element) }
            let found = printable(from: name)
            throw cursor.malformed(
                "</\(found)> where </\(element.rawValue)> is expected", at: start, to: cursor.index)
        }
        cursor.skipSpace()
        guard cursor.take(">") else {
            if cursor.isAtEnd { throw endOfFile(in: element) }
            throw cursor.malformed("an end tag </\(element.rawValue)> without its >", at: start)
        }
    }

    /// Steps over `<!DOCTYPE …>`. What an internal subset declares is skipped, never used.
    private mutating func skipDocumentType() throws(PropertyListError) {
        let start = cursor.index
        guard cursor.take("<!DOCTYPE") else {
            throw cursor.malformed(
                "a markup declaration other than <!DOCTYPE before the first element", at: start)
        }
        var isInSubset = false
        while !cursor.isAtEnd {
            if isInSubset, let isComplete = skipCommentOrInstruction() {
                if !isComplete { break }
                continue
            }
            let byte = cursor.next
            cursor.index += 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                cursor.skip { $0 == byte }
                cursor.index += cursor.isAtEnd ? 0 : 1
            case UInt8(ascii: "["): isInSubset = true
            case UInt8(ascii: "]"): isInSubset = false
            case UInt8(ascii: ">") where !isInSubset: return
            default: break
            }
        }
        throw cursor.malformed("a document type declaration without an end", at: start)
    }

    private mutating func unknownElement(at start: Int, name: Int) -> PropertyListError {
        // A file that was committed in the middle of a merge.
        let isConflict = cursor.bytes(from: start).starts(with: "<<<<<<<".utf8)
        let found =
            isConflict
            ? "the <<<<<<< of a merge conflict"
            : "<\(printable(from: name))>, which property lists don't have,"
        let expected =
            switch tree.innermost?.kind {
            case nil: "<plist> or a value is expected"
            case .dictionary where tree.wantsKey: "a <key> or </dict> is expected"
            default: "a value is expected"
            }
        return cursor.malformed("\(found) where \(expected)", at: start, to: cursor.index)
    }

    /// The name from `start` to the cursor, cut short and without what could harm a terminal.
    private func printable(from start: Int) -> String {
        let name = cursor.bytes(from: start)
        let text = name.prefix(24).map { $0 > 0x20 && $0 < 0x7F ? Character(Unicode.Scalar($0)) : "?" }
        return String(text) + (name.count > 24 ? "…" : "")
    }
}
