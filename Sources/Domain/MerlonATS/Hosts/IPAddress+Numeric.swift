// SPDX-License-Identifier: Apache-2.0

extension IPAddress {
    /// The IPv4 address that C's `inet_aton` reads in `name`, or nil: one to four numbers, decimal, octal
    /// (`017`) or hexadecimal (`0xf`), the last of which fills the bytes that are left (`127.1`, `2130706433`).
    ///
    /// ATS's own look-up knows four decimal numbers only; resolvers, and the URL parsers of browsers, know all.
    init?(numeric name: String) {
        var name = name
        guard let bits = name.withUTF8({ Self.numericBits($0[...]) }) else { return nil }
        self.init(v4: bits)
    }

    /// The bits of the address that `name` writes; see ``init(numeric:)``.
    static func numericBits(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        var bits: UInt64 = 0
        var shift: UInt64 = 32
        var rest = name
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            guard shift > 8, let number = number(rest[..<dot]), number <= 0xff else { return nil }
            shift -= 8
            bits |= number << shift
            rest = rest[(dot + 1)...]
        }
        guard let last = number(rest), last >> shift == 0 else { return nil }
        return UInt32(truncatingIfNeeded: bits | last)
    }

    /// A number in C's notation, within 32 bits.
    private static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
        guard let first = text.first, first.isDigit else { return nil }
        var (base, digits): (UInt8, Slice<UnsafeBufferPointer<UInt8>>) = (10, text)
        if first == UInt8(ascii: "0"), text.count > 1 {
            let isHexadecimal = text[text.startIndex + 1] | 0x20 == UInt8(ascii: "x")
            (base, digits) = isHexadecimal ? (16, text.dropFirst(2)) : (8, text.dropFirst())
        }
        guard !digits.isEmpty else { return nil }
        var number: UInt64 = 0
        for byte in digits {
            guard let digit = byte.hexadecimalValue, digit < base else { return nil }
            number = number * UInt64(base) + UInt64(digit)
            guard number <= UInt64(UInt32.max) else { return nil }
        }
        return number
    }
}

extension ATSURL {
    /// The address that resolvers read in a host that is a name to ATS's own look-up; nil for any other host.
    var numericAddress: IPAddress? { address == nil ? IPAddress(numeric: host) : nil }
}

extension HostReader.Host {
    /// Takes a name in `buffer` that is an address to resolvers for that address.
    mutating func readNumericName(in buffer: UnsafeMutableBufferPointer<UInt8>) {
        guard address == nil,
            let bits = IPAddress.numericBits(UnsafeBufferPointer(rebasing: buffer[..<count])[...])
        else { return }
        let read = IPAddress(v4: bits)
        count = 0
        read.write { byte in
            buffer[count] = byte
            count += 1
        }
        address = read
    }
}
