// SPDX-License-Identifier: Apache-2.0

/// One rule of the audit: a value with a description and a check. A rule prints nothing, reads no file
/// and knows no report format.
public protocol Rule: Sendable {
    /// What the rule is about; also its documentation page and its tests.
    var description: RuleDescription { get }
    /// The findings in `facts`.
    func check(_ facts: AuditFacts) -> [Finding]
}

/// What a rule is about.
public struct RuleDescription: Sendable {
    /// The stable id, such as `ats.arbitrary-loads`.
    public var id: String
    /// A few words for a heading.
    public var title: String
    /// One sentence: what can go wrong for the app's users or its team.
    public var risk: String
    /// What to do, in one or two sentences.
    public var remedy: String
    /// What is at stake, from which the severity follows (see ``Stake``).
    public var stake: Stake
    /// Ids of MASVS, MASWE, MASTG, CWE and the Mobile Top 10, as the taxonomy data file spells them.
    public var taxa: [String]
    /// What the rule can't know, where sources disagree, and why it is as it is; Markdown.
    public var discussion: String
    /// Inputs in which the rule fires, with the places marked.
    public var firing: [RuleExample]
    /// Inputs that look alike and in which it keeps quiet.
    public var quiet: [RuleExample]
    /// Whether an exception of a policy answers for its findings. So it is for rules that report a loosening
    /// as such; what says that a setting is broken, without effect or could not be read stays open, whatever
    /// was approved.
    public var isApprovable: Bool

    /// A description from its parts.
    public init(
        id: String, title: String, risk: String, remedy: String, stake: Stake, taxa: [String] = [],
        discussion: String = "", isApprovable: Bool = false, firing: [RuleExample], quiet: [RuleExample]
    ) {
        self.isApprovable = isApprovable
        self.id = id
        self.title = title
        self.risk = risk
        self.remedy = remedy
        self.stake = stake
        self.taxa = taxa
        self.discussion = discussion
        self.firing = firing
        self.quiet = quiet
    }
}
