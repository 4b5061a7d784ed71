// SPDX-License-Identifier: Apache-2.0

/// Something that the text says in words beside its codes. The raw values are stable.
public enum ErrorSign: String, Sendable, Hashable, Codable, CaseIterable {
    // App Transport Security
    case atsMentioned = "ats-mentioned"
    case atsCleartextBlocked = "ats-cleartext-blocked"
    case atsTrustFailed = "ats-trust-failed"
    case trustEvaluationFailed = "trust-evaluation-failed"
    // The server's certificate
    case certificateExpired = "certificate-expired"
    case certificateInvalid = "certificate-invalid"
    case certificateMismatch = "certificate-name-mismatch"
    case certificateNotYetValid = "certificate-not-yet-valid"
    case certificatePolicy = "certificate-policy"
    case certificateRevoked = "certificate-revoked"
    case certificateTransparency = "certificate-transparency"
    case expiredOrNotYetValid = "certificate-expired-or-not-yet-valid"
    case issuerMissing = "issuer-missing"
    case rootUntrusted = "root-untrusted"
    case selfSigned = "self-signed"
    case selfSignedRoot = "self-signed-root"
    case weakKey = "weak-key"
    case weakSignature = "weak-signature"
    // Pins and challenge handlers
    case challengeCancelled = "challenge-cancelled"
    case cancelled = "cancelled"
    case customEvaluationFailed = "custom-evaluation-failed"
    case evaluatorMissing = "evaluator-missing"
    case pinMismatch = "pin-mismatch"
    case pinnedCertificatesMissing = "pinned-certificates-missing"
    // Client certificates
    case clientCertificateRefused = "client-certificate-refused"
    case clientCertificateRequired = "client-certificate-required"
    // The handshake
    case handshakeFailed = "handshake-failed"
    case handshakeInterrupted = "handshake-interrupted"
    case plainHTTPOnTLSPort = "plain-http-on-tls-port"
    case protocolVersion = "protocol-version"
    case noCommonSuite = "no-common-suite"
    case secureChannelFailed = "secure-channel-failed"
    case serverNameUnknown = "server-name-unknown"
    case weakDiffieHellman = "weak-diffie-hellman"
    // The connection
    case connectionClosed = "connection-closed"
    case couldNotConnect = "could-not-connect"
    case devServerUnreachable = "development-server-unreachable"
    case emulatorAddress = "emulator-address"
    case networkRequestFailed = "network-request-failed"
    case nameNotResolved = "name-not-resolved"
    case timedOut = "timed-out"
    case upgradeRefused = "upgrade-refused"
    // The path
    case cellularDenied = "cellular-denied"
    case localNetworkDenied = "local-network-denied"
    case noRoute = "no-route"
    case pathPolicyDenied = "path-policy-denied"
    case vpnInactive = "vpn-inactive"
    case wifiDenied = "wifi-denied"
    // Others on the way
    case contentFilter = "content-filter"
    case hsts = "hsts"
    case interceptionProduct = "interception-product"
    case proxy = "proxy"
    case proxyAuthentication = "proxy-authentication"
    case sandboxDenied = "sandbox-denied"
    case trackingDomain = "tracking-domain"
    // A framework's own rules
    case crossOrigin = "cross-origin"
    case contentSecurityPolicy = "content-security-policy"
    case frameworkForbidsHTTP = "framework-forbids-http"
    case frameworkAllowList = "framework-allow-list"
    case mixedContent = "mixed-content"
    case appBoundDomains = "app-bound-domains"
    case httpsOnly = "https-only"
    case restrictedPort = "restricted-port"
    // Stores and identities
    case keychainEntitlement = "keychain-entitlement"
    case pkcs12 = "pkcs12"
}

/// A sign and where it stands.
public struct FoundSign: Sendable, Hashable, Codable {
    /// What the text says.
    public var sign: ErrorSign
    /// Where it stands first, in bytes of the text as given.
    public var offset: Int
}
