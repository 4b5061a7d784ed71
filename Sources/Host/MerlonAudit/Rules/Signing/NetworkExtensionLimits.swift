// SPDX-License-Identifier: Apache-2.0

/// What a network extension can and can't do.
struct NetworkExtensionLimits: Rule {
    let description = RuleDescription(
        id: "signing.network-extension", title: "What a network extension can and can't do",
        risk: """
            None by itself. Teams count on it for what it can't do: reading TLS, running for ever, or protecting requests that it never sees.
            """,
        remedy: """
            Protect requests where they are made (ATS, pins, signatures); use the extension for what it is made for.
            """,
        stake: .asItShouldBe, taxa: ["MASVS-PLATFORM-1"],
        discussion: """
            Apple: \"Network Extension\", and TN3134 \"Network Extension provider deployment\". The memory budget differs by system version and provider and is documented nowhere.
            """,
        firing: [
            .signed("a packet tunnel") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.networkextension.packet-tunnel")
                $0.entitlements =
                    "<key>com.apple.developer.networking.networkextension</key><array><string>packet-tunnel-provider</string></array>"
            },
            .signed("a system extension of the Mac with two providers") {
                $0.kind = .appExtension
                $0.isMac = true
                $0.infoPlist = """
                    <key>NetworkExtension</key><dict><key>NEProviderClasses</key><dict>
                        <key>com.apple.networkextension.filter-data</key><string>Filter</string>
                        <key>com.apple.networkextension.dns-proxy</key><string>Names</string>
                    </dict></dict>
                    """
            },
        ],
        quiet: [
            .signed("another kind of extension") {
                $0.kind = .appExtension
                $0.infoPlist = SignedExample.point("com.apple.share-services")
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.flatMap { bundle in
            bundle.networkProviders.map { provider in
                finding(
                    of: bundle, in: bundle.location,
                    at: bundle.extensionPoint == provider.rawValue ? "NSExtension" : "NetworkExtension",
                    message:
                        "\(provider.words) It is a process of its own, with its own Info.plist and transport security, a small memory budget, and no promise to run for ever.",
                    evidence: provider.rawValue)
            }
        }
    }
}
