// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainMalformed: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainMalformed
    let description = RuleDescription(
        id: "ats.domain-malformed",
        title: "An entry's name is no host name",
        risk: "The name never matches.",
        remedy: "Write the host name as it stands in the URL, in its ASCII form.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>shop example</key>
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
