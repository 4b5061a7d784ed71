// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A shared group with a wildcard.
struct GroupWildcard: Rule {
    let description = RuleDescription(
        id: "signing.group-wildcard", title: "A shared group with a wildcard",
        risk: """
            Every app of the team, or whatever matches, can read what lies in the group.
            """,
        remedy: """
            Name each group in full; a wildcard belongs in a profile, not in an executable.
            """,
        stake: .weakerSharing, taxa: ["MASVS-STORAGE-1", "CWE-732"],
        firing: [
            .signed("a keychain group for the whole team") {
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.*</string></array>"
            }
        ],
        quiet: [
            .signed("groups by name, and a wildcard in the profile") {
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.com.shop.example</string></array>"
                $0.profile = "<key>keychain-access-groups</key><array><string>TEAM123456.*</string></array>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed in
            SharedGroups.keys.flatMap { key in
                signed.values(key).filter { $0.contains("*") }.map { group in
                    finding(
                        in: signed, at: key, message: "\(key) holds \(group): whatever matches shares it",
                        evidence: group)
                }
            }
        }
    }
}
