// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainUpperCase: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainUpperCase
    let description = RuleDescription(
        id: "ats.domain-upper-case",
        title: "An entry's name holds upper-case letters",
        risk: "Host names are looked up in lower case, letter by letter.",
        remedy: "Write the name in lower case.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>Shop.example</key>
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
