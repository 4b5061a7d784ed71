// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct ForwardSecrecyOff: Rule {
    let description = RuleDescription(
        id: "ats.forward-secrecy-off",
        title: "Forward secrecy is not required",
        risk: "Who records the traffic today can read all of it on the day the server's private key leaks.",
        remedy: "Enable ECDHE suites on the server (every TLS 1.3 suite is one) and remove the key.",
        stake: .weakerTLS,
        taxa: ["MASVS-NETWORK-1", "MASTG-TEST-0342", "CWE-327", "M5:2024"],
        discussion: """
            NO adds suites with RSA key exchange. Apple's page says that it also removes the check of key
            lengths; the code that could be read keeps 2048 and 256 bits as the minimum.
            """,
        isApprovable: true,
        firing: [
            .ats(
                "off for one host",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>old.shop.example</key>
                	<dict><key>NSExceptionRequiresForwardSecrecy</key>↓<false/></dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "on, as by default",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>old.shop.example</key>
                	<dict><key>NSExceptionRequiresForwardSecrecy</key><true/></dict>
                </dict>
                """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            governed.reachableExceptions.compactMap { _, domain in
                let key = "NSExceptionRequiresForwardSecrecy"
                guard let setting = domain.setting(key, domain.requiresForwardSecrecy),
                    setting.node.isNo
                else { return nil }
                return finding(
                    in: governed.bundle, at: .exception(domain.name, setting.key), setting.node.place,
                    message:
                        "connections to \(domain.reach) may use RSA key exchange, without forward secrecy"
                        + setting.note,
                    evidence: "\(setting.key) = \(setting.node.shortText)", confidence: setting.confidence,
                    fix: .removing(setting.key, setting.node))
            }
        }
    }
}

extension PropertyListNode {
    /// Whether the value is a NO that the system reads as one.
    fileprivate var isNo: Bool {
        switch value {
        case .boolean(false), .integer(0): true
        default: false
        }
    }
}
