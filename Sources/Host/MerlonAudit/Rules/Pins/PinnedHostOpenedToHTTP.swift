// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct PinnedHostOpenedToHTTP: Rule {
    let description = RuleDescription(
        id: "pin.host-opened-to-http",
        title: "A pinned host may also be loaded in cleartext",
        risk: "Pins apply to TLS alone: who makes the app use http for this host meets no pin at all.",
        remedy: "Take cleartext away from the host: an empty entry in NSExceptionDomains keeps it on https.",
        stake: .protectionWithoutEffect,
        taxa: ["MASVS-NETWORK-1", "MASVS-NETWORK-2", "CWE-319", "M5:2024"],
        firing: [
            .ats(
                "pinned and open to all hosts",
                """
                <key>NSAllowsArbitraryLoads</key><true/>
                <key>NSPinnedDomains</key>
                <dict>
                	↓<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array><dict><key>SPKI-SHA256-BASE64</key>
                		<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict></array>
                	</dict>
                </dict>
                """),
            .ats(
                "pinned and excepted",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                <key>NSPinnedDomains</key>
                <dict>
                	↓<key>shop.example</key>
                	<dict>
                		<key>NSPinnedLeafIdentities</key>
                		<array><dict><key>SPKI-SHA256-BASE64</key>
                		<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict></array>
                	</dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "all hosts open, and this one kept on https",
                """
                <key>NSAllowsArbitraryLoads</key><true/>
                <key>NSExceptionDomains</key><dict><key>shop.example</key><dict/></dict>
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array><dict><key>SPKI-SHA256-BASE64</key>
                		<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict></array>
                	</dict>
                </dict>
                """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            governed.ats.pinnedDomains.compactMap { domain in
                guard domain.caIdentities != nil || domain.leafIdentities != nil,
                    let decision = try? governed.evaluator.decide(
                        "http://\(domain.name.lowercased())/", loader: .urlSession),
                    decision.cleartextAllowed
                else { return nil }
                return finding(
                    in: governed.bundle, at: .pinned(domain.name), domain.namePlace,
                    message:
                        "\(domain.name) is pinned for https and may be loaded in cleartext without any pin")
            }
        }
    }
}
