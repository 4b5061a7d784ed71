// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainWithScheme: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainWithScheme
    let description = RuleDescription(
        id: "ats.domain-with-scheme",
        title: "An entry's name holds a scheme",
        risk: "The name never matches.",
        remedy: "Write the bare host name.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>http://shop.example</key>
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
