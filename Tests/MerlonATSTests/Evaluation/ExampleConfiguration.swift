// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList

extension PropertyListValue {
    static let yes = PropertyListValue.boolean(true)
    static let no = PropertyListValue.boolean(false)
}

extension ATSConfiguration {
    /// A dictionary of the keys given; values keep the type that a file would give them.
    static func example(
        arbitrary: PropertyListValue? = nil, media: PropertyListValue? = nil, web: PropertyListValue? = nil,
        local: PropertyListValue? = nil, niap: PropertyListValue? = nil,
        _ exceptions: [ATSExceptionDomain] = [],
        pins: [ATSPinnedDomain] = []
    ) -> ATSConfiguration {
        var configuration = ATSConfiguration()
        configuration.allowsArbitraryLoads = arbitrary.map { PropertyListNode($0) }
        configuration.allowsArbitraryLoadsForMedia = media.map { PropertyListNode($0) }
        configuration.allowsArbitraryLoadsInWebContent = web.map { PropertyListNode($0) }
        configuration.allowsLocalNetworking = local.map { PropertyListNode($0) }
        configuration.requiresNIAPTLSPackageVersion = niap.map { PropertyListNode($0) }
        configuration.exceptionDomains = exceptions
        configuration.pinnedDomains = pins
        return configuration
    }
}

extension ATSExceptionDomain {
    static func entry(
        _ name: String, http: PropertyListValue? = nil, sub: PropertyListValue? = nil,
        tls: PropertyListValue? = nil, fs: PropertyListValue? = nil, niap: PropertyListValue? = nil,
        legacy: [LegacySetting] = []
    ) -> ATSExceptionDomain {
        var entry = ATSExceptionDomain(name)
        entry.allowsInsecureHTTPLoads = http.map { PropertyListNode($0) }
        entry.includesSubdomains = sub.map { PropertyListNode($0) }
        entry.minimumTLSVersion = tls.map { PropertyListNode($0) }
        entry.requiresForwardSecrecy = fs.map { PropertyListNode($0) }
        entry.requiresNIAPTLSPackageVersion = niap.map { PropertyListNode($0) }
        entry.legacy = legacy
        return entry
    }
}

extension ATSPinnedDomain {
    static func pinned(
        _ name: String, ca: [String]? = nil, leaf: [String]? = nil, sub: PropertyListValue? = nil
    ) -> ATSPinnedDomain {
        var domain = ATSPinnedDomain(name)
        domain.caIdentities = ca.map { PinList(digests: $0.map(Pin.example)) }
        domain.leafIdentities = leaf.map { PinList(digests: $0.map(Pin.example)) }
        domain.includesSubdomains = sub.map { PropertyListNode($0) }
        return domain
    }
}

extension ATSPinnedDomain.Pin {
    /// A pin as a reader gives it; the digest's length is what its text stands for.
    static func example(_ base64: String) -> ATSPinnedDomain.Pin {
        let digits = base64.utf8.count { $0 != UInt8(ascii: "=") }
        return ATSPinnedDomain.Pin(
            base64: base64, digest: [UInt8](repeating: 0, count: digits * 3 / 4), place: .unknown)
    }

    /// Two well-formed pins.
    static let one = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
    static let two = "i7WTqTvh0OioIruIfFR4kMPnBqrS2rdiVPl/s2uC/CY="
}

extension ATSSystem {
    static func iOS(_ major: Int, _ minor: Int = 0, sdk: Int? = nil) -> ATSSystem {
        ATSSystem(.iOS, OSVersion(major, minor), linkedSDK: sdk.map { OSVersion($0) })
    }
}
