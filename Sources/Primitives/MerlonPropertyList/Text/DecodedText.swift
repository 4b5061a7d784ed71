// SPDX-License-Identifier: Apache-2.0

/// A text form's bytes as UTF-8, with what is needed to find a place in the file again.
struct DecodedText {
    /// UTF-8. What the file itself has as UTF-8 stands here as it is: a wrong byte in a comment harms
    /// nobody, so each string is checked when it is made.
    let bytes: [UInt8]
    /// The first byte of ``bytes`` after a UTF-8 byte order mark.
    let start: Int
    /// The file's encoding.
    let encoding: TextEncoding
    /// The length of the byte order mark that is not part of ``bytes``.
    let skipped: Int

    /// The text of `bytes`; an 8-bit file is UTF-8 unless it is XML and declares something else.
    init(_ bytes: [UInt8], as format: PropertyListDocument.Format) throws(PropertyListError) {
        let (detected, markLength) = TextEncoding.detect(bytes)
        switch detected {
        case .utf16(let bigEndian):
            (encoding, start, skipped) = (detected, 0, markLength)
            self.bytes = try Self.fromUTF16(bytes, from: markLength, bigEndian, format)
        case .utf32(let bigEndian):
            (encoding, start, skipped) = (detected, 0, markLength)
            self.bytes = try Self.fromUTF32(bytes, from: markLength, bigEndian, format)
        case .latin1, .utf8, .windows1252:
            // A byte order mark outweighs the declaration.
            let declared = format == .xml && markLength == 0 ? try XMLDeclaration.encoding(in: bytes) : nil
            (start, skipped) = (markLength, 0)
            // Most files are ASCII all through, whatever they declare: they need no copy.
            if let declared, declared != .utf8, bytes.contains(where: { $0 > 0x7F }) {
                encoding = declared
                self.bytes = Self.from8Bit(bytes, declared == .windows1252)
            } else {
                encoding = .utf8
                self.bytes = bytes
            }
        }
    }

    /// The text of UTF-8 without a byte order mark.
    init(utf8 bytes: [UInt8]) {
        (self.bytes, start, encoding, skipped) = (bytes, 0, .utf8, 0)
    }

    /// Whether there is nothing but white space.
    var isBlank: Bool { bytes[start...].allSatisfy(\.isSpace) }

    private static func from8Bit(_ bytes: [UInt8], _ isWindows: Bool) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            let isSpecial = isWindows && (0x80...0x9F).contains(byte)
            text.append(scalar: isSpecial ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte))
        }
        return text
    }

    private static func fromUTF16(
        _ bytes: [UInt8], from start: Int, _ bigEndian: Bool, _ format: PropertyListDocument.Format
    ) throws(PropertyListError) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 2)
        func unit(_ index: Int) -> UInt16? {
            guard index + 1 < bytes.count else { return nil }
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return bigEndian ? first << 8 | second : second << 8 | first
        }
        var index = start
        while let lead = unit(index) {
            if let scalar = Unicode.Scalar(lead) {
                text.append(scalar: scalar)
                index += 2
            } else if let trail = unit(index + 2), let scalar = Unicode.Scalar(lead: lead, trail: trail) {
                text.append(scalar: scalar)
                index += 4
            } else {
                throw .malformed(
                    format, problem: "half of a surrogate pair in UTF-16 text",
                    place: SourcePlace(offset: index, endOffset: index + 2))
            }
        }
        guard index == bytes.count else {
            throw .malformed(
                format, problem: "UTF-16 text with half a character at its end",
                place: SourcePlace(offset: index, endOffset: bytes.count))
        }
        return text
    }

    private static func fromUTF32(
        _ bytes: [UInt8], from start: Int, _ bigEndian: Bool, _ format: PropertyListDocument.Format
    ) throws(PropertyListError) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 4)
        var index = start
        while index < bytes.count {
            let unit = bytes[index..<min(index + 4, bytes.count)]
            let value = (bigEndian ? Array(unit) : unit.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            guard unit.count == 4, let scalar = Unicode.Scalar(value) else {
                throw .malformed(
                    format, problem: "four bytes that are no character in UTF-32 text",
                    place: SourcePlace(offset: index, endOffset: unit.endIndex))
            }
            text.append(scalar: scalar)
            index += 4
        }
        return text
    }

    /// Bytes 80 to 9F of windows-1252 (WHATWG Encoding Standard, index windows-1252).
    private static let windows1252: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
        "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
        "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
        "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
    ]
}

extension Unicode.Scalar {
    /// The character of a surrogate pair, or nil where the two units are none.
    init?(lead: UInt16, trail: UInt16) {
        guard (0xD800...0xDBFF).contains(lead), (0xDC00...0xDFFF).contains(trail) else { return nil }
        self.init(0x10000 + (UInt32(lead) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
    }
}
