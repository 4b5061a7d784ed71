// SPDX-License-Identifier: Apache-2.0

/// `&quot;` and its like, also escaped twice (`&amp;quot;`).
enum MarkupEntity {
    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "apos": "'", "colon": ":", "gt": ">", "hyphen": "-", "laquo": "\"", "lbrace": "{",
        "lcub": "{",
        "ldquo": "\"", "lpar": "(", "lsquo": "'", "lt": "<", "mdash": "-", "minus": "-", "nbsp": " ",
        "ndash": "-",
        "newline": "\n", "quot": "\"", "raquo": "\"", "rcub": "}", "rdquo": "\"", "rpar": ")", "rsquo": "'",
        "sol": "/", "equals": "=",
    ]

    /// The character of the entity at `index` and the index after it, or nil where there is none.
    static func read(_ text: [UInt8], at index: Int) -> (Unicode.Scalar, Int)? {
        var start = index + 1
        var rounds = 0
        while rounds < 3, hasAmp(text, start) {
            start += 4
            rounds += 1
        }
        if let found = single(text, start) { return found }
        return rounds > 0 ? ("&", start) : nil
    }

    private static func hasAmp(_ text: [UInt8], _ start: Int) -> Bool {
        start + 4 <= text.count && text[start..<start + 4].elementsEqual("amp;".utf8)
    }

    private static func single(_ text: [UInt8], _ start: Int) -> (Unicode.Scalar, Int)? {
        var end = start
        while end < text.count, end < start + 10, text[end] != UInt8(ascii: ";") { end += 1 }
        guard end < text.count, end > start, text[end] == UInt8(ascii: ";") else { return nil }
        let name = text[start..<end]
        if name.first == UInt8(ascii: "#") {
            return number(name.dropFirst()).map { ($0, end + 1) }
        }
        return names[String(decoding: name, as: UTF8.self).lowercased()].map { ($0, end + 1) }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHex = digits.first.map { $0.lowercased == UInt8(ascii: "x") } ?? false
        let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
        guard let value = UInt32(text, radix: isHex ? 16 : 10), value == 10 || value >= 0x20 else {
            return nil
        }
        return Unicode.Scalar(value)
    }
}

/// Tags of a copied web page or mail. Only names that no error description uses are taken for tags:
/// Foundation prints objects as `<NSURLSession: 0x1>` too.
enum MarkupTag {
    private static let lines: Set<String> = ["br", "div", "li", "p", "pre", "tr"]
    private static let others: Set<String> = [
        "b", "code", "em", "font", "i", "mark", "span", "strong", "td", "ul",
    ]

    /// What the tag at `index` stands for and the index after it, or nil where there is no tag.
    static func read(_ text: [UInt8], at index: Int) -> (TextPiece, Int)? {
        var position = index + 1
        if position < text.count, text[position] == UInt8(ascii: "/") { position += 1 }
        let start = position
        while position < text.count, position < start + 7, text[position].isLetter { position += 1 }
        guard position > start, position < text.count else { return nil }
        let name = String(decoding: text[start..<position], as: UTF8.self).lowercased()
        guard lines.contains(name) || others.contains(name), let end = end(text, position) else { return nil }
        return (lines.contains(name) ? .newline : .nothing, end)
    }

    private static func end(_ text: [UInt8], _ start: Int) -> Int? {
        switch text[start] {
        case UInt8(ascii: ">"), UInt8(ascii: "/"), .space, .newline: break
        default: return nil
        }
        let limit = min(text.count, start + 512)
        for position in start..<limit {
            if text[position] == UInt8(ascii: ">") { return position + 1 }
            if text[position] == UInt8(ascii: "<") { return nil }
        }
        return nil
    }
}
