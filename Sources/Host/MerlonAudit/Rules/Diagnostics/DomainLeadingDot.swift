// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainLeadingDot: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainLeadingDot
    let description = RuleDescription(
        id: "ats.domain-leading-dot",
        title: "An entry's name begins with a dot",
        risk: "The name never matches.",
        remedy: "Drop the dot; NSIncludesSubdomains reaches the names below.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>.shop.example</key>
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
