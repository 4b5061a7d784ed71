// SPDX-License-Identifier: Apache-2.0

/// What keeps a key that is shaped like an address or a range from being read as its author meant.
struct AddressFault {
    /// The code of the diagnostic.
    var code: ATSDiagnostic.Code
    /// What to write in its place, where that can be told.
    var intended: String?
    /// What is wrong, to follow the key in a sentence.
    var words: String

    /// The fault of `text`, or nil where the system reads it as it looks.
    init?(_ text: String) {
        let fault = text.contains("/") ? Self.ofRange(text) : Self.ofAddress(text)
        guard let fault else { return nil }
        self = fault
    }

    private init(_ code: ATSDiagnostic.Code, intended: String? = nil, _ words: String) {
        self.code = code
        self.intended = intended
        self.words = words
    }

    // MARK: Addresses

    private static func ofAddress(_ text: String) -> AddressFault? {
        if let zone = text.firstIndex(of: "%") {
            return AddressFault(
                .addressTrap, intended: IPAddress(String(text[..<zone]))?.description,
                "holds a zone, and the system compares addresses without one: the entry never matches")
        }
        if let address = IPAddress(text) {
            guard address.description != text else { return nil }
            return AddressFault(
                .addressNotCanonical, intended: address.description,
                "is an address in another spelling than the canonical one, and the system compares spellings before "
                    + "it compares addresses: the entry may never match")
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if let address = IPAddress(parts.map { $0.withoutLeadingZeros }.joined(separator: ".")) {
            return AddressFault(
                .addressNotCanonical, intended: address.description,
                "is an address with leading zeros, which some readers take for octal and the system for no address: "
                    + "the entry never matches")
        }
        let length = 8 * parts.count
        if parts.count < 4, let range = AddressRange(key: "\(text)/\(length)") {
            return AddressFault(
                .addressTrap, intended: "\(range.network)/\(length)",
                "is the beginning of an address, and a range needs the length of its prefix: the entry never matches"
            )
        }
        return AddressFault(
            .domainMalformed, "is shaped like an address and is none, so it never matches")
    }

    // MARK: Ranges

    private static func ofRange(_ text: String) -> AddressFault? {
        let slash = text.firstIndex(of: "/") ?? text.endIndex
        let (address, length) = (String(text[..<slash]), String(text[slash...].dropFirst()))
        // What the same key would mean with a length that can be read as it is written.
        let plainLength = length.plainLength ?? length.netmaskLength
        let plain = plainLength.flatMap { Self.plain(address, length: $0) }
        guard let read = AddressRange(key: text) else { return ofUnreadRange(address, length, plain: plain) }
        guard "\(read.prefixLength)" != length else { return nil }
        let reach =
            read.prefixLength == 0
            ? "so the entry matches every \(read.network.family.words) address"
            : "so the entry matches \(read.network)/\(read.prefixLength)"
        return AddressFault(
            .addressTrap, intended: plain,
            "ends in \(shown("/" + length)), which the system reads as C does, a leading 0 for octal and 0x for "
                + "hexadecimal, as far as its digits go: as \(read.prefixLength), \(reach)")
    }

    private static func ofUnreadRange(_ address: String, _ length: String, plain: String?) -> AddressFault {
        let base = String(address.prefix { $0 != "%" })
        let family: IPAddress.Family = base.contains(":") ? .v6 : .v4
        if base != address {
            return AddressFault(
                .addressTrap, intended: length.plainLength.flatMap { Self.plain(base, length: $0) },
                "holds a zone, and the system reads no range with one: the entry never matches")
        }
        if let every = AddressRange(key: "\(address)/\(length)", missingLengthIsZero: true) {
            return AddressFault(
                .addressTrap, intended: length.isEmpty ? IPAddress(address)?.description : plain,
                "has no number of bits behind its slash, and no source says what the system makes of that: the entry "
                    + "may match nothing, or as /0 every \(every.network.family.words) address")
        }
        guard let number = length.plainLength else {
            return AddressFault(
                .addressTrap, intended: plain,
                "has \(shown(length)) behind its slash, and the system reads a number of bits there: the entry never "
                    + "matches")
        }
        if number > family.rawValue {
            return AddressFault(
                .addressTrap,
                "has a length of \(number) bits, and an address of its family has \(family.rawValue): the entry never "
                    + "matches")
        }
        // The limits of Security-61901: 14 bytes hold the longest text of three octets and a dot, and 38 one
        // group less than an IPv6 address can have.
        let limit = family == .v4 ? 14 : 38
        if IPAddress(address) != nil, address.utf8.count >= limit {
            return AddressFault(
                .addressTrap, intended: plain,
                "has an address of \(address.utf8.count) characters before its slash, and the system reads no range "
                    + "with \(limit) or more: the entry never matches")
        }
        return AddressFault(
            .domainMalformed, "has no address before its slash, so it never matches")
    }

    /// A key that the system reads as the range of `address` and `length`, or nil where there is none: a
    /// single address needs no length, and zeros at the end of an IPv4 network may be left out.
    private static func plain(_ address: String, length: Int) -> String? {
        let padded = address.contains(":") ? address : address.paddedOctets
        guard let whole = IPAddress(padded), (0...whole.family.rawValue).contains(length) else { return nil }
        if length == whole.family.rawValue { return whole.description }
        let key = "\(whole.masked(to: length))/\(length)"
        return AddressRange(key: key)?.prefixLength == length ? key : nil
    }
}

extension IPAddress.Family {
    fileprivate var words: String {
        switch self {
        case .v4: "IPv4"
        case .v6: "IPv6"
        }
    }
}

extension StringProtocol {
    /// The number of bits, where this is one to three decimal digits without a leading zero too many.
    fileprivate var plainLength: Int? {
        let digits = drop { $0 == "0" }
        guard !isEmpty, digits.utf8.count <= 3, utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return digits.isEmpty ? 0 : Int(digits)
    }

    /// The number of leading ones, where this is an IPv4 netmask.
    fileprivate var netmaskLength: Int? {
        guard let mask = IPAddress(String(self)), mask.family == .v4 else { return nil }
        let length = (~mask.v4Bits).leadingZeroBitCount
        return mask.v4Bits.nonzeroBitCount == length ? length : nil
    }

    fileprivate var withoutLeadingZeros: String {
        let digits = drop { $0 == "0" }
        return digits.isEmpty && !isEmpty ? "0" : String(digits)
    }

    /// An IPv4 network with the octets that were left out.
    fileprivate var paddedOctets: String {
        let missing = 3 - utf8.count { $0 == UInt8(ascii: ".") }
        return self + String(repeating: ".0", count: Swift.max(0, missing))
    }
}
