// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// A comparison as Markdown of the length of a pull request's comment.
public enum DiffMarkdown {
    /// The comparison as Markdown.
    public static func render(
        _ comparison: ResultComparison, tool: AuditReport.Tool, budget: MarkdownBudget = MarkdownBudget()
    ) -> String {
        var page = MarkdownPage(budget: budget, reserve: 600)
        page.add("<!-- \(tool.name) diff -->\n## \(tool.name.capitalisedFirst) diff")
        page.add("\(mark(of: comparison)) **\(MarkdownText.prose(comparison.verdict))**")
        page.add(
            "From \(MarkdownText.code(comparison.old.source.cut(to: budget.textLength))) to "
                + "\(MarkdownText.code(comparison.new.source.cut(to: budget.textLength))).")
        for caution in comparison.cautions {
            page.add("Note: \(MarkdownText.prose(caution.cut(to: budget.textLength * 4)))")
        }
        let sections = [
            section("Opened", comparison.opened, hasOpened: true, page),
            section("Closed", comparison.closed, hasOpened: false, page),
            severity(comparison.severityChanges, page), effective(comparison.effective, page),
        ].compactMap(\.self)
        let leftOut = page.add(each: sections)
        if !leftOut.isEmpty {
            page.end(
                "**\(leftOut.count) more section\(leftOut.count == 1 ? "" : "s") had no room in this comment.** "
                    + "`\(tool.name) diff --format json` lists all.\n")
        }
        page.end("<sub>\(tool.name) \(tool.version) · threshold \(comparison.threshold.rawValue)</sub>")
        return page.text
    }

    /// A check mark where nothing is weaker, and all of both sides is known.
    private static func mark(of comparison: ResultComparison) -> String {
        switch comparison.outcome {
        case .reaches: "❌"
        case .weaker: "⚠️"
        case .other, .stronger, .unchanged: comparison.isIncomplete ? "⚠️" : "✅"
        }
    }

    private static func section(
        _ title: String, _ changes: [ResultComparison.Change], hasOpened: Bool, _ page: MarkdownPage
    ) -> String? {
        guard !changes.isEmpty else { return nil }
        let rows = changes.map { change in
            let note = change.note(hasOpened: hasOpened).map { " (\($0))" } ?? ""
            return [change.item.severity.rawValue, MarkdownText.code(change.item.ruleID, inTable: true)]
                + [cell(change.item.message + note, page), places(change.item, page)]
        }
        return MarkdownPage.details(
            "\(title) (\(changes.count))", isOpen: hasOpened,
            page.table(["severity", "rule", "finding", "where"], rows))
    }

    private static func severity(
        _ changes: [ResultComparison.SeverityChange], _ page: MarkdownPage
    ) -> String? {
        guard !changes.isEmpty else { return nil }
        let rows = changes.map { change in
            [
                "\(change.before.rawValue) → \(change.item.severity.rawValue)",
                MarkdownText.code(change.item.ruleID, inTable: true), cell(change.item.message, page),
                places(change.item, page),
            ]
        }
        return MarkdownPage.details(
            "Of another severity (\(changes.count))", isOpen: true,
            page.table(["severity", "rule", "finding", "where"], rows))
    }

    private static func effective(_ effective: EffectiveComparison?, _ page: MarkdownPage) -> String? {
        guard let effective, !effective.differences.isEmpty else { return nil }
        let rows = effective.differences.map { difference in
            [
                MarkdownText.code(difference.bundle.cut(to: page.budget.textLength), inTable: true),
                difference.direction.rawValue, cell(difference.sentence, page),
            ]
        }
        return MarkdownPage.details(
            "What the system does otherwise (\(rows.count))", isOpen: true,
            page.table(["bundle", "which way", "what"], rows))
    }

    private static func places(_ item: AuditResult.Item, _ page: MarkdownPage) -> String {
        let shown = item.places.prefix(3).map {
            MarkdownText.code($0.words.cut(to: page.budget.textLength), inTable: true)
        }
        let rest = item.places.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private static func cell(_ text: String, _ page: MarkdownPage) -> String {
        MarkdownText.cell(text.cut(to: page.budget.textLength))
    }
}
