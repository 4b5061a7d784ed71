// SPDX-License-Identifier: Apache-2.0

/// A point that moves through a text, and knows its line and column.
///
/// It is the one place of the text readers that touches memory: every access is checked against the end.
struct TextCursor {
    /// The form that errors name.
    let format: PropertyListDocument.Format
    /// The byte that is next.
    var index: Int
    private let bytes: UnsafeBufferPointer<UInt8>
    private var positions: TextPositions

    /// A cursor at the start of `text`, of which `bytes` are the bytes.
    init(_ text: DecodedText, _ bytes: UnsafeBufferPointer<UInt8>, _ format: PropertyListDocument.Format) {
        self.format = format
        self.bytes = bytes
        index = text.start
        positions = TextPositions(text, bytes)
    }

    /// The number of bytes: the index of the end.
    var end: Int { bytes.count }

    var isAtEnd: Bool { index >= bytes.count }

    /// The next byte, or 0 at the end: for comparisons with bytes other than 0.
    var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// The byte `distance` after the next one (or before it), or 0 beyond the text.
    func peek(_ distance: Int) -> UInt8 {
        let target = index + distance
        return target >= 0 && target < bytes.count ? bytes[target] : 0
    }

    /// Whether the text goes on with `word`.
    func isAt(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Steps over `word` where the text goes on with it.
    mutating func take(_ word: StaticString) -> Bool {
        guard isAt(word) else { return false }
        index += word.utf8CodeUnitCount
        return true
    }

    /// Steps over white space.
    mutating func skipSpace() {
        while index < bytes.count, bytes[index].isSpace { index += 1 }
    }

    /// Steps to the first byte that `matches`, or to the end.
    @inline(__always)
    mutating func skip(until matches: (UInt8) -> Bool) {
        while index < bytes.count, !matches(bytes[index]) { index += 1 }
    }

    /// Steps behind the next occurrence of `word`; false, and at the end, where there is none.
    mutating func skip(past word: StaticString) -> Bool {
        while index < bytes.count {
            if take(word) { return true }
            index += 1
        }
        return false
    }

    /// The bytes from `start` to the cursor.
    func bytes(from start: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[min(start, index)..<min(index, bytes.count)])
    }

    /// The text from `start` to the cursor.
    mutating func string(from start: Int) throws(PropertyListError) -> String {
        guard let string = String(utf8: bytes(from: start)) else {
            throw malformed("text that is not UTF-8", at: start)
        }
        return string
    }

    /// Steps over the next character and gives it; nil where the bytes are not UTF-8.
    mutating func takeScalar() -> Unicode.Scalar? {
        let start = index
        index = min(index + 1, bytes.count)
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return String(utf8: bytes(from: start))?.unicodeScalars.first
    }

    /// The next byte in words for an error: itself where it is printable ASCII.
    func describeNext() -> String {
        if isAtEnd { return "the end of the file" }
        if next > 0x20, next < 0x7F { return String(Unicode.Scalar(next)) }
        return next == 0x20
            ? "a space" : next == .newline ? "a line end" : "the byte 0x" + String(next, radix: 16)
    }

    /// The mark of the byte at `index`. Ask in ascending order: see ``TextPositions``.
    mutating func mark(at index: Int) -> TextMark { positions.mark(at: index) }

    /// The mark of the next byte.
    mutating func mark() -> TextMark { positions.mark(at: index) }

    /// The error `problem` at the byte at `start`, or from there to `end`.
    mutating func malformed(_ problem: String, at start: Int, to end: Int? = nil) -> PropertyListError {
        let first = mark(at: start)
        return .malformed(
            format, problem: problem, place: SourcePlace(first, mark(at: end ?? min(start + 1, bytes.count))))
    }
}
