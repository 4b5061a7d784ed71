// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct LocalNetworking: Rule {
    let description = RuleDescription(
        id: "ats.local-networking",
        title: "Local networking is allowed",
        risk:
            "Other devices on the same network can read and change what the app exchanges with unqualified names, .local names and local addresses.",
        remedy:
            "Keep it where the app talks to devices in the home; remove it where only the development server needed it.",
        stake: .localNetwork,
        taxa: ["MASVS-NETWORK-1", "MASTG-TEST-0322", "CWE-319"],
        discussion: """
            This is the narrow key for local devices and needs no justification at App Review. It also makes
            NSAllowsArbitraryLoads count for nothing. Addresses of 100.64.0.0/10 (Tailscale and other carrier
            ranges) and names such as `nas.lan` are not local. Names are local by default from 18.4 on; for
            iOS 10 to 18.3 Apple's pages disagree.
            """,
        isApprovable: true,
        firing: [.ats("on", "<key>NSAllowsLocalNetworking</key>\n↓<true/>")],
        quiet: [
            .ats("off", "<key>NSAllowsLocalNetworking</key>\n<false/>"),
            .ats("absent", "<key>NSAllowsArbitraryLoads</key>\n<false/>"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        findings(
            in: facts, key: "NSAllowsLocalNetworking", \.allowsLocalNetworking,
            message: "unqualified names, .local names and local addresses may be loaded in cleartext")
    }
}
