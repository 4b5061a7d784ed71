// SPDX-License-Identifier: Apache-2.0

/// How strongly a piece of evidence speaks for a cause, from 0 to 100.
///
/// A code that says what happened (`errSSLCertExpired`) stands near 90, one that leaves several causes open
/// gives each its share, and the outer codes of the loading system stay below the inner codes of TLS.
typealias Weights = [(cause: CauseID, weight: Int)]

enum CodeWeights {
    /// What the code speaks for; empty where it speaks for nothing.
    static func of(_ domain: ErrorDomain, _ number: Int) -> Weights {
        switch domain {
        case .url: url(number)
        case .cfNetwork: own(number) ?? url(number)
        case .osStatus: tls(number) ?? OtherWeights.security(number)
        case .posix: OtherWeights.posix(number)
        case .netDB: [(.dns, 78), (.offline, 36), (.sandboxNetworkClient, 20)]
        case .dnsService: OtherWeights.dns(number)
        case .streamHTTP: OtherWeights.streamHTTP(number)
        case .avFoundation: OtherWeights.media(number)
        case .webKit, .wk: OtherWeights.web(domain, number)
        case .tlsAlert: OtherWeights.alert(number)
        case .x509: OtherWeights.x509(number)
        case .curl: OtherWeights.curl(number)
        case _ where domain.rawValue.lowercased() == "coremediaerrordomain": [(.mediaServer, 60)]
        default: borrowed(number)
        }
    }

    /// A domain that no table knows, with a number that is Foundation's or TLS's beyond doubt: libraries
    /// pass these on under names of their own.
    private static func borrowed(_ number: Int) -> Weights {
        switch CodeResolution.domain(ofBare: number) {
        case .url?: url(number).map { ($0.cause, $0.weight * 4 / 5) }
        case .osStatus?: (tls(number) ?? []).map { ($0.cause, $0.weight * 4 / 5) }
        default: []
        }
    }

    private static let untrusted: Weights = [
        (.untrustedRoot, 52), (.selfSigned, 50), (.missingIntermediate, 46), (.interceptionProxy, 42),
        (.hostNameMismatch, 40), (.certificateRequirements, 30), (.expired, 28),
    ]

    private static func url(_ number: Int) -> Weights {
        switch number {
        case -1022: [(.atsCleartextBlocked, 96)]
        case -1200:
            [
                (.tlsVersionOrSuite, 50), (.untrustedRoot, 44), (.interceptionProxy, 40),
                (.connectionDropped, 34),
                (.hostNameMismatch, 25), (.plainHTTPOnTLSPort, 24), (.expired, 22), (.atsCertificate, 18),
            ]
        case -1201: [(.expired, 78), (.notYetValidOrClock, 55)]
        case -1202: untrusted
        case -1203:
            [(.untrustedRoot, 62), (.selfSigned, 52), (.missingIntermediate, 46), (.interceptionProxy, 44)]
        case -1204: [(.notYetValidOrClock, 80)]
        case -1205: [(.clientCertificateRejected, 85)]
        case -1206: [(.clientCertificateRequired, 85)]
        case -999: [(.delegateCancelled, 56), (.taskCancelled, 54), (.pinMismatch, 40)]
        case -1012: [(.delegateCancelled, 56), (.authenticationRequired, 50), (.pinMismatch, 40)]
        case -1013: [(.authenticationRequired, 80)]
        case -1001:
            [(.timeout, 62), (.serverUnreachable, 40), (.localNetworkPrivacy, 18), (.proxyFailure, 16)]
        case -1003: [(.dns, 70), (.offline, 34), (.sandboxNetworkClient, 24), (.localNetworkPrivacy, 16)]
        case -1006: [(.dns, 72), (.offline, 34)]
        case -1004:
            [
                (.serverUnreachable, 66), (.localNetworkPrivacy, 26), (.proxyFailure, 20),
                (.trackingDomain, 15),
            ]
        case -1005: [(.connectionDropped, 66), (.interceptionProxy, 22), (.tlsVersionOrSuite, 18)]
        case -1009:
            [(.offline, 60), (.localNetworkPrivacy, 28), (.dataNotAllowed, 26), (.trackingDomain, 15)]
        case -1011: [(.badResponse, 70)]
        case -1017: [(.badResponse, 62), (.plainHTTPOnTLSPort, 36)]
        case -1102: [(.authenticationRequired, 50), (.badResponse, 30)]
        case -1014, -1015, -1016: [(.badResponse, 66)]
        case -1018, -1019, -1020: [(.dataNotAllowed, 86)]
        case -1007: [(.redirectLoop, 82)]
        case -1010: [(.redirectLoop, 60), (.badResponse, 50)]
        case -995, -996, -997: [(.backgroundSession, 82)]
        case -1000, -1002: [(.badURL, 82)]
        case -1021: [(.bodyStream, 80)]
        case -1008, -2000: [(.cacheOnly, 60), (.serverUnreachable, 40)]
        default: []
        }
    }

