// SPDX-License-Identifier: Apache-2.0

/// The central directory: its members in its own order, and what contradicts itself in it.
struct ZipDirectory: Sendable {
    var members: [ZipMember] = []
    /// What ended the reading before the directory's end; nil where all of it was read.
    var fault: ZipFault?

    static let entrySignature: [UInt8] = [0x50, 0x4b, 0x01, 0x02]
    /// An entry without its name, extra field and comment.
    static let entryLength = 46

    /// Whether an entry of a directory begins at `offset`.
    static func begins(at offset: Int, in source: some ByteSource) throws(ZipFault) -> Bool {
        guard offset >= 0, offset <= source.count - 4 else { return false }
        return try ZipEndRecord.read(source, offset..<offset + 4) == entrySignature
    }

    /// Reads the directory that `end` leads to.
    init(_ end: ZipEndRecord, in source: some ByteSource, budget: ArtifactBudget) throws(ZipFault) {
        guard end.directory.count <= budget.directoryBytes else {
            throw .limit(
                "its central directory has \(end.directory.count) bytes, more than the limit of \(budget.directoryBytes)"
            )
        }
        let bytes = try ZipEndRecord.read(source, end.directory)
        var rest = bytes[...]
        while rest.prefix(4).elementsEqual(Self.entrySignature) {
            guard members.count < budget.members else {
                fault = .limit("it has more members than the limit of \(budget.members)")
                return
            }
            do throws(ZipFault) {
                members.append(try Self.member(&rest, base: end.base))
            } catch {
                fault = error
                return
            }
        }
        // A digital signature of the directory (4.3.13) may follow its entries.
        if !rest.isEmpty, !rest.prefix(4).elementsEqual([0x50, 0x4b, 0x05, 0x05]) {
            fault = .malformed(
                "\(rest.count) bytes of its central directory, after \(members.count) members, are no entry")
        }
    }

    /// Takes one entry from the front of `rest`.
    private static func member(_ rest: inout ArraySlice<UInt8>, base: Int) throws(ZipFault) -> ZipMember {
        let lengths = [28, 30, 32].map { Int(rest.uint16($0)) }
        let length = entryLength + lengths.reduce(0, +)
        guard rest.count >= length else {
            throw .malformed("the last entry of its central directory is cut short")
        }
        let entry = rest.prefix(length)
        rest = rest.dropFirst(length)
        let rawName = entry.dropFirst(entryLength).prefix(lengths[0])
        let extra = entry.dropFirst(entryLength + lengths[0]).prefix(lengths[1])
        var wide = Zip64Sizes(
            size: UInt64(entry.uint32(24)), compressedSize: UInt64(entry.uint32(20)),
            offset: UInt64(entry.uint32(42)))
        wide.widen(by: extra)
        guard let size = Int(exactly: wide.size), let compressedSize = Int(exactly: wide.compressedSize),
            let offset = Int(exactly: wide.offset), !offset.addingReportingOverflow(base).overflow
        else { throw .malformed("an entry of its central directory has numbers beyond any file") }
        // The host that wrote the entry: 3 is Unix, 19 is Darwin (4.4.2); their modes are the upper half.
        let host = entry.uint16(4) >> 8
        return ZipMember(
            rawName: rawName, name: ZipMember.text(of: rawName), flags: entry.uint16(8),
            method: entry.uint16(10), crc32: entry.uint32(16), compressedSize: compressedSize, size: size,
            headerOffset: offset + base, unixMode: host == 3 || host == 19 ? entry.uint32(38) >> 16 : nil)
    }
}

/// Sizes that stand in the zip64 extra field where 32 bits are too few (4.5.3).
struct Zip64Sizes {
    var size: UInt64
    var compressedSize: UInt64
    var offset: UInt64 = 0

    /// Takes each number that is marked as too narrow from `extra`, where they stand in this order.
    mutating func widen(by extra: ArraySlice<UInt8>) {
        var rest = extra
        while rest.count >= 4 {
            let length = Int(rest.uint16(2))
            guard rest.count >= 4 + length else { return }
            if rest.uint16(0) == 0x0001 {
                var field = rest.dropFirst(4).prefix(length)
                for number in [\Zip64Sizes.size, \.compressedSize, \.offset]
                where self[keyPath: number] == UInt32.max && field.count >= 8 {
                    self[keyPath: number] = field.uint64(0)
                    field = field.dropFirst(8)
                }
                return
            }
            rest = rest.dropFirst(4 + length)
        }
    }
}
