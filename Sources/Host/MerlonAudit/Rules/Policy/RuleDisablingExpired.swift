// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct RuleDisablingExpired: Rule {
    let description = RuleDescription(
        id: "policy.rule-disabling-expired",
        title: "A rule was switched off until a day that is over",
        risk:
            "The rule is on again, so its findings count; the line in the policy says otherwise to whoever reads it.",
        remedy: "Remove the line, or give it a new day and a reason that holds today.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .policy(
                "over",
                PolicyExample.head + """

                    rules:
                      ↓ats.insecure-http:
                        disabled:
                          reason: the old host goes away
                          expires: 2026-11-30
                    """)
        ],
        quiet: [
            .policy(
                "its last day",
                PolicyExample.head + """

                    rules:
                      ats.insecure-http:
                        disabled:
                          reason: the old host goes away
                          expires: 2026-12-01
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.rules.compactMap { setting in
            guard let disabled = setting.disabled, disabled.expires < context.today else { return nil }
            return finding(
                at: setting.place, subject: setting.rule,
                message:
                    "\(setting.rule) was switched off until \(disabled.expires) and is on again: \(disabled.reason)"
            )
        }
    }
}
