// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct ProxyToolHost: Rule {
    let description = RuleDescription(
        id: "ats.proxy-tool-host",
        title: "A capture proxy's or tunnel's host is excepted",
        risk:
            "The entry is left over from debugging: it opens a host that the team does not own, for tunnels one that anybody can rent.",
        remedy:
            "Remove the entry. Capturing with a proxy needs its root trusted on the device, not an exception in the app.",
        stake: .debugSettingShipped,
        taxa: ["MASVS-NETWORK-1", "MASVS-CODE-4", "CWE-489", "M8:2024"],
        discussion: """
            Where the artifact is not known to be signed for users, the finding has low severity.
            """,
        isApprovable: true,
        firing: [
            .ats(
                "a proxy's certificate page",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>charlesproxy.com</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .appStore),
            .ats(
                "a tunnel's name",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>shop-dev.ngrok.io</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .appStore),
        ],
        quiet: [
            .ats(
                "a name that only ends alike",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>notngrok.io</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .appStore)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            governed.ats.exceptionDomains.compactMap { domain in
                guard let tool = ToolHosts.tool(of: domain.name) else { return nil }
                return finding(
                    in: governed.bundle, at: .exception(domain.name), domain.namePlace,
                    message: "\(domain.name) belongs to \(tool), which no user of the app needs",
                    evidence: domain.name,
                    severity: governed.bundle.reachesUsers ? nil : .low)
            }
        }
    }
}
