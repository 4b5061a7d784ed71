// SPDX-License-Identifier: Apache-2.0

/// Asks the evaluator whether a dictionary permits what an app needs.
struct NeedJudge {
    let evaluator: ATSEvaluator

    init(_ evaluator: ATSEvaluator) {
        self.evaluator = evaluator
    }

    init(_ configuration: ATSConfiguration, system: ATSSystem) {
        evaluator = ATSEvaluator(configuration, system: system)
    }

    /// Whether every load of `need` can begin, and its server can meet what is demanded of TLS.
    func permits(_ need: ATSNeed) -> Bool {
        hosts(of: need.target).allSatisfy { host in
            guard let decision = decision(on: host, need), decision.verdict == .allowed else { return false }
            return need.isCleartext || decision.tls.map(need.server.meets) ?? true
        }
    }

    /// The first of `needs` that is not permitted.
    func firstBlocked(of needs: [ATSNeed]) -> ATSNeed? { needs.first { !permits($0) } }

    /// The decision on `host` as `need` loads from it; nil for a text that is no host.
    func decision(on host: String, _ need: ATSNeed) -> ATSDecision? {
        try? evaluator.decide(host: host, scheme: need.isCleartext ? .http : .https, loader: need.loader)
    }

    /// Whether something is let through here at one of `hosts` that `other` stops.
    func isMoreOpen(than other: NeedJudge, at hosts: [String]) -> Bool {
        hosts.contains { host in
            ATSLoader.allCases.contains { loader in
                guard let old = try? other.evaluator.decide(host: host, loader: loader),
                    let new = try? evaluator.decide(host: host, loader: loader)
                else { return false }
                return new.isMoreOpen(than: old)
            }
        }
    }

    /// Hosts of either kind that hardly a dictionary lists.
    static let strangers = (anyHost + anyLocalHost).compactMap(\.first)

    /// Hosts that stand for the target: of those that nobody knows before, some that no entry covers, as
    /// such an entry speaks of hosts that its author knew.
    private func hosts(of target: ATSNeed.Target) -> [String] {
        switch target {
        case .anyHost: Self.anyHost.compactMap { $0.first(where: isUnlisted) }
        case .anyLocalHost: Self.anyLocalHost.compactMap { $0.first(where: isUnlisted) }
        case .host(let host): [host]
        }
    }

    private func isUnlisted(_ host: String) -> Bool {
        let trace = (try? evaluator.decide(host: host))?.trace ?? []
        return trace.allSatisfy { step in
            if case .exception = step.subject { step.rule == .parentSkipped } else { true }
        }
    }

    /// Kinds of hosts on the internet, each with more than one host that stands for it: names in domains
    /// that RFC 2606 reserves, the IPv4 addresses of RFC 5737, the IPv6 addresses of RFC 3849.
    private static let anyHost = [
        ["any-host.an-app-may-need.invalid", "any-host.an-app-may-need.test"],
        ["203.0.113.77", "198.51.100.77", "192.0.2.77"], ["2001:db8:77::77", "2001:db8:7777::77"],
    ]

    private static let anyLocalHost = [
        ["any-host-an-app-may-need"], ["any-host-an-app-may-need.local"],
        ["192.168.77.77", "10.77.77.77", "172.16.77.77"], ["fe80::77", "fe80::7777:77"],
    ]
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
