// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Changes a dictionary until it permits one need.
struct FixSearch {
    let need: ATSNeed
    let system: ATSSystem

    /// The changed dictionary, or nil where nothing helps. What was meant for the host already is put right
    /// where that opens no more than an entry for the host; then comes that entry, then the keys at the top,
    /// the narrowest first.
    func fixed(_ configuration: ATSConfiguration) -> ATSConfiguration? {
        let base = withoutEmptyPinLists(configuration)
        if permits(base) { return base }
        let entry = need.host.flatMap { host in entries(base, host).first(where: permits) }
        let repaired = need.host.flatMap { host in
            repairs(base, host).first { permits($0) && !opens($0, beyond: entry, host) }
        }
        return repaired ?? entry ?? topLevel(base).first(where: permits)
    }

    private func permits(_ configuration: ATSConfiguration) -> Bool {
        NeedJudge(configuration, system: system).permits(need)
    }

    /// Whether a dictionary in which an entry comes to life opens more than one with an entry for the need:
    /// the hosts below, or weaker TLS.
    private func opens(
        _ repaired: ATSConfiguration, beyond entry: ATSConfiguration?, _ host: String
    ) -> Bool {
        guard let entry else { return false }
        return NeedJudge(repaired, system: system).isMoreOpen(
            than: NeedJudge(entry, system: system), at: [host, "host.\(host)"])
    }

    // MARK: Pins

    /// Without the lists of pins that reject every connection to the host: there is no telling which pin
    /// was meant.
    private func withoutEmptyPinLists(_ configuration: ATSConfiguration) -> ATSConfiguration {
        var fixed = configuration
        while let host = need.host, !need.isCleartext,
            let decision = NeedJudge(fixed, system: system).decision(on: host, need),
            decision.pins.rejectsEverything,
            let index = decision.trace.lazy.compactMap(\.pinnedIndex).first(where: {
                fixed.pinnedDomains[$0].hasDeadList
            })
        {
            fixed.pinnedDomains[index].removeDeadLists()
            if fixed.pinnedDomains[index].caIdentities == nil,
                fixed.pinnedDomains[index].leafIdentities == nil
            {
                fixed.pinnedDomains.remove(at: index)
            }
        }
        return fixed
    }

    // MARK: Entries that were meant for the host

    /// The host's own entry with its old keys under their names of today; where there is none, each entry
    /// that names the host in a way that can't match (a port, a scheme, capitals), renamed, and as far as
    /// that takes opened.
    private func repairs(_ configuration: ATSConfiguration, _ host: String) -> [ATSConfiguration] {
        let own = configuration.exceptionDomains.firstIndex { $0.name == host }
        let meant = configuration.exceptionDomains.indices.filter { index in
            let entry = configuration.exceptionDomains[index]
            return own.map { $0 == index && !entry.legacy.isEmpty } ?? entry.name.isMeantFor(host)
        }
        return meant.flatMap { index in
            var repaired = configuration
            repaired.exceptionDomains[index].name = host
            repaired.exceptionDomains[index].modernise()
            var opened = repaired
            opened.exceptionDomains[index].open(for: [need])
            return own == nil ? [repaired, opened] : [repaired]
        }
    }

    /// The host's entry opened for the need. A new one begins with what governs the host until then, as
    /// entries are not merged: a demand that a parent's entry lowers must stay lowered.
    private func entries(_ configuration: ATSConfiguration, _ host: String) -> [ATSConfiguration] {
        var opened = configuration
        let index: Int
        if let own = configuration.exceptionDomains.firstIndex(where: { $0.name == host }) {
            index = own
        } else {
            var entry = ATSExceptionDomain(host)
            if let governing = governingEntry(of: host, configuration) {
                entry = configuration.exceptionDomains[governing]
                entry.name = host
                entry.includesSubdomains = nil
                entry.legacy = []
                entry.requiresCertificateTransparency = nil
            }
            index = opened.exceptionDomains.count
            opened.exceptionDomains.append(entry)
        }
        opened.exceptionDomains[index].open(for: [need])
        var withoutNIAP = opened
        withoutNIAP.exceptionDomains[index].requiresNIAPTLSPackageVersion = PropertyListNode(.string("none"))
        return [opened, withoutNIAP]
    }

    private func governingEntry(of host: String, _ configuration: ATSConfiguration) -> Int? {
        let trace = NeedJudge(configuration, system: system).decision(on: host, need)?.trace ?? []
        return trace.lazy.compactMap(\.governingIndex).first
    }

    // MARK: Keys at the top

    private func topLevel(_ configuration: ATSConfiguration) -> [ATSConfiguration] {
        // Narrow keys beside NSAllowsArbitraryLoads take its effect away.
        var open = configuration.setting(.arbitraryLoads)
        for key in OpeningKey.narrow { open[keyPath: key.path] = nil }
        let narrow = need.host == nil ? OpeningKey.narrow.map(configuration.setting) : []
        return narrow + [configuration.setting(.arbitraryLoads), open]
    }
}

extension ATSConfiguration {
    /// This dictionary with `key` at YES.
    fileprivate func setting(_ key: OpeningKey) -> ATSConfiguration {
        var configuration = self
        configuration[keyPath: key.path] = .yes(true)
        return configuration
    }
}

extension ATSExceptionDomain {
    /// Gives the old keys their names of today, where those are free.
    fileprivate mutating func modernise() {
        for setting in legacy {
            switch ATSKey(exactly: setting.modernKey) {
            case .allowsInsecureHTTPLoads: allowsInsecureHTTPLoads = allowsInsecureHTTPLoads ?? setting.value
            case .minimumTLSVersion: minimumTLSVersion = minimumTLSVersion ?? setting.value
            case .requiresForwardSecrecy: requiresForwardSecrecy = requiresForwardSecrecy ?? setting.value
            default: continue
            }
        }
        legacy = []
    }
}

extension ATSPinnedDomain {
    fileprivate var hasDeadList: Bool { caIdentities?.isDead == true || leafIdentities?.isDead == true }

    fileprivate mutating func removeDeadLists() {
        if caIdentities?.isDead == true { caIdentities = nil }
        if leafIdentities?.isDead == true { leafIdentities = nil }
    }
}

extension ATSPinnedDomain.PinList {
    /// Whether no certificate can match: no pin has the length of a digest.
    fileprivate var isDead: Bool { !digests.contains { $0.digest.count == 32 } }
}

extension ATSTraceStep {
    fileprivate var pinnedIndex: Int? {
        if case .pinned(let index) = subject { index } else { nil }
    }

    /// The entry that the step found to govern the host.
    fileprivate var governingIndex: Int? {
        switch (rule, subject) {
        case (.parentException, .exception(let index)), (.addressRange, .exception(let index)): index
        default: nil
        }
    }
}

extension String {
    /// Whether this key was meant for `host` and can't match it.
    fileprivate func isMeantFor(_ host: String) -> Bool {
        if trimmingWhiteSpace.isShapedLikeAddress {
            return AddressFault(String(trimmingWhiteSpace)).map { $0.intended == host }
                ?? (trimmingWhiteSpace == host)
        }
        let reading = HostNameReading(self)
        guard reading.host == host, !reading.faults.isEmpty else { return false }
        // What a wildcard was meant for is not its parent alone, and a name with a final dot is a host too.
        return !reading.faults.contains(.wildcard) && !reading.faults.contains(.trailingDot)
    }
}
