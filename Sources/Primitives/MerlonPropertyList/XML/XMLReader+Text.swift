// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
    /// Reads the text of `element` and its end tag. White space is text; line ends stay as they are.
    mutating func readText(of element: XMLElement) throws(PropertyListError) -> String {
        let start = cursor.index
        cursor.skip { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        if cursor.isAt("</") {
            let text = try cursor.string(from: start)
            try readEndTag(of: element)
            return text
        }
        return try readMixedText(of: element, from: start)
    }

    /// Reads on where references or CDATA sections stand in the text.
    private mutating func readMixedText(
        of element: XMLElement, from start: Int
    ) throws(PropertyListError) -> String {
        var text = Array(cursor.bytes(from: start))
        while !cursor.isAt("</") {
            if cursor.isAtEnd { throw endOfFile(in: element) }
            if cursor.next == UInt8(ascii: "&") {
                text.append(scalar: try readReference())
            } else if cursor.isAt("<![CDATA[") {
                text += try readCharacterData()
            } else {
                let found = cursor.isAt("<!") || cursor.isAt("<?") ? "a comment or instruction" : "a tag"
                throw cursor.malformed(
                    "\(found) inside <\(element.rawValue)>, where only text may stand", at: cursor.index)
            }
            let part = cursor.index
            cursor.skip { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
            text += cursor.bytes(from: part)
        }
        guard let string = text.withUnsafeBufferPointer(String.init(utf8:)) else {
            throw cursor.malformed("text that is not UTF-8", at: start)
        }
        try readEndTag(of: element)
        return string
    }

    private mutating func readCharacterData() throws(PropertyListError) -> UnsafeBufferPointer<UInt8> {
        let start = cursor.index
        _ = cursor.take("<![CDATA[")
        let content = cursor.index
        guard cursor.skip(past: "]]>") else {
            throw cursor.malformed("a CDATA section without an end", at: start)
        }
        return UnsafeBufferPointer(rebasing: cursor.bytes(from: content).dropLast(3))
    }

    /// Reads `&name;`, `&#number;` or `&#xnumber;`. Only the five entities that XML itself has are known.
    private mutating func readReference() throws(PropertyListError) -> Unicode.Scalar {
        let start = cursor.index
        if cursor.take("&#") { return try readCharacterReference(from: start) }
        if cursor.take("&amp;") { return "&" }
        if cursor.take("&lt;") { return "<" }
        if cursor.take("&gt;") { return ">" }
        if cursor.take("&quot;") { return "\"" }
        if cursor.take("&apos;") { return "'" }
        throw cursor.malformed(
            "an & that begins none of &amp; &lt; &gt; &quot; &apos; &#number; (other entities are not expanded)",
            at: start)
    }

    private mutating func readCharacterReference(from start: Int) throws(PropertyListError) -> Unicode.Scalar
    {
        let isHex = cursor.take("x")
        let digits = cursor.takeDigits(radix: isHex ? 16 : 10)
        guard digits.count > 0, !digits.isTooLarge, cursor.take(";"),
            let scalar = UInt32(exactly: digits.value).flatMap(Unicode.Scalar.init)
        else {
            throw cursor.malformed("a reference to no character", at: start, to: cursor.index)
        }
        return scalar
    }
}
