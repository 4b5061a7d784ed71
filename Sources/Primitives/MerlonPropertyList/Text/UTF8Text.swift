// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text of `bytes`, or nil where they are not well-formed UTF-8.
    init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.isWellFormedUTF8 else { return nil }
        self.init(decoding: bytes, as: UTF8.self)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are well-formed UTF-8 (Unicode 15, table 3-7).
    var isWellFormedUTF8: Bool {
        var index = 0
        func isContinuation(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < count && range.contains(self[index + offset])
        }
        while index < count {
            let lead = self[index]
            if lead < 0x80 {
                index += 1
                continue
            }
            let second: ClosedRange<UInt8> =
                switch lead {
                case 0xE0: 0xA0...0xBF
                case 0xED: 0x80...0x9F
                case 0xF0: 0x90...0xBF
                case 0xF4: 0x80...0x8F
                default: 0x80...0xBF
                }
            switch lead {
            case 0xC2...0xDF where isContinuation(1): index += 2
            case 0xE0...0xEF where isContinuation(1, second) && isContinuation(2): index += 3
            case 0xF0...0xF4 where isContinuation(1, second) && isContinuation(2) && isContinuation(3):
                index += 4
            default: return false
            }
        }
        return true
    }
}

extension [UInt8] {
    /// Adds the UTF-8 bytes of `scalar`.
    mutating func append(scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else if let encoded = UTF8.encode(scalar) {
            append(contentsOf: encoded)
        }
    }
}
