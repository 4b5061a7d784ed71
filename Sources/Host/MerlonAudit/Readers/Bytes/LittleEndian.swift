// SPDX-License-Identifier: Apache-2.0

/// Numbers of a zip file's records: little-endian, at an offset from the slice's first byte; 0 past its
/// end, so a caller checks the length of the whole record once.
extension ArraySlice<UInt8> {
    func uint16(_ offset: Int) -> UInt16 { UInt16(truncatingIfNeeded: littleEndian(offset, width: 2)) }

    func uint32(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: littleEndian(offset, width: 4)) }

    func uint64(_ offset: Int) -> UInt64 { littleEndian(offset, width: 8) }

    private func littleEndian(_ offset: Int, width: Int) -> UInt64 {
        guard offset >= 0, width <= count, offset <= count - width else { return 0 }
        var value: UInt64 = 0
        for place in 0..<width {
            value |= UInt64(self[startIndex + offset + place]) << UInt64(8 * place)
        }
        return value
    }
}

extension [UInt8] {
    mutating func appendLittleEndian(_ value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
