// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A shared group of another team.
struct ForeignGroup: Rule {
    let description = RuleDescription(
        id: "signing.foreign-group", title: "A shared group of another team",
        risk: """
            The system refuses the group, or secrets land where another team's apps can read them.
            """,
        remedy: """
            Begin each group with the team or the app ID prefix, as $(AppIdentifierPrefix) does.
            """,
        stake: .weakerSharing, taxa: ["MASVS-STORAGE-1", "CWE-732"],
        firing: [
            .signed("a prefix that is not the team's") {
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>OTHER12345.com.shop.example</string></array>"
            },
            .signed("a container of another team", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements =
                    "<key>com.apple.security.application-groups</key><array><string>OTHER12345.shop</string></array>"
            },
        ],
        quiet: [
            .signed("the team's own prefix, and the tokens of smart cards") {
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.com.shop.example</string><string>com.apple.token</string></array>"
            },
            .signed("nobody's signature") {
                $0.team = nil
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>OTHER12345.com.shop.example</string></array>"
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed -> [Finding] in
            let prefixes = signed.prefixes
            guard !prefixes.isEmpty else { return [] }
            return foreignContainers(of: signed, prefixes)
                + signed.values(SharedGroups.keychain).compactMap { group in
                    guard group != SharedGroups.tokens, !group.hasPrefix("group."),
                        !prefixes.contains(where: { group.hasPrefix($0 + ".") }), !group.hasPrefix("*")
                    else { return nil }
                    return finding(
                        in: signed, at: SharedGroups.keychain,
                        message:
                            "the group \(group) begins with none of \(prefixes.sorted().joined(separator: ", "))",
                        evidence: group)
                }
        }
    }

    /// On the Mac a group of containers begins with `group.` or with the team.
    private func foreignContainers(of signed: SignedBundle, _ prefixes: Set<String>) -> [Finding] {
        signed.values(SharedGroups.containers).compactMap { group in
            guard !group.hasPrefix("group."), !group.hasPrefix("*"),
                !prefixes.contains(where: { group.hasPrefix($0 + ".") })
            else { return nil }
            return finding(
                in: signed, at: SharedGroups.containers,
                message: "the group \(group) begins neither with group. nor with the team", evidence: group)
        }
    }
}
