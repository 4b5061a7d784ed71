// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Takes from a dictionary, key by key, what opens more than some needs want.
struct ExcessSearch {
    /// The dictionary as far as it is tightened.
    private(set) var configuration: ATSConfiguration
    /// The keys that could be tightened.
    private(set) var found: [ATSExcess] = []
    private var beforeLastStep: ATSConfiguration
    private let needs: [ATSNeed]
    private let system: ATSSystem
    private let reading: ATSReading

    init(_ configuration: ATSConfiguration, needs: [ATSNeed], system: ATSSystem) {
        self.configuration = configuration
        beforeLastStep = configuration
        self.system = system
        reading = ATSReading(system)
        let judge = NeedJudge(configuration, system: system)
        self.needs = needs.filter(judge.permits)
    }

    /// Goes through the keys, those at the top first: what they must no longer open, entries may have to.
    mutating func tighten() {
        for key in OpeningKey.allCases where reading.booleans(configuration[keyPath: key.path]) == true {
            if key == .arbitraryLoads || reading.readsNarrowKeys { tighten(key) }
        }
        // Entries are added on the way, and those are as small as can be.
        for name in configuration.exceptionDomains.map(\.name) {
            tightenReach(of: name)
            for setting in EntrySetting.allCases { tighten(setting, of: name) }
            removeIfNeedless(name)
        }
    }

    // MARK: Keys at the top

    private mutating func tighten(_ key: OpeningKey) {
        var without = configuration
        without[keyPath: key.path] = nil
        var off = configuration
        off[keyPath: key.path] = .yes(false)
        let statement = opening(at: key.keyPath)
        if key == .localNetworking {
            let search = SmallestSearch(needs: needs, system: system)
            // By the newest code local hosts need no key; a device with another may want it.
            guard search.precautions(beside: without).isEmpty else { return }
        }
        // Without a narrow key NSAllowsArbitraryLoads would come to effect.
        take([without, listing(without), off, listing(off)], instead: key.keyPath, statement)
    }

    // MARK: Entries

    /// An entry that covers many hosts gives way to entries of those that are needed.
    private mutating func tightenReach(of name: String) {
        guard let index = index(of: name), isReached(index), !openings(of: index).isEmpty else { return }
        let entry = configuration.exceptionDomains[index]
        let statement = openings(of: index).map(\.statement).joined(separator: " ")
        var narrowed = configuration
        if name.contains("/") {
            narrowed.exceptionDomains.remove(at: index)
            take([narrowed, listing(narrowed)], instead: entry.keyPath, statement)
        } else if reading.booleans(entry.includesSubdomains) == true {
            narrowed.exceptionDomains[index].includesSubdomains = nil
            take(
                [narrowed, listing(narrowed)],
                instead: entry.keyPath.appending(ATSKey.includesSubdomains.rawValue), statement)
        }
    }

    private mutating func tighten(_ setting: EntrySetting, of name: String) {
        guard let index = index(of: name), isReached(index) else { return }
        let keyPath = configuration.exceptionDomains[index].keyPath.appending(setting.key.rawValue)
        guard let statement = openings(of: index).first(where: { $0.keyPath == keyPath })?.statement else {
            return
        }
        let candidates = setting.tighter.map { value in
            var candidate = configuration
            candidate.exceptionDomains[index][keyPath: setting.path] = value
            return candidate
        }
        take(candidates, instead: keyPath, statement)
    }

    /// Removes an entry of which nothing that opens is left, where its host is then no more open. This is no
    /// finding of its own: it ends the step that took the entry's last opening key.
    private mutating func removeIfNeedless(_ name: String) {
        guard let index = index(of: name), let last = found.indices.last, openings(of: index).isEmpty,
            found[last].keyPath.steps.starts(with: configuration.exceptionDomains[index].keyPath.steps)
        else { return }
        var candidate = configuration
        candidate.exceptionDomains.remove(at: index)
        let host = AddressRange(key: name)?.network.description ?? name
        guard permitsAll(candidate), !isMoreOpen(candidate, at: [host, "host.\(host)"]) else { return }
        configuration = candidate
        found[last].changes = beforeLastStep.changes(to: candidate)
    }

    // MARK: Steps

