// SPDX-License-Identifier: Apache-2.0

/// Bytes in memory as a source.
struct MemoryBytes: ByteSource {
    private let storage: [UInt8]

    init(_ storage: [UInt8]) {
        self.storage = storage
    }

    var count: Int { storage.count }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
        guard offset >= 0, offset < storage.count else { return 0 }
        let length = min(buffer.count, storage.count - offset)
        storage.withUnsafeBytes { buffer.copyMemory(from: .init(rebasing: $0[offset..<offset + length])) }
        return length
    }
}

/// A stretch of another source: a stored member of an archive, which needs no copy.
struct SliceBytes: ByteSource {
    private let base: any ByteSource
    private let range: Range<Int>

    /// The bytes of `range` in `base`; nil where the range reaches past its end.
    init?(_ base: any ByteSource, _ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= base.count else { return nil }
        self.base = base
        self.range = range
    }

    var count: Int { range.count }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
        guard offset >= 0, offset < count else { return 0 }
        let length = min(buffer.count, count - offset)
        return try base.read(at: range.lowerBound + offset, into: .init(rebasing: buffer[..<length]))
    }
}
