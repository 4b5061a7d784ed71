// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The lines of a file of settings, each with its place. A line ends with LF, CR LF or CR, and goes on behind
/// a backslash at its end.
struct XCConfigLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var index: Int
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> XCConfigLine? {
        guard index < bytes.count else { return nil }
        var result = XCConfigLine(number: line, start: index)
        while index < bytes.count {
            let start = index
            while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
            var part = bytes[start..<index]
            let isContinued = part.last == UInt8(ascii: "\\") && index < bytes.count
            if isContinued { part = part.dropLast() + [UInt8(ascii: " ")] }
            result.bytes += part
            skipLineEnd()
            if !isContinued { break }
        }
        return result
    }

    private mutating func skipLineEnd() {
        guard index < bytes.count else { return }
        line += 1
        let isCarriageReturn = bytes[index] == 0x0D
        index += 1
        if isCarriageReturn, index < bytes.count, bytes[index] == 0x0A { index += 1 }
    }
}

/// One line, those that continue it joined to it.
struct XCConfigLine {
    var number: Int
    /// The offset of its first byte in the file.
    var start: Int
    /// Its bytes; a backslash and line end inside of it stand here as one space.
    var bytes: [UInt8] = []

    /// The place of a stretch of the line. Columns count code points; on a line that is continued they, and
    /// the offsets behind the first backslash, count on as if it were one line.
    func place(_ range: Range<Int>) -> SourcePlace {
        let column = column(range.lowerBound)
        return SourcePlace(
            offset: start + range.lowerBound, endOffset: start + range.upperBound, line: number,
            column: column, endLine: number, endColumn: self.column(range.upperBound))
    }

    private func column(_ index: Int) -> Int {
        1 + bytes.prefix(index).count { $0 & 0xC0 != 0x80 }
    }

    /// The stretch without white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (first, last) = (range.lowerBound, range.upperBound)
        while first < last, bytes[first].isBlank { first += 1 }
        while last > first, bytes[last - 1].isBlank { last -= 1 }
        return first..<last
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    /// A space, a tab, or another control character that stands between words.
    var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
