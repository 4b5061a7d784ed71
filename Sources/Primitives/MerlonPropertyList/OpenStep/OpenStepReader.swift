// SPDX-License-Identifier: Apache-2.0

/// The reader of the old text form that NeXT made: `{ key = value; }`, `( a, b )`, `<0fbd77>`, words and
/// quoted strings, with comments. All its scalars are strings or data; GNUstep's typed `<*I5>` is read too.
///
/// It takes what `CFOldStylePList.c` (swift-corelibs-foundation) takes: a last comma in an array, `key;` for
/// `key = key;`, and a file of `key = value;` without braces.
struct OpenStepReader {
    var cursor: TextCursor
    private var tree: TreeBuilder
    /// Whether the outermost value is a dictionary without braces, which the end of the file ends.
    private var isStringsFile = false

    init(_ cursor: TextCursor, _ budget: PropertyListBudget) {
        self.cursor = cursor
        tree = TreeBuilder(budget)
    }

    /// The document of the whole text.
    mutating func read() throws(PropertyListError) -> PropertyListDocument {
        skipSpaceAndComments()
        try openStringsFile()
        while tree.root == nil {
            if tree.wantsKey {
                try readKeyOrEnd()
            } else if tree.innermost?.kind == .array, cursor.take(")") {
                tree.close(at: cursor.mark())
                try readSeparator()
            } else {
                try readValue()
            }
            skipSpaceAndComments()
        }
        guard cursor.isAtEnd else {
            throw cursor.malformed("more text after the outermost value", at: cursor.index)
        }
        guard let document = tree.document(.openStep) else { throw .empty }
        return document
    }

    /// Opens a dictionary without braces where the text begins with `key =` or `key;`, or has comments alone.
    private mutating func openStringsFile() throws(PropertyListError) {
        let start = cursor.index
        let mark = cursor.mark()
        if !cursor.isAtEnd {
            guard cursor.isAtString else { return }
            _ = try readString()
            skipSpaceAndComments()
            let isKey = cursor.next == UInt8(ascii: "=") || cursor.next == UInt8(ascii: ";")
            cursor.index = start
            guard isKey else { return }
        }
        isStringsFile = true
        try tree.open(.dictionary, at: SourcePlace(mark, mark))
    }

    private mutating func readKeyOrEnd() throws(PropertyListError) {
        let isOutermost = isStringsFile && tree.depth == 1
        let start = cursor.mark()
        if isOutermost, !cursor.isAtString {
            tree.close(at: start)
            if !cursor.isAtEnd {
                // Core Foundation stops here without a word.
                cursor.index = cursor.end
                let end = cursor.mark()
                tree.note(.trailingBytes(count: end.offset - start.offset), at: SourcePlace(start, end))
            }
            return
        }
        if !isOutermost, cursor.take("}") {
            tree.close(at: cursor.mark())
            try readSeparator()
            return
        }
        guard cursor.isAtString else { throw unexpected("a key or }") }
        let key = try readString()
        let place = SourcePlace(start, cursor.mark())
        tree.setKey(key, at: place)
        skipSpaceAndComments()
        if cursor.take("=") { return }
        guard cursor.take(";") else { throw unexpected("= or ; after the key") }
        try tree.add(.string(key), at: place)
    }

    private mutating func readValue() throws(PropertyListError) {
        let start = cursor.mark()
        let value: PropertyListValue
        switch cursor.next {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            let isArray = cursor.next == UInt8(ascii: "(")
            cursor.index += 1
            try tree.open(isArray ? .array : .dictionary, at: SourcePlace(start, cursor.mark()))
            return
        case UInt8(ascii: "<"):
            value = cursor.peek(1) == UInt8(ascii: "*") ? try readTyped() : .data(try readData())
        default:
            guard cursor.isAtString else {
                throw unexpected(tree.innermost?.kind == .array ? "a value or )" : "a value")
            }
            value = .string(try readString())
        }
        try tree.add(value, at: SourcePlace(start, cursor.mark()))
        try readSeparator()
    }

    /// Reads what must stand behind a value in its container: `;` in a dictionary, `,` or the end in an array.
    private mutating func readSeparator() throws(PropertyListError) {
        guard let container = tree.innermost?.kind else { return }
        skipSpaceAndComments()
        switch container {
        case .dictionary:
            guard cursor.take(";") else { throw unexpected("; after the value") }
        case .array:
            if !cursor.take(","), cursor.next != UInt8(ascii: ")") { throw unexpected("a comma or )") }
        }
    }

    /// The error of a text that has something else where `expected` should stand.
    mutating func unexpected(_ expected: String) -> PropertyListError {
        var problem = "\(cursor.describeNext()) where \(expected) is expected"
        if cursor.isAtEnd, let container = tree.innermost, let line = container.place.line {
            problem += " (the \(container.kind == .array ? "array" : "dictionary") begins on line \(line))"
        }
        return cursor.malformed(problem, at: cursor.index)
    }

    /// Steps over white space and comments; a comment without an end lasts to the end of the text.
    mutating func skipSpaceAndComments() {
        while true {
            cursor.skipOpenStepSpace()
            if cursor.isAt("//") {
                cursor.skip { $0 == .newline || $0 == .carriageReturn }
            } else if cursor.take("/*") {
                _ = cursor.skip(past: "*/")
            } else {
                return
            }
        }
    }
}
