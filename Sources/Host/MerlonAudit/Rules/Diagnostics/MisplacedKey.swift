// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct MisplacedKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.misplacedKey
    let description = RuleDescription(
        id: "ats.misplaced-key",
        title: "A key stands in the wrong dictionary",
        risk: "The system looks for the key elsewhere and ignores this one.",
        remedy: "Move the key to where the system reads it.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "a global key inside the exceptions",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>NSAllowsArbitraryLoads</key>
                	<true/>
                </dict>
                """),
            RuleExample(
                "under NSExtension",
                infoPlist:
                    """
                    <key>NSExtension</key>
                    <dict>
                    	↓<key>NSAppTransportSecurity</key>
                    	<dict><key>NSAllowsArbitraryLoads</key><true/></dict>
                    </dict>
                    """),
            RuleExample(
                "exceptions at the root",
                infoPlist:
                    """
                    ↓<key>NSExceptionDomains</key>
                    <dict/>
                    """),
        ],
        quiet: [
            .ats(
                "in its place",
                """
                <key>NSAllowsArbitraryLoads</key>
                <false/>
                """)
        ])
}
