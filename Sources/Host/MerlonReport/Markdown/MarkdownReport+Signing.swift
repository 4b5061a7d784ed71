// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension MarkdownReport {
    /// Who signed what.
    static func signatures(in report: AuditReport, _ page: MarkdownPage) -> String? {
        let rows = report.signatures.flatMap(\.rows).map { row in
            [
                name(row.bundle, page), row.kind.rawValue, row.distribution.audience,
                cell(row.signature, page), cell(row.profile?.parts ?? [], page),
            ]
        }
        guard !rows.isEmpty else { return nil }
        return MarkdownPage.details(
            "Signatures (\(rows.count))",
            page.table(["bundle", "kind", "for", "signature", "profile"], rows)
                + "\n\n\(SignatureList.caution)")
    }

    /// What the privacy manifests declare.
    static func privacy(in report: AuditReport, _ page: MarkdownPage) -> String? {
        let rows = report.privacy.flatMap(\.rows).map { row in
            let head = [name(row.bundle, page), row.kind.rawValue]
            guard row.hasManifest else {
                return head + [row.isDue ? "❌ missing, and Apple wants one" : "none", "–", "–", "–", "–"]
            }
            return head + [
                "present", row.tracks ? "yes, \(cell(row.trackingDomains, page))" : "no",
                cell(row.collectedTypes(linked: true), page), cell(row.collectedTypes(linked: false), page),
                cell(row.accessedCategories, page),
            ]
        }
        guard !rows.isEmpty else { return nil }
        let head = [
            "bundle", "kind", "manifest", "tracking", "linked to the user", "not linked", "APIs with reasons",
        ]
        return MarkdownPage.details(
            "Privacy manifests (\(rows.count))", page.table(head, rows) + "\n\n\(PrivacyMatrix.caution)")
    }

    private static func name(_ bundle: String, _ page: MarkdownPage) -> String {
        MarkdownText.code(bundle.cut(to: page.budget.textLength), inTable: true)
    }

    private static func cell(_ parts: [String], _ page: MarkdownPage) -> String {
        MarkdownText.cell(parts.joined(separator: ", ").cut(to: page.budget.textLength))
    }
}
