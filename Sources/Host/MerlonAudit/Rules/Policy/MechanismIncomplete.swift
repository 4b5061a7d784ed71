// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct MechanismIncomplete: Rule {
    let description = RuleDescription(
        id: "policy.mechanism-incomplete",
        title: "A mechanism is switched on without what keeps it working",
        risk:
            "A mechanism without a threat protects against nothing in particular; without owner, procedure and metric nobody notices that it has stopped working, or can mend it at night.",
        remedy: "Name the threat, the owner, the procedure and the metric, or switch the mechanism off.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .policy(
                "nothing but switched on",
                PolicyExample.head + "\nmechanisms:\n  ↓request-signing:\n    enabled: true")
        ],
        quiet: [
            .policy(
                "all of it",
                PolicyExample.head + """

                    threats:
                      - id: tampering
                        asset: orders
                        attacker: alters-traffic
                        mechanism: request-signing
                        onFailure: closed
                    mechanisms:
                      request-signing:
                        threat: tampering
                        owner: backend team
                        procedure: docs/signing.md
                        metric: share of refused signatures
                    """),
            .policy("switched off", PolicyExample.head + "\nmechanisms:\n  pinning:\n    enabled: false"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        let threats = Set(context.policy.threats.map(\.id))
        return context.policy.mechanisms.filter(\.isEnabled).compactMap { mechanism in
            // Every app has system trust without doing anything for it.
            guard mechanism.kind != .systemTrust else { return nil }
            var missing = [
                ("threat", mechanism.threat), ("owner", mechanism.owner),
                ("procedure", mechanism.procedure), ("metric", mechanism.metric),
            ].filter { ($0.1 ?? "").allSatisfy(\.isWhitespace) }.map(\.0)
            if let threat = mechanism.threat, !threat.isEmpty, !threats.contains(threat) {
                missing.append("a threat of the name \(threat) under threats")
            }
            guard !missing.isEmpty else { return nil }
            return finding(
                at: mechanism.place, subject: mechanism.kind.rawValue,
                message:
                    "\(mechanism.kind.rawValue) is switched on without \(missing.joined(separator: ", "))")
        }
    }
}
