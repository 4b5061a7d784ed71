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
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion: "`merlon init` leaves these words where only a person can answer.",
        firing: [
            .policy("a reason is needed", PolicyExample.exception(mark: "↓", reason: "reason needed"))
        ],
        quiet: [.policy("a reason", PolicyExample.exception())])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.exceptions.compactMap { exception in
            let open = [
                ("reason", exception.reason), ("owner", exception.owner), ("removal", exception.removal),
            ].filter { PolicyPlaceholder.isPlaceholder($0.1) || $0.1.allSatisfy(\.isWhitespace) }
            guard !open.isEmpty else { return nil }
            return finding(
                at: exception.place, subject: exception.subject,
                message: "\(exception.words) is approved without \(open.map(\.0).joined(separator: ", "))")
        }
    }
}
