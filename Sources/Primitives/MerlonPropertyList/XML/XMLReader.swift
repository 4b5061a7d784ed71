// SPDX-License-Identifier: Apache-2.0

/// The reader of Apple's XML form.
///
/// It takes what Core Foundation's reader takes (`CFPropertyList.c` of swift-corelibs-foundation, and the
/// behaviour of Foundation on Linux) but for a few texts, the most useful being that a document type
/// declaration may have an internal subset, whose entities are never expanded; the tests have a table of the
/// differences. There is no recursion: containers that are open lie in the tree builder.
struct XMLReader {
    var cursor: TextCursor
    var tree: TreeBuilder
    /// Whether the value stands in a `<plist>`; a bare value is a property list too.
    private var isInPlist = false
    /// The line of the last `<key>` that was taken as a value, to explain an error that follows from it.
    private var lineOfKeyAsValue: Int?

    init(_ cursor: TextCursor, _ budget: PropertyListBudget) {
        self.cursor = cursor
        tree = TreeBuilder(budget)
    }

    /// The document of the whole text.
    mutating func read() throws(PropertyListError) -> PropertyListDocument {
        try skipProlog()
        while tree.root == nil {
            try skipBetweenElements()
            guard cursor.next == UInt8(ascii: "<") else { throw unexpectedText() }
            if cursor.peek(1) == UInt8(ascii: "/") {
                try closeContainer()
            } else {
                let start = cursor.mark()
                try readElement(try readStartTag(), from: start)
            }
        }
        if isInPlist { try closePlist() }
        noteTrailingBytes()
        guard let document = tree.document(.xml) else { throw .empty }
        return document
    }

    private mutating func readElement(_ tag: StartTag, from start: TextMark) throws(PropertyListError) {
        if tree.wantsKey {
            guard tag.element == .key else { throw valueInPlaceOfKey(tag) }
            let key = tag.isEmpty ? "" : try readText(of: .key)
            tree.setKey(key, at: place(from: start))
            return
        }
        switch tag.element {
        case .plist:
            guard !isInPlist, tree.innermost == nil else {
                throw cursor.malformed("<plist> inside another element", at: tag.start, to: cursor.index)
            }
            guard !tag.isEmpty else {
                throw cursor.malformed("a <plist> without a value", at: tag.start, to: cursor.index)
            }
            isInPlist = true
        case .array, .dict:
            try tree.open(tag.element == .array ? .array : .dictionary, at: place(from: start))
            if tag.isEmpty { tree.close(at: cursor.mark()) }
        case .key:
            let text = tag.isEmpty ? "" : try readText(of: .key)
            let place = place(from: start)
            tree.note(.keyInPlaceOfValue(text), at: place)
            lineOfKeyAsValue = start.line
            try tree.add(.string(text), at: place)
        case .data, .date, .false, .integer, .real, .string, .true:
            try readScalar(tag, from: start)
        }
    }

    private mutating func readScalar(_ tag: StartTag, from start: TextMark) throws(PropertyListError) {
        let value: PropertyListValue =
            switch tag.element {
            case .data: .data(try readData(tag, from: start))
            case .date: .date(try readDate(tag))
            case .integer: try readInteger(tag)
            case .real: .real(try readReal(tag))
            case .true, .false: try readBoolean(tag)
            default: .string(tag.isEmpty ? "" : try readText(of: .string))
            }
        try tree.add(value, at: place(from: start))
    }

    private mutating func readBoolean(_ tag: StartTag) throws(PropertyListError) -> PropertyListValue {
        if !tag.isEmpty { try readEndTag(of: tag.element) }
        return .boolean(tag.element == .true)
    }

    /// The end tag of the innermost container, or one that should be it.
    private mutating func closeContainer() throws(PropertyListError) {
        guard let container = tree.innermost else {
            throw cursor.malformed(
                isInPlist
                    ? "an end tag where the value of <plist> is expected" : "an end tag without a start",
                at: cursor.index)
        }
        if let key = container.key {
            let line = key.place.line.map { " on line \($0)" } ?? ""
            throw cursor.malformed(
                "an end tag where the value of the <key>\(line) is expected", at: cursor.index)
        }
        try readEndTag(of: container.kind == .array ? .array : .dict)
        tree.close(at: cursor.mark())
    }

    private mutating func closePlist() throws(PropertyListError) {
        try skipBetweenElements()
        if cursor.isAtEnd { throw endOfFile() }
        guard cursor.isAt("</") else {
            throw cursor.malformed(
                "something after the value of <plist>, where </plist> is expected", at: cursor.index)
        }
        try readEndTag(of: .plist)
    }

    private mutating func noteTrailingBytes() {
        cursor.skipSpace()
        while let isComplete = skipCommentOrInstruction(), isComplete { cursor.skipSpace() }
        guard !cursor.isAtEnd else { return }
        let (start, end) = (cursor.mark(), cursor.mark(at: cursor.end))
        tree.note(.trailingBytes(count: end.offset - start.offset), at: SourcePlace(start, end))
    }

    /// The place from `start` to the cursor.
    mutating func place(from start: TextMark) -> SourcePlace { SourcePlace(start, cursor.mark()) }
}

extension XMLReader {
    private mutating func valueInPlaceOfKey(_ tag: StartTag) -> PropertyListError {
        let reason =
            lineOfKeyAsValue.map {
                "; a value is missing before the <key> on line \($0), which was taken for one"
            }
            ?? ""
        return cursor.malformed(
            "<\(tag.element.rawValue)> where a <key> is expected\(reason)", at: tag.start, to: cursor.index)
    }

    private mutating func unexpectedText() -> PropertyListError {
        if cursor.isAtEnd { return endOfFile() }
        let place =
            tree.innermost.map {
                $0.kind == .array ? "between the elements of an <array>" : "between the elements of a <dict>"
            }
            ?? "where a value is expected"
        return cursor.malformed("text \(place)", at: cursor.index)
    }

    /// The error of a text that ends too early, with the element that is open there.
    mutating func endOfFile(in element: XMLElement? = nil) -> PropertyListError {
        let open: String
        if let element {
            open = "inside <\(element.rawValue)>"
        } else if let container = tree.innermost {
            let line = container.place.line.map { " of line \($0)" } ?? ""
            open = "inside the <\(container.kind == .array ? "array" : "dict")>\(line)"
        } else {
            open = isInPlist ? "inside <plist>" : "before the first element"
        }
        return cursor.malformed("the file ends \(open)", at: cursor.end)
    }
}
