// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct ArbitraryMediaLoads: Rule {
    let description = RuleDescription(
        id: "ats.arbitrary-media-loads",
        title: "Media may be loaded from anywhere",
        risk: "Who is on the way sees what is played, and can replace it.",
        remedy: "Serve media over https, or keep the key for streams that are encrypted themselves.",
        stake: .contentInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASTG-TEST-0322", "CWE-319", "M5:2024"],
        discussion: """
            The key concerns loads by AVFoundation alone; images and API calls go through URLSession and keep
            ATS (SDWebImage #1777). Apple means it for media that are encrypted already.
            """,
        isApprovable: true,
        firing: [.ats("on", "<key>NSAllowsArbitraryLoadsForMedia</key>\n↓<true/>")],
        quiet: [.ats("off", "<key>NSAllowsArbitraryLoadsForMedia</key>\n<false/>")])

    func check(_ facts: AuditFacts) -> [Finding] {
        findings(
            in: facts, key: "NSAllowsArbitraryLoadsForMedia", \.allowsArbitraryLoadsForMedia,
            message: "AVFoundation may load any host in cleartext, except those that NSExceptionDomains lists"
        )
    }
}
