// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// Findings that follow each other and that one rule made with one severity: what is true of all of them is
/// told once.
struct FindingGroup {
    /// The findings, at least one.
    private(set) var findings: [ReportedFinding]
    /// The rule, where the report describes it.
    let rule: RuleDescription?

    /// `findings` of `report` in their order.
    static func groups(of findings: [ReportedFinding], in report: AuditReport) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        for reported in findings {
            if let last = groups.indices.last, groups[last].holds(reported) {
                groups[last].findings.append(reported)
            } else {
                groups.append(FindingGroup(findings: [reported], rule: report.rule(reported.finding.ruleID)))
            }
        }
        return groups
    }

    /// The remedy, where all findings have the same.
    var sharedRemedy: String? {
        let remedies = Set(findings.map(\.finding.remedy))
        return remedies.count == 1 ? remedies.first : nil
    }

    /// The group in groups of at most `count` findings.
    func parts(of count: Int) -> [FindingGroup] {
        stride(from: 0, to: findings.count, by: count).map { begin in
            FindingGroup(findings: Array(findings[begin...].prefix(count)), rule: rule)
        }
    }

    private func holds(_ reported: ReportedFinding) -> Bool {
        findings.last.map {
            $0.finding.ruleID == reported.finding.ruleID && $0.finding.severity == reported.finding.severity
        } ?? false
    }
}
