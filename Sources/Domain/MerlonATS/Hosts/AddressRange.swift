// SPDX-License-Identifier: Apache-2.0

/// A range of addresses as a key of `NSExceptionDomains` writes it, read as the system reads it
/// (Security-61901), traps included: see `docs/ats.md`, "Addresses".
public struct AddressRange: Sendable, Hashable {
    /// The first address: all bits after the prefix are cleared.
    public var network: IPAddress
    /// How many bits an address must share with ``network``.
    public var prefixLength: Int

    /// The range of `key`, or nil where the system takes it for none.
    ///
    /// Taken: `10.0.0.0/8`, `10/8` and `192.168/16` (zeros are added), host bits set, a length in C's
    /// notation (`/010` is 8, `/0x18` is 24) with anything after its digits left unread, so that `/08` is
    /// 0 and matches every IPv4 address. Not taken: an IPv4 part of 14 characters or more, an IPv6 part of
    /// 38 or more, a zone, a length beyond the family's width or without a digit.
    public init?(key: String) {
        self.init(key: key, missingLengthIsZero: false)
    }

    /// ``init(key:)``, with the other reading of a length without digits (`10.0.0.0/`), for which there
    /// is no source.
    init?(key: String, missingLengthIsZero: Bool) {
        var key = key
        let range = key.withUTF8 { bytes -> AddressRange? in
            guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
            let length = bytes[(slash + 1)...]
            let bits = missingLengthIsZero && Self.number(in: length).isEmpty ? 0 : Self.length(length)
            guard let length = bits, let address = Self.address(bytes[..<slash]),
                (0...address.family.rawValue).contains(length)
            else { return nil }
            return AddressRange(network: address.masked(to: length), prefixLength: length)
        }
        guard let range else { return nil }
        self = range
    }

    /// The addresses that share their first `prefixLength` bits with `address`; a length beyond the family's
    /// width counts as that width, one below 0 as 0.
    public init(around address: IPAddress, prefixLength: Int) {
        let length = max(0, min(prefixLength, address.family.rawValue))
        self.init(network: address.masked(to: length), prefixLength: length)
    }

    /// A range of parts that agree.
    init(network: IPAddress, prefixLength: Int) {
        self.network = network
        self.prefixLength = prefixLength
    }

    /// Whether the range holds `address`; addresses of the other family are never held.
    public func contains(_ address: IPAddress) -> Bool {
        address.family == network.family && address.masked(to: prefixLength) == network
    }

    private static func address(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> IPAddress? {
        if bytes.contains(UInt8(ascii: ":")) {
            return bytes.count < 38 ? IPAddress.v6(bytes) : nil
        }
        guard !bytes.isEmpty, bytes.count < 14 else { return nil }
        let missing = 3 - bytes.count { $0 == UInt8(ascii: ".") }
        guard missing > 0 else { return IPAddress.v4(bytes) }
        var padded = Array(bytes)
        for _ in 0..<missing { padded += [UInt8(ascii: "."), UInt8(ascii: "0")] }
        return padded.withUnsafeBufferPointer { IPAddress.v4($0[...]) }
    }

    /// What follows white space and a sign, where it begins with a digit; else nothing.
    private static func number(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<
        UnsafeBufferPointer<UInt8>
    > {
        var rest = bytes.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        return rest.first?.isDigit == true ? rest : rest[rest.endIndex...]
    }

    /// The number at the start of `bytes` as C's `strtol` reads it with base 0, or nil without a digit or
    /// above 128; what follows the number is not looked at.
    private static func length(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var rest = number(in: bytes)
        let isNegative =
            rest.startIndex > bytes.startIndex && bytes[rest.startIndex - 1] == UInt8(ascii: "-")
        guard let first = rest.first, first.isDigit else { return nil }
        var base: UInt8 = 10
        if first == UInt8(ascii: "0") {
            let marker = rest.dropFirst().first.map { $0 | 0x20 }
            let isHexadecimal =
                marker == UInt8(ascii: "x") && rest.dropFirst(2).first?.hexadecimalValue != nil
            base = isHexadecimal ? 16 : 8
            if isHexadecimal { rest = rest.dropFirst(2) }
        }
        var number = 0
        for byte in rest {
            guard let digit = byte.hexadecimalValue, digit < base else { break }
            number = number * Int(base) + Int(digit)
            guard number <= IPAddress.Family.v6.rawValue else { return nil }
        }
        return isNegative && number > 0 ? nil : number
    }
}
