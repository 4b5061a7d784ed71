// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainTrailingDot: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainTrailingDot
    let description = RuleDescription(
        id: "ats.domain-trailing-dot",
        title: "An entry's name ends in a dot",
        risk: "The name matches only URLs whose host is written with the dot.",
        remedy: "Drop the dot.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>shop.example.</key>
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
