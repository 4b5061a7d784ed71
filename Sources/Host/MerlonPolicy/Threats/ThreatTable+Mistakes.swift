// SPDX-License-Identifier: Apache-2.0

extension ThreatTable {
    /// The mechanisms that are often taken for an answer to `capability` and are none, each with why.
    static func mistakes(
        about capability: PolicyThreat.Capability
    ) -> [PolicyMechanism.Kind: String] {
        switch capability {
        case .altersTraffic:
            [
                .replayProtection: "a nonce that nothing signs is changed along with the rest",
                .idempotency: "it tells two requests apart, not a true one from a changed one",
            ]
        case .holdsDevice:
            [
                .attestation:
                    "the app and the device are genuine, and another person holds them: attestation is no user authentication",
                .deviceKey:
                    "the key lies in the very device, and unlocked: only a question to the person tells who uses it",
                .shortLivedTokens: "the app renews them for whoever holds the device",
                .mutualTLS: "the client's key lies in the very device",
            ]
        case .impersonatesApp:
            [
                .requestSigning:
                    "a key that ships in the app is taken out of it, and signs for whoever has it",
                .deviceKey:
                    "a script can make a key as well: without attestation nothing says where it lives",
                .mutualTLS: "a client certificate that ships in the app is taken out of it",
                .pinning: "the changed app leaves its pins away: they protect the app's user, not the server",
                .systemTrust: "the server learns nothing about the client",
            ]
        case .misissuedCertificate:
            [
                .systemTrust: "the certificate is one that the system trusts: that is the attack",
                .mutualTLS:
                    "who plays the server can't go on to the true one as the client, and still reads what the app sends",
                .requestSigning: "what was signed can't be changed unseen, and is still read",
            ]
        case .readsBinary:
            [
                .requestSigning:
                    "a signature by a secret of the app is made by whoever read the secret, obscured or not",
                .pinning: "pins are no secret, and protect none that is in the binary",
                .mutualTLS: "a client certificate that ships in the app is read like any other part of it",
                .systemTrust: "the binary lies on the attacker's own disk: no connection is involved",
                .replayProtection: "who has the secret makes new requests and need not repeat old ones",
            ]
        case .readsLogs:
            [
                .shortLivedTokens:
                    "a token in a log is soon worth nothing, and names, places and amounts stay what they are",
                .systemTrust: "a log is written before encryption, or after it",
            ]
        case .readsTraffic:
            [
                .requestSigning: "a signature hides nothing",
                .attestation: "it says who asks, and hides nothing",
                .shortLivedTokens: "what is read is read, the token is only part of it",
            ]
        case .repeatsIntent:
            [
                .replayProtection: "the second try is a new request with a nonce of its own, and passes",
                .systemTrust: "TLS delivers what the app sends, twice if it is sent twice",
                .requestSigning: "both requests are properly signed",
            ]
        case .replaysRequests:
            [
                .systemTrust:
                    "TLS protects one connection; a request that was recorded at either end of it is sent again over another",
                .pinning: "pins decide which server the app talks to, not which requests a server takes",
                .mutualTLS:
                    "it proves who made the connection; what is sent again behind the place where TLS ends passes",
                .requestSigning:
                    "the signature of yesterday is as good today: only a nonce and a time that are signed and checked make it old",
                .idempotency:
                    "the key is the sender's choice and forgotten after a while: it is made for honest retries, not against someone who wants a second effect",
                .shortLivedTokens: "until the token ends the request can be sent as often as one likes",
                .attestation: "the statement is sent again along with the request",
                .deviceKey: "the signature is sent again along with the request",
            ]
        case .stealsToken:
            [
                .pinning: "tokens are stolen from devices, logs and servers as well as from connections",
                .systemTrust: "tokens are stolen from devices, logs and servers as well as from connections",
                .requestSigning:
                    "with a key that every copy of the app has, who has the app signs for any token; bind the token to a device key",
                .attestation: "the thief uses a genuine app on a device of their own",
                .replayProtection: "new requests with the stolen token are no replays",
                .logAllowList: "it closes one way in which tokens get lost, which is the threat reads-logs",
            ]
        }
    }
}
