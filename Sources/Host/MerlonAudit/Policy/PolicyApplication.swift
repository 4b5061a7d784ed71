// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// What a policy changes about an audit: which rules run, how severe their findings are, and which findings
/// somebody answers for.
struct PolicyApplication {
    private let context: PolicyContext?
    private let severities: [String: Severity]
    private let disabled: Set<String>
    private let approvable: Set<String>

    /// The application of a policy to `rules`; nil changes nothing but leaves out the rules about policies.
    init(_ context: PolicyContext?, rules: [any Rule]) {
        self.context = context
        approvable = Set(rules.map(\.description).filter(\.isApprovable).map(\.id))
        guard let context else {
            severities = [:]
            disabled = Set(RuleBook.policyRules.map(\.description.id))
            return
        }
        let settings = context.policy.rules
        severities = Dictionary(
            settings.compactMap { setting in
                setting.severity.flatMap(Severity.init(rawValue:)).map { (setting.rule, $0) }
            }, uniquingKeysWith: { first, _ in first })
        disabled = Set(settings.filter { $0.isOff(on: context.today) }.map(\.rule))
    }

    /// Whether the rule called `id` is asked.
    func asks(_ id: String) -> Bool { !disabled.contains(id) }

    /// The findings of one operand as a report carries them.
    func reported(_ found: [Finding], in facts: AuditFacts, operand: Int) -> [ReportedFinding] {
        let builds = BuildWords(facts)
        var fingerprints = FingerprintMaker()
        let index = ApprovalReview(facts).map(ApprovalIndex.init)
        let (shipped, others) = NotShippedWords(facts).split(found)
        let parts =
            (index?.parts(of: shipped, approvable: approvable) ?? [(nil, shipped)]) + [(nil, others)]
        return parts.flatMap { exception, findings in
            FindingMerger.merge(findings).map(builds.adding).map { merged in
                var finding = merged
                finding.severity = severities[finding.ruleID] ?? finding.severity
                var reported = ReportedFinding(
                    finding: finding, operand: operand, fingerprint: fingerprints.fingerprint(of: finding))
                reported.approval = exception.flatMap { number in index?.approval(number) }
                return reported
            }
        }
    }
}

extension RuleSetting {
    /// Whether the rule is switched off on `today`.
    func isOff(on today: PolicyDay) -> Bool { disabled.map { $0.expires >= today } ?? false }
}

extension PolicySummary {
    /// What a report says of the policy that its artifacts were held against.
    init(_ facts: PolicyFacts) {
        let context = facts.context
        let use = ExceptionUse(facts)
        let verdicts = facts.artifacts.compactMap(ApprovalReview.init).flatMap(\.judged).map(\.verdict)
        var states: [Int: ApprovalStatus.State] = [:]
        for verdict in verdicts {
            guard let index = verdict.exception, let state = verdict.state else { continue }
            states[index] = states[index].map { $0.weight < state.weight ? state : $0 } ?? state
        }
        self.init(
            path: context.path, profile: context.policy.profile, environment: context.environment,
            today: context.today,
            approvals: context.policy.exceptions.enumerated().map { index, exception in
                let left = context.daysLeft(exception)
                let state = left < 0 ? .expired : states[index] ?? use.state(index).approvalState
                return ApprovalStatus(exception: exception, state: state, daysLeft: left)
            })
        rules = context.policy.rules.filter { $0.severity != nil || $0.isOff(on: context.today) }
    }
}

extension ApprovalVerdict {
    /// The state of the exception that the verdict is about.
    fileprivate var state: ApprovalStatus.State? {
        switch self {
        case .approved: .approved
        case .broader: .broader
        case .expired: .expired
        case .unapproved: nil
        case .wrongBundle: .wrongBundle
        case .wrongEnvironment: .wrongEnvironment
        }
    }
}

extension ApprovalStatus.State {
    /// How much it needs a look, where an exception was met more than once.
    fileprivate var weight: Int {
        switch self {
        case .approved, .gone, .notConcerned: 0
        case .broader: 1
        case .wrongBundle: 2
        case .wrongEnvironment: 3
        case .expired: 4
        }
    }
}

extension ExceptionUse.State {
    fileprivate var approvalState: ApprovalStatus.State {
        switch self {
        case .gone: .gone
        case .inArtifact: .approved
        case .notConcerned: .notConcerned
        }
    }
}
