// SPDX-License-Identifier: Apache-2.0

/// What each mechanism does against each kind of attacker: the one table that a threat's `mechanism` is held
/// against, and from which `docs/threats.md` is made.
public enum ThreatTable {
    /// What one mechanism does against one capability.
    public struct Entry: Sendable, Hashable {
        /// The attacker's capability.
        public var capability: PolicyThreat.Capability
        /// The mechanism.
        public var mechanism: PolicyMechanism.Kind
        /// Whether the mechanism stops the attack, or bounds what it gains.
        public var addresses: Bool
        /// Why, in one sentence without a full stop.
        public var reason: String
    }

    /// What `mechanism` does against `capability`.
    public static func entry(
        _ capability: PolicyThreat.Capability, _ mechanism: PolicyMechanism.Kind
    ) -> Entry {
        if let reason = answers(to: capability)[mechanism] {
            return Entry(capability: capability, mechanism: mechanism, addresses: true, reason: reason)
        }
        let reason =
            mistakes(about: capability)[mechanism] ?? "\(mechanism.purpose), and that is another matter"
        return Entry(capability: capability, mechanism: mechanism, addresses: false, reason: reason)
    }

    /// The mechanisms that address `capability`, in the order of their names.
    public static func mechanisms(addressing capability: PolicyThreat.Capability) -> [PolicyMechanism.Kind] {
        PolicyMechanism.Kind.allCases.filter { answers(to: capability)[$0] != nil }
    }

    /// Every entry, by capability and mechanism.
    public static var all: [Entry] {
        PolicyThreat.Capability.allCases.flatMap { capability in
            PolicyMechanism.Kind.allCases.map { entry(capability, $0) }
        }
    }
}

extension PolicyMechanism.Kind {
    /// What the mechanism is for: a sentence without a full stop.
    public var purpose: String {
        switch self {
        case .attestation: "attestation tells a server that a genuine app on a genuine device asks"
        case .deviceKey: "a device key proves that a request comes from the device that made the key"
        case .idempotency: "idempotency makes one intent count once however often it is sent"
        case .logAllowList: "an allow-list keeps everything out of logs that was not let in by name"
        case .mutualTLS: "mutual TLS tells the server which client it is connected to"
        case .pinning: "pinning narrows down whose certificates are taken for a host"
        case .replayProtection: "replay protection makes a server refuse a request that it has seen"
        case .requestSigning: "request signing lets a server see that a request was changed"
        case .shortLivedTokens: "short-lived tokens bound the time in which a stolen token is worth anything"
        case .stepUp: "step-up asks the person again before something that matters"
        case .systemTrust: "system trust is TLS to a host with a certificate that the system accepts"
        }
    }
}

extension PolicyThreat.Capability {
    /// The attacker in words: `an attacker who …`.
    public var words: String {
        switch self {
        case .altersTraffic: "changes or replaces traffic on the way"
        case .holdsDevice: "holds the unlocked device"
        case .impersonatesApp: "runs a changed app, or no app at all, against the servers"
        case .misissuedCertificate: "has a certificate for the host from an authority that the device trusts"
        case .readsBinary: "has the app's binary and what is in it"
        case .readsLogs: "reads the app's logs"
        case .readsTraffic: "reads traffic on the way"
        case .repeatsIntent: "makes one intent arrive twice: a retry, a double tap, a flaky network"
        case .replaysRequests: "sends a recorded request again"
        case .stealsToken: "has a user's token"
        }
    }
}
