// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension MarkdownReport {
    /// Who signed what, for whom, and the profile beside it.
    static func signatures(in report: AuditReport, _ page: MarkdownPage) -> String? {
        let signed = report.signatures.flatMap(\.rows)
        guard !signed.isEmpty else { return nil }
        let rows = signed.map { row in
            [
                MarkdownText.code(row.bundle.cut(to: page.budget.textLength), inTable: true),
                row.kind.rawValue, row.distribution.audience,
                row.isSigned == nil
                    ? "not read" : list(row.signature, fault: SignatureList.Row.unsigned, page.budget),
                row.profile.map { list($0.parts, fault: ProvisioningFacts.altered, page.budget) } ?? "none",
            ]
        }
        return MarkdownPage.details(
            "Signatures (\(signed.count))",
            page.table(
                ["bundle", "kind", "signed for", "signature", "profile"], rows)
                + "\n\n\(SignatureList.caution)")
    }

    /// What the privacy manifests of the bundles declare.
    static func privacy(in report: AuditReport, _ page: MarkdownPage) -> String? {
        let declared = report.privacy.flatMap(\.rows)
        guard !declared.isEmpty else { return nil }
        let rows = declared.map { row in
            [
                MarkdownText.code(row.bundle.cut(to: page.budget.textLength), inTable: true),
                row.kind.rawValue,
            ] + cells(of: row, page.budget)
        }
        return MarkdownPage.details(
            "Privacy manifests (\(declared.count))",
            page.table(
                [
                    "bundle", "kind", "manifest", "tracking", "linked to the user", "not linked",
                    "APIs with reasons",
                ], rows) + "\n\n\(PrivacyMatrix.caution)")
    }

    private static func cells(of row: PrivacyMatrix.Row, _ budget: MarkdownBudget) -> [String] {
        guard row.hasManifest else {
            let state = row.isDue ? "\(fault) missing, and Apple wants one" : "no manifest"
            return [state] + empty
        }
        guard row.isReadable else { return ["\(fault) not read"] + empty }
        let tracking = (row.tracks ? ["yes"] : ["no"]) + row.trackingDomains
        return ["present"]
            + [
                tracking, row.collectedTypes(linked: true), row.collectedTypes(linked: false),
                row.accessedCategories,
            ].map { list($0, budget) }
    }

    /// The texts in one cell; the one that says what is wrong has a mark before it.
    private static func list(_ texts: [String], fault text: String? = nil, _ budget: MarkdownBudget) -> String
    {
        let mark = text.map(texts.contains) == true ? "\(fault) " : ""
        return mark + MarkdownText.cell(texts.joined(separator: ", ").cut(to: budget.textLength))
    }

    private static let empty = Array(repeating: MarkdownText.cell(""), count: 4)

    private static let fault = "⚠️"
}
