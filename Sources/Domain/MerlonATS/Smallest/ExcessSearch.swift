// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Takes from a dictionary, key by key, what opens more than some needs want.
struct ExcessSearch {
    /// The dictionary as far as it is tightened.
    var configuration: ATSConfiguration { judge.evaluator.configuration }
    /// The keys that could be tightened.
    private(set) var found: [ATSExcess] = []
    private var judge: NeedJudge
    private var beforeLastStep: ATSConfiguration
    private let needs: [ATSNeed]
    private let system: ATSSystem
    private let reading: ATSReading

    init(_ configuration: ATSConfiguration, needs: [ATSNeed], system: ATSSystem) {
        beforeLastStep = configuration
        judge = NeedJudge(configuration, system: system)
        self.system = system
        self.needs = needs.filter(judge.permits)
        reading = ATSReading(system)
    }

    /// Goes through the keys, those at the top first: what they must no longer open, entries may have to.
    /// Entries that are added on the way are as small as can be.
    mutating func tighten() {
        let names = configuration.exceptionDomains.map(\.name)
        for key in OpeningKey.allCases where reading.booleans(configuration[keyPath: key.path]) == true {
            if key == .arbitraryLoads || reading.readsNarrowKeys { tighten(key) }
        }
        for name in names where isReached(name) {
            removeUnneeded(name)
            narrow(name)
            for setting in EntrySetting.allCases { tighten(setting, of: name) }
            removeEmptied(name)
        }
    }

    // MARK: Keys at the top

    private mutating func tighten(_ key: OpeningKey) {
        var without = configuration
        without[keyPath: key.path] = nil
        var off = configuration
        off[keyPath: key.path] = .yes(false)
        let statement =
            configuration.openings(on: system).first { $0.keyPath == key.keyPath }?.statement ?? ""
        if key == .localNetworking {
            let search = SmallestSearch(needs: needs, system: system)
            // By the newest code local hosts need no key; a device with another may want it.
            guard search.precautions(beside: without).isEmpty else { return }
        }
        // Without a narrow key NSAllowsArbitraryLoads would come to effect.
        take(
            [without, listing(without), off, listing(off)], instead: key.keyPath, statement,
            probes: NeedJudge.strangers)
    }

    // MARK: Entries

    /// Removes an entry that opens something and governs none of the needs.
    private mutating func removeUnneeded(_ name: String) {
        guard let index = index(of: name), !openings(of: index).isEmpty,
            !needs.contains(where: { governs(index, $0) })
        else { return }
        var without = configuration
        without.exceptionDomains.remove(at: index)
        take(
            [without], instead: configuration.exceptionDomains[index].keyPath, statement(of: index),
            probes: probes(of: name))
    }

    /// Lets an entry that covers many hosts give way to entries of those that are needed.
    private mutating func narrow(_ name: String) {
        guard let index = index(of: name), !openings(of: index).isEmpty else { return }
        let entry = configuration.exceptionDomains[index]
        var narrowed = configuration
        var keyPath = entry.keyPath
        if name.contains("/") {
            narrowed.exceptionDomains.remove(at: index)
        } else if reading.booleans(entry.includesSubdomains) == true {
            narrowed.exceptionDomains[index].includesSubdomains = nil
            keyPath = keyPath.appending(ATSKey.includesSubdomains.rawValue)
        } else {
            return
        }
        take([narrowed, listing(narrowed)], instead: keyPath, statement(of: index), probes: probes(of: name))
    }

    private mutating func tighten(_ setting: EntrySetting, of name: String) {
        guard let index = index(of: name) else { return }
        let keyPath = configuration.exceptionDomains[index].keyPath.appending(setting.key.rawValue)
        guard let opening = openings(of: index).first(where: { $0.keyPath == keyPath }) else { return }
        let candidates = setting.tighter.map { value in
            var candidate = configuration
            candidate.exceptionDomains[index][keyPath: setting.path] = value
            return candidate
        }
        take(candidates, instead: keyPath, opening.statement, probes: [])
    }

    /// Removes an entry that the last step took the last opening key from, where its host is then no more
    /// open; that is part of the step.
    private mutating func removeEmptied(_ name: String) {
        guard let index = index(of: name), let last = found.indices.last, openings(of: index).isEmpty,
            found[last].keyPath.steps.starts(with: configuration.exceptionDomains[index].keyPath.steps)
        else { return }
        var candidate = configuration
        candidate.exceptionDomains.remove(at: index)
        let next = NeedJudge(candidate, system: system)
        guard next.firstBlocked(of: needs) == nil, !next.isMoreOpen(than: judge, at: probes(of: name)) else {
            return
        }
        judge = next
        found[last].changes = beforeLastStep.changes(to: candidate)
    }

    // MARK: Steps

    /// Takes the first of `candidates` that permits the needs and opens nothing new at `probes`.
    private mutating func take(
        _ candidates: [ATSConfiguration], instead keyPath: PropertyListKeyPath, _ statement: String,
        probes: [String]
    ) {
        for candidate in candidates where candidate != configuration {
            let next = NeedJudge(candidate, system: system)
            guard next.firstBlocked(of: needs) == nil, !next.isMoreOpen(than: judge, at: probes) else {
                continue
            }
            let changes = configuration.changes(to: candidate)
            let added = candidate.exceptionDomains.map(\.name).filter { index(of: $0) == nil }
            let rest =
                if !added.isEmpty {
                    "Of that, \(added.map(shown).joined(separator: ", ")) \(added.count == 1 ? "is" : "are") needed."
                } else if let value = changes.first(where: { $0.keyPath == keyPath })?.new?.string {
                    "\(value) is enough."
                } else {
                    "Nothing of that is needed."
                }
            found.append(ATSExcess(keyPath: keyPath, statement: "\(statement) \(rest)", changes: changes))
            beforeLastStep = configuration
            judge = next
            return
        }
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

    // MARK: Questions

    private func index(of name: String) -> Int? {
        configuration.exceptionDomains.firstIndex { $0.name == name }
    }

    private func openings(of index: Int) -> [Opening] {
        configuration.exceptionDomains[index].openings(reading)
    }

    private func statement(of index: Int) -> String {
        openings(of: index).map(\.statement).joined(separator: " ")
    }

    /// Hosts that would be the first to open where the entry of `name` goes or narrows.
    private func probes(of name: String) -> [String] {
        AddressRange(key: name).map { [$0.network.description] } ?? [name, "host.\(name)"]
    }

    private func governs(_ index: Int, _ need: ATSNeed) -> Bool {
        need.host.flatMap { judge.decision(on: $0, need) }?.trace.contains { $0.subject == .exception(index) }
            ?? false
    }

    /// Whether some URL can reach the entry: a key that can't match opens nothing.
    private func isReached(_ name: String) -> Bool {
        if AddressRange(key: name) != nil { return reading.readsAddressEntries }
        // A URL can name such a host to the evaluator, and no name server answers for it.
        guard !name.contains("*"), let index = index(of: name),
            let decision = try? judge.evaluator.decide(host: name)
        else { return false }
        return decision.trace.contains { $0.subject == .exception(index) }
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
