// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

extension AuditFacts {
    /// The outermost bundle that the one of index `bundle` lies in.
    func root(of bundle: Int) -> Int {
        var root = bundle
        // A bundle comes after the one that it lies in: a parent that does not come before is none.
        while let parent = bundles[root].parent, parent < root, parent >= 0 { root = parent }
        return root
    }
}

extension AccessHost {
    /// The hosts that the bundle of index `root` and those inside it name, then those of the policy: an
    /// extension is asked about the hosts of its app too, since both talk to the same servers.
    static func hosts(in facts: AuditFacts, below root: Int, policy: [String]) -> [AccessHost] {
        var hosts: [AccessHost] = []
        var seen: Set<AccessHost> = []
        var names: Set<String> = []
        func add(_ name: String, _ origin: Origin) {
            let isNew = origin == .below || names.insert(name).inserted
            let host = AccessHost(name, origin)
            if isNew, seen.insert(host).inserted { hosts.append(host) }
        }
        let inside = facts.bundles.indices.filter {
            facts.bundles[$0].isProcess && facts.root(of: $0) == root
        }
        for ats in inside.compactMap({ facts.bundles[$0].infoPlist?.ats }) {
            for domain in ats.exceptionDomains {
                add(domain.name, .exception)
                if domain.reachesSubdomains, ExceptionAddress(domain.name) == nil { add(domain.name, .below) }
            }
        }
        for ats in inside.compactMap({ facts.bundles[$0].infoPlist?.ats }) {
            for domain in ats.pinnedDomains {
                add(domain.name, .pinned)
                if domain.includesSubdomains?.boolean == true { add(domain.name, .below) }
            }
        }
        for host in policy { add(host, .policy) }
        return hosts
    }
}
