// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Associated domains in developer mode.
struct AssociatedDomainsMode: Rule {
    let description = RuleDescription(
        id: "signing.associated-domains-mode", title: "Associated domains in developer mode",
        risk: """
            With ?mode=developer the device fetches the association from the server itself, past Apple's check: a build for users ignores the entry or trusts a test server.
            """,
        remedy: """
            Remove ?mode=… from the entitlements of builds for users; keep it in a debug entitlements file.
            """,
        stake: .debugSettingShipped, taxa: ["MASVS-PLATFORM-1"],
        firing: [
            .signed("a developer's entry in a store build", distribution: .appStore) {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>applinks:shop.example?mode=developer</string></array>"
            }
        ],
        quiet: [
            .signed("the same in a development build", distribution: .development) {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>applinks:shop.example?mode=developer</string></array>"
            },
            .signed("a managed entry", distribution: .enterprise) {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>applinks:shop.example?mode=managed</string></array>"
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.filter { $0.bundle.distribution.reachesUsers }.flatMap { signed in
            signed.values(AssociatedDomain.key).compactMap { domain in
                guard AssociatedDomain(domain).modes.contains("developer") else { return nil }
                return finding(
                    in: signed, at: AssociatedDomain.key,
                    message:
                        "\(domain) is in developer mode, in an artifact signed for \(signed.bundle.distribution.audience)",
                    evidence: domain)
            }
        }
    }
}
