// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy
internal import MerlonPropertyList

struct UnapprovedException: Rule {
    let description = RuleDescription(
        id: "policy.unapproved-exception",
        title: "An exception that nobody approved",
        risk:
            "What the artifact opens has no reason, no owner and no end: nobody will miss it when it does harm.",
        remedy:
            "Remove the exception from the artifact, or write it into the policy with a reason, an owner and a day.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Only where there is a policy. Every value that asks for less than App Transport Security does by
            default has to be covered by an exception of the policy: the same key for the same name or address,
            or for a wider one that the policy approves. Without `--environment` an exception counts where it is
            approved for every environment that reaches users.

            In an environment that reaches nobody but developers the finding is of medium severity.
            """,
        firing: [
            .policy(
                "a host that the policy does not know", PolicyExample.head, environment: "release",
                ats: PolicyExample.cleartext(mark: "↓")),
            .policy(
                "the whole app", PolicyExample.exception(), environment: "release",
                ats: "<key>NSAllowsArbitraryLoads</key>\n↓<true/>"),
        ],
        quiet: [
            .policy(
                "approved", PolicyExample.exception(), environment: "release", ats: PolicyExample.cleartext()),
            .policy(
                "narrower than approved",
                PolicyExample.exception(
                    domain: "shop.example",
                    setting: "NSExceptionAllowsInsecureHTTPLoads: true\n      NSIncludesSubdomains: true"),
                environment: "release", ats: PolicyExample.cleartext()),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let review = ApprovalReview(facts) else { return [] }
        return review.judged.compactMap { judged in
            guard judged.verdict == .unapproved else { return nil }
            return finding(
                on: judged,
                message: "no exception of \(review.context.path) approves \(judged.setting.words)",
                remedy: description.remedy + " The lines to add under exceptions stand below.",
                fix: PlistFix(lines: suggestion(for: judged, in: review.context).map { .init(.add, $0) }))
        }
    }

    /// The lines that would approve it, each answer that only a person can give left open.
    private func suggestion(for judged: ApprovalReview.Judged, in context: PolicyContext) -> [String] {
        let setting = judged.setting
        var settings = [ApprovedException.Setting(setting.modernKey, value(of: setting))]
        if setting.domain?.reachesSubdomains == true {
            settings.append(.init("NSIncludesSubdomains", PropertyListNode(.boolean(true))))
        }
        let exception = ApprovedException(
            domain: setting.domain?.name, settings: settings, reason: PolicyPlaceholder.reason,
            owner: PolicyPlaceholder.owner, expires: context.today.adding(days: Self.proposedDays),
            removal: PolicyPlaceholder.removal, environments: context.environment.map { [$0] } ?? [],
            bundles: judged.bundle.map { [$0.name] } ?? [])
        return PolicyWriter.lines(of: exception)
    }

    /// The value as the policy would hold it: what some systems take for YES is one.
    private func value(of setting: LooseSetting) -> PropertyListNode {
        switch setting.modernKey {
        case "NSExceptionMinimumTLSVersion": setting.node
        case "NSExceptionRequiresForwardSecrecy": PropertyListNode(.boolean(false))
        default: PropertyListNode(.boolean(true))
        }
    }

    /// A quarter: long enough to mend a server, short enough to be remembered.
    private static let proposedDays = 90
}
