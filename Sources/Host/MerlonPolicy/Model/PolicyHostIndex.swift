// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Finds the hosts of a policy that an exception reaches, in a time that does not grow with their number.
public struct PolicyHostIndex: Sendable {
    private var byName: [String: [Int]] = [:]
    private var byParent: [String: [Int]] = [:]
    private var wide: Set<Int> = []

    /// The index of `hosts`.
    public init(_ hosts: [PolicyHost]) {
        for (index, host) in hosts.enumerated() {
            byName[host.name, default: []].append(index)
            if host.includesSubdomains { wide.insert(index) }
            for parent in host.name.namesAbove { byParent[parent, default: []].append(index) }
        }
    }

    /// The indices of the hosts that an entry for `domain` reaches, in order: the one of that name, those below
    /// it where `includesSubdomains` is true, and those above it of which names below are meant.
    public func hosts(reachedBy domain: String, includesSubdomains: Bool) -> [Int] {
        let name = domain.lowercased()
        var found = Set(byName[name] ?? [])
        if includesSubdomains { found.formUnion(byParent[name] ?? []) }
        for parent in name.namesAbove {
            found.formUnion((byName[parent] ?? []).filter(wide.contains))
        }
        return found.sorted()
    }
}

extension String {
    /// The names above a host's: `b.c` and `c` for `a.b.c`.
    package var namesAbove: [String] {
        var names: [String] = []
        var rest = self[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            if !rest.isEmpty { names.append(String(rest)) }
        }
        return names
    }
}

extension ApprovedException {
    /// Whether the exception is approved for names below its own too.
    public var reachesSubdomains: Bool {
        settings.contains { $0.key == "NSIncludesSubdomains" && $0.value.value == .boolean(true) }
    }
}
