// SPDX-License-Identifier: Apache-2.0

/// A writer of zip files, well-formed ones and each kind of malformed one: what a field says is set
/// apart from what is so.
struct ZipBuilder {
    struct Member {
        var name: String
        var content: [UInt8]
        var isDeflated = false
        /// Bytes that stand in place of the compressed content.
        var packed: [UInt8]?
        var flags: UInt16 = 0
        /// The Unix mode; nil for a member written on a system without modes.
        var mode: UInt32?
        var descriptor = Descriptor.none
        var usesZip64 = false
        /// Bytes that belong to no member, before this one.
        var gap = 0
        /// What the local header says instead.
        var localName: String?
        var localMethod: UInt16?
        var localFlags: UInt16?
        var localSize: UInt32?
        /// What the central directory says instead.
        var method: UInt16?
        var size: UInt32?
        var compressedSize: UInt32?
        var crc32: UInt32?
        /// The number of the member whose local header this one points at too.
        var sharesHeaderOf: Int?
        var rawName: [UInt8]?

        enum Descriptor { case none, signed, unsigned, wrong }

        init(_ name: String, _ content: [UInt8] = [], deflated: Bool = false) {
            self.name = name
            self.content = content
            isDeflated = deflated
        }

        init(_ name: String, _ content: String, deflated: Bool = false) {
            self.init(name, Array(content.utf8), deflated: deflated)
        }

        /// This member, changed.
        func with(_ change: (inout Member) -> Void) -> Member {
            var member = self
            change(&member)
            return member
        }
    }

    var members: [Member]
    var prefix: [UInt8] = []
    var trailing: [UInt8] = []
    var comment: [UInt8] = []
    /// Bytes between the directory and its end record.
    var gapAfterDirectory = 0
    var usesZip64 = false
    var statedCount: UInt16?
    var disk: UInt16 = 0

    init(_ members: [Member]) {
        self.members = members
    }

    init(_ members: Member...) {
        self.members = members
    }

    /// The file.
    var bytes: [UInt8] {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        var offsets: [Int] = []
        for member in members {
            archive += [UInt8](repeating: 0x21, count: member.gap)
            let offset = member.sharesHeaderOf.map { offsets[$0] } ?? archive.count
            offsets.append(offset)
            if member.sharesHeaderOf == nil { archive += member.local }
            directory += member.central(at: offset)
        }
        let start = archive.count
        archive += directory + [UInt8](repeating: 0x21, count: gapAfterDirectory)
        archive += end(directory: start, size: directory.count, recordsStart: archive.count)
        return prefix + archive + trailing
    }

    private func end(directory: Int, size: Int, recordsStart: Int) -> [UInt8] {
        var end: [UInt8] = []
        if usesZip64 {
            end += [0x50, 0x4b, 6, 6] + little(44 as UInt64) + little(45 as UInt16) + little(45 as UInt16)
            end += little(0 as UInt32) + little(0 as UInt32)
            end += little(UInt64(members.count)) + little(UInt64(members.count))
            end += little(UInt64(size)) + little(UInt64(directory))
            end +=
                [0x50, 0x4b, 6, 7] + little(0 as UInt32) + little(UInt64(recordsStart)) + little(1 as UInt32)
        }
        let count = usesZip64 ? UInt16.max : statedCount ?? UInt16(truncatingIfNeeded: members.count)
        end += [0x50, 0x4b, 5, 6] + little(disk) + little(disk) + little(count) + little(count)
        end += little(usesZip64 ? UInt32.max : UInt32(size))
        end += little(usesZip64 ? UInt32.max : UInt32(directory))
        return end + little(UInt16(comment.count)) + comment
    }
}

extension ZipBuilder.Member {
    private var data: [UInt8] { packed ?? (isDeflated ? Deflate.stored(content) : content) }
    private var ownMethod: UInt16 { isDeflated ? 8 : 0 }
    private var ownFlags: UInt16 { flags | (descriptor == .none ? 0 : 0x0008) }
    private var checksum: UInt32 { CRC32.of(content) }
    private var nameBytes: [UInt8] { rawName ?? Array(name.utf8) }

