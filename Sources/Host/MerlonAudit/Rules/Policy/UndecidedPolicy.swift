// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct UndecidedPolicy: Rule {
    let description = RuleDescription(
        id: "policy.undecided",
        title: "An exception still waits for a person's answer",
        risk:
            "A placeholder approves what nobody thought about: the exception passes the audit and nobody stands behind it.",
        remedy:
            "Write down the reason, the owner and the removal plan, or remove the exception from the app.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            `merlon init` leaves "reason needed" and its like where only a person can answer; "TODO", "tbd", "n/a" and a mere
            dash answer no better. The finding is of medium severity where the exception reaches nobody but developers.
            """,
        firing: [
            .policy("a reason is needed", PolicyExample.exception(mark: "↓", reason: "reason needed")),
            .policy("put off", PolicyExample.exception(mark: "↓", reason: "TODO")),
        ],
        quiet: [
            .policy("a reason", PolicyExample.exception()),
            .policy(
                "a word of it", PolicyExample.exception(reason: "the todo list of the vendor has no TLS")),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.exceptions.compactMap { exception in
            let open = [
                ("reason", exception.reason), ("owner", exception.owner), ("removal", exception.removal),
            ].filter { PolicyPlaceholder.isPostponed($0.1) }
            guard !open.isEmpty else { return nil }
            let environments = context.policy.environments.filter { exception.isMeant(for: $0.name) }
            return finding(
                at: exception.place, subject: exception.subject,
                message: "\(exception.words) is approved without \(open.map(\.0).joined(separator: ", "))",
                severity: PolicyContext.mayReachUsers(environments) ? nil : .medium)
        }
    }
}
