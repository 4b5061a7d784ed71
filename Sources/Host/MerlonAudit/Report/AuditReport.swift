// SPDX-License-Identifier: Apache-2.0

/// The answer of an audit: the one model that every report format is written from.
public struct AuditReport: Sendable {
    /// The name and version of the program.
    public var tool: Tool
    /// The operands, in the order given.
    public var operands: [Operand]
    /// What was found, the most urgent first.
    public var findings: [ReportedFinding]
    /// What could have held facts for an enabled rule and was not read.
    public var unread: [Unread]
    /// What was looked at, over all operands.
    public var coverage: Coverage
    /// The rules that ran, in order of their ids.
    public var rules: [RuleDescription]
    /// Findings of this severity and above make the status `findings`.
    public var threshold: Severity
    /// The policy that the artifact was held against; nil where there was none.
    public var policy: PolicySummary?
    /// The baseline that the findings were compared with; nil where there was none.
    public var baseline: BaselineSummary?
    /// The projects among the operands, each with what its targets get.
    public var projects: [TargetMatrix] = []
    /// What each bundle may load from each host; nil where nobody asked for it.
    public var access: AccessMatrix?
    /// Who signed the programs of each operand, and for whom.
    public var signatures: [SignatureList] = []
    /// What the privacy manifests of each operand declare.
    public var privacy: [PrivacyMatrix] = []

    /// The program that made a report.
    public struct Tool: Sendable, Hashable {
        /// `merlon`.
        public var name: String
        /// The version, as `0.1.0`.
        public var version: String

        /// A tool from its parts.
        public init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    /// One operand of the audit.
    public struct Operand: Sendable, Hashable {
        /// The path as the user gave it.
        public var path: String
        /// What it turned out to be.
        public var kind: ArtifactKind
        /// The bundles found in it, built or as loose property lists.
        public var bundles: Int
        /// Whether it could not even be opened.
        public var isMissing: Bool
        /// The builds (a target in a configuration) that its projects will make.
        public var builds = 0
        /// The folder that paths are relative to, where it is not the operand: the one around a project.
        public var base: String?

        /// An operand from its parts.
        public init(path: String, kind: ArtifactKind, bundles: Int, isMissing: Bool = false) {
            self.path = path
            self.kind = kind
            self.bundles = bundles
            self.isMissing = isMissing
        }
    }

    /// A report from its parts.
    public init(
        tool: Tool, operands: [Operand], findings: [ReportedFinding], unread: [Unread], coverage: Coverage,
        rules: [RuleDescription], threshold: Severity
    ) {
        self.tool = tool
        self.operands = operands
        self.findings = findings
        self.unread = unread
        self.coverage = coverage
        self.rules = rules
        self.threshold = threshold
    }
}

extension AuditReport {
    /// The one word that sums a report up.
    public enum Status: String, Sendable, Hashable {
        /// Nothing at or above the threshold, and everything was read.
        case clean
        /// Nothing at or above the threshold so far, but something was not read.
        case incomplete
        /// A finding at or above the threshold.
        case findings
        /// An operand could not even be opened.
        case failed
    }

    /// An operand that isn't there wins over findings, since the question itself was not the one meant;
    /// findings at the threshold win over an incomplete answer. The words of a report say both.
    public var status: Status {
        if operands.contains(where: \.isMissing) { return .failed }
        if findings.contains(where: { $0.counts && $0.finding.severity >= threshold }) { return .findings }
        return unread.isEmpty ? .clean : .incomplete
    }
}

/// A finding as a report carries it.
public struct ReportedFinding: Sendable, Hashable {
    /// The finding, its locations merged over equal bundles.
    public var finding: Finding
    /// The operand that it was found in, by its index in ``AuditReport/operands``.
    public var operand: Int
    /// 64 lower-case hexadecimal digits that stay the same when lines move and keys change order.
    public var fingerprint: String
    /// The approval that covers it; nil where nobody answers for it.
    public var approval: FindingApproval?
    /// Whether the baseline holds it.
    public var isInBaseline = false
    /// Where the baseline knows the finding, but not here: at these places it counts again.
    public var newPlaces: [Location] = []
    /// The lower severity at which the baseline knows the finding, where it has risen: it counts again.
    public var severityInBaseline: Severity?

    /// Whether it can make the status `findings`: nobody approved it, and no baseline holds it.
    public var counts: Bool { approval == nil && !isInBaseline }

    /// A reported finding from its parts.
    public init(finding: Finding, operand: Int, fingerprint: String) {
        self.finding = finding
        self.operand = operand
        self.fingerprint = fingerprint
    }
}
