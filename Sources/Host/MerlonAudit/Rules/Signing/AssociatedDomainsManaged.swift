// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Associated domains that a device's manager may add to.
struct AssociatedDomainsManaged: Rule {
    let description = RuleDescription(
        id: "signing.associated-domains-managed", title: "Associated domains for managed devices alone",
        risk: """
            None for users. On a device that nobody manages the entry does nothing.
            """,
        remedy: """
            Keep it where an organisation's devices are meant; otherwise drop ?mode=managed.
            """,
        stake: .asItShouldBe, taxa: ["MASVS-PLATFORM-1"],
        firing: [
            .signed("a managed entry", distribution: .enterprise) {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>applinks:shop.example?mode=managed</string></array>"
            }
        ],
        quiet: [
            .signed("an entry for all devices", distribution: .enterprise) {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>applinks:shop.example</string></array>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed in
            signed.values(AssociatedDomain.key).compactMap { entry in
                guard AssociatedDomain(entry).modes.contains("managed") else { return nil }
                return finding(
                    in: signed, at: AssociatedDomain.key,
                    message: "\(entry) counts on devices alone that an organisation manages", evidence: entry)
            }
        }
    }
}
