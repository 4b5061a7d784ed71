// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// The provisioning profile has expired.
struct ProfileExpired: Rule {
    let description = RuleDescription(
        id: "signing.profile-expired", title: "The provisioning profile has expired",
        risk: """
            The app can't be installed, and outside the store it stops launching.
            """,
        remedy: """
            Make the profile again and sign with it.
            """,
        stake: .outage, taxa: ["CWE-298"],
        firing: [
            .signed("the last day is 2026-11-30") {
                $0.profile = ""
                $0.expires = "2026-11-30"
            }
        ],
        quiet: [
            .signed("the last day is 2026-12-01") {
                $0.profile = ""
                $0.expires = "2026-12-01"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let today = facts.today else { return [] }
        return facts.profiles.compactMap { bundle, profile in
            guard let day = profile.lastDay, day < today else { return nil }
            return finding(
                of: bundle, in: profile.location, at: "ExpirationDate",
                message: "the profile expired on \(day)", evidence: "\(day)")
        }
    }
}
