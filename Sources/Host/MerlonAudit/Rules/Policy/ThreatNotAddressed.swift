// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct ThreatNotAddressed: Rule {
    let description = RuleDescription(
        id: "policy.threat-not-addressed",
        title: "A threat is bound to a mechanism that does not address it",
        risk: "The threat counts as dealt with, and the attack works as before.",
        remedy: "Bind the threat to a mechanism that addresses it; docs/threats.md has the table.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion:
            "[The table](../threats.md) says of every attacker and every mechanism whether and why it addresses it.",
        firing: [
            .policy(
                "pinning against replay",
                PolicyExample.head + """

                    threats:
                      - ↓id: double-order
                        asset: orders
                        attacker: replays-requests
                        mechanism: pinning
                        onFailure: closed
                    """)
        ],
        quiet: [
            .policy(
                "replay protection against replay",
                PolicyExample.head + """

                    threats:
                      - id: double-order
                        asset: orders
                        attacker: replays-requests
                        mechanism: replay-protection
                        onFailure: closed
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.threats.compactMap { threat in
            let entry = ThreatTable.entry(threat.attacker, threat.mechanism)
            guard !entry.addresses else { return nil }
            let better = ThreatTable.mechanisms(addressing: threat.attacker).map(\.rawValue)
            return finding(
                at: threat.place, subject: threat.id,
                message: "\(threat.id): \(threat.mechanism.rawValue) does not address an attacker who "
                    + "\(threat.attacker.words): \(entry.reason)",
                evidence: "\(threat.attacker.rawValue) by \(threat.mechanism.rawValue)",
                remedy: "Bind it to \(better.joined(separator: " or ")); docs/threats.md has the table.")
        }
    }
}
