// SPDX-License-Identifier: Apache-2.0

/// A pasted text without what terminals, logs, JSON and web pages put around it: colours, escapes,
/// entities and tags are resolved, typographic quotes and dashes are plain, lines end in one newline.
///
/// Every byte remembers where it came from, so that what is found has a place in the text as given.
struct CleanText {
    /// UTF-8; malformed input is replaced by `?`.
    private(set) var bytes: [UInt8] = []
    /// For each byte, the offset in the text as given.
    private(set) var origin: [Int] = []
    /// The positions in ``bytes`` before which a newline was taken away; empty unless made by ``joined()``.
    private(set) var joints: [Int] = []
    /// The length of the text as given.
    private(set) var length = 0

    /// The clean form of `raw`.
    init(_ raw: [UInt8]) {
        let (text, unit) = Self.decodingUTF16(raw)
        length = raw.count
        bytes.reserveCapacity(text.count)
        origin.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if Self.isPlain[Int(text[index])] {
                append(text[index], index * unit)
                index += 1
                continue
            }
            let (piece, next) = TextPiece.read(text, at: index)
            append(piece, from: index * unit)
            index = max(next, index + 1)
        }
    }

    /// The bytes that always stand for themselves: printable ASCII without what begins an escape.
    private static let isPlain: [Bool] = (0..<256).map { byte in
        (0x20..<0x7F).contains(byte) && !"[\\&<".utf8.contains(UInt8(byte))
    }

    /// The text with the lines put together where a narrow window broke them inside a word; quotation
    /// marks of mail (`>`) and indentation at the broken line's start go too.
    func joined() -> CleanText {
        var result = self
        result.bytes.removeAll(keepingCapacity: true)
        result.origin.removeAll(keepingCapacity: true)
        var index = 0
        while index < bytes.count {
            if bytes[index] == .newline, index > 0, bytes[index - 1] != .space,
                let next = lineStart(after: index)
            {
                result.joints.append(result.bytes.count)
                index = next
                continue
            }
            result.bytes.append(bytes[index])
            result.origin.append(origin[index])
            index += 1
        }
        return result
    }

    /// The offset in the text as given of the clean text's byte `index`, or its length at the end.
    func offset(_ index: Int) -> Int {
        origin.indices.contains(index) ? origin[index] : length
    }

    /// The byte at `index`, or 0 outside.
    func byte(_ index: Int) -> UInt8 {
        bytes.indices.contains(index) ? bytes[index] : 0
    }

    private func lineStart(after newline: Int) -> Int? {
        var index = newline + 1
        while index < bytes.count, " >|".utf8.contains(bytes[index]) { index += 1 }
        return index < bytes.count && bytes[index] != .newline ? index : nil
    }

    private mutating func append(_ piece: TextPiece, from offset: Int) {
        switch piece {
        case .nothing: break
        case .newline: append(.newline, offset)
        case .scalar(let scalar):
            for byte in PlainScalar.plain(scalar).utf8 { append(byte, offset) }
        }
    }

    private mutating func append(_ byte: UInt8, _ offset: Int) {
        bytes.append(byte)
        origin.append(offset)
    }

    /// A text in UTF-16 as UTF-8 (its offsets are then approximate: two bytes for each byte of UTF-8), any
    /// other as it is.
    private static func decodingUTF16(_ raw: [UInt8]) -> (text: [UInt8], unit: Int) {
        guard let (littleEndian, start) = UTF16Order.of(raw) else { return (raw, 1) }
        let units = stride(from: start, to: raw.count - 1, by: 2).map { index in
            littleEndian
                ? UInt16(raw[index]) | UInt16(raw[index + 1]) << 8
                : UInt16(raw[index]) << 8 | UInt16(raw[index + 1])
        }
        return (Array(String(decoding: units, as: UTF16.self).utf8), 2)
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
    /// Whether the byte can stand in an identifier.
    var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
    /// The letter in lower case, any other byte as it is.
    var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self }

    var hexDigit: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
