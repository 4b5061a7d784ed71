// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

extension AccessMatrix {
    /// What the bundles of `facts` may load, one operand each.
    ///
    /// - Parameters:
    ///   - facts: What was read, in the order of the operands.
    ///   - hosts: More hosts to ask about: those of the policy.
    ///   - budget: How large it may become; what is left out is counted.
    public init(of facts: [AuditFacts], hosts: [String] = [], budget: AccessBudget = .init()) {
        self.init()
        var maker = AccessMatrixMaker(policyHosts: hosts, budget: budget)
        for (index, operand) in facts.enumerated() { maker.add(operand, index: index) }
        self = maker.matrix
    }
}

/// Fills a matrix until its budget is used up.
private struct AccessMatrixMaker {
    var policyHosts: [String]
    var budget: AccessBudget
    var matrix = AccessMatrix()
    private var rows = 0

    init(policyHosts: [String], budget: AccessBudget) {
        self.policyHosts = policyHosts
        self.budget = budget
    }

    mutating func add(_ facts: AuditFacts, index operand: Int) {
        var named: [Int: [AccessHost]] = [:]
        for bundle in facts.bundles.indices where facts.bundles[bundle].isProcess {
            let root = facts.root(of: bundle)
            let hosts = named[root] ?? AccessHost.hosts(in: facts, below: root, policy: policyHosts)
            named[root] = hosts
            add(facts.bundles[bundle], operand, hosts)
        }
    }

    private mutating func add(_ bundle: BundleFacts, _ operand: Int, _ named: [AccessHost]) {
        // A loose property list that says nothing of a bundle's transport security is not a bundle's.
        let isSilent = bundle.infoPlist?.ats == nil && bundle.identifier == nil
        if bundle.kind == .loosePropertyList, isSilent { return }
        // Nobody but a developer runs what tests and simulators get.
        if bundle.build?.isNeverShipped == true { return }
        var access = BundleAccess(
            operand: operand, kind: bundle.kind, identifier: bundle.identifier, location: bundle.location,
            system: bundle.decidingSystem, isReadable: bundle.infoPlist != nil, hosts: [])
        access.build = bundle.build
        guard let plist = bundle.infoPlist else {
            matrix.bundles.append(access)
            return
        }
        guard rows + AccessHost.general.count <= budget.rows else {
            matrix.leftOut.bundles += 1
            return
        }
        let room = max(0, min(budget.hosts, budget.rows - rows) - AccessHost.general.count)
        let hosts = named.prefix(room) + AccessHost.general
        matrix.leftOut.hosts += max(0, named.count - room)
        rows += hosts.count
        let evaluator = ATSEvaluator(plist.ats ?? ATSConfiguration(), system: access.system)
        access.hosts = hosts.map { HostAccess($0, by: evaluator) }
        matrix.bundles.append(access)
    }
}

extension BundleFacts {
    /// The newest version whose code could be read of the system that the bundle is for, unless the bundle
    /// was linked with a newer SDK still.
    fileprivate var decidingSystem: ATSSystem {
        let newest = ATSSystem.newestRead
        let own = system
        let version = max(newest.version, own?.linkedSDK ?? newest.version)
        return ATSSystem(own?.platform ?? newest.platform, version, linkedSDK: own?.linkedSDK)
    }
}

extension HostAccess {
    /// What `evaluator` decides about `host`.
    fileprivate init(_ host: AccessHost, by evaluator: ATSEvaluator) {
        self.init(host: host, cells: AccessHost.loaders.compactMap { AccessCell($0, host, by: evaluator) })
    }
}

extension AccessCell {
    /// What `evaluator` decides about `host`; nil where no URL can have it.
    fileprivate init?(_ loader: ATSLoader, _ host: AccessHost, by evaluator: ATSEvaluator) {
        guard let name = host.urlHost,
            let https = try? evaluator.decide("https://\(name)/", loader: loader),
            let http = try? evaluator.decide("http://\(name)/", loader: loader)
        else { return nil }
        self.init(
            loader: loader, http: http.verdict, https: https.verdict, tls: https.tls,
            pins: (https.pins.ca ?? []).count + (https.pins.leaf ?? []).count,
            isExempt: https.trace.contains { $0.rule == .localHost || $0.rule == .addressDefault },
            trustMayBeLoosened: https.trustMayBeLoosened,
            trace: https.trace.map(evaluator.explain))
    }
}
