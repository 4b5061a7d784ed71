// SPDX-License-Identifier: Apache-2.0

/// The profile is not what was signed.
struct ProfileAltered: Rule {
    let description = RuleDescription(
        id: "signing.profile-altered", title: "The profile is not what was signed",
        risk: """
            Somebody changed the profile after Apple signed it: no device accepts it, and what it says proves nothing.
            """,
        remedy: """
            Download the profile again.
            """,
        stake: .ambiguousArtifact, taxa: ["CWE-347"],
        discussion: """
            The content is compared with the signature by the certificate in the profile itself. Whether Apple issued that certificate is not verified.
            """,
        firing: [
            .signed("content that does not match the signature") {
                $0.profile = ""
                $0.isIntact = false
            }
        ],
        quiet: [
            .signed("content that matches") {
                $0.profile = ""
                $0.isIntact = true
            },
            .signed("nothing could be computed") { $0.profile = "" },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.profiles.compactMap { bundle, profile in
            guard profile.isIntact == false else { return nil }
            return finding(
                of: bundle, in: profile.location, at: nil,
                message: "the signature of the profile does not match its content")
        }
    }
}
