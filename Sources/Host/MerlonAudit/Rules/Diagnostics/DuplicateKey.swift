// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DuplicateKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.duplicateKey
    let description = RuleDescription(
        id: "ats.duplicate-key",
        title: "A key stands twice in one dictionary",
        risk: "One of the two values wins without a word, and not every tool lets the same one win.",
        remedy: "Keep one.",
        stake: .ambiguousArtifact,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "yes and no",
                """
                <key>NSAllowsArbitraryLoads</key>
                <true/>
                ↓<key>NSAllowsArbitraryLoads</key>
                <false/>
                """)
        ],
        quiet: [
            .ats(
                "once",
                """
                <key>NSAllowsArbitraryLoads</key>
                <false/>
                """)
        ])
}
