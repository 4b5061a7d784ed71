// SPDX-License-Identifier: Apache-2.0

/// A compressed member as bytes that are read forwards, with skips: enough for an executable, of which
/// only the head and the signature matter. Memory stays at one block, whatever the member's size.
///
/// Not Sendable: it owns a stream and its position.
final class MemberBytes {
    private let archive: ZipArchive
    private let member: ZipMember
    private let meter: InflationMeter
    private var stream: ArchiveStream?
    /// The block that was unpacked last, and the offset of its first byte.
    private var block: [UInt8] = []
    private var blockStart = 0
    /// Why the last read gave nothing.
    private(set) var fault: ZipFault?

    init(_ member: ZipMember, in archive: ZipArchive, meter: InflationMeter) {
        self.member = member
        self.archive = archive
        self.meter = meter
    }

    /// The `count` bytes from `offset` on, or nil where the data ends before or can't be unpacked.
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
        do throws(ZipFault) {
            if offset < blockStart || stream == nil { try restart() }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            while bytes.count < count {
                let position = offset + bytes.count
                let within = position - blockStart
                if within < block.count {
                    bytes += block[within..<min(block.count, within + count - bytes.count)]
                } else if try !advance() {
                    return nil
                }
            }
            return bytes
        } catch {
            fault = error
            return nil
        }
    }

    private func restart() throws(ZipFault) {
        stream = try archive.stream(of: member)
        block = []
        blockStart = 0
    }

    private func advance() throws(ZipFault) -> Bool {
        guard let stream else { return false }
        blockStart += block.count
        block.removeAll(keepingCapacity: true)
        let isMore = try stream.nextBlock { block.append(contentsOf: $0) }
        try meter.charge(block.count)
        return isMore
    }
}
