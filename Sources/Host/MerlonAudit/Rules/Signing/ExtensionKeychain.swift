// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

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
                $0.infoPlist = """
                    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string></dict>
                    """
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop</string></array>"
                $0.container =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop</string></array>"
            }
        ],
        quiet: [
            .signed("a group of its own") {
                $0.kind = .appExtension
                $0.infoPlist = """
                    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string></dict>
                    """
                $0.entitlements =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop.keyboard</string></array>"
                $0.container =
                    "<key>keychain-access-groups</key><array><string>TEAM123456.shop</string></array>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed -> [Finding] in
            guard let point = signed.bundle.extensionPoint, let use = Self.points[point],
                let container = facts.container(of: signed)
            else { return [] }
            let shared = Set(container.values(SharedGroups.keychain))
            return signed.values(SharedGroups.keychain).filter(shared.contains).map { group in
                finding(
                    in: signed, at: SharedGroups.keychain,
                    message: "\(use) has the app's keychain group \(group)", evidence: group,
                    confidence: .medium)
            }
        }
    }

    /// Extensions that handle what others hand them.
    private static let points = [
        "com.apple.Safari.web-extension": "a web extension",
        "com.apple.Safari.extension": "a Safari extension",
        "com.apple.keyboard-service": "a keyboard", "com.apple.share-services": "a share extension",
        "com.apple.ui-services": "an action extension",
        "com.apple.message-payload-provider": "a Messages extension",
    ]
}
