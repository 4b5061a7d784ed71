// SPDX-License-Identifier: Apache-2.0

/// The weights of the domains around TLS.
enum OtherWeights {
    static func security(_ number: Int) -> Weights {
        switch number {
        case -67602: [(.hostNameMismatch, 92)]
        case -67609, -67629, -67608, -67901: [(.certificateRequirements, 90)]
        case -67902, -67903, -67604, -67605, -67826, -67880, -67881, -67899, -67900, -67603, -67611, -67854,
            -67655:
            [(.certificateRequirements, 76)]
        case -67735: [(.weakServerKey, 92)]
        case -67815: [(.weakSignature, 92)]
        case -67818: [(.expired, 92)]
        case -67819: [(.notYetValidOrClock, 92)]
        case -67820: [(.revoked, 92)]
        case -67821: [(.revoked, 80)]
        case -67825: [(.certificateTransparency, 72), (.certificateRequirements, 44)]
        case -67843:
            [(.untrustedRoot, 72), (.selfSigned, 60), (.missingIntermediate, 58), (.interceptionProxy, 54)]
        case -67612: [(.untrustedRoot, 76), (.interceptionProxy, 50)]
        case -25318: [(.missingIntermediate, 82), (.untrustedRoot, 62), (.interceptionProxy, 48)]
        case -67654: [(.distrusted, 88)]
        case -67646 ... -67630, -67621 ... -67613: [(.revocationCheck, 78)]
        case -34018: [(.keychainEntitlement, 92)]
        case -25308, -25320: [(.keychainLocked, 92)]
        case -25300: [(.keychainItemMissing, 88), (.keychainLocked, 40), (.keychainEntitlement, 30)]
        case -25299: [(.keychainDuplicate, 92)]
        case -25293: [(.keychainAccess, 66), (.pkcs12Import, 60)]
        case -25264: [(.pkcs12Import, 90)]
        case -26275: [(.pkcs12Import, 66)]
        case -25315, -25243, -25244, -128: [(.keychainAccess, 72)]
        case -25291, -25292, -25294, -25295, -25307: [(.keychainAccess, 64), (.keychainLocked, 40)]
        case -2070: [(.keychainLocked, 62)]
        case -50, -25303, -25306: [(.keychainQuery, 66)]
        default: []
        }
    }

    static func posix(_ number: Int) -> Weights {
        switch number {
        case 1: [(.sandboxNetworkClient, 76), (.localNetworkPrivacy, 44), (.pathPolicy, 30)]
        case 13: [(.sandboxNetworkClient, 60), (.localNetworkPrivacy, 40)]
        case 61: [(.serverUnreachable, 84)]
        case 65: [(.serverUnreachable, 60), (.localNetworkPrivacy, 56), (.offline, 30)]
        case 64: [(.serverUnreachable, 66), (.localNetworkPrivacy, 40)]
        case 54: [(.connectionDropped, 80), (.interceptionProxy, 36), (.tlsVersionOrSuite, 34)]
        case 53, 57, 32, 9, 52, 58: [(.connectionDropped, 76)]
        case 96, 100: [(.connectionDropped, 62)]
        case 60: [(.timeout, 78), (.serverUnreachable, 50)]
        case 50: [(.offline, 62), (.localNetworkPrivacy, 52)]
        case 51, 49: [(.offline, 66), (.serverUnreachable, 40)]
        case 89: [(.taskCancelled, 66)]
        default: []
        }
    }

    static func dns(_ number: Int) -> Weights {
        switch number {
        case -65570: [(.localNetworkPrivacy, 96)]
        case -65555: [(.localNetworkPrivacy, 90)]
        case -65571: [(.localNetworkPrivacy, 64), (.sandboxNetworkClient, 50)]
        case -65563: [(.dns, 60), (.sandboxNetworkClient, 56)]
        case -65569: [(.connectionDropped, 62)]
        case -65568: [(.dns, 66), (.timeout, 50)]
        default: [(.dns, 76)]
        }
    }

