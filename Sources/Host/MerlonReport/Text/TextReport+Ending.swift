// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension TextPage {
    /// What could have held a fault and was not read: all of it, since each line is a hole in the answer.
    mutating func writeUnread(of report: AuditReport) {
        guard !report.unread.isEmpty else { return }
        heading("Not read (\(report.unread.count))")
        for unread in report.unread {
            let limit = unread.isLimit ? " (a limit of this program)" : ""
            paragraph(report.place(of: unread.location, operand: unread.operand), indent: Self.labelIndent)
            paragraph((unread.reason + limit).sentence, indent: Self.labelIndent * 2)
        }
    }

    /// What was looked at, so that silence can be told from not having looked.
    mutating func writeCoverage(of report: AuditReport) {
        gap()
        let coverage = report.coverage
        let bundles = report.operands.reduce(0) { $0 + $1.bundles }
        let builds = report.operands.reduce(0) { $0 + $1.builds }
        let toBuild =
            builds == 0 ? "" : "\(counted(builds, "build")) of \(counted(report.projects.count, "project")), "
        var words =
            "Saw \(counted(coverage.files, "file")), read \(coverage.bytes.asBytes); \(counted(bundles, "bundle")), "
            + "\(toBuild)\(counted(report.rules.count, "rule"))."
        if coverage.notApplicable > 0 {
            words += " \(counted(coverage.notApplicable, "file")) of a kind that no rule concerns."
        }
        paragraph(words, role: .faint)
    }

    /// The command that tells more.
    mutating func writeNextStep(of report: AuditReport) {
        guard let first = report.open.first ?? report.findings.first else { return }
        paragraph(
            "Next: `\(report.tool.name) rules \(first.finding.ruleID)` says why, with examples.", role: .faint
        )
    }
}

extension Int {
    /// `812 B`, `4.1 kB`, `200.3 MB`: decimal units, one digit behind the point.
    fileprivate var asBytes: String {
        var unit = 1
        for name in ["B", "kB", "MB"] {
            if self < unit * 1000 { return unit == 1 ? "\(self) B" : tenths(of: unit) + " " + name }
            unit *= 1000
        }
        return tenths(of: unit) + " GB"
    }

    private func tenths(of unit: Int) -> String { "\(self / unit).\(self % unit / (unit / 10))" }
}
