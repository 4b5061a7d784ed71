// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// Findings that follow each other and that one rule made with one severity: what is true of all of them is
/// told once.
struct FindingGroup {
    /// The findings, at least one.
    private(set) var findings: [ReportedFinding]
    /// The rule, where the report describes it.
    let rule: RuleDescription?

    /// The findings of `report` in its order.
    static func groups(of report: AuditReport) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        for reported in report.findings {
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

    private func holds(_ reported: ReportedFinding) -> Bool {
        findings.last.map {
            $0.finding.ruleID == reported.finding.ruleID && $0.finding.severity == reported.finding.severity
        } ?? false
    }
}
