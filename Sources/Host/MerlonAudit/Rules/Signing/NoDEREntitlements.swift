// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Entitlements in the old form alone.
struct NoDEREntitlements: Rule {
    let description = RuleDescription(
        id: "signing.no-der-entitlements", title: "Entitlements in the old form alone",
        risk: """
            iOS 15, tvOS 15, watchOS 8 and later take the DER form only: they refuse the app or run it without its entitlements.
            """,
        remedy: """
            Sign again with a current codesign, or with --generate-entitlement-der.
            """,
        stake: .outage, taxa: ["CWE-436"],
        firing: [
            .signed("XML alone") {
                $0.entitlements = "<key>aps-environment</key><string>production</string>"
                $0.hasDER = false
            }
        ],
        quiet: [
            .signed("both forms") {
                $0.entitlements = "<key>aps-environment</key><string>production</string>"
            },
            .signed("a Mac app, whose system reads the old form too") {
                $0.entitlements = "<key>com.apple.security.app-sandbox</key><true/>"
                $0.hasDER = false
                $0.isMac = true
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard !signed.isMac, !signed.executable.isSimulator,
                signed.executable.slices.contains(where: \.lacksDER)
            else {
                return nil
            }
            return finding(in: signed, at: nil, message: "the signature has XML entitlements and no DER ones")
        }
    }
}
