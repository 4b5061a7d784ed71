// SPDX-License-Identifier: Apache-2.0
public import MerlonPolicy

/// Everything that was read from one operand: what the rules are asked about.
public struct AuditFacts: Sendable {
    /// The operand as the user gave it.
    public var operand: String
    /// What kind of thing the operand is.
    public var kind: ArtifactKind
    /// The bundles and loose property lists, outer ones before those inside them.
    public var bundles: [BundleFacts] = []
    /// The projects among it, the generated ones before the descriptions that generate them.
    public var projects: [ProjectFacts] = []
    /// The folder that paths are relative to, where it is not the operand: the one around a project.
    public var base: String?
    /// What could not be read, or was odd about how it is stored: each becomes a finding.
    public var problems: [ReadProblem] = []
    /// What could have held facts for an enabled rule and was not read: makes the answer incomplete.
    public var unread: [Unread] = []
    /// What was looked at.
    public var coverage = Coverage()
    /// The day that expiries are counted from; nil where nobody asked, and nothing is said of them then.
    public var today: PolicyDay?
    /// Whether there was nothing to read at all: no such path, or the system refused to open it.
    public var isMissing = false
    /// The policy that the operand is held against; nil where there is none.
    public var policy: PolicyContext?
    /// What the policy makes of Info.plists outside of any bundle; nil where there is none.
    var loosePlists: LoosePlists?
    /// The policy's own text, where the operand is the policy itself.
    public var judged: PolicyFacts?

    /// Empty facts of an operand.
    public init(operand: String, kind: ArtifactKind) {
        self.operand = operand
        self.kind = kind
    }

    /// What is known of an operand that could not even be opened.
    public init(missing operand: String, reason: String) {
        self.init(operand: operand, kind: .unknown)
        isMissing = true
        unread = [Unread(Location(path: ""), reason: reason, isLimit: false)]
    }
}

/// What an operand turned out to be, by its content.
public enum ArtifactKind: String, Sendable, Hashable, CaseIterable {
    case archive = "xcarchive"
    case bundle
    case directory
    case ipa
    /// The policy that the other operands were held against.
    case policy
    /// An executable without a bundle.
    case program
    case project
    case propertyList = "property-list"
    case standardInput = "standard-input"
    case unknown
    case workspace
    case zip
}

/// What was looked at, counted.
public struct Coverage: Sendable, Hashable {
    /// Files and archive members that were seen.
    public var files = 0
    /// Bytes that were read.
    public var bytes = 0
    /// Files that no rule concerns (images, strings, encrypted code).
    public var notApplicable = 0

    /// Nothing yet.
    public init() {}
}

/// Something that could have held facts for an enabled rule and was not read.
public struct Unread: Sendable, Hashable {
    /// Where it lies.
    public var location: Location
    /// Why it was not read, in words.
    public var reason: String
    /// Whether a limit of this program was the reason.
    public var isLimit: Bool
    /// The operand that it lies in, by its index in ``AuditReport/operands``; nil until a report is made.
    public var operand: Int?

    /// An unread thing from its parts.
    public init(_ location: Location, reason: String, isLimit: Bool, operand: Int? = nil) {
        self.location = location
        self.reason = reason
        self.isLimit = isLimit
        self.operand = operand
    }
}
