// SPDX-License-Identifier: Apache-2.0

/// The record after a member's data that repeats its checksum and sizes (4.3.9): with or without a
/// signature, with 32-bit or 64-bit sizes, which nothing but its own content tells.
enum ZipDescriptor {
    static let longest = 24

    /// The length of the descriptor that `bytes` begin with, if it agrees with `member`.
    static func length(in bytes: ArraySlice<UInt8>, of member: ZipMember) -> Int? {
        for signed in [4, 0] {
            if signed == 4, !bytes.prefix(4).elementsEqual([0x50, 0x4b, 0x07, 0x08]) { continue }
            guard bytes.uint32(signed) == member.crc32 else { continue }
            let wide =
                bytes.count >= signed + 20 && bytes.uint64(signed + 4) == UInt64(member.compressedSize)
                && bytes.uint64(signed + 12) == UInt64(member.size)
            if wide { return signed + 20 }
            let narrow =
                bytes.count >= signed + 12
                && bytes.uint32(signed + 4) == UInt32(truncatingIfNeeded: member.compressedSize)
                && bytes.uint32(signed + 8) == UInt32(truncatingIfNeeded: member.size)
            if narrow { return signed + 12 }
        }
        return nil
    }
}
