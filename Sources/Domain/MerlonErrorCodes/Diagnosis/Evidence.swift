// SPDX-License-Identifier: Apache-2.0

/// Lays the codes and signs of a reading on the score board.
enum Evidence {
    static func weigh(_ reading: ErrorReading, on board: inout ScoreBoard) {
        let isSpecific = saysMoreThanOuterCodes(reading)
        for found in reading.codes {
            let reason =
                found.code.map { "\(found): \($0.meaning)" }
                ?? "\(found) stands in no table; libraries pass system codes on under names of their own."
            let recedes = isSpecific && isOuter(found)
            for (cause, weight) in CodeWeights.of(found.domain, found.number) {
                board.add(
                    cause, recedes ? weight / 2 : weight, because: recedes ? "" : reason,
                    evidence: found.description)
            }
        }
        let signs = Set(reading.signs.map(\.sign))
        let isNarrowed = !signs.isDisjoint(with: telling.subtracting(general))
        for found in reading.signs {
            // "self signed certificate in certificate chain" and "has expired or is not yet valid" hold the
            // words of the narrower sign too.
            if found.sign == .selfSigned, signs.contains(.selfSignedRoot) { continue }
            if found.sign == .certificateExpired, signs.contains(.expiredOrNotYetValid) { continue }
            let isWeak =
                (isSpecific && vague.contains(found.sign)) || (isNarrowed && general.contains(found.sign))
            for (cause, weight) in found.sign.weights {
                board.add(
                    cause, isWeak ? weight / 2 : weight, because: "The text \(found.sign.statement).",
                    evidence: found.sign.rawValue)
            }
        }
    }

    /// Whether an inner code or the words name a reason of TLS or trust, so that the outer codes, which
    /// only say "TLS failed", recede.
    static func saysMoreThanOuterCodes(_ reading: ErrorReading) -> Bool {
        reading.codes.contains { found in
            switch found.domain {
            case .osStatus:
                (-9899 ... -9800).contains(found.number) || (-67999 ... -67585).contains(found.number)
                    || found.number == -25318
            case .tlsAlert, .x509: true
            default: false
            }
        } || reading.signs.contains { telling.contains($0.sign) }
    }

    /// Whether anything in the text says that there was a TLS handshake.
    static func speaksOfTLS(_ reading: ErrorReading) -> Bool {
        saysMoreThanOuterCodes(reading)
            || reading.codes.contains { found in
                switch found.domain {
                case .url, .cfNetwork: (-1206 ... -1200).contains(found.number)
                case .curl:
                    [35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91].contains(found.number)
                default: false
                }
            }
            || reading.signs.contains {
                [.handshakeFailed, .secureChannelFailed, .hsts, .interceptionProduct, .challengeCancelled]
                    .contains($0.sign)
            }
    }

    private static func isOuter(_ found: FoundCode) -> Bool {
        (found.domain == .url || found.domain == .cfNetwork || found.domain == .curl)
            && [-1200, -1202, -1203, -999, 60, 35].contains(found.number)
    }

    private static let telling: Set<ErrorSign> = [
        .atsTrustFailed, .trustEvaluationFailed, .certificateExpired, .certificateMismatch,
        .certificateNotYetValid,
        .certificatePolicy, .certificateRevoked, .certificateTransparency, .expiredOrNotYetValid,
        .issuerMissing,
        .rootUntrusted, .selfSigned, .selfSignedRoot, .weakKey, .weakSignature, .pinMismatch,
        .clientCertificateRefused,
        .clientCertificateRequired, .plainHTTPOnTLSPort, .protocolVersion, .noCommonSuite, .serverNameUnknown,
        .weakDiffieHellman, .handshakeInterrupted, .evaluatorMissing, .pinnedCertificatesMissing,
        .customEvaluationFailed,
        .certificateInvalid,
    ]

    /// Signs that only say that the certificate was refused: a narrower sign beside them says why.
    private static let general: Set<ErrorSign> = [.certificateInvalid, .trustEvaluationFailed]

    /// Signs that say little beside a reason.
    private static let vague: Set<ErrorSign> = [
        .atsMentioned, .handshakeFailed, .networkRequestFailed, .proxy, .secureChannelFailed,
        .challengeCancelled,
        .connectionClosed,
    ]
}
