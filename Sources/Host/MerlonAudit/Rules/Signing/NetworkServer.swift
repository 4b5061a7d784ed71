// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A Mac app that listens to the network.
struct NetworkServer: Rule {
    let description = RuleDescription(
        id: "signing.network-server", title: "A Mac app that may listen to the network",
        risk: """
            Others on the network, or other programs on the Mac, can connect to it; transport security is made for connections that the app opens, so none of its rules holds there.
            """,
        remedy: """
            Remove com.apple.security.network.server where the app only connects; else bind to loopback, or take TLS and check who connects.
            """,
        stake: .notice, taxa: ["MASVS-NETWORK-1"],
        firing: [
            .signed("a sandboxed app that listens", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements = """
                    <key>com.apple.security.app-sandbox</key><true/>
                    <key>com.apple.security.network.server</key><true/>
                    """
            }
        ],
        quiet: [
            .signed("an app that connects", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements = """
                    <key>com.apple.security.app-sandbox</key><true/>
                    <key>com.apple.security.network.client</key><true/>
                    """
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard signed.isMac, signed.entitlements[Self.key]?.boolean == true else { return nil }
            return finding(
                in: signed, at: Self.key, message: "\(Self.key) lets the app take connections",
                evidence: "\(Self.key) = true")
        }
    }

    private static let key = "com.apple.security.network.server"
}