    /// Takes the first of `candidates` that permits the needs and opens nothing new.
    private mutating func take(
        _ candidates: [ATSConfiguration], instead keyPath: PropertyListKeyPath, _ statement: String
    ) {
        guard
            let candidate = candidates.first(where: {
                $0 != configuration && permitsAll($0) && !isMoreOpen($0, at: NeedJudge.strangers)
            })
        else { return }
        let changes = configuration.changes(to: candidate)
        let hosts = candidate.exceptionDomains.map(\.name).filter { index(of: $0) == nil }
        let rest =
            if !hosts.isEmpty {
                "Of that, \(hosts.map(shown).joined(separator: ", ")) \(hosts.count == 1 ? "is" : "are") needed."
            } else if let value = changes.first(where: { $0.keyPath == keyPath })?.new?.string {
                "\(value) is enough."
            } else {
                "Nothing of that is needed."
            }
        found.append(ATSExcess(keyPath: keyPath, statement: "\(statement) \(rest)", changes: changes))
        beforeLastStep = configuration
        configuration = candidate
    }

    /// `candidate` with entries for the hosts that it blocks.
    private func listing(_ candidate: ATSConfiguration) -> ATSConfiguration {
        var listing = candidate
        while let need = NeedJudge(listing, system: system).firstBlocked(of: needs), let host = need.host,
            !listing.exceptionDomains.contains(where: { $0.name == host })
        {
            var entry = ATSExceptionDomain(host)
            entry.open(for: needs.filter { $0.host == host })
            listing.exceptionDomains.append(entry)
        }
        return listing
    }

    private func permitsAll(_ candidate: ATSConfiguration) -> Bool {
        NeedJudge(candidate, system: system).firstBlocked(of: needs) == nil
    }

    /// Whether `candidate` opens something that the dictionary does not at one of `hosts`.
    private func isMoreOpen(_ candidate: ATSConfiguration, at hosts: [String]) -> Bool {
        let (before, after) = (
            ATSEvaluator(configuration, system: system), ATSEvaluator(candidate, system: system)
        )
        return hosts.contains { host in
            ATSLoader.allCases.contains { loader in
                guard let old = try? before.decide(host: host, loader: loader),
                    let new = try? after.decide(host: host, loader: loader)
                else { return false }
                return new.isMoreOpen(than: old)
            }
        }
    }

    private func index(of name: String) -> Int? {
        configuration.exceptionDomains.firstIndex { $0.name == name }
    }

    private func opening(at keyPath: PropertyListKeyPath) -> String {
        configuration.openings(on: system).first { $0.keyPath == keyPath }?.statement ?? ""
    }

    private func openings(of index: Int) -> [Opening] {
        configuration.exceptionDomains[index].openings(reading)
    }

    /// Whether some URL can reach the entry: a key that can't match opens nothing.
    private func isReached(_ index: Int) -> Bool {
        let name = configuration.exceptionDomains[index].name
        if AddressRange(key: name) != nil { return reading.readsAddressEntries }
        let decision = try? ATSEvaluator(configuration, system: system).decide(host: name)
        return decision?.trace.contains { $0.subject == .exception(index) } ?? false
    }
}

/// A key of an entry that can open something, from the broadest to the narrowest.
private enum EntrySetting: CaseIterable {
    case http, minimumTLS, forwardSecrecy

    var key: ATSKey {
        switch self {
        case .forwardSecrecy: .requiresForwardSecrecy
        case .http: .allowsInsecureHTTPLoads
        case .minimumTLS: .minimumTLSVersion
        }
    }

    var path: WritableKeyPath<ATSExceptionDomain, PropertyListNode?> {
        switch self {
        case .forwardSecrecy: \.requiresForwardSecrecy
        case .http: \.allowsInsecureHTTPLoads
        case .minimumTLS: \.minimumTLSVersion
        }
    }

    /// Values that open less, the tightest first; nil is the default.
    var tighter: [PropertyListNode?] {
        switch self {
        case .forwardSecrecy, .http: [nil]
        case .minimumTLS: [nil, PropertyListNode(.string(TLSVersion.tls11.rawValue))]
        }
    }
}

extension ATSDecision {
    /// Whether something is let through here that `other` stops.
    fileprivate func isMoreOpen(than other: ATSDecision) -> Bool {
        if cleartextAllowed && !other.cleartextAllowed { return true }
        guard let tls else { return other.tls != nil }
        guard let otherTLS = other.tls else { return false }
        return tls.minimumTLS < otherTLS.minimumTLS
            || (otherTLS.requiresForwardSecrecy && !tls.requiresForwardSecrecy)
            || (otherTLS.niap != .none && tls.niap == .none)
    }
}
