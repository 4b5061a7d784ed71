// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// What one audit found, as far as another can be compared with it: made from a report, or read from the
/// JSON that `merlon audit` wrote.
public struct AuditResult: Sendable, Hashable {
    /// The artifact or the file with the result, as the user gave it.
    public var source: String
    /// The version of the program that made it.
    public var version: String
    /// The findings; those of one fingerprint are one.
    public var findings: [Item]
    /// How much could have held a finding and was not read.
    public var unread: Int
    /// The ids of the rules that ran.
    public var rules: Set<String>

    /// One finding.
    public struct Item: Sendable, Hashable {
        /// The fingerprint.
        public var fingerprint: String
        /// The rule's id.
        public var ruleID: String
        /// The rule's title, where it is known.
        public var title: String?
        /// How much is at stake.
        public var severity: Severity
        /// What is so.
        public var message: String
        /// What to do.
        public var remedy: String
        /// Where.
        public var places: [ShippedPlace]
        /// Why it does not count: `approved`, or `known by the baseline`; nil where it counts.
        public var suppression: String?

        /// An item from its parts.
        public init(
            fingerprint: String, ruleID: String, title: String?, severity: Severity, message: String,
            remedy: String, places: [ShippedPlace], suppression: String? = nil
        ) {
            self.fingerprint = fingerprint
            self.ruleID = ruleID
            self.title = title
            self.severity = severity
            self.message = message
            self.remedy = remedy
            self.places = places
            self.suppression = suppression
        }
    }

    /// A result from its parts.
    public init(source: String, version: String, findings: [Item], unread: Int, rules: Set<String>) {
        self.source = source
        self.version = version
        self.findings = Self.merge(findings)
        self.unread = unread
        self.rules = rules
    }

    /// The items with those of one fingerprint made one: of two operands the worse counts.
    private static func merge(_ items: [Item]) -> [Item] {
        var merged: [Item] = []
        var indices: [String: Int] = [:]
        for item in items {
            guard let index = indices[item.fingerprint] else {
                indices[item.fingerprint] = merged.count
                merged.append(item)
                continue
            }
            merged[index].places += item.places
            merged[index].severity = max(merged[index].severity, item.severity)
            if item.suppression == nil { merged[index].suppression = nil }
        }
        for index in merged.indices {
            merged[index].places = merged[index].places.unique
        }
        return merged
    }
}

extension AuditResult {
    /// The result that a report holds, under the name `source`.
    public init(_ report: AuditReport, source: String) {
        let titles = Dictionary(
            report.rules.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
        self.init(
            source: source, version: report.tool.version,
            findings: report.findings.map { reported in
                let finding = reported.finding
                let operand =
                    report.operands.indices.contains(reported.operand)
                    ? report.operands[reported.operand] : nil
                return Item(
                    fingerprint: reported.fingerprint, ruleID: finding.ruleID, title: titles[finding.ruleID],
                    severity: finding.severity, message: finding.message, remedy: finding.remedy,
                    places: finding.locations.map { ShippedPlace($0, in: operand) },
                    suppression: reported.approval != nil
                        ? "approved" : reported.isInBaseline ? "known by the baseline" : nil)
            },
            unread: report.unread.count, rules: Set(report.rules.map(\.id)))
    }
}
