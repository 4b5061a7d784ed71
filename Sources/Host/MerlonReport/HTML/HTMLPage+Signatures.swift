// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension HTMLPage {
    /// Who signed what, for whom, and the profile beside it.
    var signatures: HTMLSection? {
        let all = report.signatures.flatMap { list in list.rows.map { (list.operand, $0) } }
        guard !all.isEmpty else { return nil }
        let rows = all.prefix(budget.rows).map(html)
        return HTMLSection(
            id: "signatures", title: "Signatures", count: all.count,
            content: """
                <p class="lead">\(SignatureList.caution)</p>
                \(table(["Bundle", "Signed for", "Signature", "Profile"], rows, label: "signatures-title"))
                \(rest(all.count - rows.count, "bundle"))
                """)
    }

    private func html(operand: Int, _ row: SignatureList.Row) -> HTML {
        let signature: HTML =
            row.isSigned == nil ? "not read" : list(row.signature, fault: SignatureList.Row.unsigned)
        let profile = row.profile.map { list($0.parts, fault: ProvisioningFacts.altered) } ?? "none"
        return """
            <tr>\(head(row.bundle, row.kind, operand: operand))<td>\(row.distribution.audience)</td>\
            <td>\(signature)</td><td>\(profile)</td></tr>

            """
    }
}
