// SPDX-License-Identifier: Apache-2.0

/// Tracking and its domains contradict each other.
struct TrackingMismatch: Rule {
    let description = RuleDescription(
        id: "privacy.tracking-mismatch", title: "Tracking and its domains contradict each other",
        risk: """
            The system lets requests to tracking domains fail where the user has not agreed; with a contradiction it fails the wrong ones or none.
            """,
        remedy: """
            List every tracking domain where NSPrivacyTracking is true; list none where it is false.
            """,
        stake: .outage, taxa: ["MASVS-PRIVACY-3"],
        firing: [
            .signed("domains without tracking") {
                $0.privacy = """
                    <key>NSPrivacyTracking</key><false/>
                    <key>NSPrivacyTrackingDomains</key><array><string>ads.example</string></array>
                    """
            },
            .signed("tracking without a domain") { $0.privacy = "<key>NSPrivacyTracking</key><true/>" },
        ],
        quiet: [
            .signed("tracking with its domains") {
                $0.privacy = """
                    <key>NSPrivacyTracking</key><true/>
                    <key>NSPrivacyTrackingDomains</key><array><string>ads.example</string></array>
                    """
            },
            .signed("no tracking") { $0.privacy = "<key>NSPrivacyTracking</key><false/>" },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.compactMap { bundle in
            guard let privacy = bundle.privacy else { return nil }
            let domains = privacy.trackingDomains
            let message: String
            switch (privacy.tracks ?? false, domains.isEmpty) {
            case (true, true):
                message = "NSPrivacyTracking is true, and NSPrivacyTrackingDomains names no domain"
            case (false, false):
                message = "NSPrivacyTrackingDomains names \(domains.count), and NSPrivacyTracking is not true"
            default: return nil
            }
            return finding(
                of: bundle, in: privacy.location, at: "NSPrivacyTracking", message: message,
                evidence: domains.prefix(3).joined(separator: ", "))
        }
    }
}
