// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension HTMLPage {
    /// The findings that the page shows, by severity and then by rule, so that what is true of all of a rule's
    /// is told once.
    var orderedFindings: [ReportedFinding] {
        var ranks: [String: Int] = [:]
        for reported in report.findings where ranks[reported.groupKey] == nil {
            ranks[reported.groupKey] = ranks.count
        }
        return report.findings.prefix(budget.findings).enumerated().sorted { left, right in
            let first = (ranks[left.element.groupKey] ?? 0, left.offset)
            return first < (ranks[right.element.groupKey] ?? 0, right.offset)
        }.map(\.element)
    }

    /// All findings with their filter.
    var findings: HTMLSection? {
        guard !report.findings.isEmpty else { return nil }
        let ordered = orderedFindings
        let index = FindingIndex(ordered, limit: budget.rows)
        var number = 0
        let groups = FindingGroup.groups(of: ordered, in: report).map { group -> HTML in
            defer { number += group.findings.count }
            return html(group, from: number, index)
        }
        let rest = report.findings.count - ordered.count
        let more: HTML =
            rest > 0
            ? "<p class=\"loud\">\(rest == 1 ? "1 finding more has" : "\(rest) findings more have") no room on this page: <code>--format json</code> has all.</p>"
            : .empty
        return HTMLSection(
            id: "findings", title: "Findings", count: report.findings.count,
            content: """
                \(filters(index, of: ordered))
                <div class="groups">
                \(groups)</div>
                \(more)
                """)
    }

    private func html(_ group: FindingGroup, from number: Int, _ index: FindingIndex) -> HTML {
        guard let first = group.findings.first?.finding else { return .empty }
        let remedy: HTML =
            group.sharedRemedy.map { "<p><b>What to do</b> \(cut($0).sentence)</p>\n" } ?? .empty
        let risk: HTML =
            group.rule.map { "<p><b>What can go wrong</b> \(cut($0.risk).sentence)</p>\n" } ?? .empty
        let items = group.findings.enumerated().map { offset, reported in
            html(
                reported, number: number + offset, isFirst: offset == 0,
                hasOwnRemedy: group.sharedRemedy == nil, index)
        }
        return """
            <section class="group \(first.severity.className)" aria-labelledby="group-\(number)">
            <div class="margin"><p class="severity">\(first.severity.meter)\(first.severity.rawValue)</p>
            <p class="of"><b>\(group.findings.count)</b> \(group.findings.count == 1 ? "finding" : "findings")</p></div>
            <div class="body">
            <h3 id="group-\(number)">\(cut(group.rule?.title ?? first.ruleID))</h3>
            <p class="rule"><code>\(cut(first.ruleID))</code></p>
            <div class="about">\(risk)\(remedy)</div>
            <ol class="items">
            \(items)</ol>
            \(taxa(of: group.rule))
            </div>
            </section>

            """
    }

    /// The ids of catalogues with their titles, as text: the page leads nowhere.
    private func taxa(of rule: RuleDescription?) -> HTML {
        guard let rule, !rule.taxa.isEmpty else { return .empty }
        let entries = rule.taxa.map { id -> HTML in
            "<li><b>\(id)</b> \(Taxonomy.lookup(id)?.title ?? "")</li>\n"
        }
        return """
            <details class="taxa"><summary>\(counted(rule.taxa.count, "reference")) to MASVS, CWE and others</summary>
            <ul>
            \(entries)</ul></details>
            """
    }
}

extension ReportedFinding {
    /// What the findings of one group share.
    fileprivate var groupKey: String { "\(finding.severity.rawValue) \(finding.ruleID)" }
}
