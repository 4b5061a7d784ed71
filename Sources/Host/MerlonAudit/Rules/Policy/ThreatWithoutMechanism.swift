// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct ThreatWithoutMechanism: Rule {
    let description = RuleDescription(
        id: "policy.threat-without-mechanism",
        title: "A threat relies on a mechanism that is not switched on",
        risk: "The threat counts as dealt with, and nothing stands against it.",
        remedy:
            "Switch the mechanism on under mechanisms, with owner, procedure and metric, or bind the threat to one that is on.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion:
            "System trust is on in every app, whether the policy lists it or not. Pins of a host switch pinning on.",
        firing: [
            .policy(
                "nothing under mechanisms",
                PolicyExample.head + """

                    threats:
                      - ↓id: lost-token
                        asset: accounts
                        attacker: steals-token
                        mechanism: short-lived-tokens
                        onFailure: closed
                    """)
        ],
        quiet: [
            .policy(
                "system trust",
                PolicyExample.head + """

                    threats:
                      - id: cafe
                        asset: accounts
                        attacker: reads-traffic
                        mechanism: system-trust
                        onFailure: closed
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.threats.compactMap { threat in
            guard !context.policy.relies(on: threat.mechanism) else { return nil }
            let isOff = context.policy.mechanisms.contains { $0.kind == threat.mechanism }
            return finding(
                at: threat.place, subject: threat.id,
                message: "\(threat.id) relies on \(threat.mechanism.rawValue), which is "
                    + (isOff ? "switched off" : "not under mechanisms"))
        }
    }
}

extension Policy {
    /// Whether the policy switches `kind` on.
    func hasEnabled(_ kind: PolicyMechanism.Kind) -> Bool {
        mechanisms.contains { $0.kind == kind && $0.isEnabled }
    }

    /// Whether the app has `kind`, by a word of the policy or without one.
    func relies(on kind: PolicyMechanism.Kind) -> Bool {
        switch kind {
        case .systemTrust: !mechanisms.contains { $0.kind == kind && !$0.isEnabled }
        case .pinning: hasEnabled(kind) || hosts.contains { $0.pins != nil }
        default: hasEnabled(kind)
        }
    }
}
