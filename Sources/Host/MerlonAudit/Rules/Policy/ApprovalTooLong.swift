// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct ApprovalTooLong: Rule {
    let description = RuleDescription(
        id: "policy.approval-too-long",
        title: "An approval holds for more than two years",
        risk: "Whoever gave it will be gone, and nobody will ask whether the exception is needed still.",
        remedy:
            "Choose a day on which somebody decides again: with the removal plan's next step, or in a year.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            No standard sets a length. Two years are twice the validity that public certificates once had and two
            major versions of iOS, each of which has changed what an exception does.
            """,
        firing: [
            .policy("a day later", PolicyExample.exception(mark: "↓", expires: "2028-12-02"))
        ],
        quiet: [
            .policy("two years to the day", PolicyExample.exception(expires: "2028-12-01"))
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.exceptions.compactMap { exception in
            guard context.daysLeft(exception) > Self.longest else { return nil }
            return finding(
                at: exception.place, subject: exception.subject,
                message: "\(exception.words) is approved until \(exception.expires) (\(exception.owner))")
        }
    }

    /// Two years, one of them a leap year.
    private static let longest = 731
}
