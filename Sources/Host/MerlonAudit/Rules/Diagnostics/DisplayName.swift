// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DisplayName: DiagnosticRule {
    let code = ATSDiagnostic.Code.displayName
    let description = RuleDescription(
        id: "ats.display-name",
        title: "A name of Xcode's editor stands in place of a key",
        risk:
            "The editor shows \"Allow Arbitrary Loads\" and writes NSAllowsArbitraryLoads; the system knows only the latter.",
        remedy: "Write the key that the editor writes.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "typed into the file",
                """
                ↓<key>Allow Arbitrary Loads</key>
                <true/>
                """)
        ],
        quiet: [
            .ats(
                "the key itself",
                """
                <key>NSAllowsArbitraryLoads</key>
                <false/>
                """)
        ])
}
