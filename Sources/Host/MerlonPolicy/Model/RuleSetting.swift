// SPDX-License-Identifier: Apache-2.0

/// What a policy changes about one rule of the audit.
public struct RuleSetting: Sendable, Hashable {
    /// The rule's id.
    public var rule: String
    /// The severity of its findings (`critical`, `high`, `medium`, `low`, `info`), where it is changed.
    public var severity: String?
    /// Why it is switched off, and until when; nil where it is on.
    public var disabled: Disabled?
    /// Where it stands.
    public var place: PolicyPlace

    /// Why a rule is switched off.
    public struct Disabled: Sendable, Hashable {
        /// The reason.
        public var reason: String
        /// The last day on which it is off.
        public var expires: PolicyDay

        /// A reason and a day.
        public init(reason: String, expires: PolicyDay) {
            self.reason = reason
            self.expires = expires
        }
    }

    /// A setting from its parts.
    public init(
        rule: String, severity: String? = nil, disabled: Disabled? = nil, place: PolicyPlace = .init()
    ) {
        self.rule = rule
        self.severity = severity
        self.disabled = disabled
        self.place = place
    }
}

/// What satisfies one demand of a profile, beyond the policy's own word.
public struct PolicyEvidence: Sendable, Hashable {
    /// The demand's id.
    public var demand: String
    /// A file in the repository, relative to the policy's folder, or a URL.
    public var source: String
    /// The day it was made.
    public var date: PolicyDay
    /// Where it stands.
    public var place: PolicyPlace

    /// Evidence from its parts.
    public init(demand: String, source: String, date: PolicyDay, place: PolicyPlace = .init()) {
        self.demand = demand
        self.source = source
        self.date = date
        self.place = place
    }
}
