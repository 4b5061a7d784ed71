// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Builds the smallest dictionary that permits some needs.
struct SmallestSearch {
    let needs: [ATSNeed]
    let system: ATSSystem

    /// The dictionary. The keys at the top are settled first, as the entries follow from them: a host is
    /// listed where those keys leave one of its needs blocked.
    func configuration() -> ATSConfiguration {
        var open = ATSConfiguration()
        open.allowsArbitraryLoads = .yes(true)
        return narrowKeys().flatMap(listingHosts) ?? listingHosts(beside: open) ?? open
    }

    /// A key that the dictionary does without, and that some sources want for a host on the local network.
    func precautions(beside configuration: ATSConfiguration) -> [ATSSmallestException.Precaution] {
        var reading = ATSReading(system)
        guard reading.readsNarrowKeys else { return [] }
        reading.localNames = .exemptByKey
        reading.privateAddresses = .localByKey
        reading.uniqueLocalAddresses = .localByKey
        if reading.addresses == .localExempt { reading.addresses = .localByKey }
        func blocked(_ configuration: ATSConfiguration) -> Set<ATSNeed> {
            let judge = NeedJudge(ATSEvaluator(configuration, system: system, reading: reading))
            return Set(needs.filter { !judge.permits($0) })
        }
        var guarded = configuration
        guarded.allowsLocalNetworking = .yes(true)
        let helped = blocked(configuration).subtracting(blocked(guarded))
        guard let need = needs.first(where: helped.contains) else { return [] }
        return configuration.changes(to: guarded).map { change in
            ATSSmallestException.Precaution(
                change: change,
                statement: "Sources disagree whether \(need.targetWords) can be reached without "
                    + "NSAllowsLocalNetworking: Apple's older reference and reports from 17 and 18 want it, the code "
                    + "since 18.4 does not. App Review asks no reason for it; an entry for the host would open less, and "
                    + "App Review asks a reason for that.")
        }
    }

    /// The keys that open hosts nobody knows before, as few as possible; nil where none but
    /// `NSAllowsArbitraryLoads` does.
    private func narrowKeys() -> ATSConfiguration? {
        var configuration = ATSConfiguration()
        for need in needs where need.host == nil && !permits(configuration, need) {
            let candidates = OpeningKey.narrow.map { key in
                var candidate = configuration
                candidate[keyPath: key.path] = .yes(true)
                return candidate
            }
            guard let candidate = candidates.first(where: { permits($0, need) }) else { return nil }
            configuration = candidate
        }
        return configuration
    }

    /// `base` with an entry for each host that has a blocked need; nil where that does not help.
    private func listingHosts(beside base: ATSConfiguration) -> ATSConfiguration? {
        var configuration = base
        // To list a host can block one below it that an entry of the system's own had opened.
        while let need = NeedJudge(configuration, system: system).firstBlocked(of: needs) {
            guard let host = need.host, !configuration.exceptionDomains.contains(where: { $0.name == host })
            else {
                return nil
            }
            var entry = ATSExceptionDomain(host)
            entry.open(for: needs.filter { $0.host == host })
            configuration.exceptionDomains.append(entry)
        }
        return configuration
    }

    private func permits(_ configuration: ATSConfiguration, _ need: ATSNeed) -> Bool {
        NeedJudge(configuration, system: system).permits(need)
    }
}

extension ATSExceptionDomain {
    /// Loosens the entry until it permits those of `needs`, all of this host, that ATS has a say in, and no
    /// further.
    mutating func open(for needs: [ATSNeed]) {
        let needs = needs.filter { $0.loader != .outsideATS }
        if needs.contains(where: \.isCleartext) { allowsInsecureHTTPLoads = .yes(true) }
        let secure = needs.filter { !$0.isCleartext }
        if secure.contains(where: \.server.lacksForwardSecrecy) { requiresForwardSecrecy = .yes(false) }
        let wanted = secure.compactMap(\.server.newestTLS).min() ?? .tls13
        let minimum = minimumTLSVersion?.string.flatMap(TLSVersion.init(rawValue:)) ?? .tls12
        guard wanted < minimum else { return }
        minimumTLSVersion = wanted == .tls12 ? nil : PropertyListNode(.string(wanted.rawValue))
    }
}
