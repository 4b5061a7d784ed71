// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainWithPath: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainWithPath
    let description = RuleDescription(
        id: "ats.domain-with-path",
        title: "An entry's name holds a path",
        risk: "The name never matches; ATS can't scope an exception by path.",
        remedy: "Write the bare host name.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>shop.example/images</key>
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
