// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct MinimumTLSLowered: Rule {
    let description = RuleDescription(
        id: "ats.minimum-tls-lowered",
        title: "TLS 1.0 or 1.1 is accepted",
        risk:
            "TLS 1.0 and 1.1 are broken by known attacks and deprecated since iOS 15; when the system drops them the app loses this host.",
        remedy: "Bring the server to TLS 1.2 or later and remove the key.",
        stake: .weakerTLS,
        taxa: ["MASVS-NETWORK-1", "MASTG-TEST-0342", "CWE-757", "CWE-327", "M5:2024"],
        isApprovable: true,
        firing: [
            .ats(
                "TLS 1.0",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>old.shop.example</key>
                	<dict><key>NSExceptionMinimumTLSVersion</key>↓<string>TLSv1.0</string></dict>
                </dict>
                """),
            .ats(
                "under the name of an Xcode 7 beta",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>old.shop.example</key>
                	<dict><key>NSThirdPartyExceptionMinimumTLSVersion</key>↓<string>TLSv1.1</string></dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "the default, and above",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>a.shop.example</key>
                	<dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.2</string></dict>
                	<key>b.shop.example</key>
                	<dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.3</string></dict>
                </dict>
                """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            governed.reachableExceptions.compactMap { _, domain in
                guard
                    let setting = domain.setting("NSExceptionMinimumTLSVersion", domain.minimumTLSVersion),
                    let version = setting.node.string.flatMap(TLSVersion.init(rawValue:)), version < .tls12
                else { return nil }
                return finding(
                    in: governed.bundle, at: .exception(domain.name, setting.key), setting.node.place,
                    message:
                        "connections to \(domain.reach) may fall back to \(version.rawValue)\(setting.note)",
                    evidence: "\(setting.key) = \(setting.node.shortText)", confidence: setting.confidence,
                    fix: .removing(setting.key, setting.node))
            }
        }
    }
}
