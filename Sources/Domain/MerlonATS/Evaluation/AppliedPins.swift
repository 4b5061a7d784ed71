// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The pins of a host, and the steps that say where they come from.
struct AppliedPins: Sendable {
    private(set) var demand = ATSPinDemand.none
    private(set) var rejectsEverything = false
    private(set) var steps: [ATSTraceStep] = []

    /// Adds the lists of `domain`, which `step` applied.
    mutating func add(_ domain: ATSPinnedDomain, _ step: ATSTraceStep) {
        demand.ca.append(domain.caIdentities?.digests.map(\.base64))
        demand.leaf.append(domain.leafIdentities?.digests.map(\.base64))
        steps.append(step)
    }

    /// Takes out what stands twice, and sees whether any certificate can match.
    mutating func finish() {
        demand.ca?.removeDuplicates()
        demand.leaf?.removeDuplicates()
        rejectsEverything = demand.rejectsEverything
    }

    /// These pins and those of the parent: one list of each kind.
    func merged(with parent: AppliedPins) -> AppliedPins {
        var merged = self
        merged.demand.ca.append(parent.demand.ca)
        merged.demand.leaf.append(parent.demand.leaf)
        merged.steps += parent.steps
        merged.finish()
        return merged
    }
}

extension [String]? {
    /// Adds `digests`; an empty list makes an empty list, none leaves none.
    fileprivate mutating func append(_ digests: [String]?) {
        guard let digests else { return }
        if self == nil { self = digests } else { self?.append(contentsOf: digests) }
    }
}

extension [String] {
    fileprivate mutating func removeDuplicates() {
        guard count > 1 else { return }
        var seen = Set<String>()
        self = filter { seen.insert($0).inserted }
    }
}
