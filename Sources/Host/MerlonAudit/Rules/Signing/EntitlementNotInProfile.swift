// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// An entitlement that the profile does not allow.
struct EntitlementNotInProfile: Rule {
    let description = RuleDescription(
        id: "signing.entitlement-not-in-profile", title: "An entitlement that the profile does not allow",
        risk: """
            The system refuses to install or to launch the app.
            """,
        remedy: """
            Add the capability to the App ID and make the profile again, or remove the entitlement.
            """,
        stake: .outage, taxa: ["MASVS-PLATFORM-1"],
        firing: [
            .signed("associated domains without the capability", distribution: .appStore) {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>webcredentials:shop.example</string></array>"
                $0.profile = "<key>get-task-allow</key><false/>"
            },
            .signed("another group than the profile's", distribution: .appStore) {
                $0.entitlements =
                    "<key>com.apple.security.application-groups</key><array><string>group.other.example</string></array>"
                $0.profile =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
            },
        ],
        quiet: [
            .signed("a value within the profile's wildcard", distribution: .appStore) {
                $0.entitlements = """
                    <key>application-identifier</key><string>TEAM123456.com.shop.example</string>
                    <key>keychain-access-groups</key><array><string>TEAM123456.com.shop.example</string></array>
                    """
                $0.profile = """
                    <key>application-identifier</key><string>TEAM123456.*</string>
                    <key>keychain-access-groups</key><array><string>TEAM123456.*</string></array>
                    """
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed -> [Finding] in
            // On the Mac (Catalyst included) only restricted entitlements need a profile, and their list is Apple's own.
            guard !signed.isMac, let allowed = signed.bundle.provisioning?.entitlements,
                let entries = signed.entitlements.dictionary?.entries
            else { return [] }
            return entries.compactMap { entry in
                // A debugger beside a profile for users is `signing.get-task-allow`.
                guard entry.key != "get-task-allow",
                    !ProfileEntitlement.allows(entry.value, by: allowed[entry.key])
                else { return nil }
                return finding(
                    in: signed, at: entry.key,
                    message: allowed[entry.key] == nil
                        ? "the executable has \(entry.key), and the profile does not"
                        : "the executable's \(entry.key) goes beyond what the profile allows",
                    evidence: entry.key)
            }
        }
    }
}
