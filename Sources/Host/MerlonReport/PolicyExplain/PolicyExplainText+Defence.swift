// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension TextPage {
    mutating func writeMechanisms(of explanation: PolicyExplanation) {
        guard !explanation.policy.mechanisms.isEmpty else { return }
        heading("Mechanisms")
        for mechanism in explanation.policy.mechanisms {
            paragraph(
                "\(mechanism.kind.rawValue), \(mechanism.isEnabled ? "on" : "off"): \(mechanism.kind.purpose.sentence)",
                indent: Self.labelIndent)
            let parts = [
                ("threat", mechanism.threat), ("owner", mechanism.owner), ("procedure", mechanism.procedure),
                ("metric", mechanism.metric), ("identity", mechanism.identity),
            ].compactMap { name, value in value.map { "\(name): \($0)" } }
            if !parts.isEmpty { paragraph(parts.joined(separator: "; "), indent: Self.labelIndent * 2) }
        }
    }

    mutating func writeThreats(of explanation: PolicyExplanation) {
        guard !explanation.policy.threats.isEmpty else { return }
        heading("Threats")
        for threat in explanation.policy.threats {
            let entry = ThreatTable.entry(threat.attacker, threat.mechanism)
            paragraph(
                "\(threat.id): \(threat.asset), against an attacker who \(threat.attacker.words)",
                indent: Self.labelIndent)
            paragraph(
                "\(threat.mechanism.rawValue) \(entry.addresses ? "addresses" : "does not address") it: "
                    + entry.reason.sentence,
                indent: Self.labelIndent * 2, role: entry.addresses ? nil : .blocked)
            let stance =
                threat.onFailure == .closed
                ? "where it fails, the request is not made"
                : "where it fails, the app goes on without it: \(threat.reason ?? "no reason given")"
            paragraph(stance.sentence, indent: Self.labelIndent * 2)
        }
    }

    mutating func writeDemands(of explanation: PolicyExplanation) {
        heading("Demands of the profile \(explanation.policy.profile.rawValue)")
        for (demand, state) in explanation.demands {
            paragraph("\(demand.id): \(demand.sentence.sentence)", indent: Self.labelIndent)
            paragraph(state.words, indent: Self.labelIndent * 2, role: state == .unmet ? .blocked : .faint)
        }
    }
}
