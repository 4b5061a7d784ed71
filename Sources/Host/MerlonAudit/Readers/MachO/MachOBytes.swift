// SPDX-License-Identifier: Apache-2.0

/// Bytes with a byte order; whatever lies past their end is nil.
struct MachOBytes {
    private let bytes: ArraySlice<UInt8>
    let isBigEndian: Bool

    init(_ bytes: [UInt8], isBigEndian: Bool) {
        self.init(slice: bytes[...], isBigEndian: isBigEndian)
    }

    private init(slice: ArraySlice<UInt8>, isBigEndian: Bool) {
        bytes = slice
        self.isBigEndian = isBigEndian
    }

    var count: Int { bytes.count }

    func uint32(at offset: Int) -> UInt32? {
        integer(at: offset, width: 4).map { UInt32(truncatingIfNeeded: $0) }
    }

    func uint64(at offset: Int) -> UInt64? {
        integer(at: offset, width: 8)
    }

    /// A name in a field of 16 bytes, which zero bytes fill up.
    func name(at offset: Int) -> String? {
        sub(at: offset, count: 16).map { String(decoding: $0.bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The `length` bytes from `offset` on.
    func sub(at offset: Int, count length: Int) -> MachOBytes? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
        let first = bytes.startIndex + offset
        return MachOBytes(slice: bytes[first..<first + length], isBigEndian: isBigEndian)
    }

    private func integer(at offset: Int, width: Int) -> UInt64? {
        guard let field = sub(at: offset, count: width)?.bytes else { return nil }
        return isBigEndian
            ? field.reduce(0) { $0 << 8 | UInt64($1) } : field.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
