// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct ApprovalGone: Rule {
    let description = RuleDescription(
        id: "policy.approval-gone",
        title: "An approved exception is in no bundle any more",
        risk: "A leftover approval would let the same hole back in without a question.",
        remedy: "Remove the exception from the policy.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Said only where the answer is certain: the exception is meant for every environment that the artifact
            may be, and a bundle that it is meant for was read.
            """,
        firing: [
            .policy(
                "the artifact does without", PolicyExample.exception(mark: "↓"), environment: "release",
                ats: "")
        ],
        quiet: [
            .policy(
                "it is there", PolicyExample.exception(), environment: "release",
                ats: PolicyExample.cleartext()),
            .policy(
                "meant for another environment", PolicyExample.exception(environments: "[debug]"),
                environment: "release", ats: ""),
            .policy("no artifact at all", PolicyExample.exception()),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let judged = facts.judged else { return [] }
        let use = ExceptionUse(judged)
        return judged.context.policy.exceptions.enumerated().compactMap { index, exception in
            guard use.state(index) == .gone, judged.context.daysLeft(exception) >= 0 else { return nil }
            return finding(
                at: exception.place, subject: exception.subject,
                message:
                    "no audited bundle has \(exception.words), which \(exception.owner) answers for until "
                    + "\(exception.expires)")
        }
    }
}
