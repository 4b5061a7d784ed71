// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// Every certificate of the profile has expired.
struct CertificateExpired: Rule {
    let description = RuleDescription(
        id: "signing.certificate-expired", title: "Every certificate of the profile has expired",
        risk: """
            The app can't be signed again with this profile, and outside the store it stops launching.
            """,
        remedy: """
            Make a certificate and a profile with it.
            """,
        stake: .outage, taxa: ["CWE-298"],
        firing: [
            .signed("a certificate of last year") {
                $0.profile = ""
                $0.certificateExpires = "2025-12-31"
            }
        ],
        quiet: [
            .signed("a certificate that is valid") {
                $0.profile = ""
                $0.certificateExpires = "2027-12-31"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let today = facts.today else { return [] }
        return facts.profiles.compactMap { bundle, profile in
            let days = profile.certificates.compactMap(\.lastDay)
            guard let last = days.max(), last < today else { return nil }
            return finding(
                of: bundle, in: profile.location, at: "DeveloperCertificates",
                message:
                    "the last of its \(days.count == 1 ? "one certificate" : "\(days.count) certificates") expired on \(last)",
                evidence: "\(last)")
        }
    }
}
