// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainWithPort: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainWithPort
    let description = RuleDescription(
        id: "ats.domain-with-port",
        title: "An entry's name holds a port",
        risk:
            "The name never matches: ATS knows no ports, so the exception is dead and its host is decided by the global keys.",
        remedy: "Write the bare host name.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>localhost:3000</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "a bare name",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ])
}
