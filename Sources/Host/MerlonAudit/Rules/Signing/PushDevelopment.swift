// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Push notifications from the development service.
struct PushDevelopment: Rule {
    let description = RuleDescription(
        id: "signing.push-development", title: "Push notifications from the development service",
        risk: """
            Tokens of the development service don't work with the production one: users get no notifications.
            """,
        remedy: """
            Sign with aps-environment production; Xcode sets it at export from a distribution profile.
            """,
        stake: .outage, taxa: ["CWE-489"],
        firing: [
            .signed("a store build with the development service", distribution: .appStore) {
                $0.entitlements = "<key>aps-environment</key><string>development</string>"
            }
        ],
        quiet: [
            .signed("a development build", distribution: .development) {
                $0.entitlements = "<key>aps-environment</key><string>development</string>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.filter { $0.bundle.distribution.reachesUsers }.flatMap { signed in
            ["aps-environment", "com.apple.developer.aps-environment"].compactMap { key in
                guard signed.entitlements[key]?.string == "development" else { return nil }
                return finding(
                    in: signed, at: key, message: "\(key) is development in an artifact for users",
                    evidence: "\(key) = development")
            }
        }
    }
}
