// SPDX-License-Identifier: Apache-2.0

/// A profile of another team.
struct ProfileTeamDiffers: Rule {
    let description = RuleDescription(
        id: "signing.profile-team-differs", title: "A profile of another team than the signature's",
        risk: """
            No device installs the app: the profile speaks of another team's certificates.
            """,
        remedy: """
            Sign with a profile of the team that signs.
            """,
        stake: .outage, taxa: ["CWE-693"],
        firing: [
            .signed("a profile of another team") {
                $0.profile = ""
                $0.profileTeams = ["OTHER12345"]
            }
        ],
        quiet: [
            .signed("a profile of the team") {
                $0.profile = ""
                $0.profileTeams = ["TEAM123456"]
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard let profile = signed.bundle.provisioning, let team = signed.slice?.directory?.team,
                !profile.teams.isEmpty, !profile.teams.contains(team)
            else { return nil }
            return finding(
                of: signed.bundle, in: profile.location, at: "TeamIdentifier",
                message:
                    "the signature's team is \(team), and the profile's \(profile.teams.joined(separator: ", "))",
                evidence: team)
        }
    }
}