    static func streamHTTP(_ number: Int) -> Weights {
        switch number {
        case -4: [(.connectionDropped, 72)]
        case -2102, -2103, -2104: [(.timeout, 66)]
        case -1: [(.badResponse, 66)]
        case -2: [(.redirectLoop, 82)]
        case -3: [(.badURL, 82)]
        case -1002 ... -1000: [(.authenticationRequired, 80)]
        case 311: [(.proxyFailure, 88)]
        default: []
        }
    }

    static func media(_ number: Int) -> Weights {
        switch number {
        case -11850: [(.mediaServer, 60)]
        case -11828, -11829, -11853, -11848: [(.mediaServer, 48)]
        case -11800, -11849, -11863, -11866: [(.mediaServer, 34)]
        default: []
        }
    }

    static func web(_ domain: ErrorDomain, _ number: Int) -> Weights {
        switch (domain, number) {
        case (.webKit, 102): [(.frameLoadInterrupted, 82)]
        case (.webKit, 204): [(.frameLoadInterrupted, 60)]
        case (.webKit, 100), (.webKit, 101): [(.badURL, 74)]
        case (.webKit, 103): [(.restrictedPort, 90)]
        case (.webKit, 104), (.webKit, 105): [(.contentFilter, 88)]
        case (.webKit, 305): [(.httpsOnly, 92)]
        case (.wk, 13), (.wk, 14): [(.appBoundDomains, 90)]
        default: []
        }
    }

    /// BoringSSL and OpenSSL print the alerts that the other side sent: those about a certificate are then
    /// about the client's.
    static func alert(_ number: Int) -> Weights {
        switch number {
        case 40: [(.tlsVersionOrSuite, 82), (.clientCertificateRequired, 38), (.serverNameNotServed, 32)]
        case 70: [(.tlsVersionOrSuite, 90)]
        case 71, 86, 109, 110, 120, 47: [(.tlsVersionOrSuite, 76)]
        case 42...46, 48, 49: [(.clientCertificateRejected, 74), (.untrustedRoot, 46)]
        case 51: [(.clientCertificateRejected, 56)]
        case 112: [(.serverNameNotServed, 88)]
        case 116: [(.clientCertificateRequired, 92)]
        case 80: [(.serverNameNotServed, 54), (.tlsVersionOrSuite, 52)]
        case 113: [(.revocationCheck, 76)]
        case 10, 20, 22, 50: [(.tlsVersionOrSuite, 50), (.interceptionProxy, 46)]
        case 0: [(.connectionDropped, 50)]
        default: []
        }
    }

    static func x509(_ number: Int) -> Weights {
        switch number {
        case 2, 20, 21: [(.missingIntermediate, 80), (.untrustedRoot, 68), (.interceptionProxy, 58)]
        case 18: [(.selfSigned, 92)]
        case 19: [(.untrustedRoot, 84), (.interceptionProxy, 76)]
        case 27, 28, 50: [(.untrustedRoot, 74), (.interceptionProxy, 56), (.selfSigned, 50)]
        case 10: [(.expired, 92)]
        case 9: [(.notYetValidOrClock, 92)]
        case 62, 64: [(.hostNameMismatch, 92)]
        case 23: [(.revoked, 92)]
        case 26: [(.certificateRequirements, 90)]
        case 66, 67: [(.weakServerKey, 92)]
        case 68: [(.weakSignature, 92)]
        default: [(.untrustedRoot, 50)]
        }
    }

    static func curl(_ number: Int) -> Weights {
        switch number {
        case 60, 51:
            [
                (.untrustedRoot, 54), (.missingIntermediate, 52), (.selfSigned, 50), (.interceptionProxy, 46),
                (.expired, 30),
            ]
        case 35, 59: [(.tlsVersionOrSuite, 58), (.connectionDropped, 46), (.interceptionProxy, 36)]
        case 90: [(.pinMismatch, 95)]
        case 58, 98: [(.clientCertificateRequired, 82)]
        case 91: [(.revocationCheck, 76)]
        case 5, 97: [(.proxyFailure, 86)]
        case 6: [(.dns, 78)]
        case 7: [(.serverUnreachable, 76)]
        case 28: [(.timeout, 74)]
        case 52, 55, 56: [(.connectionDropped, 70)]
        case 47: [(.redirectLoop, 82)]
        case 22: [(.badResponse, 70)]
        default: []
        }
    }
}
