// SPDX-License-Identifier: Apache-2.0

/// A framework that another team signed.
struct FrameworkTeamDiffers: Rule {
    let description = RuleDescription(
        id: "signing.framework-team-differs", title: "A framework that another team signed",
        risk: """
            A device refuses to load a library of another team; on the Mac it is loaded only where library validation is off, which lets anyone's code in.
            """,
        remedy: """
            Embed the framework with "Embed & Sign", so that it is signed with the app.
            """,
        stake: .outage, taxa: ["CWE-693"],
        discussion: """
            Frameworks are looked into in folders and .xcarchives; in an .ipa each would have to be unpacked whole for it.
            """,
        firing: [
            .signed("a vendor's signature") {
                $0.kind = .framework
                $0.team = "OTHER12345"
                $0.containerTeam = "TEAM123456"
                $0.container = ""
            }
        ],
        quiet: [
            .signed("the app's team") {
                $0.kind = .framework
                $0.containerTeam = "TEAM123456"
                $0.container = ""
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.compactMap { bundle in
            guard let team = bundle.embeddedSignature?.team, let app = facts.container(of: bundle)?.team,
                team != app
            else { return nil }
            return finding(
                of: bundle, in: bundle.location, at: nil,
                message: "the framework's team is \(team), and the app's is \(app)", evidence: team)
        }
    }
}
