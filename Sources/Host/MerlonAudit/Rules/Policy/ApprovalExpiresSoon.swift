// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct ApprovalExpiresSoon: Rule {
    let description = RuleDescription(
        id: "policy.approval-expires-soon",
        title: "An approval expires within 30 days",
        risk: "When it has expired, the next release waits until somebody decides again.",
        remedy: "Carry out the removal plan before the day, or ask for a new approval.",
        stake: .notice,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Thirty days are about one App Review and one sprint: time to change a server and to ship an app that
            needs no exception.
            """,
        firing: [
            .policy("on the 30th day", PolicyExample.exception(mark: "↓", expires: "2026-12-31"))
        ],
        quiet: [
            .policy("a day later", PolicyExample.exception(expires: "2027-01-01")),
            .policy("over already", PolicyExample.exception(expires: "2026-11-30")),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.exceptions.compactMap { exception in
            guard let when = exception.expires.soon(after: context.today) else { return nil }
            return finding(
                at: exception.place, subject: exception.subject,
                message: "the approval of \(exception.words) ends \(when) (\(exception.owner))",
                remedy: "\(description.remedy) The removal plan: \(exception.removal)")
        }
    }
}
