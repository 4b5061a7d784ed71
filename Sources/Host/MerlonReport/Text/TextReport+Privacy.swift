// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension TextPage {
    /// What the privacy manifests declare, a bundle a paragraph.
    mutating func writePrivacy(of report: AuditReport) {
        guard report.privacy.contains(where: { !$0.rows.isEmpty }) else { return }
        gap()
        line(style.paint("Privacy manifests", .heading))
        for row in report.privacy.flatMap(\.rows) {
            paragraph("\(row.bundle) (\(row.kind.rawValue)): \(row.words)", indent: Self.labelIndent)
        }
        paragraph(
            "What is kept, and for how long, no manifest says: that is a question for a person.",
            indent: Self.labelIndent, role: .faint)
    }
}

extension PrivacyMatrix.Row {
    /// What the row says in a few words.
    var words: String {
        guard hasManifest else { return isDue ? "no manifest, and Apple wants one" : "no manifest" }
        var parts = [tracks ? "tracks" : "no tracking"]
        if !trackingDomains.isEmpty {
            parts.append("tracking domains \(trackingDomains.joined(separator: ", "))")
        }
        let linked = collected.filter(\.isLinked).map(\.shortType)
        let others = collected.filter { !$0.isLinked }.map(\.shortType)
        if !linked.isEmpty { parts.append("linked to the user: \(linked.joined(separator: ", "))") }
        if !others.isEmpty { parts.append("not linked: \(others.joined(separator: ", "))") }
        if collected.isEmpty { parts.append("collects nothing") }
        return parts.joined(separator: "; ")
    }
}

extension PrivacyFacts.CollectedData {
    /// The type without the prefix that all of Apple's types have.
    var shortType: String {
        let prefix = "NSPrivacyCollectedDataType"
        return type.hasPrefix(prefix) && type != prefix ? String(type.dropFirst(prefix.count)) : type
    }
}
