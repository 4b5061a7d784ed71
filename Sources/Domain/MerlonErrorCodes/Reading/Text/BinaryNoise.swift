// SPDX-License-Identifier: Apache-2.0

/// Tells text from archives, programs and other data, in which any short word stands by chance.
enum BinaryNoise {
    /// Shorter inputs are read whatever they hold: chance has no room in them.
    private static let shortest = 64
    /// Of this many bytes one may be a control character. Consoles put in a few; of random and compressed
    /// bytes every tenth is one, and of compiled ones more.
    private static let bytesPerControl = 20

    /// Whether `bytes` can be read as text in UTF-8, in UTF-16 or in an encoding of bytes.
    static func isText(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= shortest, UTF16Order.of(bytes) == nil else { return true }
        return bytes.count(where: isControl) <= bytes.count / bytesPerControl
    }

    /// Whether the byte is a control character that text has no use for; the escape character begins colours.
    private static func isControl(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x08...0x0D, 0x1B: false
        case 0..<0x20, 0x7F: true
        default: false
        }
    }
}

/// Which byte of each unit of a text in UTF-16 comes first.
enum UTF16Order {
    /// The order and where the text begins, by its mark or by the zeros that Latin letters leave; nil where it
    /// is no UTF-16.
    static func of(_ raw: [UInt8]) -> (isLittleEndian: Bool, start: Int)? {
        guard raw.count >= 2 else { return nil }
        switch (raw[0], raw[1]) {
        case (0xFF, 0xFE): return (true, 2)
        case (0xFE, 0xFF): return (false, 2)
        default: break
        }
        guard raw.count >= 8 else { return nil }
        let zeros = raw[..<8].map { $0 == 0 }
        if zeros == [false, true, false, true, false, true, false, true] { return (true, 0) }
        if zeros == [true, false, true, false, true, false, true, false] { return (false, 0) }
        return nil
    }
}
