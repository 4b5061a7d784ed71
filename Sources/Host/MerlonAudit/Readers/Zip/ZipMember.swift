// SPDX-License-Identifier: Apache-2.0

/// One member as the central directory describes it, which is what this program takes for the truth.
struct ZipMember: Sendable {
    /// The name's bytes as stored.
    var rawName: ArraySlice<UInt8>
    /// The name as text; bytes that are not UTF-8 stand as `%NN`.
    var name: String
    var flags: UInt16
    var method: UInt16
    var crc32: UInt32
    var compressedSize: Int
    var size: Int
    /// The first byte of the local header, counted from the file's first byte.
    var headerOffset: Int
    /// The file's mode, where the member was written on a system that has one.
    var unixMode: UInt32?
    /// The compressed bytes; nil until the local header was read, and where that is missing.
    var data: Range<Int>?
    /// Whether the member was found by its local header alone, since the directory is lost: its sizes
    /// may be unknown (0).
    var isRecovered = false
}

extension ZipMember {
    var isEncrypted: Bool { flags & 0x0001 != 0 || method == 99 }

    /// Whether the sizes follow the data in a descriptor, and the local header may have zeros.
    static func hasDescriptor(flags: UInt16) -> Bool { flags & 0x0008 != 0 }

    var isDirectory: Bool { rawName.last == UInt8(ascii: "/") }

    var isSymbolicLink: Bool { unixMode.map { $0 & 0o170000 == 0o120000 } ?? false }

    /// Text of `bytes`, with a readable stand-in for each byte that is not UTF-8, so that two different
    /// names stay two.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return bytes.reduce(into: "") { text, byte in
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + String(byte, radix: 16)
            }
        }
    }
}
