// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct LegacyKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.legacyKey
    let description = RuleDescription(
        id: "ats.legacy-key",
        title: "A key of an Xcode 7 beta",
        risk:
            "No current document names the key and the code that could be read does not read it; it may do nothing.",
        remedy: "Replace it by the key of today.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        discussion:
            "Whether systems still honour the names NSTemporaryException… and NSThirdPartyException… is **not known**: no text of Apple's says so. `merlon explain` decides without them and shows the decision with them beside it.",
        firing: [
            .ats(
                "a temporary exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>↓<key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
            .ats(
                "a third party's domain",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>↓<key>NSThirdPartyExceptionRequiresForwardSecrecy</key><false/></dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "the key of today",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ])
}
