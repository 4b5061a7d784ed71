// SPDX-License-Identifier: Apache-2.0

/// A stretch of a file: byte offsets, and line and column where the format has lines.
public struct SourcePlace: Sendable, Hashable {
    /// The first byte, counted from 0.
    public var offset: Int
    /// The byte after the last.
    public var endOffset: Int
    /// The line of the first byte, counted from 1; nil in a binary file.
    public var line: Int?
    /// The column of the first byte in UTF-8 bytes, counted from 1; nil in a binary file.
    public var column: Int?
    /// The line of the byte after the last; nil in a binary file.
    public var endLine: Int?
    /// The column of the byte after the last; nil in a binary file.
    public var endColumn: Int?

    /// A place from its numbers.
    public init(
        offset: Int, endOffset: Int, line: Int? = nil, column: Int? = nil, endLine: Int? = nil,
        endColumn: Int? = nil
    ) {
        self.offset = offset
        self.endOffset = endOffset
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }

    /// The place of a value that no file gave.
    public static let unknown = SourcePlace(offset: 0, endOffset: 0)
}
