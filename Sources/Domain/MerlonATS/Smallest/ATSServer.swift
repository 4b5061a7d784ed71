// SPDX-License-Identifier: Apache-2.0

/// What is known of a server: as far as nothing is said, that it does what ATS demands.
public struct ATSServer: Sendable, Hashable {
    /// What keeps a server from being reached over TLS whatever the dictionary says.
    public enum Defect: String, Sendable, Hashable, CaseIterable {
        /// The chain ends in no authority that the device trusts.
        case certificateNotTrusted = "certificate-not-trusted"
        /// All its TLS 1.2 suites exchange keys by finite-field Diffie-Hellman.
        case finiteFieldKeyExchangeOnly = "finite-field-key-exchange-only"
        /// It speaks nothing newer than SSL 3.0.
        case sslOnly = "ssl-only"
        /// An RSA key below 2048 bits, or an elliptic-curve key below 256.
        case shortKey = "short-key"
        /// RC4, DES, 3DES or export suites only.
        case weakCiphersOnly = "weak-ciphers-only"
        /// A signature by SHA-1 or MD5 in the chain.
        case weakDigest = "weak-digest"
    }

    /// The newest TLS version that it speaks; nil where it speaks no TLS at all.
    public var newestTLS: TLSVersion?
    /// Whether it has a suite with ephemeral elliptic-curve key exchange; TLS 1.3 has no others.
    public var offersForwardSecrecy: Bool
    /// What no exception makes up for.
    public var defects: Set<Defect>

    /// A server from what is known of it.
    public init(
        newestTLS: TLSVersion? = .tls13, offersForwardSecrecy: Bool = true, defects: Set<Defect> = []
    ) {
        self.newestTLS = newestTLS
        self.offersForwardSecrecy = offersForwardSecrecy
        self.defects = defects
    }

    /// A server of which nothing is known.
    public static let modern = ATSServer()
    /// A server that speaks no TLS.
    public static let cleartextOnly = ATSServer(newestTLS: nil)
}

extension ATSServer {
    /// Whether key exchange without forward secrecy must be accepted.
    var lacksForwardSecrecy: Bool { !offersForwardSecrecy && newestTLS != .tls13 }

    /// Whether a connection to it can meet `demand`.
    func meets(_ demand: ATSTransportDemand) -> Bool {
        guard let newestTLS, newestTLS >= demand.minimumTLS else { return false }
        return !(demand.requiresForwardSecrecy && lacksForwardSecrecy)
    }
}

extension ATSServer.Defect {
    /// Why no key of ATS helps, and what does; follows the target in a sentence.
    public var words: String {
        switch self {
        case .certificateNotTrusted:
            "has a certificate that the device does not trust, and no key of ATS makes it trusted: get one from a "
                + "public authority, or install the authority's root on the devices"
        case .finiteFieldKeyExchangeOnly:
            "exchanges keys by finite-field Diffie-Hellman only, which is in no list of ATS, with or without "
                + "NSExceptionRequiresForwardSecrecy: enable ECDHE suites on the server"
        case .sslOnly:
            "speaks nothing newer than SSL 3.0, and NSExceptionMinimumTLSVersion goes down to TLSv1.0: update the "
                + "server"
        case .shortKey:
            "has a key below 2048 bits of RSA or 256 of an elliptic curve, which the system's own trust evaluation "
                + "refuses as well: renew the certificate with a longer key"
        case .weakCiphersOnly:
            "has RC4, DES, 3DES or export suites only, which the system no longer offers: enable AES-GCM suites on "
                + "the server"
        case .weakDigest:
            "has a certificate signed with SHA-1 or MD5, which the system's own trust evaluation refuses as well: "
                + "renew the certificate"
        }
    }
}
