// SPDX-License-Identifier: Apache-2.0

/// `mach_header` or `mach_header_64`.
struct MachOHeader {
    let is64Bit: Bool
    let isBigEndian: Bool

    /// The shape of the header that begins with `magic`, read as a big-endian number; nil where it is none.
    init?(magic: UInt32) {
        switch magic {
        case 0xFEED_FACE: (is64Bit, isBigEndian) = (false, true)
        case 0xFEED_FACF: (is64Bit, isBigEndian) = (true, true)
        case 0xCEFA_EDFE: (is64Bit, isBigEndian) = (false, false)
        case 0xCFFA_EDFE: (is64Bit, isBigEndian) = (true, false)
        default: return nil
        }
    }

    /// The header's length in bytes, after which the load commands begin.
    var size: Int { is64Bit ? 32 : 28 }
}
