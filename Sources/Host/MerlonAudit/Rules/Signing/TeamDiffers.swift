// SPDX-License-Identifier: Apache-2.0

/// An extension of another team.
struct TeamDiffers: Rule {
    let description = RuleDescription(
        id: "signing.team-differs", title: "An extension of another team",
        risk: """
            The system refuses to install an app whose extension another team signed, and shared groups don't work.
            """,
        remedy: """
            Sign the app and everything in it by one team.
            """,
        stake: .outage, taxa: ["CWE-693"],
        firing: [
            .signed("another team than the app's") {
                $0.kind = .appExtension
                $0.team = "OTHER12345"
                $0.containerTeam = "TEAM123456"
                $0.container = ""
            }
        ],
        quiet: [
            .signed("one team") {
                $0.kind = .appExtension
                $0.containerTeam = "TEAM123456"
                $0.container = ""
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard let team = signed.team, let outer = facts.container(of: signed.bundle)?.team, team != outer
            else {
                return nil
            }
            return finding(
                in: signed, at: nil, message: "the team is \(team), and the app's is \(outer)", evidence: team
            )
        }
    }
}
