// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct ArbitraryLoadsOverridden: DiagnosticRule {
    let code = ATSDiagnostic.Code.arbitraryLoadsOverridden
    let description = RuleDescription(
        id: "ats.arbitrary-loads-overridden",
        title: "Arbitrary loads are set but without effect",
        risk:
            "The team believes that every host is open; since iOS 10 requests to others fail with -1022, and the key still looks like a hole to each reviewer.",
        remedy: "Remove NSAllowsArbitraryLoads, unless the app still runs on iOS 9.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1", "MASTG-TEST-0322"],
        discussion: """
            Apple recommends NSAllowsArbitraryLoads together with one narrow key for apps that also support
            iOS 9, so this is not an open app. Since iOS 10 the presence of a narrow key, even with NO,
            decides. The older Key Reference says in one table that NSAllowsLocalNetworking overrides only
            when it is YES; the current page and the code say presence.
            """,
        firing: [
            .ats(
                "beside a narrow key",
                "↓<key>NSAllowsArbitraryLoads</key>\n<true/>\n<key>NSAllowsLocalNetworking</key>\n<true/>"),
            .ats(
                "beside a narrow key that is NO",
                "↓<key>NSAllowsArbitraryLoads</key>\n<true/>\n<key>NSAllowsArbitraryLoadsForMedia</key>\n<false/>"
            ),
        ],
        quiet: [
            .ats(
                "beside a narrow key whose string no current system reads",
                "<key>NSAllowsArbitraryLoads</key>\n<true/>\n<key>NSAllowsLocalNetworking</key>\n<string>YES</string>"
            ),
            .ats("alone and in effect", "<key>NSAllowsArbitraryLoads</key>\n<true/>"),
            .ats(
                "off beside a narrow key",
                "<key>NSAllowsArbitraryLoads</key>\n<false/>\n<key>NSAllowsLocalNetworking</key>\n<true/>"),
        ])
}
