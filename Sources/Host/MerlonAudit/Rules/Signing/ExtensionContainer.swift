// SPDX-License-Identifier: Apache-2.0

/// An extension that strangers feed shares a container with the app.
struct ExtensionContainer: Rule {
    let description = RuleDescription(
        id: "signing.extension-shares-container",
        title: "An extension that strangers feed shares a container with the app",
        risk: """
            A keyboard, share or web extension handles what other apps and pages hand it; a fault in it reads and changes every file, database and setting in the container.
            """,
        remedy: """
            Give the extension a group of its own with the app that holds only what is handed over; keep accounts, caches and databases in the app's own container, or in a group that the extension does not have.
            """,
        stake: .upkeep, taxa: ["MASVS-STORAGE-1"],
        discussion: """
            An app group is how an extension hands over what it took: where nobody in the artifact but the app and the extension has it, it may hold just that, and confidence is low. Where further bundles have it, they keep more there, and confidence is medium. What lies in the container can't be seen from outside.
            """,
        firing: [
            .signed("a share extension with the app's group") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.share-services")
                $0.entitlements =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
                $0.container =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
            }
        ],
        quiet: [
            .signed("a group that the app does not have") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.share-services")
                $0.entitlements =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.share.example</string></array>"
                $0.container =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
            },
            .signed("a widget, which nobody but the app feeds") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.widgetkit-extension")
                $0.entitlements =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
                $0.container =
                    "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        let members = facts.groupMembers
        return facts.sharedWithFedExtensions(SharedGroups.containers).map { shared in
            let others = (members[shared.group] ?? 0) - 2
            let more = others == 1 ? "1 more bundle has" : "\(others) more bundles have"
            return finding(
                in: shared.fed, at: SharedGroups.containers,
                message: "\(shared.use) has the app's group \(shared.group)"
                    + (others > 0 ? ", which \(more) too" : ""),
                evidence: shared.group, confidence: others > 0 ? .medium : .low)
        }
    }
}
