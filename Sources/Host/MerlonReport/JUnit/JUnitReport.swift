// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit
import MerlonPolicy

/// The report as JUnit XML, in the shape that Jenkins, GitLab and Azure Pipelines read: a suite for each
/// operand, in it a test case for each rule that ran and found nothing, and one for each finding.
///
/// What stops the build is a failure; what is approved or in the baseline is skipped with the reason; what
/// lies below the threshold passes and says so in its output; what was not read is an error.
public enum JUnitReport {
    /// The report as an XML document.
    public static func render(_ report: AuditReport) -> String {
        let suites = report.operands.indices.map { suite(of: $0, in: report) }
        let cases = suites.flatMap(\.cases)
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text +=
            "<testsuites name=\"\("\(report.tool.name) audit".xml())\"\(JUnitCase.counts(cases)) time=\"0\">\n"
        for suite in suites {
            text += "  <testsuite name=\"\(suite.name.xml())\"\(JUnitCase.counts(suite.cases)) time=\"0\">\n"
            text += properties(of: report)
            for testCase in suite.cases { text += testCase.xml }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func suite(of operand: Int, in report: AuditReport) -> (name: String, cases: [JUnitCase]) {
        let findings = report.findings.filter { $0.operand == operand }
        let unread = report.unread.filter { ($0.operand ?? 0) == operand }
        let found = Set(findings.map(\.finding.ruleID))
        var cases: [JUnitCase] = []
        // Of an operand that could not be opened no rule can be said to have passed.
        if !report.operands[operand].isMissing {
            cases += report.rules.filter { !found.contains($0.id) }.map {
                JUnitCase(className: "\(report.tool.name).\($0.id)", name: $0.title, outcome: .passed(nil))
            }
        }
        cases += findings.map { JUnitCase($0, in: report) }
        cases += unread.map { JUnitCase($0, in: report) }
        return (report.operands[operand].name, JUnitCase.withDistinctNames(cases))
    }

    private static func properties(of report: AuditReport) -> String {
        var properties = [
            ("version", report.tool.version), ("threshold", report.threshold.rawValue),
            ("status", report.status.rawValue),
        ]
        if let policy = report.policy {
            properties.append(("policy", policy.path))
            properties.append(("today", policy.today.description))
            if let environment = policy.environment { properties.append(("environment", environment)) }
        }
        if let baseline = report.baseline {
            properties.append(("baseline", baseline.path))
            properties.append(("baseline.gone", String(baseline.gone.count)))
        }
        let lines = properties.map { "      <property name=\"\($0.0)\" value=\"\($0.1.xml())\"/>\n" }
        return "    <properties>\n\(lines.joined())    </properties>\n"
    }
}
