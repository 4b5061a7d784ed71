// SPDX-License-Identifier: Apache-2.0

extension ThreatTable {
    /// The mechanisms that address `capability`, each with how.
    static func answers(
        to capability: PolicyThreat.Capability
    ) -> [PolicyMechanism.Kind: String] {
        switch capability {
        case .altersTraffic:
            [
                .systemTrust: "TLS notices every changed byte",
                .pinning: "TLS notices every changed byte, and only the pinned keys may speak it",
                .mutualTLS: "TLS notices every changed byte, in both directions",
                .requestSigning:
                    "the server notices a request that was changed after it was signed; answers need a signature too",
            ]
        case .holdsDevice:
            [
                .stepUp:
                    "the passcode or the face is asked for at the moment that matters, not when the app was opened"
            ]
        case .impersonatesApp:
            [.attestation: "a changed app, or a script, can't get Apple's statement about a genuine one"]
        case .misissuedCertificate:
            [
                .pinning:
                    "a certificate from another authority, or with another key, is refused although the system trusts it"
            ]
        case .readsBinary:
            [
                .attestation:
                    "the proof is made by a key of the device, so that nothing in the binary is worth having",
                .deviceKey: "the key is made on the device and never was in the binary",
            ]
        case .readsLogs:
            [.logAllowList: "what nobody let in by name never reaches a log"]
        case .readsTraffic:
            [
                .systemTrust: "TLS encrypts the connection to a host that the system verified",
                .pinning: "TLS encrypts the connection, and only to a host with a pinned key",
                .mutualTLS: "TLS encrypts the connection",
            ]
        case .repeatsIntent:
            [.idempotency: "the server knows the intent by its key and answers the second time as the first"]
        case .replaysRequests:
            [
                .replayProtection:
                    "the server knows the nonce, or refuses what is too old, and does nothing twice"
            ]
        case .stealsToken:
            [
                .deviceKey: "the token counts only with a signature of the device's key (RFC 9449)",
                .mutualTLS:
                    "the token counts only over a connection with the client's certificate (RFC 8705)",
                .shortLivedTokens:
                    "the token is worth nothing after minutes, and a refresh token that is used twice is seen",
                .stepUp: "the token alone does not open what matters",
            ]
        }
    }
}
