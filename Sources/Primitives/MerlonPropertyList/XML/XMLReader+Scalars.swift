// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
    /// Reads the text of an `<integer>`: white space, a sign, white space, then decimal digits, or hexadecimal
    /// ones after `0x`; nothing may follow. The number must fit in 64 bits, with or without a sign.
    mutating func readInteger(_ tag: StartTag) throws(PropertyListError) -> PropertyListValue {
        try refuseEmpty(tag)
        let start = cursor.index
        cursor.skipSpace()
        let isNegative = cursor.take("-")
        if !isNegative { _ = cursor.take("+") }
        cursor.skipSpace()
        let isHex = cursor.take("0x") || cursor.take("0X")
        let digits = cursor.takeDigits(radix: isHex ? 16 : 10)
        guard digits.count > 0, cursor.isAtEnd || cursor.next == UInt8(ascii: "<") else {
            throw cursor.malformed("an <integer> whose text is no whole number", at: start)
        }
        guard let value = PropertyListValue(digits, isNegative: isNegative) else {
            throw cursor.malformed("an <integer> that 64 bits don't hold", at: start, to: cursor.index)
        }
        try readEndTag(of: .integer)
        return value
    }

    /// Reads the text of a `<real>`: a decimal number after optional white space, or a word for infinity or
    /// "not a number" as Core Foundation spells them.
    mutating func readReal(_ tag: StartTag) throws(PropertyListError) -> Double {
        try refuseEmpty(tag)
        let start = cursor.index
        let text = try readText(of: .real)
        switch text.lowercased() {
        case "nan": return .nan
        case "inf", "+inf", "infinity", "+infinity": return .infinity
        case "-inf", "-infinity": return -.infinity
        default: break
        }
        let number = text.utf8.drop(while: \.isSpace)
        let isDecimal = number.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
        guard isDecimal, let value = Double(Substring(number)) else {
            throw cursor.malformed("a <real> whose text is no number", at: start)
        }
        return value
    }

    /// Reads the text of a `<date>`, `YYYY-MM-DDThh:mm:ssZ` and nothing else, as seconds since 2001.
    mutating func readDate(_ tag: StartTag) throws(PropertyListError) -> Double {
        try refuseEmpty(tag)
        let start = cursor.index
        cursor.skip { $0 == UInt8(ascii: "<") }
        guard let seconds = XMLDate.seconds(cursor.bytes(from: start)) else {
            throw cursor.malformed("a <date> that is not of the form 2001-12-31T23:59:59Z", at: start)
        }
        try readEndTag(of: .date)
        return seconds
    }

    /// Reads the text of a `<data>`, base64 with white space anywhere.
    mutating func readData(_ tag: StartTag, from mark: TextMark) throws(PropertyListError) -> [UInt8] {
        try refuseEmpty(tag)
        let start = cursor.index
        cursor.skip { $0 == UInt8(ascii: "<") }
        let (data, ignored) = XMLBase64.decode(cursor.bytes(from: start))
        try readEndTag(of: .data)
        if ignored > 0 { tree.note(.damagedData(ignoredBytes: ignored), at: place(from: mark)) }
        return data
    }

    private mutating func refuseEmpty(_ tag: StartTag) throws(PropertyListError) {
        guard tag.isEmpty else { return }
        throw cursor.malformed("an empty <\(tag.element.rawValue)/>", at: tag.start, to: cursor.index)
    }
}
