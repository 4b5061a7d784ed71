// SPDX-License-Identifier: Apache-2.0

extension ErrorSign {
    /// What the sign speaks for.
    var weights: Weights {
        switch self {
        case .atsMentioned: [(.atsCleartextBlocked, 62)]
        case .atsCleartextBlocked: [(.atsCleartextBlocked, 97)]
        case .atsTrustFailed, .trustEvaluationFailed:
            [
                (.untrustedRoot, 70), (.selfSigned, 63), (.missingIntermediate, 62), (.interceptionProxy, 58),
                (.hostNameMismatch, 50), (.expired, 44), (.certificateRequirements, 42),
            ]
        case .certificateInvalid:
            [
                (.untrustedRoot, 58), (.missingIntermediate, 54), (.selfSigned, 53), (.interceptionProxy, 50),
                (.expired, 35), (.hostNameMismatch, 34),
            ]
        case .rootUntrusted:
            [(.untrustedRoot, 78), (.selfSigned, 64), (.interceptionProxy, 62), (.missingIntermediate, 56)]
        case .issuerMissing: [(.missingIntermediate, 80), (.untrustedRoot, 68), (.interceptionProxy, 58)]
        case .selfSigned: [(.selfSigned, 88), (.untrustedRoot, 60), (.interceptionProxy, 50)]
        case .selfSignedRoot: [(.untrustedRoot, 84), (.interceptionProxy, 76)]
        case .certificateExpired: [(.expired, 92)]
        case .expiredOrNotYetValid: [(.expired, 82), (.notYetValidOrClock, 70)]
        case .certificateNotYetValid: [(.notYetValidOrClock, 92)]
        case .certificateMismatch: [(.hostNameMismatch, 92)]
        case .certificatePolicy: [(.certificateRequirements, 86)]
        case .certificateRevoked: [(.revoked, 93)]
        case .certificateTransparency: [(.certificateTransparency, 86)]
        case .weakKey: [(.weakServerKey, 92)]
        case .weakSignature: [(.weakSignature, 92)]
        case .challengeCancelled: [(.delegateCancelled, 70), (.pinMismatch, 60)]
        case .customEvaluationFailed: [(.delegateCancelled, 82), (.pinMismatch, 56), (.untrustedRoot, 40)]
        case .cancelled: [(.taskCancelled, 70)]
        case .evaluatorMissing, .pinnedCertificatesMissing: [(.pinConfiguration, 95)]
        case .pinMismatch: [(.pinMismatch, 94)]
        case .clientCertificateRefused: [(.clientCertificateRejected, 82)]
        case .clientCertificateRequired: [(.clientCertificateRequired, 90)]
        default: connectionWeights
        }
    }

    private var connectionWeights: Weights {
        switch self {
        case .handshakeFailed: [(.tlsVersionOrSuite, 46), (.untrustedRoot, 42), (.interceptionProxy, 34)]
        case .handshakeInterrupted:
            [(.connectionDropped, 62), (.tlsVersionOrSuite, 58), (.interceptionProxy, 48)]
        case .plainHTTPOnTLSPort: [(.plainHTTPOnTLSPort, 91)]
        case .protocolVersion: [(.tlsVersionOrSuite, 89)]
        case .noCommonSuite: [(.tlsVersionOrSuite, 83), (.clientCertificateRequired, 36)]
        case .weakDiffieHellman: [(.tlsVersionOrSuite, 85)]
        case .secureChannelFailed: [(.tlsVersionOrSuite, 56), (.untrustedRoot, 52), (.interceptionProxy, 44)]
        case .serverNameUnknown: [(.serverNameNotServed, 88)]
        case .connectionClosed: [(.connectionDropped, 68)]
        case .couldNotConnect: [(.serverUnreachable, 72)]
        case .devServerUnreachable: [(.serverUnreachable, 82), (.localNetworkPrivacy, 58)]
        case .emulatorAddress: [(.serverUnreachable, 64)]
        case .networkRequestFailed:
            [(.atsCleartextBlocked, 50), (.untrustedRoot, 44), (.serverUnreachable, 42), (.offline, 36)]
        case .nameNotResolved: [(.dns, 77)]
        case .timedOut: [(.timeout, 69)]
        case .upgradeRefused: [(.badResponse, 78)]
        case .cellularDenied: [(.dataNotAllowed, 92)]
        case .localNetworkDenied: [(.localNetworkPrivacy, 95)]
        case .noRoute: [(.offline, 76)]
        case .pathPolicyDenied, .wifiDenied: [(.pathPolicy, 86)]
        case .vpnInactive: [(.vpnInactive, 90)]
        case .contentFilter: [(.contentFilter, 84)]
        case .hsts: [(.hstsUpgrade, 88)]
        case .interceptionProduct: [(.interceptionProxy, 91)]
        case .proxy: [(.proxyFailure, 67), (.interceptionProxy, 40)]
        case .proxyAuthentication: [(.proxyFailure, 90)]
        case .sandboxDenied: [(.sandboxNetworkClient, 94)]
        case .trackingDomain: [(.trackingDomain, 92)]
        case .crossOrigin: [(.crossOrigin, 92)]
        case .contentSecurityPolicy: [(.contentSecurityPolicy, 94)]
        case .frameworkForbidsHTTP: [(.frameworkPolicy, 96)]
        case .frameworkAllowList: [(.frameworkPolicy, 94)]
        case .mixedContent: [(.mixedContent, 94)]
        case .appBoundDomains: [(.appBoundDomains, 90)]
        case .httpsOnly: [(.httpsOnly, 92)]
        case .restrictedPort: [(.restrictedPort, 92)]
        case .keychainEntitlement: [(.keychainEntitlement, 90)]
        case .pkcs12: [(.pkcs12Import, 70)]
        default: []
        }
    }
}
