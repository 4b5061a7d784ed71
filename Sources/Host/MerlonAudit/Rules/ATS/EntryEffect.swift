// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// Whether one entry of `NSExceptionDomains` changes anything, found by asking the evaluator about its
/// host with and without the entry.
struct EntryEffect {
    /// The configuration that holds the entry.
    var configuration: ATSConfiguration
    /// The system that is asked.
    var system = ATSSystem.newestRead

    /// Whether every load of the entry's host (and of a name below it, where it reaches those) is decided
    /// alike with and without the entry; nil where its name is no host at all.
    func changesNothing(_ index: Int) -> Bool? {
        let domain = configuration.exceptionDomains[index]
        guard let host = domain.urlHost else { return nil }
        var without = configuration
        without.exceptionDomains.remove(at: index)
        let before = ATSEvaluator(configuration, system: system)
        let after = ATSEvaluator(without, system: system)
        let hosts = domain.reachesSubdomains && ExceptionAddress(domain.name) == nil ? [host, "x.\(host)"] : [host]
        for host in hosts {
            for loader in [ATSLoader.urlSession, .webContent, .media] {
                guard let one = try? before.decide("http://\(host)/", loader: loader),
                    let other = try? after.decide("http://\(host)/", loader: loader)
                else { return nil }
                if !one.hasSameOutcome(as: other) { return false }
            }
        }
        return true
    }
}

extension ATSExceptionDomain {
    /// The entry's name as the host of a URL: a range by one address of it, IPv6 in brackets; nil where the
    /// name can't be a host.
    var urlHost: String? {
        if let range = ExceptionAddress(name) { return range.firstAddressInURL }
        let isHost = !name.isEmpty && name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "."), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isHost ? name : nil
    }

    /// Whether the entry holds nothing but the values that it would have without them.
    var restatesDefaults: Bool {
        guard legacy.isEmpty, requiresNIAPTLSPackageVersion == nil else { return false }
        if case .no = SettingValue(allowsInsecureHTTPLoads) {} else { return false }
        if let minimumTLSVersion, minimumTLSVersion.string != "TLSv1.2" { return false }
        if let requiresForwardSecrecy, requiresForwardSecrecy.boolean != true { return false }
        return true
    }
}

extension ATSDecision {
    /// Whether the two differ in their trace alone.
    func hasSameOutcome(as other: ATSDecision) -> Bool {
        verdict == other.verdict && cleartextAllowed == other.cleartextAllowed && tls == other.tls
            && trustMayBeLoosened == other.trustMayBeLoosened && pins == other.pins
    }
}
