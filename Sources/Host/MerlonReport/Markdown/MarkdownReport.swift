// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit
import MerlonPolicy

/// The report as Markdown of the length of a pull request's comment.
///
/// What stops the build comes first and open; the rest waits behind a click. Nothing is cut inside: what has
/// no room is counted, and the page says so.
public enum MarkdownReport {
    /// The report as Markdown.
    public static func render(_ report: AuditReport, budget: MarkdownBudget = MarkdownBudget()) -> String {
        var page = MarkdownPage(budget: budget, reserve: 600)
        // By this line a program finds its comment again, to replace it.
        page.add(
            "<!-- \(report.tool.name) audit -->\n## \(report.tool.name.capitalisedFirst) audit: \(verdict(of: report))"
        )
        page.add(summary(of: report))
        let groups = FindingGroup.groups(of: report.open, in: report).flatMap {
            $0.parts(of: findingsOfASection)
        }
        let leftOut = page.add(each: groups.map { section(of: $0, in: report, budget: budget) })
        let others =
            [
                unread(in: report, page), approvals(in: report, page), known(in: report, page),
                gone(in: report, page),
            ] + report.projects.map { matrix($0, page) }
            + [signatures(in: report, page), privacy(in: report, page)]
        let leftOutOthers = page.add(each: others.compactMap(\.self))
        let findings = leftOut.reduce(0) { $0 + groups[$1].findings.count }
        let more = [(findings, "finding"), (leftOutOthers.count, "section")].filter { $0.0 > 0 }
            .map { "\($0.0) more \($0.1)\($0.0 == 1 ? "" : "s")" }
        if !more.isEmpty {
            page.end(
                "**\(more.joined(separator: " and ")) had no room in this comment.** "
                    + "`\(report.tool.name) audit --format json` lists all.\n")
        }
        page.end(
            "<sub>\(report.tool.name) \(report.tool.version) · \(counted(report.rules.count, "rule")) · "
                + "\(counted(report.coverage.files, "file")) · threshold \(report.threshold.rawValue)</sub>")
        return page.text
    }

    /// The findings of one rule that stand behind one click: more of them would be too long a part to be left
    /// out whole.
    private static let findingsOfASection = 10

    private static func verdict(of report: AuditReport) -> String {
        let reached = report.open.count { $0.finding.severity >= report.threshold }
        let words =
            switch report.status {
            case .clean: "✅ clean"
            case .failed: "❌ failed"
            case .findings: "❌ \(counted(reached, "finding")) at or above \(report.threshold.rawValue)"
            case .incomplete: "⚠️ incomplete"
            }
        return report.status == .findings && !report.unread.isEmpty
            ? words + ", and the answer is incomplete" : words
    }

    private static func summary(of report: AuditReport) -> String {
        let counts = Severity.allCases.compactMap { severity in
            let count = report.open.count { $0.finding.severity == severity }
            return count == 0 ? nil : "**\(count)** \(severity.rawValue)"
        }
        var words = [counts.isEmpty ? "no open finding" : counts.joined(separator: ", ")]
        if !report.approved.isEmpty { words.append("\(report.approved.count) approved") }
        if !report.known.isEmpty { words.append("\(report.known.count) known by the baseline") }
        if !report.unread.isEmpty { words.append("**\(report.unread.count) not read**") }
        var lines = ["Found: " + words.joined(separator: " · ") + "."]
        let operands = report.operands.prefix(4).map {
            $0.path == "-" ? "standard input" : MarkdownText.code($0.path.cut(to: 300))
        }
        let rest = report.operands.count - operands.count
        lines.append(
            "Looked at " + operands.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "") + ".")
        if let policy = report.policy {
            let environment = policy.environment.map { ", environment " + MarkdownText.code($0) } ?? ""
            lines.append(
                "Held against \(MarkdownText.code(policy.path)) (\(policy.profile.rawValue)\(environment)), "
                    + "as of \(policy.today).")
        }
        return lines.joined(separator: "\n")
    }
}
