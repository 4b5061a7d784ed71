// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct InsecureHTTPRange: Rule {
    let description = RuleDescription(
        id: "ats.insecure-http-range",
        title: "A range of addresses may be loaded in cleartext",
        risk:
            "Whoever holds any address of the range can be spoken to in cleartext, and anyone on the way can read and change it.",
        remedy: "Narrow the range to the addresses that the app needs, or use names with https.",
        stake: .strangersInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASWE-0050", "MASTG-TEST-0322", "CWE-319", "M5:2024"],
        discussion: """
            Ranges work from iOS 17 on. 100.64.0.0/10 is the range of carriers and of Tailscale: with it the
            severity is low, since the traffic usually runs inside a tunnel. Ranges of private addresses are
            quiet. `ats.address-trap` reports ranges that do not mean what they seem to.
            """,
        isApprovable: true,
        firing: [
            .ats(
                "a public range",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>203.0.113.0/24</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key>↓<true/></dict>
                </dict>
                """),
            .ats(
                "the carriers' range",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>100.64.0.0/10</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key>↓<true/></dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "a private range",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>192.168.0.0/16</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            governed.reachableExceptions.compactMap { _, domain in
                guard let node = domain.allowsInsecureHTTPLoads, let range = ExceptionAddress(domain.name),
                    case .address(let prefix, let bits) = ExceptionHost(domain.name), prefix < bits
                else { return nil }
                if case .no = SettingValue(node) { return nil }
                let key = "NSExceptionAllowsInsecureHTTPLoads"
                return finding(
                    in: governed.bundle, at: .exception(domain.name, key), node.place,
                    message: "every address that shares the first \(prefix) bits of \(domain.name) may be "
                        + "loaded in cleartext",
                    evidence: "\(key) = \(node.shortText)",
                    severity: range.isWithin("100.64.0.0/10") ? .low : nil, minimumOS: "iOS 17.0")
            }
        }
    }
}
