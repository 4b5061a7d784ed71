// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy
internal import MerlonPropertyList

/// Finds the exception of a policy that speaks of a loosening value.
struct ApprovalMatcher {
    let context: PolicyContext
    /// Exceptions by their domain, lower case; `""` for keys at the top.
    private var byDomain: [String: [Int]] = [:]
    /// Exceptions by every name above their domain.
    private var byParent: [String: [Int]] = [:]
    /// Exceptions whose domain is an address or a range.
    private var addresses: [(index: Int, range: ExceptionAddress)] = []

    init(_ context: PolicyContext) {
        self.context = context
        for (index, exception) in context.policy.exceptions.enumerated() {
            let domain = exception.domain?.lowercased() ?? ""
            byDomain[domain, default: []].append(index)
            if domain.isEmpty { continue }
            if let range = ExceptionAddress(domain) {
                addresses.append((index, range))
            } else {
                for parent in domain.namesAbove { byParent[parent, default: []].append(index) }
            }
        }
    }

    /// Where a value was met.
    struct Met {
        /// The policy's name for the bundle; nil where it lists none such.
        var bundle: String?
        /// The environments that the bundle must be right for.
        var environments: [PolicyEnvironment]
    }

    /// What the policy says of `setting`, where it was met.
    func verdict(on setting: LooseSetting, at met: Met) -> ApprovalVerdict {
        let candidates = candidates(for: setting).map { index in
            judge(index, setting, met)
        }
        if let best = candidates.min(by: { $0.faults.count < $1.faults.count }) {
            guard let fault = best.faults.first else {
                let valid = candidates.filter(\.faults.isEmpty).map(\.index)
                // Of several that cover it, the one that holds longest.
                let exceptions = context.policy.exceptions
                let longest = valid.max { exceptions[$0].expires < exceptions[$1].expires }
                return .approved(longest ?? best.index)
            }
            return fault
        }
        return nearest(to: setting, met)
    }

    /// The exceptions that name the key for the very entry, or for one that reaches it.
    private func candidates(for setting: LooseSetting) -> [Int] {
        let exceptions = context.policy.exceptions
        func hasKey(_ index: Int) -> Bool {
            exceptions[index].settings.contains { $0.key == setting.modernKey || $0.key == setting.key }
        }
        guard let domain = setting.domain else { return byDomain["", default: []].filter(hasKey) }
        let name = domain.name.lowercased()
        let own = byDomain[name, default: []].filter(hasKey)
        if let range = ExceptionAddress(name) {
            return own
                + addresses.filter { range.isWithin($0.range) && !own.contains($0.index) }.map(\.index)
                .filter(hasKey)
        }
        let above = name.namesAbove.flatMap { byDomain[$0, default: []] }
            .filter { exceptions[$0].reachesSubdomains }
        return own + above.filter(hasKey)
    }

    private func judge(
        _ index: Int, _ setting: LooseSetting, _ met: Met
    ) -> (index: Int, faults: [ApprovalVerdict]) {
        let exception = context.policy.exceptions[index]
        var faults: [ApprovalVerdict] = []
        if !exception.isMeant(forAll: met.environments) { faults.append(.wrongEnvironment(index)) }
        if !exception.isMeant(forBundle: met.bundle ?? "") {
            faults.append(.wrongBundle(index))
        }
        if context.daysLeft(exception) < 0 { faults.append(.expired(index)) }
        if let domain = setting.domain, domain.reachesSubdomains, !exception.reachesSubdomains,
            ExceptionAddress(domain.name) == nil
        {
            faults.append(.broader(index, .subdomains))
        }
        let approved = exception.settings.first { $0.key == setting.modernKey || $0.key == setting.key }
        if let approved, !LooseValue.covers(setting.modernKey, approved.value, setting.node) {
            faults.append(.broader(index, .value(approved: approved.value.shortText)))
        }
        return (index, faults)
    }

    /// The exception that comes nearest to a value that none names: the same entry with other keys, or an
    /// entry within this one.
    private func nearest(to setting: LooseSetting, _ met: Met) -> ApprovalVerdict {
        guard let domain = setting.domain else { return .unapproved }
        let name = domain.name.lowercased()
        let exceptions = context.policy.exceptions
        func isLive(_ index: Int) -> Bool {
            let exception = exceptions[index]
            return exception.isMeant(forAll: met.environments) && context.daysLeft(exception) >= 0
                && exception.isMeant(forBundle: met.bundle ?? "")
        }
        if let index = byDomain[name, default: []].first(where: isLive) {
            return .broader(index, .furtherKey)
        }
        if let range = ExceptionAddress(name) {
            let within = addresses.first { $0.range.isWithin(range) && isLive($0.index) }
            guard let within else { return .unapproved }
            return .broader(
                within.index, .addresses(approved: exceptions[within.index].domain ?? ""))
        }
        if let index = byParent[name, default: []].first(where: isLive) {
            return .broader(index, .parentDomain(approved: exceptions[index].domain ?? ""))
        }
        return .unapproved
    }
}

extension ExceptionAddress {
    /// Whether all of these addresses are among those of `other`.
    func isWithin(_ other: ExceptionAddress) -> Bool {
        other.bits == bits && prefixLength >= other.prefixLength
            && AddressRange(around: other.network, prefixLength: other.prefixLength).contains(network)
    }
}
