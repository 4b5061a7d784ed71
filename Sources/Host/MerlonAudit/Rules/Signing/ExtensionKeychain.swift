// SPDX-License-Identifier: Apache-2.0

/// An extension that strangers feed shares the app's keychain.
struct ExtensionKeychain: Rule {
    let description = RuleDescription(
        id: "signing.extension-shares-keychain",
        title: "An extension that strangers feed shares the app's keychain",
        risk: """
            A keyboard, share or web extension handles what other apps and pages hand it; a fault in it reaches the app's secrets.
            """,
        remedy: """
            Give the extension a group of its own with only what it needs, or none.
            """,
        stake: .upkeep, taxa: ["MASVS-STORAGE-1"],
        firing: [
            .signed("a keyboard with the app's keychain group") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.keyboard-service")
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop</string></array>"
                $0.container =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop</string></array>"
            }
        ],
        quiet: [
            .signed("a group of its own") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.keyboard-service")
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop.keyboard</string></array>"
                $0.container =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop</string></array>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.sharedWithFedExtensions(SharedGroups.keychain).map { shared in
            finding(
                in: shared.fed, at: SharedGroups.keychain,
                message: "\(shared.use) has the app's keychain group \(shared.group)",
                evidence: shared.group, confidence: .medium)
        }
    }
}
