// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct WithoutEffect: DiagnosticRule {
    let code = ATSDiagnostic.Code.withoutEffect
    let description = RuleDescription(
        id: "ats.without-effect",
        title: "A key has no effect beside the others",
        risk: "Readers take the key for a decision that is made elsewhere.",
        remedy: "Remove the key.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        discussion: "NSAllowsArbitraryLoads beside a narrow key has a rule of its own, `ats.arbitrary-loads-overridden`.",
        firing: [],
        quiet: [
            .ats(
                "a key that decides", 
                """
                <key>NSAllowsLocalNetworking</key>
                <true/>
                """),
        ])

    func isReportedElsewhere(_ diagnostic: ATSDiagnostic) -> Bool {
        diagnostic.keyPath == .ats("NSAllowsArbitraryLoads")
    }
}
