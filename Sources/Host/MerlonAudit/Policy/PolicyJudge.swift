// SPDX-License-Identifier: Apache-2.0
public import MerlonPolicy

/// Judges a policy by its own text, without an artifact.
public enum PolicyJudge {
    /// The findings about `policy` on `today`, the most urgent first; each place lies in the policy's file.
    ///
    /// Rules that the policy switches off are not asked, and severities are those that it sets.
    public static func findings(_ policy: Policy, path: String = "", today: PolicyDay) -> [Finding] {
        let context = PolicyContext(policy: policy, path: path, today: today)
        let facts = AuditFacts(judging: PolicyFacts(context))
        let application = PolicyApplication(context, rules: RuleBook.policyRules)
        let found = RuleBook.policyRules.filter { application.asks($0.description.id) }.flatMap {
            $0.check(facts)
        }
        return application.reported(found, in: facts, operand: 0).sorted(by: ReportedFinding.isMoreUrgent)
            .map(\.finding)
    }
}

extension PolicyVocabulary {
    /// The names that this program knows: its rules and the demands of its profiles.
    public static let audit = PolicyVocabulary(
        rules: RuleBook.all.map(\.description.id).sorted(), demands: ProfileDemand.all.map(\.id))
}
