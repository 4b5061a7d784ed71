// SPDX-License-Identifier: Apache-2.0

/// What was unpacked so far for one operand, and how much may be.
///
/// Not Sendable: one operand is read by one task.
final class InflationMeter {
    private let limit: Int
    private(set) var total = 0

    init(limit: Int) {
        self.limit = limit
    }

    func charge(_ count: Int) throws(ZipFault) {
        total += count
        guard total <= limit else {
            throw .limit("more than \(limit) bytes would be unpacked for this operand")
        }
    }
}

extension ZipArchive {
    /// The unpacked bytes of a member, at most `limit` of them.
    func bytes(of member: ZipMember, limit: Int, meter: InflationMeter) throws(ZipFault) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(member.size, limit))
        try unpack(member, limit: limit, meter: meter) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// A member unpacked to a private file.
    func scratchFile(of member: ZipMember, limit: Int, meter: InflationMeter) throws(ZipFault) -> FileBytes {
        let file = try ZipFault.wrapping { () throws(ByteSourceError) in try ScratchFile() }
        try unpack(member, limit: limit, meter: meter) { (block) throws(ZipFault) in
            try ZipFault.wrapping { () throws(ByteSourceError) in try file.append(block) }
        }
        return file.finish()
    }

    private func unpack(
        _ member: ZipMember, limit: Int, meter: InflationMeter,
        to body: (UnsafeRawBufferPointer) throws(ZipFault) -> Void
    ) throws(ZipFault) {
        guard member.size <= limit else {
            throw .limit("it has \(member.size) bytes, more than the limit of \(limit)")
        }
        // A recovered member's size may be unknown.
        let most = member.isRecovered ? limit : member.size
        var length = 0
        let stream = try stream(of: member)
        while try stream.nextBlock({ (block) throws(ZipFault) in
            length += block.count
            try meter.charge(block.count)
            guard length <= most else {
                throw .bomb("it grows past the \(most) bytes that its directory or the limit allows")
            }
            try body(block)
        }) {}
    }

    /// A stream that stands at the first byte of the member's data.
    func stream(of member: ZipMember) throws(ZipFault) -> ArchiveStream {
        guard !member.isEncrypted else { throw .encrypted }
        let stream: ArchiveStream
        if member.isRecovered {
            stream = try ArchiveStream(header: [], source, member.headerOffset..<source.count)
        } else {
            guard let data = member.data else { throw .malformed("its data lies outside the archive") }
            stream = try ArchiveStream(header: Self.header(for: member), source, data)
        }
        guard try stream.nextHeader() != nil else { throw .malformed("its data can't be unpacked") }
        return stream
    }

    /// A local header made from the central directory's entry, so that libarchive unpacks by what we took
    /// for the truth and never sees the one in the file.
    private static func header(for member: ZipMember) -> [UInt8] {
        let isWide = member.size >= UInt32.max || member.compressedSize >= UInt32.max
        var header = ZipLocalHeader.signature
        header.appendLittleEndian(UInt16(isWide ? 45 : 20))
        // Of the flags only those that compression needs: the sizes are known, the name is ours.
        header.appendLittleEndian(member.flags & 0x0006)
        header.appendLittleEndian(member.method)
        header.appendLittleEndian(UInt32(0))
        header.appendLittleEndian(member.crc32)
        header.appendLittleEndian(isWide ? UInt32.max : UInt32(member.compressedSize))
        header.appendLittleEndian(isWide ? UInt32.max : UInt32(member.size))
        header.appendLittleEndian(UInt16(1))
        header.appendLittleEndian(UInt16(isWide ? 20 : 0))
        header.append(UInt8(ascii: "m"))
        if isWide {
            header.appendLittleEndian(UInt16(0x0001))
            header.appendLittleEndian(UInt16(16))
            header.appendLittleEndian(UInt64(member.size))
            header.appendLittleEndian(UInt64(member.compressedSize))
        }
        return header
    }
}
