// SPDX-License-Identifier: Apache-2.0

/// A text reduced to its letters and digits, in lower case and without accents, so that a sentence is
/// found however it is spaced, quoted, punctuated or broken into lines.
struct SqueezedText {
    /// What is left, in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// For each byte, its index in the clean text.
    private(set) var source: [Int] = []

    init(_ text: CleanText) {
        self.init(text.bytes)
    }

    /// Whether no letter or digit stands before byte `start`.
    func beginsWord(_ start: Int, in clean: CleanText) -> Bool {
        let before = clean.byte(source[start] - 1)
        return !before.isLetter && !before.isDigit
    }

    /// Whether no letter or digit stands after the byte before `end`.
    func endsWord(_ end: Int, in clean: CleanText) -> Bool {
        let after = clean.byte(source[end - 1] + 1)
        return !after.isLetter && !after.isDigit
    }

    /// Whether the letters in `range` are a word, or the singular of one.
    func isWord(_ range: Range<Int>, in clean: CleanText) -> Bool {
        let end = range.upperBound
        let isPlural =
            end < bytes.count && bytes[end] == UInt8(ascii: "s") && source[end] == source[end - 1] + 1
        return beginsWord(range.lowerBound, in: clean) && endsWord(isPlural ? end + 1 : end, in: clean)
    }

    /// The squeezed form of `words`.
    static func needle(_ words: String) -> [UInt8] {
        SqueezedText(Array(words.utf8)).bytes
    }

    private init(_ clean: [UInt8]) {
        bytes.reserveCapacity(clean.count)
        source.reserveCapacity(clean.count)
        var index = 0
        while index < clean.count {
            let byte = clean[index]
            if byte < 0x80 {
                if byte.isLetter || byte.isDigit { append(byte.lowercased, index) }
                index += 1
                continue
            }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            let end = min(index + length, clean.count)
            append(clean[index..<end], index)
            index = end
        }
    }

    private mutating func append(_ letter: ArraySlice<UInt8>, _ index: Int) {
        guard let scalar = String(decoding: letter, as: UTF8.self).unicodeScalars.first else { return }
        switch scalar.value {
        case 0..<0x80: break
        case 0xC0..<0x250:
            for byte in Self.base(scalar) { append(byte, index) }
        case 0x300..<0x370, 0x2000..<0x2E80, 0x3000..<0x3040, 0xA0..<0xC0, 0xFE30..<0xFE70, 0xFF00..<0xFF66:
            break
        default:
            for byte in letter { append(byte, index) }
        }
    }

    private mutating func append(_ byte: UInt8, _ index: Int) {
        bytes.append(byte)
        source.append(index)
    }

    /// The letter without its accent; a letter that has no plain form stays.
    private static func base(_ scalar: Unicode.Scalar) -> [UInt8] {
        switch scalar.value {
        case 0xC0...0xC5, 0xE0...0xE5: [UInt8(ascii: "a")]
        case 0xC7, 0xE7: [UInt8(ascii: "c")]
        case 0xC8...0xCB, 0xE8...0xEB: [UInt8(ascii: "e")]
        case 0xCC...0xCF, 0xEC...0xEF: [UInt8(ascii: "i")]
        case 0xD1, 0xF1: [UInt8(ascii: "n")]
        case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8: [UInt8(ascii: "o")]
        case 0xD9...0xDC, 0xF9...0xFC: [UInt8(ascii: "u")]
        case 0xDF: [UInt8(ascii: "s"), UInt8(ascii: "s")]
        case 0x152, 0x153: [UInt8(ascii: "o"), UInt8(ascii: "e")]
        default: scalar.utf8
        }
    }
}
