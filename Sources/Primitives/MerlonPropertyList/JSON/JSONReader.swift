// SPDX-License-Identifier: Apache-2.0

/// The reader of JSON as RFC 8259 has it, nothing more: no comments, no comma before a closing bracket, no
/// second value. A byte order mark is passed over, which the RFC permits.
struct JSONReader {
    var cursor: TextCursor
    private var tree: TreeBuilder

    init(_ cursor: TextCursor, _ budget: PropertyListBudget) {
        self.cursor = cursor
        tree = TreeBuilder(budget)
    }

    /// The document of the whole text.
    mutating func read() throws(PropertyListError) -> PropertyListDocument {
        cursor.skipSpace()
        while tree.root == nil {
            if tree.wantsKey { try readKey() }
            let isOpened = try readValue()
            if !isOpened { try readSeparators() }
        }
        cursor.skipSpace()
        guard cursor.isAtEnd else {
            throw cursor.malformed("more text after the outermost value", at: cursor.index)
        }
        guard let document = tree.document(.json) else { throw .empty }
        return document
    }

    /// Whether the value is a container that was opened and has contents to be read next.
    private mutating func readValue() throws(PropertyListError) -> Bool {
        let start = cursor.mark()
        let value: PropertyListValue
        switch cursor.next {
        case UInt8(ascii: "{"): return try open(.dictionary, from: start, close: "}")
        case UInt8(ascii: "["): return try open(.array, from: start, close: "]")
        case UInt8(ascii: "\""): value = .string(try readString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try readNumber()
        case UInt8(ascii: "t") where cursor.take("true"): value = .boolean(true)
        case UInt8(ascii: "f") where cursor.take("false"): value = .boolean(false)
        case UInt8(ascii: "n") where cursor.take("null"): value = .null
        default: throw unexpected("a value")
        }
        try tree.add(value, at: SourcePlace(start, cursor.mark()))
        return false
    }

    private mutating func open(
        _ kind: TreeBuilder.Frame.Kind, from start: TextMark, close: StaticString
    ) throws(PropertyListError) -> Bool {
        cursor.index += 1
        try tree.open(kind, at: SourcePlace(start, cursor.mark()))
        cursor.skipSpace()
        guard cursor.take(close) else { return true }
        tree.close(at: cursor.mark())
        return false
    }

    private mutating func readKey() throws(PropertyListError) {
        guard cursor.next == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
        let start = cursor.mark()
        let key = try readString()
        tree.setKey(key, at: SourcePlace(start, cursor.mark()))
        cursor.skipSpace()
        guard cursor.take(":") else { throw unexpected("a colon after the key") }
        cursor.skipSpace()
    }

    /// Reads what stands behind a value: closing brackets, up to a comma or the end of the outermost value.
    private mutating func readSeparators() throws(PropertyListError) {
        while let container = tree.innermost?.kind {
            cursor.skipSpace()
            if cursor.take(",") {
                cursor.skipSpace()
                return
            }
            guard container == .array ? cursor.take("]") : cursor.take("}") else {
                throw unexpected(container == .array ? "a comma or ]" : "a comma or }")
            }
            tree.close(at: cursor.mark())
        }
    }

    /// The error of a text that has something else where `expected` should stand.
    mutating func unexpected(_ expected: String) -> PropertyListError {
        cursor.malformed("\(cursor.describeNext()) where \(expected) is expected", at: cursor.index)
    }
}
