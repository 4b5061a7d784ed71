// SPDX-License-Identifier: Apache-2.0
public import MerlonPolicy

/// The approval that covers a finding.
public struct FindingApproval: Sendable, Hashable {
    /// The exception, as `exceptions[2]`.
    public var exception: String
    /// Why the app needs it.
    public var reason: String
    /// Who answers for it.
    public var owner: String
    /// The last day on which it is approved.
    public var expires: PolicyDay
    /// The days left, 0 on the last one.
    public var daysLeft: Int

    /// An approval from its parts.
    public init(exception: String, reason: String, owner: String, expires: PolicyDay, daysLeft: Int) {
        self.exception = exception
        self.reason = reason
        self.owner = owner
        self.expires = expires
        self.daysLeft = daysLeft
    }
}

/// The policy that an audit was held against.
public struct PolicySummary: Sendable, Hashable {
    /// The policy's path.
    public var path: String
    /// Its profile.
    public var profile: Policy.Profile
    /// The environment that the artifact was held against, where one was named.
    public var environment: String?
    /// The day that counts as today.
    public var today: PolicyDay
    /// Every approved exception, in the policy's order.
    public var approvals: [ApprovalStatus]
    /// The rules that it switches off today, or gives another severity.
    public var rules: [RuleSetting] = []

    /// A summary from its parts.
    public init(
        path: String, profile: Policy.Profile, environment: String?, today: PolicyDay,
        approvals: [ApprovalStatus]
    ) {
        self.path = path
        self.profile = profile
        self.environment = environment
        self.today = today
        self.approvals = approvals
    }
}

/// One approved exception and what became of it in the artifact.
public struct ApprovalStatus: Sendable, Hashable {
    /// What became of an exception.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// In the artifact as approved.
        case approved
        /// In the artifact with more than was approved.
        case broader
        /// Its last day is over.
        case expired
        /// No bundle has it.
        case gone
        /// Meant for other environments than the audited one, and not in the artifact.
        case notConcerned = "not-concerned"
        /// In a bundle for which it is not approved.
        case wrongBundle = "wrong-bundle"
        /// In an environment for which it is not approved.
        case wrongEnvironment = "wrong-environment"
    }

    /// The exception itself.
    public var exception: ApprovedException
    /// What became of it.
    public var state: State
    /// The days left, negative once it is over.
    public var daysLeft: Int

    /// A status from its parts.
    public init(exception: ApprovedException, state: State, daysLeft: Int) {
        self.exception = exception
        self.state = state
        self.daysLeft = daysLeft
    }
}

/// The baseline that an audit was compared with.
public struct BaselineSummary: Sendable, Hashable {
    /// The baseline's path.
    public var path: String
    /// How many findings of the report it holds.
    public var known: Int
    /// Its entries that no longer occur.
    public var gone: [Entry]

    /// One finding that a baseline holds and that no longer occurs, or no longer everywhere.
    public struct Entry: Sendable, Hashable {
        /// The fingerprint.
        public var fingerprint: String
        /// The rule's id.
        public var ruleID: String
        /// The message at the time.
        public var message: String
        /// The places at which it no longer occurs.
        public var places: [Baseline.Place]
        /// Whether it occurs nowhere any more.
        public var isWhole: Bool

        /// An entry from its parts.
        public init(
            fingerprint: String, ruleID: String, message: String, places: [Baseline.Place] = [],
            isWhole: Bool = true
        ) {
            self.fingerprint = fingerprint
            self.ruleID = ruleID
            self.message = message
            self.places = places
            self.isWhole = isWhole
        }
    }

    /// A summary from its parts.
    public init(path: String, known: Int, gone: [Entry]) {
        self.path = path
        self.known = known
        self.gone = gone
    }
}
