// SPDX-License-Identifier: Apache-2.0

/// A mechanism beside App Transport Security, with what makes it more than a word.
public struct PolicyMechanism: Sendable, Hashable {
    /// Which one.
    public var kind: Kind
    /// Whether the app uses it.
    public var isEnabled: Bool
    /// The id of the threat that it answers.
    public var threat: String?
    /// Who operates it: a team or a role.
    public var owner: String?
    /// What to do when it fails or must change: a path or URL of the procedure.
    public var procedure: String?
    /// What is measured to know that it works.
    public var metric: String?
    /// Where the identity that it relies on comes from (`device-key`, `user-password`, `app-secret` …):
    /// two mechanisms with one source fail together.
    public var identity: String?
    /// Where it stands.
    public var place: PolicyPlace

    /// The mechanisms that the format knows.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case attestation
        case deviceKey = "device-key"
        case idempotency
        case logAllowList = "log-allow-list"
        case mutualTLS = "mtls"
        case pinning
        case replayProtection = "replay-protection"
        case requestSigning = "request-signing"
        case shortLivedTokens = "short-lived-tokens"
        case stepUp = "step-up"
        case systemTrust = "system-trust"
    }

    /// A mechanism from its parts.
    public init(
        kind: Kind, isEnabled: Bool = true, threat: String? = nil, owner: String? = nil,
        procedure: String? = nil, metric: String? = nil, identity: String? = nil, place: PolicyPlace = .init()
    ) {
        self.kind = kind
        self.isEnabled = isEnabled
        self.threat = threat
        self.owner = owner
        self.procedure = procedure
        self.metric = metric
        self.identity = identity
        self.place = place
    }
}

/// What the team protects, against whom, by what.
public struct PolicyThreat: Sendable, Hashable {
    /// The policy's own short name for it.
    public var id: String
    /// What is protected.
    public var asset: String
    /// What the attacker can do.
    public var attacker: Capability
    /// The mechanism that answers it.
    public var mechanism: PolicyMechanism.Kind
    /// What the app does where the mechanism fails.
    public var onFailure: FailureStance
    /// Why it goes on where `onFailure` is `degraded`.
    public var reason: String?
    /// Where it stands.
    public var place: PolicyPlace

    /// What an attacker can do, in the words of the format.
    public enum Capability: String, Sendable, Hashable, CaseIterable {
        /// Reads traffic on the way.
        case readsTraffic = "reads-traffic"
        /// Changes or replaces traffic on the way.
        case altersTraffic = "alters-traffic"
        /// Has a certificate for the host from an authority that the device trusts.
        case misissuedCertificate = "misissued-certificate"
        /// Sends a recorded request again.
        case replaysRequests = "replays-requests"
        /// The app itself, or the network, sends one intent twice.
        case repeatsIntent = "repeats-intent"
        /// Has a user's token.
        case stealsToken = "steals-token"
        /// Has the app's binary and what is in it.
        case readsBinary = "reads-binary"
        /// Runs a changed app, or no app at all, against the servers.
        case impersonatesApp = "impersonates-app"
        /// Holds the unlocked device.
        case holdsDevice = "holds-device"
        /// Reads the app's logs.
        case readsLogs = "reads-logs"
    }

    /// What the app does where a mechanism fails.
    public enum FailureStance: String, Sendable, Hashable, CaseIterable {
        /// The request is not made.
        case closed
        /// The request is made without the mechanism.
        case degraded
    }

    /// A threat from its parts.
    public init(
        id: String, asset: String, attacker: Capability, mechanism: PolicyMechanism.Kind,
        onFailure: FailureStance, reason: String? = nil, place: PolicyPlace = .init()
    ) {
        self.id = id
        self.asset = asset
        self.attacker = attacker
        self.mechanism = mechanism
        self.onFailure = onFailure
        self.reason = reason
        self.place = place
    }
}
