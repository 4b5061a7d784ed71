// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

/// An exception's name read as an address or a range of addresses.
struct ExceptionAddress {
    /// The first address.
    var network: IPAddress
    /// How many bits all addresses share; the whole width for a single one.
    var prefixLength: Int

    /// The addresses that `name` stands for, or nil where the system takes it for a host name.
    init?(_ name: String) {
        if let range = AddressRange(key: name) {
            network = range.network
            prefixLength = range.prefixLength
        } else if let address = IPAddress(name) {
            network = address
            prefixLength = address.family.rawValue
        } else {
            return nil
        }
    }

    /// The width of an address in bits.
    var bits: Int { network.family.rawValue }

    /// The first address as the host of a URL.
    var firstAddressInURL: String {
        network.family == .v6 ? "[\(network)]" : "\(network)"
    }

    /// Whether the range `key` holds all of these addresses.
    func isWithin(_ key: String) -> Bool {
        guard let range = AddressRange(key: key) else { return false }
        return prefixLength >= range.prefixLength && range.contains(network)
    }
}
