// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct ApprovalExpired: Rule {
    let description = RuleDescription(
        id: "policy.approval-expired",
        title: "An approval has expired",
        risk: "The exception was meant to be gone by now: what was accepted for a while has become the rule.",
        remedy:
            "Carry out the removal plan, or have the exception approved anew with a reason that holds today.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            An approval holds until the end of its last day. In an artifact the finding stands at the exception;
            where none is audited it stands in the policy. Of an exception that is gone from the artifact it is of
            low severity, since the entry can go as well; of one for other environments, medium.
            """,
        firing: [
            .policy(
                "in the artifact", PolicyExample.exception(expires: "2026-11-30"), environment: "release",
                ats: PolicyExample.cleartext(mark: "↓")),
            .policy("in the policy", PolicyExample.exception(mark: "↓", expires: "2026-11-30")),
        ],
        quiet: [
            .policy(
                "its last day", PolicyExample.exception(expires: "2026-12-01"), environment: "release",
                ats: PolicyExample.cleartext())
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        if let judged = facts.judged { return findings(inPolicy: judged) }
        guard let review = ApprovalReview(facts) else { return [] }
        return review.judged.compactMap { judged in
            guard case .expired(let index) = judged.verdict else { return nil }
            let exception = review.exception(index)
            return finding(
                on: judged,
                message: "the approval of \(judged.setting.words) ended on \(exception.expires) "
                    + review.context.source(of: exception),
                remedy: remedy(exception.removal))
        }
    }

    private func findings(inPolicy facts: PolicyFacts) -> [Finding] {
        let use = ExceptionUse(facts)
        return facts.context.policy.exceptions.enumerated().compactMap { index, exception in
            let left = facts.context.daysLeft(exception)
            guard left < 0, use.state(index) != .inArtifact else { return nil }
            let isGone = use.state(index) == .gone
            return finding(
                at: exception.place, subject: exception.subject,
                message: "the approval of \(exception.words) ended on \(exception.expires), \(-left) "
                    + "\(left == -1 ? "day" : "days") ago" + (isGone ? "; no audited bundle has it" : ""),
                severity: isGone ? .low : facts.artifacts.isEmpty ? nil : .medium,
                remedy: isGone ? "Remove it from the policy." : remedy(exception.removal))
        }
    }

    private func remedy(_ removal: String) -> String { "\(description.remedy) The removal plan: \(removal)" }
}
