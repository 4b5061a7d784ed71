// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension TextPage {
    /// Who signed what, a bundle a paragraph.
    mutating func writeSignatures(of report: AuditReport) {
        let rows = report.signatures.flatMap(\.rows)
        guard !rows.isEmpty else { return }
        gap()
        line(style.paint("Signatures", .heading))
        for row in rows {
            paragraph("\(row.bundle) (\(row.kind.rawValue)): \(row.words)", indent: Self.labelIndent)
        }
        paragraph(
            "Read, not verified: that Apple issued a certificate or a profile, and revoked none, only Apple can say.",
            indent: Self.labelIndent, role: .faint)
    }
}

extension SignatureList.Row {
    /// What the row says in a few words.
    var words: String {
        var parts = ["for \(distribution.audience)"]
        switch (isSigned, isAdHoc) {
        case (nil, _): break
        case (false?, _): parts.append("not signed")
        case (true?, true): parts.append("signed ad hoc, by nobody")
        case (true?, false): parts.append("signed by \(signer ?? "someone whom the signature does not name")")
        }
        if let team, signer?.contains(team) != true { parts.append("team \(team)") }
        if isEncrypted { parts.append("encrypted by the store") }
        if let profile { parts.append(profile.words) }
        return parts.joined(separator: "; ")
    }
}

extension ProvisioningFacts {
    /// The profile in a few words.
    fileprivate var words: String {
        var text = "profile \(name ?? "without a name")"
        if let lastDay { text += " until \(lastDay)" }
        if let deviceCount { text += ", for \(deviceCount) devices" }
        if provisionsAllDevices { text += ", for all devices" }
        if isIntact == false { text += ", altered after it was signed" }
        guard let chain, let last = chain.certificates.last else { return text }
        let end = last.issuer ?? "an issuer without a name"
        return text
            + (chain.isComplete ? ", signed under \(end)" : ", signed under \(end), which it does not carry")
    }
}
