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

    /// Hosts that stand for the target: of hosts that nobody knows, some that no dictionary lists.
    private func hosts(of target: ATSNeed.Target) -> [String] {
        switch target {
        // The names end in labels that RFC 2606 reserves; the addresses are those of RFC 5737 and RFC 3849.
        case .anyHost: ["any-host.an-app-may-need.invalid", "203.0.113.77", "2001:db8:77::77"]
        case .anyLocalHost:
            ["any-host-an-app-may-need", "any-host-an-app-may-need.local", "192.168.77.77", "fe80::77"]
        case .host(let host): [host]
        }
    }
}
