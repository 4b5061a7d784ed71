// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// Asks every rule about what was read, and makes one report of the answers.
public struct AuditEngine: Sendable {
    /// The rules to ask.
    public var rules: [any Rule]

    /// An engine that asks `rules`.
    public init(rules: [any Rule] = RuleBook.all) {
        self.rules = rules.sorted { $0.description.id < $1.description.id }
    }

    /// The report on `facts`, one operand each.
    ///
    /// - Parameters:
    ///   - facts: What was read, in the order of the operands.
    ///   - tool: The program that reports.
    ///   - threshold: The least severity that makes the status `findings`.
    ///   - policy: The policy to hold the operands against. Its own text is an operand of its own, the last.
    public func report(
        on facts: [AuditFacts], tool: AuditReport.Tool, threshold: Severity, policy: PolicyContext? = nil
    ) -> AuditReport {
        let judged = policy.map { PolicyFacts($0, artifacts: facts) }
        var facts = judged?.artifacts ?? facts
        if let judged { facts.append(AuditFacts(judging: judged)) }
        let application = PolicyApplication(policy, rules: rules)
        let asked = rules.filter { application.asks($0.description.id) }
        var findings: [ReportedFinding] = []
        var unread: [Unread] = []
        var coverage = Coverage()
        for (index, operand) in facts.enumerated() {
            coverage.files += operand.coverage.files
            coverage.bytes += operand.coverage.bytes
            coverage.notApplicable += operand.coverage.notApplicable
            unread += (operand.unread + operand.unlisted).map {
                Unread($0.location, reason: $0.reason, isLimit: $0.isLimit, operand: index)
            }
            let found = asked.flatMap { $0.check(operand) }
            findings += application.reported(found, in: operand, operand: index)
        }
        var report = AuditReport(
            tool: tool,
            operands: facts.map(AuditReport.Operand.init),
            findings: findings.sorted(by: ReportedFinding.isMoreUrgent),
            unread: unread, coverage: coverage, rules: asked.map(\.description),
            threshold: threshold)
        report.policy = judged.map(PolicySummary.init)
        report.signatures = facts.indices.compactMap { SignatureList(facts[$0], operand: $0) }
        report.privacy = facts.indices.compactMap { PrivacyMatrix(facts[$0], operand: $0) }
        report.projects = facts.indices.flatMap { facts[$0].matrices(operand: $0) }
        return report
    }
}

extension AuditReport.Operand {
    /// What the report says of an operand.
    fileprivate init(_ facts: AuditFacts) {
        let built = facts.bundles.count { $0.build == nil }
        self.init(path: facts.operand, kind: facts.kind, bundles: built, isMissing: facts.isMissing)
        builds = facts.bundles.count - built
        base = facts.base
    }
}

extension AuditFacts {
    /// What was read and is not listed, since a limit of this program was reached.
    fileprivate var unlisted: [Unread] {
        // One file may be what many builds begin from.
        bundles.compactMap(\.infoPlist).flatMap { plist in
            var reasons = plist.diagnostics.filter { $0.code == .furtherDiagnostics }.map(\.message)
            if plist.document.unlistedAnomalies > 0 {
                reasons.append(
                    "\(plist.document.unlistedAnomalies) more anomalies of the file are not listed")
            }
            return reasons.map { Unread(plist.location, reason: $0, isLimit: true) }
        }.unique
    }
}

extension ReportedFinding {
    /// The order of a report: the severest first, then by confidence, operand, rule and place, so that
    /// equal input gives equal output.
    static func isMoreUrgent(_ left: ReportedFinding, _ right: ReportedFinding) -> Bool {
        left.order < right.order
    }

    private var order: ReportOrder {
        let first = finding.locations.first
        return ReportOrder(
            numbers: [finding.severity.urgency, finding.confidence.doubt, operand],
            words: [finding.ruleID, first?.path ?? "", first?.member ?? ""],
            offset: first?.place?.offset ?? 0,
            last: "\(first?.keyPath?.description ?? "")\u{0}\(finding.message)")
    }
}

/// What findings are ordered by, from the weightiest down.
private struct ReportOrder: Comparable {
    var numbers: [Int]
    var words: [String]
    var offset: Int
    var last: String

    static func < (left: ReportOrder, right: ReportOrder) -> Bool {
        if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
        if left.words != right.words { return left.words.lexicographicallyPrecedes(right.words) }
        return (left.offset, left.last) < (right.offset, right.last)
    }
}

extension Severity {
    fileprivate var urgency: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}

extension Confidence {
    fileprivate var doubt: Int {
        switch self {
        case .high: 0
        case .medium: 1
        case .low: 2
        }
    }
}
