// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The names that a policy defines, and those that it may use from elsewhere.
struct PolicyNames {
    private var known: [PolicyNameKind: [String]] = [:]

    /// The names in the tree under `root`, well-formed or not: a name whose element has a fault elsewhere is
    /// still known, so that one fault is not told twice.
    init(_ root: PropertyListNode, _ vocabulary: PolicyVocabulary) {
        known[.environment] = root["environments"]?.names ?? []
        known[.bundle] = root["bundles"]?.names ?? []
        known[.threat] = root["threats"]?.array?.compactMap { $0["id"]?.string } ?? []
        known[.rule] = vocabulary.rules
        known[.demand] = vocabulary.demands
    }

    /// The names of `kind`, or nil where any is taken.
    func all(_ kind: PolicyNameKind) -> [String]? { known[kind] }
}

extension PropertyListNode {
    /// The keys of a mapping, or the texts of a list.
    fileprivate var names: [String] {
        dictionary?.entries.map(\.key) ?? array?.compactMap(\.string) ?? []
    }
}
