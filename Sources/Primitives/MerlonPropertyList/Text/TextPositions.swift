// SPDX-License-Identifier: Apache-2.0

/// A point between two bytes of a file.
struct TextMark {
    /// The byte of the file, counted from 0.
    var offset: Int
    /// The line, counted from 1.
    var line: Int
    /// The column in Unicode code points, counted from 1.
    var column: Int
}

/// The way from offsets in a decoded text to offsets, lines and columns of its file.
///
/// Lines are counted while the reader goes forward: asked in ascending order, all marks of a file cost one
/// pass over its bytes and no memory. Asking for an earlier one starts again from the first byte, which
/// readers do only to report an error. A line ends with LF, CR LF or CR.
struct TextPositions {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    private let encoding: TextEncoding
    private let skipped: Int
    private var index: Int
    private var lineStart: Int
    private var line = 1
    /// The bytes of this line, up to ``index``, that continue a character.
    private var continuations = 0
    /// How many bytes the file has before ``index`` more than the text has.
    private var surplus: Int

    init(_ text: DecodedText, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        start = text.start
        encoding = text.encoding
        skipped = text.skipped
        index = text.start
        lineStart = text.start
        surplus = text.skipped
    }

    /// The mark of the byte at `target` of the text, or of its end.
    mutating func mark(at target: Int) -> TextMark {
        if target < index {
            (index, lineStart, line, continuations, surplus) = (start, start, 1, 0, skipped)
        }
        let target = min(target, bytes.count)
        if encoding != .utf8 { countSurplus(to: target) }
        while index < target {
            let byte = bytes[index]
            index += 1
            if byte == .newline
                || (byte == .carriageReturn && (index == bytes.count || bytes[index] != .newline))
            {
                line += 1
                lineStart = index
                continuations = 0
            } else if byte & 0xC0 == 0x80 {
                continuations += 1
            }
        }
        return TextMark(offset: target + surplus, line: line, column: target - lineStart - continuations + 1)
    }

    /// Counts what the characters between ``index`` and `target` take in the file beyond their UTF-8.
    private mutating func countSurplus(to target: Int) {
        for offset in index..<max(index, target) {
            let byte = bytes[offset]
            if byte & 0xC0 != 0x80 { surplus += encoding.width(lead: byte) }
            surplus -= 1
        }
    }
}

extension SourcePlace {
    /// The stretch from `start` to `end`.
    init(_ start: TextMark, _ end: TextMark) {
        self.init(
            offset: start.offset, endOffset: end.offset, line: start.line, column: start.column,
            endLine: end.line, endColumn: end.column)
    }
}
