// SPDX-License-Identifier: Apache-2.0

/// A published list of the cipher suites that ATS accepts. The two that exist disagree.
public enum ATSCipherSuiteList: String, Sendable, Hashable, CaseIterable {
    /// Apple's "Cocoa Keys" reference, last changed before 2018: no ChaCha20, CBC with SHA-256 and SHA-384.
    case cocoaKeys = "Cocoa Keys (TP40009251)"
    /// Apple's Security project of OS 26: ChaCha20, CBC with SHA-1 only.
    case security61901 = "Security-61901"

    /// The suites that `demand` accepts, by their IANA names, in the list's order.
    func suites(for demand: ATSTransportDemand) -> [String] {
        let tls12 = demand.minimumTLS < .tls13 ? tls12(for: demand) : []
        return tls13 + tls12
    }

    private func tls12(for demand: ATSTransportDemand) -> [String] {
        switch demand.niap {
        case .functionalPackage21:
            // TLS 1.2 narrows to ECDHE with AES-GCM, whatever the exception says of forward secrecy.
            ephemeral.filter { $0.contains("_AES_") && $0.contains("_GCM_") }
        case .none:
            demand.requiresForwardSecrecy ? ephemeral : ephemeral + withoutForwardSecrecy
        }
    }

    private var tls13: [String] {
        // The old list was written before TLS 1.3, whose suites no exception touches.
        ["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"]
    }

    private var ephemeral: [String] {
        switch self {
        case .cocoaKeys:
            [
                "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384", "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
                "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
                "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA",
                "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
                "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384", "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256",
                "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
            ]
        case .security61901:
            [
                "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384", "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
                "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
                "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA", "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
                "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256",
                "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA", "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
            ]
        }
    }

    private var withoutForwardSecrecy: [String] {
        switch self {
        case .cocoaKeys:
            [
                "TLS_RSA_WITH_AES_256_GCM_SHA384", "TLS_RSA_WITH_AES_128_GCM_SHA256",
                "TLS_RSA_WITH_AES_256_CBC_SHA256", "TLS_RSA_WITH_AES_256_CBC_SHA",
                "TLS_RSA_WITH_AES_128_CBC_SHA256", "TLS_RSA_WITH_AES_128_CBC_SHA",
            ]
        case .security61901:
            [
                "TLS_RSA_WITH_AES_256_GCM_SHA384", "TLS_RSA_WITH_AES_128_GCM_SHA256",
                "TLS_RSA_WITH_AES_256_CBC_SHA", "TLS_RSA_WITH_AES_128_CBC_SHA",
            ]
        }
    }
}
