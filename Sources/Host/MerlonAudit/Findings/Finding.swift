// SPDX-License-Identifier: Apache-2.0

/// One fault with its evidence and its remedy.
public struct Finding: Sendable, Hashable {
    /// The rule's stable id (`ats.arbitrary-loads`).
    public var ruleID: String
    /// How much is at stake here; a rule may lower or raise its usual severity by context.
    public var severity: Severity
    /// How sure the rule is.
    public var confidence: Confidence
    /// One or two sentences: what is so, in this artifact, and what follows.
    public var message: String
    /// Every place that shows the fault; the first is the one to mend first.
    public var locations: [Location]
    /// The value seen, redacted at the source; empty where there is nothing to quote.
    public var evidence: String
    /// What to do, in one or two sentences.
    public var remedy: String
    /// A fragment of the property list, or of the policy, to put in place, where one is known.
    public var fix: PlistFix?
    /// The lowest system version on which this holds, as `iOS 17.0`; nil where it holds on all.
    public var minimumOS: String?
    /// What is equal in two findings that say the same of two bundles: those are merged into one.
    public var mergeKey: String
    /// The subject without line numbers and order: what the fingerprint is made from.
    public var subject: String
    /// The bundle of the first location, which tells findings with one subject apart.
    public var bundle: String
    /// The builds of a project that show it; empty where it is about something built, or about a file.
    public var builds: [BuildFacts] = []

    /// A finding from its parts.
    public init(
        ruleID: String, severity: Severity, confidence: Confidence = .high, message: String,
        locations: [Location], evidence: String = "", remedy: String, fix: PlistFix? = nil,
        minimumOS: String? = nil, mergeKey: String, subject: String,
        bundle: String = ""
    ) {
        self.ruleID = ruleID
        self.severity = severity
        self.confidence = confidence
        self.message = message
        self.locations = locations
        self.evidence = evidence
        self.remedy = remedy
        self.fix = fix
        self.minimumOS = minimumOS
        self.mergeKey = mergeKey
        self.subject = subject
        self.bundle = bundle
    }
}

/// A fragment of an Info.plist, or of a policy, that mends a finding.
public struct PlistFix: Sendable, Hashable {
    /// The lines of the fragment: XML of an Info.plist, YAML of a policy.
    public var lines: [Line]

    /// One line of a fragment.
    public struct Line: Sendable, Hashable {
        /// What to do with the line.
        public enum Change: String, Sendable, Hashable {
            case add, keep, remove
        }

        /// What to do with the line.
        public var change: Change
        /// The line without its line break.
        public var text: String

        /// A line from its parts.
        public init(_ change: Change, _ text: String) {
            self.change = change
            self.text = text
        }
    }

    /// A fragment of `lines`.
    public init(lines: [Line]) {
        self.lines = lines
    }
}
