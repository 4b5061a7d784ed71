// SPDX-License-Identifier: Apache-2.0

/// A shared group that one bundle alone has.
struct GroupOfOne: Rule {
    let description = RuleDescription(
        id: "signing.group-of-one", title: "A shared group that one bundle alone has",
        risk: """
            None while nobody shares it. Whichever of the team's apps takes the group later reads what lies there.
            """,
        remedy: """
            Remove the group and keep the data in the bundle's own container or keychain, unless another app of the team shares it.
            """,
        stake: .notice, taxa: ["MASVS-STORAGE-1"],
        discussion: """
            One artifact is looked at, and another app of the team may have the group: confidence is low. The keychain group of the bundle's own identifier is meant for it alone and is quiet, as is an artifact with a bundle whose executable was not read. An app group is a keychain group as well, so both lists of a bundle count.
            """,
        firing: [
            .signed("a group of the app, without extensions") {
                $0.entitlements =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
            },
            .signed("a keychain group that the app around it does not have") {
                $0.kind = .appExtension
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop.keyboard</string></array>"
                $0.container = ""
            },
        ],
        quiet: [
            .signed("shared with the app") {
                $0.kind = .appExtension
                $0.entitlements =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
                $0.container =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
            },
            .signed("the app's own keychain group, and the tokens of smart cards") {
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.com.shop.example</string><string>com.apple.token</string></array>"
            },
            .signed("a wildcard, which is another finding") {
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.*</string></array>"
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        // Who else has a group is known only where every process was looked into.
        guard facts.bundles.allSatisfy({ !$0.isProcess || $0.executable != nil }) else { return [] }
        let members = facts.groupMembers
        return facts.signed.flatMap { signed in
            SharedGroups.keys.flatMap { key in
                let own = key == SharedGroups.keychain ? signed.ownGroups : []
                return signed.values(key).filter {
                    members[$0] == 1 && !own.contains($0) && $0 != SharedGroups.tokens && !$0.contains("*")
                }.map { group in
                    finding(
                        in: signed, at: key, message: "no other bundle of the artifact has \(group)",
                        evidence: group, confidence: .low)
                }
            }
        }
    }
}

extension SignedBundle {
    /// The keychain groups that are the bundle's by its identifier.
    fileprivate var ownGroups: Set<String> {
        let names = ["application-identifier", "com.apple.application-identifier"].flatMap(values)
        return prefixes.reduce(into: Set(names)) { names, prefix in
            if let identifier = bundle.identifier { names.insert("\(prefix).\(identifier)") }
        }
    }
}
