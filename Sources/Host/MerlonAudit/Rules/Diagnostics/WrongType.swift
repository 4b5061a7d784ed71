// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct WrongType: DiagnosticRule {
    let code = ATSDiagnostic.Code.wrongType
    let description = RuleDescription(
        id: "ats.wrong-type",
        title: "A value has a type that the system does not take",
        risk: "Systems of different versions read such a value differently, or drop it without a word.",
        remedy: "Give the value the documented type: <true/> or <false/>, a string, a dictionary.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1", "MASTG-TEST-0322"],
        discussion:
            "A string `YES` was true before 18.4 and is not since; an integer 1 is true from 18.5 on in the code that could be read.",
        firing: [
            .ats(
                "a word for a boolean",
                """
                <key>NSAllowsLocalNetworking</key>
                ↓<string>YES</string>
                """),
            .ats(
                "a boolean for an entry",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	↓<true/>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "a boolean",
                """
                <key>NSAllowsLocalNetworking</key>
                <true/>
                """)
        ])

    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? { .medium }
}
