// SPDX-License-Identifier: Apache-2.0

/// An IPv4 or IPv6 address.
public struct IPAddress: Sendable, Hashable {
    /// Which protocol; the raw value is the width in bits.
    public enum Family: Int, Sendable, Hashable {
        case v4 = 32
        case v6 = 128
    }

    /// Which protocol.
    public var family: Family
    /// The first 64 bits, from the top; an IPv4 address fills the upper half.
    var high: UInt64
    /// The last 64 bits; 0 in an IPv4 address.
    var low: UInt64

    /// An IPv4 address from its 32 bits.
    init(v4 bits: UInt32) {
        family = .v4
        high = UInt64(bits) << 32
        low = 0
    }

    /// An IPv6 address from its halves.
    init(v6 high: UInt64, _ low: UInt64) {
        family = .v6
        self.high = high
        self.low = low
    }

    /// The 32 bits of an IPv4 address.
    var v4Bits: UInt32 { UInt32(truncatingIfNeeded: high >> 32) }

    /// The address with all bits after the first `length` cleared.
    func masked(to length: Int) -> IPAddress {
        var masked = self
        // A shift by the whole width gives 0, as it must.
        masked.high = high & ~(UInt64.max >> UInt64(min(length, 64)))
        masked.low = low & ~(UInt64.max >> UInt64(max(0, min(length - 64, 64))))
        return masked
    }
}

extension IPAddress {
    /// The IPv4 address inside an IPv4-mapped IPv6 address (`::ffff:192.0.2.1`), or nil.
    var mapped: IPAddress? {
        guard family == .v6, high == 0, low >> 32 == 0xffff else { return nil }
        return IPAddress(v4: UInt32(truncatingIfNeeded: low))
    }

    /// Whether this is `0.0.0.0` or `::`.
    var isUnspecified: Bool { high == 0 && low == 0 }

    /// Whether this is loopback or link-local: `127.0.0.0/8`, `169.254.0.0/16`, `::1`, `fe80::/10`.
    var isLoopbackOrLinkLocal: Bool {
        switch family {
        case .v4: v4Bits >> 24 == 127 || v4Bits >> 16 == 0xa9fe
        case .v6: (high == 0 && low == 1) || high >> 54 == 0xfe80 >> 6
        }
    }

    /// Whether RFC 1918 sets this aside for private networks: `10/8`, `172.16/12`, `192.168/16`.
    var isPrivate: Bool {
        family == .v4 && (v4Bits >> 24 == 10 || v4Bits >> 20 == 0xac1 || v4Bits >> 16 == 0xc0a8)
    }

    /// Whether this is a unique local IPv6 address (RFC 4193): `fc00::/7`.
    var isUniqueLocal: Bool { family == .v6 && high >> 57 == 0xfc >> 1 }
}
