// SPDX-License-Identifier: Apache-2.0

/// A network extension without its entitlement.
struct NetworkExtensionEntitlement: Rule {
    let description = RuleDescription(
        id: "signing.network-extension-entitlement", title: "A network extension without its entitlement",
        risk: """
            The system never starts the provider: the tunnel, filter or proxy that the team counts on is not there.
            """,
        remedy: """
            Add the provider's value to com.apple.developer.networking.networkextension of the extension, and to its profile.
            """,
        stake: .protectionWithoutEffect, taxa: ["MASVS-PLATFORM-1"],
        firing: [
            .signed("a packet tunnel with the value of a filter") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.networkextension.packet-tunnel")
                $0.entitlements =
                    "<key>com.apple.developer.networking.networkextension</key><array><string>content-filter-provider</string></array>"
            }
        ],
        quiet: [
            .signed("a packet tunnel with its value") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.networkextension.packet-tunnel")
                $0.entitlements =
                    "<key>com.apple.developer.networking.networkextension</key><array><string>packet-tunnel-provider</string></array>"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed -> [Finding] in
            // Outside the Mac App Store the same values end in -systemextension.
            let values = signed.values(Self.key)
            return signed.bundle.networkProviders.compactMap { provider in
                guard !values.contains(provider.value), !values.contains(provider.value + "-systemextension")
                else { return nil }
                return finding(
                    in: signed, at: Self.key,
                    message:
                        "the extension holds \(provider.rawValue), and \(Self.key) lacks \(provider.value)",
                    evidence: provider.rawValue)
            }
        }
    }

    private static let key = "com.apple.developer.networking.networkextension"
}
