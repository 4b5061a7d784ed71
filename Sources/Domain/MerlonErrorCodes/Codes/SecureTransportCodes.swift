// SPDX-License-Identifier: Apache-2.0

extension ErrorCodeTable {
    /// All `errSSL…` codes: `OSStatus` values of TLS, whichever framework reports them.
    static let secureTransportCodes: [ErrorCode] = secureTransportRows.map { number, name, meaning in
        ErrorCode(
            .osStatus, number, name, meaning, source: number <= -9880 ? .secBase : .secureTransport)
    }

    private static let secureTransportRows: [(Int, String, String)] = [
        (-9800, "errSSLProtocol", "The peer broke the TLS protocol, or speaks no TLS on this port."),
        (
            -9801, "errSSLNegotiation",
            "Client and server found no protocol version or cipher suite in common."
        ),
        (
            -9802, "errSSLFatalAlert",
            "The handshake ended in a fatal alert; Apple's stack reports a failed trust evaluation this way too."
        ),
        (-9803, "errSSLWouldBlock", "Not an error: the stream has no data yet."),
        (-9804, "errSSLSessionNotFound", "The session to be resumed is not known."),
        (-9805, "errSSLClosedGraceful", "The peer closed the connection in order."),
        (-9806, "errSSLClosedAbort", "The connection was closed by an error during the handshake."),
        (-9807, "errSSLXCertChainInvalid", "The certificate chain is invalid: trust evaluation failed."),
        (-9808, "errSSLBadCert", "The certificate is malformed or breaks a rule of the trust policy."),
        (-9809, "errSSLCrypto", "A cryptographic operation failed."),
        (-9810, "errSSLInternal", "An internal error of the TLS stack."),
        (-9811, "errSSLModuleAttach", "A module of the old cryptographic framework could not be attached."),
        (-9812, "errSSLUnknownRootCert", "The chain is in order and ends in a root that is not trusted."),
        (-9813, "errSSLNoRootCert", "The chain does not lead to a root."),
        (-9814, "errSSLCertExpired", "A certificate of the chain has expired."),
        (-9815, "errSSLCertNotYetValid", "A certificate of the chain is not yet valid."),
        (
            -9816, "errSSLClosedNoNotify",
            "The server closed the connection without the closing message of TLS; during a handshake it gave up without saying why."
        ),
        (-9817, "errSSLBufferOverflow", "A buffer was too small."),
        (-9818, "errSSLBadCipherSuite", "The server chose a cipher suite that was not offered."),
        (-9819, "errSSLPeerUnexpectedMsg", "The peer's alert: unexpected message."),
        (-9820, "errSSLPeerBadRecordMac", "The peer's alert: bad record MAC."),
        (-9821, "errSSLPeerDecryptionFail", "The peer's alert: decryption failed."),
        (-9822, "errSSLPeerRecordOverflow", "The peer's alert: record overflow."),
        (-9823, "errSSLPeerDecompressFail", "The peer's alert: decompression failed."),
        (
            -9824, "errSSLPeerHandshakeFail",
            "The peer's alert: handshake failure. It found no version, suite, group or signature that both sides take."
        ),
        (
            -9825, "errSSLPeerBadCert",
            "The peer's alert: bad certificate. It objects to the client's certificate."
        ),
        (
            -9826, "errSSLPeerUnsupportedCert",
            "The peer's alert: unsupported certificate. It objects to the client's certificate."
        ),
        (
            -9827, "errSSLPeerCertRevoked",
            "The peer's alert: certificate revoked. It objects to the client's certificate."
        ),
        (
            -9828, "errSSLPeerCertExpired",
            "The peer's alert: certificate expired. It objects to the client's certificate."
        ),
        (
            -9829, "errSSLPeerCertUnknown",
            "The peer's alert: certificate unknown. It objects to the client's certificate."
        ),
        (-9830, "errSSLIllegalParam", "The peer's alert: illegal parameter."),
        (
            -9831, "errSSLPeerUnknownCA",
            "The peer's alert: unknown CA. It does not know who issued the client's certificate."
        ),
        (
            -9832, "errSSLPeerAccessDenied",
            "The peer's alert: access denied. The client's certificate is valid and not permitted."
        ),
        (-9833, "errSSLPeerDecodeError", "The peer's alert: decode error."),
        (
            -9834, "errSSLPeerDecryptError",
            "The peer's alert: decrypt error. A signature or a finished message could not be verified."
        ),
        (-9835, "errSSLPeerExportRestriction", "The peer's alert: export restriction."),
        (
            -9836, "errSSLPeerProtocolVersion",
            "The peer's alert: protocol version. It does not speak the versions that the client offers."
        ),
        (
            -9837, "errSSLPeerInsufficientSecurity",
            "The peer's alert: insufficient security. It wants stronger suites than the client offers."
        ),
        (-9838, "errSSLPeerInternalError", "The peer's alert: internal error."),
        (-9839, "errSSLPeerUserCancelled", "The peer's alert: user cancelled."),
        (-9840, "errSSLPeerNoRenegotiation", "The peer's alert: no renegotiation."),
        (
            -9841, "errSSLPeerAuthCompleted",
            "Not an error: the app asked to judge the server's certificate itself and has to go on."
        ),
        (
            -9842, "errSSLClientCertRequested",
            "Not an error: the server asks for a client certificate and the app has to answer."
        ),
        (-9843, "errSSLHostNameMismatch", "The certificate does not cover the host name."),
        (-9844, "errSSLConnectionRefused", "The peer dropped the connection before it answered."),
        (-9845, "errSSLDecryptionFail", "A record could not be decrypted."),
        (
            -9846, "errSSLBadRecordMac",
            "A record's MAC is wrong: the data was changed on the way, or the two sides derived different keys."
        ),
        (
            -9847, "errSSLRecordOverflow",
            "What came is too long for a TLS record; most often it is no TLS at all."
        ),
        (-9848, "errSSLBadConfiguration", "The TLS configuration contradicts itself."),
        (-9849, "errSSLUnexpectedRecord", "A record of a kind that may not come now."),
        (-9850, "errSSLWeakPeerEphemeralDHKey", "The server's ephemeral Diffie-Hellman key is too short."),
        (
            -9851, "errSSLClientHelloReceived",
            "Not an error: a server received a ClientHello and has to choose by its name."
        ),
        (-9852, "errSSLTransportReset", "The transport below TLS was reset (RST or FIN)."),
        (-9853, "errSSLNetworkTimeout", "The handshake's time limit passed."),
        (-9854, "errSSLConfigurationFailed", "TLS could not be configured as asked."),
        (-9855, "errSSLUnsupportedExtension", "The server sent an extension that was not offered."),
        (-9856, "errSSLUnexpectedMessage", "A handshake message came out of order."),
        (-9857, "errSSLDecompressFail", "Decompression failed."),
        (
            -9858, "errSSLHandshakeFail",
            "The handshake failed on this side: the server's choice is not acceptable."
        ),
        (-9859, "errSSLDecodeError", "A handshake message could not be decoded."),
        (
            -9860, "errSSLInappropriateFallback",
            "The peer's alert: inappropriate fallback. The client retried with a lower version than both speak."
        ),
        (-9861, "errSSLMissingExtension", "A required extension is missing."),
        (-9862, "errSSLBadCertificateStatusResponse", "The stapled OCSP answer is bad."),
        (
            -9863, "errSSLCertificateRequired",
            "The peer's alert: certificate required. The client sent no certificate."
        ),
        (-9864, "errSSLUnknownPSKIdentity", "The peer does not know the pre-shared key's identity."),
        (
            -9865, "errSSLUnrecognizedName",
            "The peer's alert: unrecognized name. The server serves no such host."
        ),
        (-9880, "errSSLATSViolation", "The connection breaks App Transport Security."),
        (-9881, "errSSLATSMinimumVersionViolation", "App Transport Security: the TLS version is too low."),
        (-9882, "errSSLATSCiphersuiteViolation", "App Transport Security: the cipher suite is not accepted."),
        (
            -9883, "errSSLATSMinimumKeySizeViolation",
            "App Transport Security: the certificate's key is too small."
        ),
        (
            -9884, "errSSLATSLeafCertificateHashAlgorithmViolation",
            "App Transport Security: the leaf certificate is signed with too weak a digest."
        ),
        (
            -9885, "errSSLATSCertificateHashAlgorithmViolation",
            "App Transport Security: a certificate of the chain is signed with too weak a digest."
        ),
        (
            -9886, "errSSLATSCertificateTrustViolation",
            "App Transport Security: the certificate is not trusted, or its key is not among those that NSPinnedDomains names."
        ),
        (
            -9890, "errSSLEarlyDataRejected",
            "The server refused early data; the request has to be sent again."
        ),
    ]
}
