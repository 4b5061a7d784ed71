// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// What each entry of `NSExceptionDomains` changes, found by asking the evaluator about its host with and
/// without the entry.
struct EntryEffect {
    private let configuration: ATSConfiguration
    private let index: ExceptionIndex

    init(_ configuration: ATSConfiguration) {
        self.configuration = configuration
        index = ExceptionIndex(configuration.exceptionDomains)
    }

    /// What an entry does to the loads of its host.
    enum Effect {
        /// Every load is decided alike with and without it.
        case none
        /// Nothing is allowed that would not be allowed without it, but something is refused.
        case onlyTightens
        /// Something is allowed that would be refused without it.
        case loosens
    }

    /// What the entry does to every load of its host (and of a name below it, where it reaches those); nil
    /// where its name is no host at all.
    func effect(of entry: Int) -> Effect? {
        let domain = configuration.exceptionDomains[entry]
        guard let host = domain.urlHost else { return nil }
        let reachesBelow = domain.reachesSubdomains && ExceptionAddress(domain.name) == nil
        var effect = Effect.none
        for host in reachesBelow ? [host, "x.\(host)"] : [host] {
            let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
            let concerned = index.indices(concerning: bare)
            let before = evaluator(of: concerned)
            let after = evaluator(of: concerned.filter { $0 != entry })
            for loader in [ATSLoader.urlSession, .webContent, .media] {
                guard let one = try? before.decide("http://\(host)/", loader: loader),
                    let other = try? after.decide("http://\(host)/", loader: loader)
                else { return nil }
                if one.isLooser(than: other) { return .loosens }
                if !one.hasSameOutcome(as: other) { effect = .onlyTightens }
            }
        }
        return effect
    }

    /// The evaluator of the dictionary with `entries` alone, for the newest system that could be read.
    private func evaluator(of entries: [Int]) -> ATSEvaluator {
        var part = configuration
        part.exceptionDomains = entries.map { configuration.exceptionDomains[$0] }
        part.pinnedDomains = []
        return ATSEvaluator(part, system: .newestRead)
    }
}

extension ATSExceptionDomain {
    /// The entry's name as the host of a URL: a range by one address of it, IPv6 in brackets; nil where the
    /// name can't be a host.
    var urlHost: String? {
        if let range = ExceptionAddress(name) { return range.firstAddressInURL }
        return !name.isEmpty && name.utf8.allSatisfy(\.isOfHostName) ? name : nil
    }

    /// Whether the entry asks for less than the default, under names of today or old ones.
    var isMeantToLoosen: Bool {
        if !legacy.isEmpty || requiresForwardSecrecy?.boolean == false { return true }
        if let version = minimumTLSVersion?.string.flatMap(TLSVersion.init(rawValue:)), version < .tls12 {
            return true
        }
        if case .no = SettingValue(allowsInsecureHTTPLoads) { return false }
        return true
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
    fileprivate func hasSameOutcome(as other: ATSDecision) -> Bool {
        verdict == other.verdict && cleartextAllowed == other.cleartextAllowed && tls == other.tls
            && trustMayBeLoosened == other.trustMayBeLoosened
    }

    /// Whether this decision allows anything that `other` refuses.
    func isLooser(than other: ATSDecision) -> Bool {
        if cleartextAllowed && !other.cleartextAllowed { return true }
        if trustMayBeLoosened && !other.trustMayBeLoosened { return true }
        guard let demanded = other.tls else { return false }
        guard let tls else { return true }
        return tls.minimumTLS < demanded.minimumTLS
            || (!tls.requiresForwardSecrecy && demanded.requiresForwardSecrecy)
            || (tls.niap == .none && demanded.niap != .none)
    }
}
