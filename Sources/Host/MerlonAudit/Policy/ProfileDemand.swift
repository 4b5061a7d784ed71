// SPDX-License-Identifier: Apache-2.0
public import MerlonPolicy

/// Something that a profile demands, with what satisfies it.
public struct ProfileDemand: Sendable {
    /// The id, to which `evidence` of a policy refers.
    public var id: String
    /// The demand in one sentence, without a full stop.
    public var sentence: String
    /// The profiles that make it.
    public var profiles: [Policy.Profile]
    /// What the policy has to say, in words.
    public var declaredBy: String
    /// What an audited artifact shows of it, in words; nil where it can show nothing.
    public var provenBy: String?
    /// After how many days evidence counts as stale.
    public var evidenceDays: Int
    /// The rule that reports it where ``policy.demand-unmet`` does not.
    public var rule: String?
    /// Whether the policy declares it for the environments that are asked about.
    let isDeclared: @Sendable (PolicyContext) -> Bool
    /// What the artifacts show; nil where they show nothing.
    let proof: @Sendable (PolicyFacts) -> Proof?

    /// What artifacts show of a demand.
    public enum Proof: Sendable, Hashable {
        /// The reverse, with the reason.
        case contradicted(String)
        /// That it is met.
        case proven
    }

    /// How far a demand is met.
    public enum State: Sendable, Hashable {
        /// The artifact shows the reverse.
        case contradicted(String)
        /// The policy says so, and nothing else does.
        case declared
        /// Evidence that is young enough.
        case evident(PolicyEvidence)
        /// The artifact shows it.
        case proven
        /// The evidence is older than the demand allows, or dated in the future.
        case stale(PolicyEvidence, days: Int)
        /// Nothing speaks for it.
        case unmet

        /// The state in a few words.
        public var words: String {
            switch self {
            case .contradicted(let reason): "unmet: \(reason)"
            case .declared: "declared, not proven"
            case .evident(let evidence): "met: evidence of \(evidence.date)"
            case .proven: "proven by the artifact"
            case .stale(let evidence, let days):
                days < 0
                    ? "evidence dated in the future (\(evidence.date))"
                    : "stale: evidence of \(evidence.date)"
            case .unmet: "unmet"
            }
        }
    }

    /// How far the demand is met by a policy and the artifacts beside it.
    public func state(_ facts: PolicyFacts) -> State {
        let shown = proof(facts)
        if case .contradicted(let reason) = shown { return .contradicted(reason) }
        guard isDeclared(facts.context) else { return .unmet }
        if shown == .proven { return .proven }
        let evidence = facts.context.policy.evidence.filter { $0.demand == id }.max { $0.date < $1.date }
        guard let evidence else { return .declared }
        let age = evidence.date.days(until: facts.context.today)
        return (0...evidenceDays).contains(age) ? .evident(evidence) : .stale(evidence, days: age)
    }
}

extension ProfileDemand {
    /// The demands of `profile`, in the order of the table.
    public static func all(of profile: Policy.Profile) -> [ProfileDemand] {
        all.filter { $0.profiles.contains(profile) }
    }
}
