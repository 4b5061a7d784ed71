// SPDX-License-Identifier: Apache-2.0

/// The causes that a diagnosis can name. The raw values are stable: they stand in machine-readable output.
public enum CauseID: String, Sendable, Hashable, Codable, CaseIterable {
    // App Transport Security and its neighbours in the Info.plist
    case atsCertificate = "ats-certificate"
    case atsCleartextBlocked = "ats-cleartext-blocked"
    case plistNotInRunningApp = "plist-not-in-running-app"
    case redirectToCleartext = "redirect-to-cleartext"
    case otherLoader = "other-loader"
    case localNetworkPrivacy = "local-network-privacy"
    case trackingDomain = "tracking-domain"
    case sandboxNetworkClient = "sandbox-network-client"
    case hstsUpgrade = "hsts-upgrade"
    case httpsOnly = "https-only"
    case mixedContent = "mixed-content"
    case crossOrigin = "cross-origin"
    case contentSecurityPolicy = "content-security-policy"
    case appBoundDomains = "app-bound-domains"
    case frameworkPolicy = "framework-policy"
    case restrictedPort = "restricted-port"
    // The handshake
    case tlsVersionOrSuite = "tls-version-or-suite"
    case tlsBelowSystem = "tls-below-system"
    case plainHTTPOnTLSPort = "plain-http-on-tls-port"
    case serverNameNotServed = "server-name-not-served"
    // The server's certificate
    case untrustedRoot = "untrusted-root"
    case selfSigned = "self-signed"
    case missingIntermediate = "missing-intermediate"
    case interceptionProxy = "interception-proxy"
    case expired = "expired"
    case notYetValidOrClock = "not-yet-valid-or-clock"
    case hostNameMismatch = "host-name-mismatch"
    case certificateRequirements = "certificate-requirements"
    case weakServerKey = "weak-server-key"
    case weakSignature = "weak-signature"
    case revoked = "revoked"
    case revocationCheck = "revocation-check"
    case certificateTransparency = "ct-missing"
    case distrusted = "distrusted"
    // Pins and handlers
    case pinMismatch = "pin-mismatch"
    case pinConfiguration = "pin-configuration"
    case delegateCancelled = "delegate-cancelled"
    case taskCancelled = "task-cancelled"
    // Client certificates
    case clientCertificateRequired = "client-certificate-required"
    case clientCertificateRejected = "client-certificate-rejected"
    case pkcs12Import = "pkcs12-import"
    // The connection
    case connectionDropped = "connection-dropped"
    case serverUnreachable = "server-unreachable"
    case dns = "dns"
    case timeout = "timeout"
    case offline = "offline"
    case dataNotAllowed = "data-not-allowed"
    case pathPolicy = "path-policy"
    case vpnInactive = "vpn-inactive"
    case contentFilter = "content-filter"
    case proxyFailure = "proxy-failure"
    // The exchange
    case authenticationRequired = "authentication-required"
    case badResponse = "bad-response"
    case redirectLoop = "redirect-loop"
    case badURL = "bad-url"
    case backgroundSession = "background-session"
    case bodyStream = "body-stream"
    case cacheOnly = "cache-only"
    case mediaServer = "media-server"
    case frameLoadInterrupted = "frame-load-interrupted"
    // The keychain
    case keychainAccess = "keychain-access"
    case keychainDuplicate = "keychain-duplicate"
    case keychainEntitlement = "keychain-entitlement"
    case keychainItemMissing = "keychain-item-missing"
    case keychainLocked = "keychain-locked"
    case keychainQuery = "keychain-query"
    /// Nothing in the text points to a cause.
    case unrecognised = "unrecognised"
}

extension CauseID {
    /// The causes that lie in a TLS handshake, so that a load of an http URL can't have them.
    static let needingTLS: [CauseID] = [
        .tlsVersionOrSuite, .tlsBelowSystem, .serverNameNotServed, .untrustedRoot, .selfSigned,
        .missingIntermediate, .interceptionProxy, .expired, .notYetValidOrClock, .hostNameMismatch,
        .certificateRequirements, .atsCertificate, .weakServerKey, .weakSignature, .revoked, .revocationCheck,
        .certificateTransparency, .distrusted, .pinMismatch, .clientCertificateRequired,
        .clientCertificateRejected,
    ]
}
