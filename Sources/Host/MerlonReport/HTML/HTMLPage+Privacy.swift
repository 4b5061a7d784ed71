// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension HTMLPage {
    /// What the privacy manifests of the bundles declare.
    var privacy: HTMLSection? {
        let all = report.privacy.flatMap { matrix in matrix.rows.map { (matrix.operand, $0) } }
        guard !all.isEmpty else { return nil }
        let rows = all.prefix(budget.rows).map(html)
        let heads: [HTML] = [
            "Bundle", "Manifest", "Tracking", "Linked to the user", "Not linked", "APIs with reasons",
        ]
        return HTMLSection(
            id: "privacy", title: "Privacy manifests", count: all.count,
            content: """
                <p class="lead">What each bundle declares that it tracks and collects, and the APIs that it gives \
                reasons for. \(PrivacyMatrix.caution)</p>
                \(table(heads, rows, label: "privacy-title"))
                \(rest(all.count - rows.count, "bundle"))
                """)
    }

    private func html(operand: Int, _ row: PrivacyMatrix.Row) -> HTML {
        let head = head(row.bundle, row.kind, operand: operand)
        guard row.hasManifest else {
            let state: HTML = row.isDue ? "\(Self.fault) missing, and Apple wants one" : "no manifest"
            return "<tr>\(head)<td>\(state)</td><td colspan=\"4\">nothing is declared</td></tr>\n"
        }
        guard row.isReadable else {
            return
                "<tr>\(head)<td>\(Self.fault) not read</td><td colspan=\"4\">\(PrivacyMatrix.Row.unread)</td></tr>\n"
        }
        let lists = [
            row.collectedTypes(linked: true), row.collectedTypes(linked: false), row.accessedCategories,
        ]
        let cells = lists.map { texts -> HTML in "<td>\(texts.isEmpty ? "none" : list(texts))</td>" }
        return """
            <tr>\(head)<td>present</td><td>\(row.tracks ? "yes" : "no")\
            \(list(row.trackingDomains))</td>\(cells)</tr>

            """
    }
}
