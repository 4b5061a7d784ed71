// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension TextPage {
    /// What the privacy manifests declare, a bundle a paragraph.
    mutating func writePrivacy(of report: AuditReport) {
        let rows = report.privacy.flatMap(\.rows)
        guard !rows.isEmpty else { return }
        heading("Privacy manifests")
        writeFirst(of: rows) { "\($0.bundle) (\($0.kind.rawValue)): \($0.words)" }
        paragraph(PrivacyMatrix.caution, indent: Self.labelIndent, role: .faint)
    }
}

extension PrivacyMatrix {
    /// What no manifest answers.
    static let caution = "What is kept, and for how long, no manifest says: that is a question for a person."
}

extension PrivacyMatrix.Row {
    /// What the row says in a few words.
    fileprivate var words: String {
        guard hasManifest else { return isDue ? "no manifest, and Apple wants one" : "no manifest" }
        guard isReadable else { return Self.unread }
        var parts = [tracks ? "tracks" : "no tracking"]
        if !trackingDomains.isEmpty {
            parts.append("tracking domains \(trackingDomains.joined(separator: ", "))")
        }
        let linked = collectedTypes(linked: true)
        let others = collectedTypes(linked: false)
        if !linked.isEmpty { parts.append("linked to the user: \(linked.joined(separator: ", "))") }
        if !others.isEmpty { parts.append("not linked: \(others.joined(separator: ", "))") }
        if collected.isEmpty { parts.append("collects nothing") }
        return parts.joined(separator: "; ")
    }

    /// What is said of a manifest that could not be read.
    static let unread = "its manifest could not be read"

    /// The types of data that are collected, linked to the user or not, without Apple's prefix.
    func collectedTypes(linked: Bool) -> [String] {
        collected.filter { $0.isLinked == linked }.map { $0.type.without("NSPrivacyCollectedDataType") }
    }

    /// The categories of APIs for which a reason is given, without Apple's prefix.
    var accessedCategories: [String] { accessedAPIs.map { $0.without("NSPrivacyAccessedAPICategory") } }
}

extension String {
    /// The text without `prefix`, where more follows it.
    fileprivate func without(_ prefix: String) -> String {
        hasPrefix(prefix) && self != prefix ? String(dropFirst(prefix.count)) : self
    }
}
