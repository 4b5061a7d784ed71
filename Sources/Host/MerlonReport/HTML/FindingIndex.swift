// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// The names that the findings of a page can be chosen by, with a number each: the page's elements carry the
/// numbers, so that no name from outside has to be compared in a script.
struct FindingIndex {
    /// The rules of the findings, in their order.
    private(set) var rules: [String] = []
    /// The bundles that the findings lie in, in the order of their first finding.
    private(set) var bundles: [String] = []
    private var ruleNumbers: [String: Int] = [:]
    private var bundleNumbers: [String: Int] = [:]

    /// The names of `findings`; at most `limit` of a kind, since no list to choose from is read beyond that.
    init(_ findings: [ReportedFinding], limit: Int) {
        for reported in findings {
            Self.add(reported.finding.ruleID, to: &rules, &ruleNumbers, limit)
            for name in Self.bundles(of: reported) { Self.add(name, to: &bundles, &bundleNumbers, limit) }
        }
    }

    private static func add(
        _ name: String, to names: inout [String], _ numbers: inout [String: Int], _ limit: Int
    ) {
        guard numbers[name] == nil, names.count < limit else { return }
        numbers[name] = names.count
        names.append(name)
    }

    /// The number of the rule of `reported`, -1 where it has none.
    func rule(of reported: ReportedFinding) -> Int { ruleNumbers[reported.finding.ruleID] ?? -1 }

    /// The numbers of the bundles of `reported`, with a space before and behind each.
    func bundles(of reported: ReportedFinding) -> String {
        let numbers = Set(Self.bundles(of: reported).compactMap { bundleNumbers[$0] }).sorted()
        return " " + numbers.map { "\($0) " }.joined()
    }

    /// The bundles that a finding lies in: the innermost bundle's folder of each place, or the file itself.
    private static func bundles(of reported: ReportedFinding) -> [String] {
        reported.finding.locations.map { $0.innermostBundle }
    }
}

extension Location {
    /// `Payload/Shop.app/PlugIns/Share.appex` of a file in there; the file's own path outside bundles.
    var innermostBundle: String {
        let path = member ?? path
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let suffixes = [".app", ".appex", ".framework", ".xpc", ".bundle"]
        guard let last = parts.lastIndex(where: { part in suffixes.contains { part.hasSuffix($0) } }) else {
            return path.isEmpty ? "the file itself" : path
        }
        return parts[...last].joined(separator: "/")
    }
}
