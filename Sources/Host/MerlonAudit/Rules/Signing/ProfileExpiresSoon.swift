// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// The provisioning profile expires soon.
struct ProfileExpiresSoon: Rule {
    let description = RuleDescription(
        id: "signing.profile-expires-soon", title: "The provisioning profile expires soon",
        risk: """
            From that day on the app can't be installed, and outside the store it stops launching.
            """,
        remedy: """
            Make the profile again before that day.
            """,
        stake: .soonDue, taxa: ["CWE-298"],
        firing: [
            .signed("the last day is 2026-12-20") {
                $0.profile = ""
                $0.expires = "2026-12-20"
            }
        ],
        quiet: [
            .signed("the last day is 2027-06-01") {
                $0.profile = ""
                $0.expires = "2027-06-01"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let today = facts.today else { return [] }
        return facts.profiles.compactMap { bundle, profile in
            guard let day = profile.lastDay, let when = day.soon(after: today) else { return nil }
            return finding(
                of: bundle, in: profile.location, at: "ExpirationDate",
                message: "the profile expires \(when)", evidence: "\(day)")
        }
    }
}
