// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct BroaderThanApproved: Rule {
    let description = RuleDescription(
        id: "policy.broader-than-approved",
        title: "An exception is broader than approved",
        risk: "The approval was given for less: the difference was weighed by nobody.",
        remedy: "Narrow the exception down to what the policy approves, or have the wider one approved.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Broader is: names below the approved one, a name above it, more addresses, a further key in the same
            entry, or a value that allows more, such as TLS 1.0 where 1.1 was approved. Narrower is approved along.
            """,
        firing: [
            .policy(
                "the names below as well", PolicyExample.exception(), environment: "release",
                ats: PolicyExample.cleartext(mark: "↓", more: "<key>NSIncludesSubdomains</key><true/>")),
            .policy(
                "a further key", PolicyExample.exception(), environment: "release",
                ats: PolicyExample.cleartext(
                    more: "<key>NSExceptionRequiresForwardSecrecy</key>↓<false/>")),
            .policy(
                "a name above the approved one", PolicyExample.exception(), environment: "release",
                ats: PolicyExample.cleartext("shop.example", mark: "↓")),
            .policy(
                "lower TLS",
                PolicyExample.exception(setting: "NSExceptionMinimumTLSVersion: TLSv1.1"),
                environment: "release",
                ats: """
                    <key>NSExceptionDomains</key>
                    <dict>
                    	<key>img.shop.example</key>
                    	<dict><key>NSExceptionMinimumTLSVersion</key>↓<string>TLSv1.0</string></dict>
                    </dict>
                    """),
            .policy(
                "more addresses", PolicyExample.exception(domain: "203.0.113.128/25"), environment: "release",
                ats: PolicyExample.cleartext("203.0.113.0/24", mark: "↓")),
        ],
        quiet: [
            .policy(
                "as approved", PolicyExample.exception(), environment: "release",
                ats: PolicyExample.cleartext()),
            .policy(
                "an address of the approved ones", PolicyExample.exception(domain: "203.0.113.0/24"),
                environment: "release", ats: PolicyExample.cleartext("203.0.113.7")),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let review = ApprovalReview(facts) else { return [] }
        return review.judged.compactMap { judged in
            guard case .broader(let index, let breadth) = judged.verdict else { return nil }
            let exception = review.exception(index)
            return finding(
                on: judged,
                message: "\(judged.setting.words): \(breadth.words) "
                    + review.context.source(of: exception))
        }
    }
}

extension ApprovalVerdict.Breadth {
    fileprivate var words: String {
        switch self {
        case .addresses(let approved): "approved for the addresses \(approved) alone"
        case .furtherKey: "the approval of this entry does not have the key"
        case .parentDomain(let approved): "approved for \(approved) alone"
        case .subdomains: "approved without the names below"
        case .value(let approved): "the approved value is \(approved)"
        }
    }
}