    private static func own(_ number: Int) -> Weights? {
        switch number {
        case 1, 2: [(.dns, 76), (.offline, 36), (.sandboxNetworkClient, 20)]
        case 100...124, 306, 307, 308, 309, 310, 311: [(.proxyFailure, 88)]
        case 300, 301: [(.authenticationRequired, 80)]
        case 302: [(.connectionDropped, 72)]
        case 303: [(.badResponse, 68)]
        case 304: [(.redirectLoop, 82)]
        case 305: [(.badURL, 82)]
        case -72008: [(.localNetworkPrivacy, 92)]
        case -72007: [(.timeout, 60), (.localNetworkPrivacy, 50)]
        case -73000, -72006 ... -72000: [(.dns, 50), (.localNetworkPrivacy, 48)]
        default: nil
        }
    }

    private static func tls(_ number: Int) -> Weights? {
        switch number {
        case -9800: [(.plainHTTPOnTLSPort, 60), (.tlsVersionOrSuite, 56), (.connectionDropped, 40)]
        case -9847: [(.plainHTTPOnTLSPort, 80), (.tlsVersionOrSuite, 40), (.interceptionProxy, 30)]
        case -9801, -9818, -9837: [(.tlsVersionOrSuite, 84), (.interceptionProxy, 30)]
        case -9824:
            [
                (.tlsVersionOrSuite, 84), (.clientCertificateRequired, 40), (.serverNameNotServed, 34),
                (.interceptionProxy, 28),
            ]
        case -9836: [(.tlsVersionOrSuite, 88), (.interceptionProxy, 28)]
        case -9850, -9860: [(.tlsVersionOrSuite, 82)]
        case -9858, -9848, -9854, -9855, -9861: [(.tlsVersionOrSuite, 70), (.interceptionProxy, 34)]
        case -9881, -9882: [(.tlsVersionOrSuite, 92)]
        case -9880:
            [
                (.tlsVersionOrSuite, 56), (.atsCertificate, 52), (.untrustedRoot, 46),
                (.atsCleartextBlocked, 40),
            ]
        case -9883: [(.atsCertificate, 92), (.weakServerKey, 60)]
        case -9884, -9885: [(.atsCertificate, 92), (.weakSignature, 60)]
        case -9886: [(.pinMismatch, 66), (.untrustedRoot, 58), (.selfSigned, 50), (.interceptionProxy, 50)]
        case -9806, -9816:
            [
                (.tlsVersionOrSuite, 58), (.connectionDropped, 52), (.interceptionProxy, 44),
                (.clientCertificateRequired, 26), (.serverNameNotServed, 24),
            ]
        case -9805: [(.connectionDropped, 62)]
        case -9844: [(.serverUnreachable, 70), (.connectionDropped, 56)]
        case -9852: [(.connectionDropped, 74)]
        case -9853: [(.timeout, 78)]
        case -9845, -9846, -9820, -9821, -9822: [(.connectionDropped, 56), (.interceptionProxy, 54)]
        case -9819, -9830, -9833, -9849, -9856, -9859: [(.tlsVersionOrSuite, 54), (.interceptionProxy, 46)]
        case -9838: [(.serverNameNotServed, 56), (.tlsVersionOrSuite, 54)]
        case -9865: [(.serverNameNotServed, 88)]
        default: certificate(number)
        }
    }

    private static func certificate(_ number: Int) -> Weights? {
        switch number {
        case -9802:
            [
                (.untrustedRoot, 56), (.tlsVersionOrSuite, 52), (.selfSigned, 50), (.interceptionProxy, 48),
                (.pinMismatch, 40), (.certificateRequirements, 36),
            ]
        case -9807:
            [
                (.untrustedRoot, 58), (.missingIntermediate, 54), (.selfSigned, 53), (.interceptionProxy, 50),
                (.hostNameMismatch, 45), (.certificateRequirements, 40), (.expired, 30), (.pinMismatch, 30),
            ]
        case -9808:
            [(.certificateRequirements, 66), (.selfSigned, 58), (.untrustedRoot, 50), (.pinMismatch, 44)]
        case -9812:
            [(.untrustedRoot, 72), (.selfSigned, 62), (.interceptionProxy, 58), (.missingIntermediate, 40)]
        case -9813:
            [(.untrustedRoot, 62), (.missingIntermediate, 58), (.selfSigned, 56), (.interceptionProxy, 52)]
        case -9814: [(.expired, 90)]
        case -9815: [(.notYetValidOrClock, 90)]
        case -9843: [(.hostNameMismatch, 90)]
        case -9862: [(.revocationCheck, 78)]
        case -9829 ... -9825, -9831, -9832:
            [(.clientCertificateRejected, 78), (.clientCertificateRequired, 50)]
        case -9834: [(.clientCertificateRejected, 56), (.tlsVersionOrSuite, 44)]
        case -9842, -9863: [(.clientCertificateRequired, 88)]
        case -9841: [(.delegateCancelled, 56)]
        default: nil
        }
    }
}
