// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy
internal import MerlonPropertyList

/// The pinned hosts of a draft, those of several bundles put together.
struct DraftedHosts {
    /// The most that are kept.
    let limit: Int
    /// How many were left out, since there are too many.
    private(set) var leftOut = 0
    private var drafted: [(host: PolicyHost, environments: Set<String>)] = []
    private var byName: [String: [Int]] = [:]
    private var check: DraftCheck<PolicyHost>

    init(limit: Int) {
        self.limit = limit
        check = DraftCheck(
            policy: { host in
                var policy = Policy(appName: "App")
                policy.hosts = [host]
                return policy
            },
            removing: { host, faults in
                func good(_ pins: [String], _ list: String) -> [String] {
                    pins.indices.filter { !faults.contains([.key("pins"), .key(list), .index($0)]) }
                        .map { pins[$0] }
                }
                guard let pins = host.pins else { return nil }
                var rest = host
                let authority = good(pins.certificateAuthority, "ca")
                let leaf = good(pins.leaf, "leaf")
                rest.pins = PolicyPins(certificateAuthority: authority, leaf: leaf)
                return authority.isEmpty && leaf.isEmpty ? nil : rest
            })
    }

    /// Adds what a bundle pins in `environments`.
    mutating func add(_ plist: InfoPlistFacts, environments: Set<String>, _ notes: inout DraftNotes) {
        let path = plist.location.words
        for diagnostic in plist.diagnostics where diagnostic.isUnreadPin {
            notes.leaveOut(diagnostic.keyPath, of: path, diagnostic.message.withoutFullStop)
        }
        for domain in plist.ats?.pinnedDomains ?? [] {
            let authority = domain.caIdentities?.digests.map(\.base64) ?? []
            let leaf = domain.leafIdentities?.digests.map(\.base64) ?? []
            guard !authority.isEmpty || !leaf.isEmpty else { continue }
            let checked = check.checked(
                PolicyHost(
                    name: domain.name.lowercased(),
                    includesSubdomains: domain.includesSubdomains?.boolean == true,
                    inspection: .refuse, pins: PolicyPins(certificateAuthority: authority, leaf: leaf)))
            for fault in checked.faults {
                notes.leaveOut(.pinned(domain.name), of: path, fault.reason.withoutFullStop)
            }
            guard let host = checked.element else { continue }
            if !add(host, environments) {
                notes.leaveOut(
                    .pinned(domain.name), of: path,
                    "another bundle pins the host differently, and a policy pins it once")
            }
        }
    }

    /// Whether `host` is pinned so in all of `environments` now.
    private mutating func add(_ host: PolicyHost, _ environments: Set<String>) -> Bool {
        let known = byName[host.name] ?? []
        let taken = known.filter { drafted[$0].host != host }.reduce(into: Set<String>()) {
            $0.formUnion(drafted[$1].environments)
        }
        let free = environments.subtracting(taken)
        if let same = known.first(where: { drafted[$0].host == host }) {
            drafted[same].environments.formUnion(free)
        } else if !free.isEmpty {
            guard drafted.count < limit else {
                leftOut += 1
                return true
            }
            byName[host.name, default: []].append(drafted.count)
            drafted.append((host, free))
        }
        return free == environments
    }

    /// The hosts in the order in which they were first met.
    func hosts(of environments: [String]) -> [PolicyHost] {
        drafted.map { host, own in
            var host = host
            host.environments = own.names(among: environments)
            return host
        }
    }
}

extension ATSDiagnostic {
    /// Whether this says of something in a list of pins that the system does not read it.
    fileprivate var isUnreadPin: Bool {
        guard keyPath.steps.dropFirst().first == .key("NSPinnedDomains") else { return false }
        switch code {
        case .pinMalformed, .unresolvedValue, .wrongType: return true
        default: return false
        }
    }
}

extension String {
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
