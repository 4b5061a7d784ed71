// SPDX-License-Identifier: Apache-2.0

extension ErrorSign {
    /// What the text says, as the rest of a sentence that begins with "The text".
    var statement: String {
        switch self {
        case .atsMentioned: "speaks of App Transport Security"
        case .atsCleartextBlocked: "says that App Transport Security blocked a cleartext load"
        case .atsTrustFailed: "says that the certificate failed the system's trust evaluation under ATS"
        case .trustEvaluationFailed: "says that trust evaluation failed"
        case .certificateExpired: "says that a certificate has expired"
        case .certificateInvalid: "says that the certificate could not be verified"
        case .certificateMismatch: "says that the certificate's names do not cover the host"
        case .certificateNotYetValid: "says that a certificate is not yet valid"
        case .certificatePolicy: "says that the certificate breaks a rule of the trust policy"
        case .certificateRevoked: "says that the certificate was revoked"
        case .certificateTransparency: "speaks of Certificate Transparency"
        case .expiredOrNotYetValid: "says that a certificate is outside its time of validity"
        case .issuerMissing: "says that no chain to a known issuer could be built"
        case .rootUntrusted: "says that the chain ends in no trusted root"
        case .selfSigned: "says that the certificate is self-signed"
        case .selfSignedRoot: "says that the chain ends in a self-signed certificate"
        case .weakKey: "says that a key of the chain is too weak"
        case .weakSignature: "says that a signature of the chain is too weak"
        case .challengeCancelled: "says that the app's own trust handler refused the server"
        case .cancelled: "says that the load was cancelled"
        case .evaluatorMissing: "says that the pinning library has no evaluator for the host"
        case .pinMismatch: "says that a pin did not match"
        case .pinnedCertificatesMissing: "says that the pinning library found no pinned certificate"
        case .clientCertificateRefused: "says that the client's certificate was refused"
        case .clientCertificateRequired: "says that a client certificate is required"
        default: statementOfConnection
        }
    }

    private var statementOfConnection: String {
        switch self {
        case .handshakeFailed: "says that the handshake failed"
        case .handshakeInterrupted: "says that the connection ended during the handshake"
        case .plainHTTPOnTLSPort: "says that what came back is no TLS"
        case .protocolVersion: "says that the protocol version is not supported"
        case .noCommonSuite: "says that the handshake found nothing in common"
        case .secureChannelFailed: "says that no secure channel could be made"
        case .serverNameUnknown: "says that the server does not know the name"
        case .weakDiffieHellman: "says that the server's Diffie-Hellman key is too short"
        case .connectionClosed: "says that the connection was closed"
        case .couldNotConnect: "says that no connection could be made"
        case .devServerUnreachable: "says that the development server can't be reached"
        case .emulatorAddress: "names 10.0.2.2, the Android emulator's alias of its host"
        case .networkRequestFailed: "says no more than that the request failed"
        case .nameNotResolved: "says that the name could not be resolved"
        case .upgradeRefused: "says that the server did not accept the upgrade to a WebSocket"
        case .timedOut: "says that the time limit passed"
        case .cellularDenied: "says that cellular data is denied"
        case .localNetworkDenied: "says that the local network is denied, or names its keys"
        case .noRoute: "says that there is no route"
        case .pathPolicyDenied: "says that a network policy denies the path"
        case .vpnInactive: "says that the VPN is inactive"
        case .wifiDenied: "says that Wi-Fi is denied"
        case .contentFilter: "says that a filter stopped the load"
        case .hsts: "speaks of HSTS or of an upgrade to https"
        case .interceptionProduct: "names a product that inspects TLS"
        case .proxy: "speaks of a proxy"
        case .proxyAuthentication: "says that the proxy wants credentials"
        case .sandboxDenied: "holds a denial of the macOS sandbox"
        case .trackingDomain: "speaks of tracking domains"
        case .contentSecurityPolicy: "says that the page's Content Security Policy forbids the load"
        case .frameworkForbidsHTTP: "says that the framework forbids http"
        case .frameworkAllowList: "says that the framework's list does not hold the address"
        case .mixedContent: "says that a secure page loads insecure content"
        case .appBoundDomains: "speaks of app-bound domains"
        case .httpsOnly: "says that only https is allowed"
        case .restrictedPort: "says that the port is restricted"
        case .keychainEntitlement: "speaks of keychain entitlements"
        case .pkcs12: "speaks of a PKCS #12 file"
        default: "says so"
        }
    }
}
