// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct UnresolvedValue: DiagnosticRule {
    let code = ATSDiagnostic.Code.unresolvedValue
    let description = RuleDescription(
        id: "ats.unresolved-value",
        title: "A build setting or URL scheme where ATS wants a boolean",
        risk:
            "A $(VAR) in a property list stays a string, so the key does not do what it says, or does it on some systems only.",
        remedy: "Write <true/> or <false/>, in one Info.plist for each configuration.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "a build setting",
                """
                <key>NSAllowsArbitraryLoads</key>
                ↓<string>$(ALLOW_ARBITRARY_LOADS)</string>
                """),
            .ats(
                "a scheme",
                """
                <key>NSAllowsArbitraryLoads</key>
                ↓<string>https</string>
                """),
        ],
        quiet: [
            .ats(
                "a boolean",
                """
                <key>NSAllowsArbitraryLoads</key>
                <false/>
                """)
        ])

    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? { .medium }
}
