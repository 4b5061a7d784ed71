// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// Whether this was meant for an address or a range of addresses and not for a name: digits and dots,
    /// or hexadecimal digits with two colons, whatever prefix length or zone stands with them.
    var isShapedLikeAddress: Bool {
        let hasPrefixLength = contains("/")
        let address = prefix { $0 != "/" && $0 != "%" }
        let isVersion6 =
            address.utf8.count { $0 == UInt8(ascii: ":") } > 1
            && address.utf8.allSatisfy {
                $0.hexadecimalValue != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
            }
        return isVersion6
            || (address.utf8.contains(where: \.isDigit) && (hasPrefixLength || address.contains("."))
                && address.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") })
    }
}
