// SPDX-License-Identifier: Apache-2.0

/// A development profile in an artifact signed for distribution.
struct DevelopmentProfile: Rule {
    let description = RuleDescription(
        id: "signing.development-profile",
        title: "A development profile in an artifact signed for distribution",
        risk: """
            The upload is refused, or the app runs on the team's own devices alone.
            """,
        remedy: """
            Export the archive with a distribution profile.
            """,
        stake: .outage, taxa: ["CWE-693"],
        firing: [
            .signed("an Apple Distribution signature over a development profile", distribution: .development)
            {
                $0.identity = "Apple Distribution: Shop (TEAM123456)"
                $0.profile = "<key>get-task-allow</key><true/>"
                $0.hasDevices = true
            }
        ],
        quiet: [
            .signed("a development signature", distribution: .development) {
                $0.identity = "Apple Development: Shop (TEAM123456)"
                $0.profile = "<key>get-task-allow</key><true/>"
                $0.hasDevices = true
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard let profile = signed.bundle.provisioning, profile.allowsDebugger,
                let identity = signed.executable.signingIdentity,
                identity.hasPrefix("Apple Distribution") || identity.hasPrefix("iPhone Distribution")
            else { return nil }
            return finding(
                of: signed.bundle, in: profile.location, at: "Entitlements",
                message: "the profile allows a debugger, and the signature is by an identity for distribution"
            )
        }
    }
}
