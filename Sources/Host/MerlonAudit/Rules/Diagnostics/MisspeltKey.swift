// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct MisspeltKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.misspeltKey
    let description = RuleDescription(
        id: "ats.misspelt-key",
        title: "A key is misspelt",
        risk:
            "The system ignores the key without a word: what it was to open stays shut, what it was to protect stays open.",
        remedy: "Write the key as Apple spells it.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "a letter short",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>↓<key>NSIncludesSubdomain</key><true/></dict>
                </dict>
                """),
            .ats(
                "the container",
                """
                ↓<key>NSExceptionDomamins</key>
                <dict/>
                """),
            .ats(
                "a leading space",
                """
                ↓<key> NSAllowsArbitraryLoadsInMedia</key>
                <true/>
                """),
        ],
        quiet: [
            .ats(
                "spelt right",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSIncludesSubdomains</key><true/></dict>
                </dict>
                """)
        ])
}
