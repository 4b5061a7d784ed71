// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainWithWildcard: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainWithWildcard
    let description = RuleDescription(
        id: "ats.domain-with-wildcard",
        title: "An entry's name holds a wildcard",
        risk: "The name never matches.",
        remedy: "Write the parent's name and NSIncludesSubdomains.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>*.shop.example</key>
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
