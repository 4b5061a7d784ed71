// SPDX-License-Identifier: Apache-2.0

/// Bytes that can be read at any offset: a file, memory, or a stretch of either. A 200 MB archive is
/// read through this without ever being loaded.
protocol ByteSource: Sendable {
    /// How many bytes there are.
    var count: Int { get }

    /// Copies bytes from `offset` into `buffer` and returns how many: as many as fit, fewer only at the
    /// end, 0 at or past it.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int
}

/// Why bytes could not be read.
enum ByteSourceError: Error, Sendable, Hashable {
    /// The operating system refused with this `errno`.
    case system(errno: Int32)
    /// The range reaches past the end.
    case outOfRange
}

extension ByteSource {
    /// Exactly the bytes of `range`.
    func bytes(_ range: Range<Int>) throws(ByteSourceError) -> [UInt8] {
        guard range.lowerBound >= 0, range.upperBound <= count else { throw .outOfRange }
        var failure: ByteSourceError?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            do throws(ByteSourceError) {
                filled = try read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
                // A file that another process cut short meanwhile.
                if filled < range.count { failure = .outOfRange }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// The bytes from `offset`, at most `limit` of them; fewer at the end.
    func prefix(_ limit: Int, from offset: Int = 0) throws(ByteSourceError) -> [UInt8] {
        guard offset >= 0, offset < count, limit > 0 else { return [] }
        return try bytes(offset..<offset + min(limit, count - offset))
    }
}
