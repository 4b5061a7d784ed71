// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// What a team decided about its app's transport security: the content of `merlon.yml`.
public struct Policy: Sendable, Hashable {
    /// The version of the format that this program writes.
    public static let currentVersion = 1

    /// The app's name.
    public var appName: String
    /// What is demanded of the policy beyond its own words.
    public var profile: Profile
    /// The environments that the app is built for, in the file's order.
    public var environments: [PolicyEnvironment]
    /// The app and its extensions, in the file's order.
    public var bundles: [PolicyBundle]
    /// The hosts that the app talks to.
    public var hosts: [PolicyHost]
    /// What the team protects, and against whom.
    public var threats: [PolicyThreat]
    /// The exceptions from App Transport Security that someone answers for.
    public var exceptions: [ApprovedException]
    /// The mechanisms beside App Transport Security.
    public var mechanisms: [PolicyMechanism]
    /// What satisfies a profile's demands, beyond the policy's word.
    public var evidence: [PolicyEvidence]
    /// What was changed about the rules of the audit.
    public var rules: [RuleSetting]
    /// The path of the baseline, relative to the policy's folder; nil where there is none.
    public var baseline: Placed<String>?

    /// A set of demands.
    public enum Profile: String, Sendable, Hashable, CaseIterable {
        /// An app whose users may be harmed by more than a leak: threat model, pins with a backup, mTLS or
        /// device keys, step-up, signing and replay protection, drills.
        case regulated
        /// An ordinary app: system trust, short tokens, allow-list logs, no pinning without an operating team.
        case standard
    }

    /// A policy that says nothing but the app's name.
    public init(appName: String, profile: Profile = .standard) {
        self.appName = appName
        self.profile = profile
        environments = []
        bundles = []
        hosts = []
        threats = []
        exceptions = []
        mechanisms = []
        evidence = []
        rules = []
    }
}

/// Where an element of a policy stands.
public struct PolicyPlace: Sendable, Hashable {
    /// The way to it: `exceptions[0].settings`.
    public var keyPath: PropertyListKeyPath
    /// The stretch of the file.
    public var place: SourcePlace

    /// A place from its parts.
    public init(_ keyPath: PropertyListKeyPath = .init(), _ place: SourcePlace = .unknown) {
        self.keyPath = keyPath
        self.place = place
    }
}

/// A value with the place that it was read from.
public struct Placed<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public var value: Value
    /// Where it stands.
    public var place: PolicyPlace

    /// A value at a place.
    public init(_ value: Value, at place: PolicyPlace = .init()) {
        self.value = value
        self.place = place
    }
}
