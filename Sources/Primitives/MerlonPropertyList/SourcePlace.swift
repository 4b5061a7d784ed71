// SPDX-License-Identifier: Apache-2.0

/// A stretch of a file: byte offsets, and line and column where the format has lines.
///
/// Each number is kept in 32 bits, since a large file has a place for every value and key: a number
/// above `UInt32.max` is kept as `UInt32.max`. The readers refuse files that long.
public struct SourcePlace: Sendable, Hashable {
    private var start: UInt32
    private var end: UInt32
    // 0 stands for nil: lines and columns count from 1.
    private var startLine: UInt32
    private var startColumn: UInt32
    private var lastLine: UInt32
    private var lastColumn: UInt32

    /// A place from its numbers.
    public init(
        offset: Int, endOffset: Int, line: Int? = nil, column: Int? = nil, endLine: Int? = nil,
        endColumn: Int? = nil
    ) {
        start = UInt32(clamping: offset)
        end = UInt32(clamping: endOffset)
        startLine = UInt32(clamping: line ?? 0)
        startColumn = UInt32(clamping: column ?? 0)
        lastLine = UInt32(clamping: endLine ?? 0)
        lastColumn = UInt32(clamping: endColumn ?? 0)
    }

    /// The place of a value that no file gave.
    public static let unknown = SourcePlace(offset: 0, endOffset: 0)

    /// The first byte, counted from 0.
    public var offset: Int {
        get { Int(clamping: start) }
        set { start = UInt32(clamping: newValue) }
    }

    /// The byte after the last.
    public var endOffset: Int {
        get { Int(clamping: end) }
        set { end = UInt32(clamping: newValue) }
    }

    /// The line of the first byte, counted from 1; nil in a binary file.
    public var line: Int? {
        get { startLine == 0 ? nil : Int(clamping: startLine) }
        set { startLine = UInt32(clamping: newValue ?? 0) }
    }

    /// The column of the first byte in Unicode code points, counted from 1; nil in a binary file.
    public var column: Int? {
        get { startColumn == 0 ? nil : Int(clamping: startColumn) }
        set { startColumn = UInt32(clamping: newValue ?? 0) }
    }

    /// The line of the byte after the last; nil in a binary file.
    public var endLine: Int? {
        get { lastLine == 0 ? nil : Int(clamping: lastLine) }
        set { lastLine = UInt32(clamping: newValue ?? 0) }
    }

    /// The column of the byte after the last; nil in a binary file.
    public var endColumn: Int? {
        get { lastColumn == 0 ? nil : Int(clamping: lastColumn) }
        set { lastColumn = UInt32(clamping: newValue ?? 0) }
    }
}
