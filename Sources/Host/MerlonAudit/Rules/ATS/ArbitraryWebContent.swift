// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct ArbitraryWebContent: Rule {
    let description = RuleDescription(
        id: "ats.arbitrary-web-content",
        title: "Web views may load anything",
        risk:
            "Pages in the app's web views can be read and rewritten on the way, with whatever the app's JavaScript bridge lets them do.",
        remedy:
            "Keep the key for a browser; elsewhere list the hosts, or open such pages in SFSafariViewController.",
        stake: .contentInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASVS-PLATFORM-2", "MASTG-TEST-0322", "CWE-319", "M5:2024"],
        discussion: """
            The key concerns WKWebView and the older web views; URLSession and listed hosts keep ATS. For a
            browser it is the right setting. iOS 10.0 is reported to have kept the forward-secrecy demand all
            the same (openradar 29599080).
            """,
        isApprovable: true,
        firing: [.ats("on", "<key>NSAllowsArbitraryLoadsInWebContent</key>\n↓<true/>")],
        quiet: [.ats("off", "<key>NSAllowsArbitraryLoadsInWebContent</key>\n<false/>")])

    func check(_ facts: AuditFacts) -> [Finding] {
        findings(
            in: facts, key: "NSAllowsArbitraryLoadsInWebContent", \.allowsArbitraryLoadsInWebContent,
            message: "web views may load any host in cleartext, except those that NSExceptionDomains lists")
    }
}
