// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

struct DemandUnmet: Rule {
    let description = RuleDescription(
        id: "policy.demand-unmet",
        title: "A demand of the profile is not met, or not proven",
        risk: "The profile says more about the app than anybody can show.",
        remedy: "Meet the demand and name the evidence, or choose the profile that the app lives up to.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            [The profiles](../profiles.md) list the demands. One that nothing speaks for, or that the artifact
            contradicts, is of medium severity; one whose evidence is too old, low; one that the policy alone
            declares is "declared, not proven", and is told as information.
            """,
        firing: [
            .policy(
                "nothing declared", PolicyExample.head + "\nprofile: regulated")
        ],
        quiet: [
            .policy(
                "evidence for each demand",
                PolicyExample.head + """

                    mechanisms:
                      short-lived-tokens: {}
                      log-allow-list: {}
                    evidence:
                      - demand: system-trust
                        source: docs/review.md
                        date: 2026-10-01
                      - demand: short-lived-tokens
                        source: docs/review.md
                        date: 2026-10-01
                      - demand: log-allow-list
                        source: docs/review.md
                        date: 2026-10-01
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let judged = facts.judged else { return [] }
        let profile = judged.context.policy.profile
        return ProfileDemand.all(of: profile).filter { $0.rule == nil }.compactMap { demand in
            let state = demand.state(judged)
            var place = PolicyPlace(.init(keys: "profile"))
            let severity: Severity?
            switch state {
            case .evident, .proven: return nil
            case .contradicted, .unmet: severity = nil
            case .declared: severity = .info
            case .stale(let evidence, _):
                severity = .low
                place = evidence.place
            }
            return finding(
                at: place, subject: demand.id, message: "\(demand.id): \(state.words). \(demand.sentence)",
                severity: severity, remedy: remedy(of: demand, state))
        }
    }

    private func remedy(of demand: ProfileDemand, _ state: ProfileDemand.State) -> String {
        let evidence =
            "name evidence of at most \(demand.evidenceDays) days under evidence, with demand: \(demand.id)"
        switch state {
        case .contradicted: return "Change the artifact, or choose another profile."
        case .declared:
            let proof = demand.provenBy.map { "Audit an artifact that shows it (\($0)), or " } ?? ""
            return "\(proof)\(proof.isEmpty ? "N" : "n")\(evidence.dropFirst())."
        case .stale: return "Look at it again, and \(evidence)."
        default: return "The policy has to say: \(demand.declaredBy). Then \(evidence)."
        }
    }
}
