// SPDX-License-Identifier: Apache-2.0

/// Bytes that can be read at any offset: a file of which most is never needed.
public struct MachOSource {
    /// The number of bytes.
    public let size: Int
    private let start: Int
    private let bytes: (_ offset: Int, _ count: Int) -> [UInt8]?

    /// A source of `size` bytes. `bytes` is asked for ranges within `0 ..< size` only, and answers nil (or
    /// too few bytes) where the range can't be read.
    public init(size: Int, bytes: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) {
        self.size = size
        self.start = 0
        self.bytes = bytes
    }

    /// A source over bytes in memory.
    public init(_ bytes: [UInt8]) {
        self.init(size: bytes.count) { offset, count in Array(bytes[offset..<offset + count]) }
    }

    private init(_ source: MachOSource, offset: Int, count: Int) {
        size = count
        start = source.start + offset
        bytes = source.bytes
    }
}

extension MachOSource {
    /// The `count` bytes from `offset` on, which the file's own numbers claim to be `part`.
    func read(_ part: MachOError.Part, at offset: UInt64, count: UInt64) throws(MachOError) -> [UInt8] {
        let (first, length) = try range(part, at: offset, count: count)
        guard length > 0 else { return [] }
        guard let bytes = bytes(start + first, length), bytes.count == length else {
            throw .sourceFailed(part, offset: start + first, count: length)
        }
        return bytes
    }

    /// The `count` bytes from `offset` on as a source of their own.
    func slice(_ part: MachOError.Part, at offset: UInt64, count: UInt64) throws(MachOError) -> MachOSource {
        let (first, length) = try range(part, at: offset, count: count)
        return MachOSource(self, offset: first, count: length)
    }

    private func range(
        _ part: MachOError.Part, at offset: UInt64, count: UInt64
    ) throws(MachOError) -> (first: Int, length: Int) {
        guard let first = Int(exactly: offset), let length = Int(exactly: count), first <= size,
            length <= size - first
        else { throw .truncated(part, offset: offset, count: count, size: size) }
        return (first, length)
    }
}
