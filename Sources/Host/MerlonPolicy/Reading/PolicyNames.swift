// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The names that a policy defines, and those that it may use from elsewhere.
struct PolicyNames {
    private let limit: Int
    private var listed: [PolicyNameKind: [String]] = [:]
    private var known: [PolicyNameKind: Set<String>] = [:]

    /// The names in the tree under `root`, well-formed or not: a name whose element has a fault elsewhere is
    /// still known, so that one fault is not told twice.
    init(_ root: PropertyListNode, _ vocabulary: PolicyVocabulary, _ budget: PolicyBudget) {
        limit = budget.suggestedNames
        listed[.environment] = root["environments"]?.names ?? []
        listed[.bundle] = root["bundles"]?.names ?? []
        listed[.threat] = root["threats"]?.array?.compactMap { $0["id"]?.string } ?? []
        listed[.rule] = vocabulary.rules
        listed[.demand] = vocabulary.demands
        known = listed.mapValues(Set.init)
    }

    /// Whether `name` is known, or any is taken.
    func has(_ name: String, _ kind: PolicyNameKind) -> Bool { known[kind]?.contains(name) ?? true }

    /// The names of `kind` in the file's order; none where they are too many to list.
    func list(_ kind: PolicyNameKind) -> [String] {
        let names = listed[kind] ?? []
        return names.count <= limit ? names : []
    }

    /// Whether there is no name of `kind`.
    func isEmpty(_ kind: PolicyNameKind) -> Bool { listed[kind]?.isEmpty ?? true }

    /// The known name that `name` was most likely meant to be.
    func nearest(to name: String, _ kind: PolicyNameKind) -> String? {
        Spelling.nearest(to: name, in: (listed[kind] ?? []).prefix(limit))
    }
}

extension PropertyListNode {
    /// The keys of a mapping, or the texts of a list.
    fileprivate var names: [String] {
        dictionary?.entries.map(\.key) ?? array?.compactMap(\.string) ?? []
    }
}
