// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension MarkdownReport {
    /// The findings of one rule behind one line.
    static func section(
        of group: FindingGroup, in report: AuditReport, budget: MarkdownBudget
    ) -> String {
        guard let first = group.findings.first?.finding else { return "" }
        let count = group.findings.count > 1 ? " (\(group.findings.count))" : ""
        let title = (group.rule?.title ?? first.ruleID).html
        var parts = group.findings.map { part(of: $0, in: report, budget: budget) }
        if let risk = group.rule?.risk { parts.append("**Why:** \(MarkdownText.prose(risk.sentence))") }
        if let remedy = group.sharedRemedy {
            parts.append("**Fix:** \(MarkdownText.prose(remedy.sentence))")
        }
        if let fix = group.findings.first?.finding.fix, group.findings.count == 1 {
            parts.append(fragment(fix))
        }
        return MarkdownPage.details(
            "<b>\(first.severity.rawValue)</b> · \(title) <code>\(first.ruleID.html)</code>\(count)",
            isOpen: first.severity >= report.threshold, parts.joined(separator: "\n\n"))
    }

    private static func part(
        of reported: ReportedFinding, in report: AuditReport, budget: MarkdownBudget
    ) -> String {
        let finding = reported.finding
        var lines = ["**What:** \(MarkdownText.prose(finding.message.cut(to: 1000).sentence))"]
        lines += finding.locations.prefix(budget.places).map { location in
            let isNew = reported.newPlaces.contains(location)
            return "- at \(place(location, operand: reported.operand, in: report, budget: budget))"
                + (isNew ? " (the baseline knows the finding, but not here)" : "")
        }
        let rest = finding.locations.count - budget.places
        if rest > 0 { lines.append("- and \(counted(rest, "place")) more") }
        if !finding.evidence.isEmpty {
            lines.append("- saw \(MarkdownText.code(finding.evidence.cut(to: budget.textLength)))")
        }
        if let severity = reported.severityInBaseline {
            lines.append("- the baseline knows it as \(severity.rawValue)")
        }
        if let since = finding.minimumOS { lines.append("- since \(MarkdownText.prose(since))") }
        if finding.confidence != .high { lines.append("- \(finding.confidence.rawValue) confidence") }
        if report.threshold <= finding.severity {
            lines.append("- fingerprint `\(reported.fingerprint.prefix(16))`")
        }
        return lines.joined(separator: "\n")
    }

    /// A place as code: in code nothing is looked for.
    private static func place(
        _ location: Location, operand: Int?, in report: AuditReport, budget: MarkdownBudget
    ) -> String {
        let keyPath = location.keyPath.flatMap { $0.steps.isEmpty ? nil : $0.description }
        return [report.place(of: location, operand: operand), keyPath].compactMap(\.self)
            .map { MarkdownText.code($0.cut(to: budget.textLength)) }.joined(separator: ", ")
    }

    /// The fragment as a fenced block, the fence longer than any in it.
    private static func fragment(_ fix: PlistFix) -> String {
        let lines = fix.lines.map { line in
            let mark =
                switch line.change {
                case .add: "+ "
                case .keep: "  "
                case .remove: "- "
                }
            return mark + line.text.replacing("\t", with: "    ").shown
        }
        let longest = lines.map { $0.split { $0 != "`" }.map(\.count).max() ?? 0 }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return ([fence + "diff"] + lines + [fence]).joined(separator: "\n")
    }
}