    fileprivate var local: [UInt8] {
        let name = localName.map { Array($0.utf8) } ?? nameBytes
        let defers = descriptor != .none
        var bytes: [UInt8] = [0x50, 0x4b, 3, 4] + little(20 as UInt16) + little(localFlags ?? ownFlags)
        bytes += little(localMethod ?? method ?? ownMethod) + little(0 as UInt32)
        bytes += little(defers ? 0 : crc32 ?? checksum)
        let size = localSize ?? self.size ?? UInt32(content.count)
        let compressed = compressedSize ?? UInt32(data.count)
        bytes +=
            little(usesZip64 ? .max : defers ? 0 : compressed) + little(usesZip64 ? .max : defers ? 0 : size)
        bytes += little(UInt16(name.count)) + little(UInt16(usesZip64 ? 20 : 0)) + name
        if usesZip64 {
            bytes += little(1 as UInt16) + little(16 as UInt16)
            bytes += little(UInt64(defers ? 0 : size)) + little(UInt64(defers ? 0 : compressed))
        }
        bytes += data
        switch descriptor {
        case .none: break
        case .signed: bytes += [0x50, 0x4b, 7, 8] + little(checksum) + little(compressed) + little(size)
        case .unsigned: bytes += little(checksum) + little(compressed) + little(size)
        case .wrong: bytes += [0x50, 0x4b, 7, 8] + little(~checksum) + little(compressed) + little(size)
        }
        return bytes
    }

    fileprivate func central(at offset: Int) -> [UInt8] {
        let size = size ?? UInt32(content.count)
        let compressed = compressedSize ?? UInt32(data.count)
        let extra: [UInt8] =
            usesZip64
            ? little(1 as UInt16) + little(24 as UInt16) + little(UInt64(size)) + little(UInt64(compressed))
                + little(UInt64(offset)) : []
        var bytes: [UInt8] =
            [0x50, 0x4b, 1, 2] + little(UInt16(mode == nil ? 20 : 0x0314)) + little(20 as UInt16)
        bytes += little(ownFlags) + little(method ?? ownMethod) + little(0 as UInt32)
        bytes += little(crc32 ?? checksum)
        bytes += little(usesZip64 ? .max : compressed) + little(usesZip64 ? .max : size)
        bytes += little(UInt16(nameBytes.count)) + little(UInt16(extra.count)) + little(0 as UInt16)
        bytes += little(0 as UInt16) + little(0 as UInt16) + little((mode ?? 0) << 16)
        return bytes + little(usesZip64 ? .max : UInt32(offset)) + nameBytes + extra
    }
}

/// Just enough compression for tests.
enum Deflate {
    /// Deflate blocks that hold `content` uncompressed (RFC 1951, 3.2.4).
    static func stored(_ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = content[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            bytes += [rest.isEmpty ? 1 : 0] + little(length) + little(~length) + block
        } while !rest.isEmpty
        return bytes
    }

    /// One block with fixed codes (3.2.6): a zero byte, then `runs` copies of 258 zero bytes each, 13 bits a copy.
    static func zeros(runs: Int) -> [UInt8] {
        var bits = Bits()
        bits.append(0b1, 1)
        bits.append(0b01, 2)
        bits.appendCode(0b0011_0000, 8)
        for _ in 0..<runs {
            bits.appendCode(0b1100_0101, 8)
            bits.appendCode(0, 5)
        }
        bits.appendCode(0, 7)
        return bits.bytes
    }

    private struct Bits {
        var bytes: [UInt8] = []
        private var used = 8

        mutating func append(_ value: Int, _ count: Int) {
            for bit in 0..<count {
                if used == 8 {
                    bytes.append(0)
                    used = 0
                }
                bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << UInt8(used)
                used += 1
            }
        }

        /// Huffman codes go in from their highest bit.
        mutating func appendCode(_ code: Int, _ count: Int) {
            for bit in (0..<count).reversed() { append(code >> bit & 1, 1) }
        }
    }
}

enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    static func of(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
    }
}

private func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
}
