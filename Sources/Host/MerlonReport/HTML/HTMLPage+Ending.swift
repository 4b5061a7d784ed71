// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension HTMLPage {
    /// What was not read.
    var unread: HTMLSection? {
        guard !report.unread.isEmpty else { return nil }
        let shown = report.unread.prefix(budget.rows)
        let rows = shown.map { unread -> HTML in
            """
            <tr><th scope="row"><code>\(cut(report.place(of: unread.location, operand: unread.operand)))</code></th>\
            <td>\(cut(unread.reason).capitalisedFirst.sentence)</td>\
            <td>\(unread.isLimit ? "a limit of this program" : "the artifact")</td></tr>

            """
        }
        return HTMLSection(
            id: "unread", title: "Not read", count: report.unread.count,
            content: """
                <p class="lead">These could hold facts for an enabled rule. Until they are read, nothing is known \
                about them.</p>
                \(table(["Place", "Why", "Because of"], rows, label: "unread-title"))
                \(rest(report.unread.count - shown.count, "item"))
                """)
    }

    /// What the baseline holds and no longer occurs.
    var gone: HTMLSection? {
        guard let baseline = report.baseline, !baseline.gone.isEmpty else { return nil }
        let shown = baseline.gone.prefix(budget.rows)
        let rows = shown.map { entry -> HTML in
            let places = entry.places.prefix(budget.places).map(\.words).joined(separator: ", ")
            return """
                <tr><th scope="row"><code>\(cut(entry.ruleID))</code></th><td>\(cut(entry.message))</td>\
                <td>\(entry.isWhole ? "everywhere" : cut(places))</td></tr>

                """
        }
        return HTMLSection(
            id: "gone", title: "No longer found", count: baseline.gone.count,
            content: """
                <p class="lead">The baseline \(cut(baseline.path)) still holds these: write it anew.</p>
                \(table(["Rule", "Finding", "Gone from"], rows, label: "gone-title"))
                \(rest(baseline.gone.count - shown.count, "entry"))
                """)
    }

    /// What was looked at, and by which rules.
    var coverage: HTMLSection? {
        let coverage = report.coverage
        var found: [String: Int] = [:]
        for reported in report.findings { found[reported.finding.ruleID, default: 0] += 1 }
        let rules = report.rules.prefix(budget.rows).map { rule -> HTML in
            let count = found[rule.id] ?? 0
            return """
                <li\(count > 0 ? " class=\"has\"" : .empty)><code>\(cut(rule.id))</code> \(cut(rule.title)) \
                <span>\(count > 0 ? counted(count, "finding") : "nothing found")</span></li>

                """
        }
        let facts: [(HTML, String)] = [
            ("Files seen", coverage.files.grouped), ("Bytes read", coverage.bytes.grouped),
            ("Bundles", report.operands.reduce(0) { $0 + $1.bundles }.grouped),
            ("No rule concerns", coverage.notApplicable.grouped + " of the files"),
            ("Not read", report.unread.count.grouped),
        ]
        let rows = facts.map { name, value -> HTML in "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n" }
        return HTMLSection(
            id: "coverage", title: "Coverage",
            content: """
                <dl class="coverage">
                \(rows)</dl>
                <details class="rules"><summary>\(counted(report.rules.count, "rule")) ran</summary>
                <ul>
                \(rules)</ul></details>
                """)
    }
}

extension Int {
    /// `12,345,678`.
    fileprivate var grouped: String {
        var text = ""
        for (index, digit) in String(self).reversed().enumerated() {
            if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
