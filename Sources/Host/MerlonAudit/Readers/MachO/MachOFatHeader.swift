// SPDX-License-Identifier: Apache-2.0

/// The header of a fat file: always big endian, with 32-bit or 64-bit places of its slices.
struct MachOFatHeader {
    private static let size = 8

    /// `FAT_MAGIC_64`: places are 64-bit numbers.
    let is64Bit: Bool
    let count: Int

    /// The header that `prefix` begins with, or nil where it is no fat file's (or a Java class file's).
    init?(_ prefix: [UInt8], budget: MachOBudget = MachOBudget()) {
        let bytes = MachOBytes(prefix, isBigEndian: true)
        switch bytes.uint32(at: 0) {
        case 0xCAFE_BABE: is64Bit = false
        case 0xCAFE_BABF: is64Bit = true
        default: return nil
        }
        guard let number = bytes.uint32(at: 4), number <= budget.slices else { return nil }
        count = Int(number)
    }

    /// A stretch of a file, as a fat header gives it.
    struct Place {
        let offset: UInt64
        let count: UInt64
    }

    /// Where the slices of `source` lie, in the order of their offsets; the whole source where it is no
    /// fat file.
    static func places(in source: MachOSource, budget: MachOBudget) throws(MachOError) -> [Place] {
        let prefix = try source.read(.header, at: 0, count: UInt64(min(source.size, size)))
        guard let header = MachOFatHeader(prefix, budget: budget) else {
            return [Place(offset: 0, count: UInt64(source.size))]
        }
        let entrySize = header.is64Bit ? 32 : 20
        let table = MachOBytes(
            try source.read(.fatHeader, at: UInt64(size), count: UInt64(header.count * entrySize)),
            isBigEndian: true)
        let entries = stride(from: 0, to: table.count, by: entrySize)
        return entries.compactMap { header.place(in: table, at: $0) }.sorted { $0.offset < $1.offset }
    }

    /// `fat_arch`: CPU type and subtype, then offset and size.
    private func place(in table: MachOBytes, at entry: Int) -> Place? {
        guard is64Bit else {
            guard let offset = table.uint32(at: entry + 8), let count = table.uint32(at: entry + 12) else {
                return nil
            }
            return Place(offset: UInt64(offset), count: UInt64(count))
        }
        guard let offset = table.uint64(at: entry + 8), let count = table.uint64(at: entry + 16) else {
            return nil
        }
        return Place(offset: offset, count: count)
    }
}
