// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct SeverityLowered: Rule {
    let description = RuleDescription(
        id: "policy.severity-lowered",
        title: "The severity of a grave rule is lowered",
        risk:
            "Every finding of the rule, in every host and bundle, now passes a build that stops at high; no day ends it.",
        remedy:
            "Approve the exceptions that are meant, one by one, or switch the rule off with a reason and a day.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            A rule counts as grave where it is high or critical by itself. A lowered severity has neither reason nor
            end: an approval has both. In the profile `regulated` the finding is of medium severity.
            """,
        firing: [
            .policy(
                "from high to low",
                PolicyExample.head + "\nrules:\n  ↓ats.arbitrary-loads:\n    severity: low")
        ],
        quiet: [
            .policy("raised", PolicyExample.head + "\nrules:\n  ats.insecure-http:\n    severity: high"),
            .policy(
                "lowered, of a rule that stops no build by itself",
                PolicyExample.head + "\nrules:\n  ats.insecure-http:\n    severity: low"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.rules.compactMap { setting in
            guard let severity = setting.severity.flatMap(Severity.init(rawValue:)),
                let usual = RuleBook.rule(setting.rule)?.description.stake.severity,
                usual >= .high, severity < usual
            else { return nil }
            return finding(
                at: setting.place, subject: setting.rule,
                message:
                    "\(setting.rule) is \(usual.rawValue) by itself and \(severity.rawValue) by the policy",
                severity: context.policy.profile == .regulated ? .medium : nil)
        }
    }
}
