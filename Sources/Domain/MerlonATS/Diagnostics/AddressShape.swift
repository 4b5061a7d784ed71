// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Whether this was meant for an address or a range of addresses and not for a name: digits and dots,
    /// or hexadecimal digits with two colons, whatever prefix length, zone or brackets stand with them.
    var isShapedLikeAddress: Bool {
        var rest = self[...]
        if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
            rest = rest[rest.index(after: rest.startIndex)..<end]
        }
        let hasPrefixLength = rest.contains("/")
        let address = rest.prefix { $0 != "/" && $0 != "%" }
        let isVersion6 =
            address.utf8.count { $0 == UInt8(ascii: ":") } > 1
            && address.utf8.allSatisfy {
                $0.isAddressDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
            }
        if isVersion6 { return true }
        let digits = address.prefix { $0 != ":" }
        return digits.contains(where: \.isNumber) && (hasPrefixLength || digits.contains("."))
            && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
}

extension UInt8 {
    fileprivate var isAddressDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
