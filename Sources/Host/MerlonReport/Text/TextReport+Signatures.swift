// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension TextPage {
    /// Who signed what, a bundle a paragraph.
    mutating func writeSignatures(of report: AuditReport) {
        let rows = report.signatures.flatMap(\.rows)
        guard !rows.isEmpty else { return }
        heading("Signatures")
        writeFirst(of: rows) { "\($0.bundle) (\($0.kind.rawValue)): \($0.words)" }
        paragraph(SignatureList.caution, indent: Self.labelIndent, role: .faint)
    }
}

extension SignatureList {
    /// What reading a signature does not prove.
    static let caution =
        "Read, not verified: that Apple issued a certificate or a profile, and revoked none, only Apple can say."
}

extension SignatureList.Row {
    /// What the row says in a few words.
    fileprivate var words: String {
        let profile = profile.map { "profile \($0.parts.joined(separator: ", "))" }
        return (["for \(distribution.audience)"] + signature + [profile].compactMap(\.self))
            .joined(separator: "; ")
    }

    /// What is said of a program without a signature.
    static let unsigned = "not signed"

    /// Who signed it, and how: in parts of a few words each.
    var signature: [String] {
        var parts: [String] = []
        switch (isSigned, isAdHoc) {
        case (nil, _): break
        case (false?, _): parts.append(Self.unsigned)
        case (true?, true): parts.append("signed ad hoc, by nobody")
        case (true?, false): parts.append("signed by \(signer ?? "someone whom the signature does not name")")
        }
        if let team, signer?.contains(team) != true { parts.append("team \(team)") }
        if isEncrypted { parts.append("encrypted by the store") }
        return parts
    }
}

extension ProvisioningFacts {
    /// What is said of a profile that is not as it was signed.
    static let altered = "altered after it was signed"

    /// What the profile is called, how long and for what it holds, and who signed it: a few words each.
    var parts: [String] {
        var parts = [(name ?? "without a name") + (lastDay.map { " until \($0)" } ?? "")]
        if let deviceCount { parts.append("for \(deviceCount) devices") }
        if provisionsAllDevices { parts.append("for all devices") }
        if isIntact == false { parts.append(Self.altered) }
        if let chain, let last = chain.certificates.last {
            let end = last.issuer ?? "an issuer without a name"
            parts.append("signed under \(end)" + (chain.isComplete ? "" : ", which it does not carry"))
        }
        return parts
    }
}
