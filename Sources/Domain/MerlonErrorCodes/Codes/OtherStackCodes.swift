// SPDX-License-Identifier: Apache-2.0

extension ErrorCodeTable {
    /// Alert numbers of TLS, as BoringSSL's `SSL alert number` prints them.
    static let tlsAlertCodes: [ErrorCode] = alertRows.map { number, name, meaning in
        ErrorCode(.tlsAlert, number, name, meaning, source: .tls13)
    }

    /// libcurl's codes of connecting and TLS.
    static let curlCodes: [ErrorCode] = curlRows.map { number, name, meaning in
        ErrorCode(.curl, number, "CURLE_" + name, meaning, source: .curlHeader)
    }

    /// OpenSSL's verification results.
    static let x509Codes: [ErrorCode] = x509Rows.map { number, name, meaning in
        ErrorCode(.x509, number, "X509_V_ERR_" + name, meaning, source: .openSSLHeader)
    }

    private static let alertRows: [(Int, String, String)] = [
        (0, "close_notify", "The peer closes the connection in order."),
        (10, "unexpected_message", "A message came out of order."),
        (20, "bad_record_mac", "A record could not be authenticated."),
        (22, "record_overflow", "A record is too long."),
        (40, "handshake_failure", "No version, suite, group or signature that both sides take."),
        (42, "bad_certificate", "A certificate is damaged or not acceptable."),
        (43, "unsupported_certificate", "A certificate is of a kind that is not supported."),
        (44, "certificate_revoked", "A certificate was revoked."),
        (45, "certificate_expired", "A certificate has expired or is not yet valid."),
        (
            46, "certificate_unknown",
            "A certificate is not acceptable for a reason without a number of its own."
        ),
        (47, "illegal_parameter", "A field is out of range or contradicts another."),
        (48, "unknown_ca", "The certificate's issuer is not known or not trusted."),
        (49, "access_denied", "The certificate is valid and not permitted."),
        (50, "decode_error", "A message could not be decoded."),
        (51, "decrypt_error", "A signature or a finished message could not be verified."),
        (70, "protocol_version", "The protocol version is not supported."),
        (71, "insufficient_security", "Stronger parameters are required."),
        (80, "internal_error", "An internal error of the side that sent the alert."),
        (86, "inappropriate_fallback", "The client retried with a lower version than both sides speak."),
        (90, "user_canceled", "The handshake was cancelled."),
        (109, "missing_extension", "A required extension is missing."),
        (110, "unsupported_extension", "An extension came that was not offered."),
        (112, "unrecognized_name", "The server serves no such host."),
        (113, "bad_certificate_status_response", "The stapled OCSP answer is bad."),
        (115, "unknown_psk_identity", "The pre-shared key's identity is not known."),
        (116, "certificate_required", "A client certificate is required and none came."),
        (120, "no_application_protocol", "No application protocol (ALPN) in common."),
    ]

    private static let curlRows: [(Int, String, String)] = [
        (5, "COULDNT_RESOLVE_PROXY", "The proxy's name could not be resolved."),
        (6, "COULDNT_RESOLVE_HOST", "The host's name could not be resolved."),
        (7, "COULDNT_CONNECT", "No connection could be made."),
        (22, "HTTP_RETURNED_ERROR", "The server answered with an HTTP status of 400 or above."),
        (28, "OPERATION_TIMEDOUT", "The time limit passed."),
        (35, "SSL_CONNECT_ERROR", "The TLS handshake failed."),
        (47, "TOO_MANY_REDIRECTS", "The server redirects too often."),
        (51, "OBSOLETE51", "The server's certificate was not accepted (before libcurl 7.62; now 60)."),
        (52, "GOT_NOTHING", "The server closed the connection without an answer."),
        (55, "SEND_ERROR", "Sending failed."),
        (56, "RECV_ERROR", "Receiving failed."),
        (58, "SSL_CERTPROBLEM", "The client certificate could not be used."),
        (59, "SSL_CIPHER", "The cipher could not be used."),
        (60, "PEER_FAILED_VERIFICATION", "The server's certificate was not accepted."),
        (77, "SSL_CACERT_BADFILE", "The file of trusted roots could not be read."),
        (83, "SSL_ISSUER_ERROR", "The issuer check failed."),
        (90, "SSL_PINNEDPUBKEYNOTMATCH", "The server's key is not the pinned one."),
        (91, "SSL_INVALIDCERTSTATUS", "The certificate status check failed."),
        (97, "PROXY", "The proxy handshake failed."),
        (98, "SSL_CLIENTCERT", "A client certificate is required."),
    ]

    private static let x509Rows: [(Int, String, String)] = [
        (2, "UNABLE_TO_GET_ISSUER_CERT", "The issuer of a certificate that was looked up is missing."),
        (7, "CERT_SIGNATURE_FAILURE", "A certificate's signature is wrong."),
        (9, "CERT_NOT_YET_VALID", "A certificate is not yet valid."),
        (10, "CERT_HAS_EXPIRED", "A certificate has expired."),
        (18, "DEPTH_ZERO_SELF_SIGNED_CERT", "The server's certificate is self-signed and not trusted."),
        (19, "SELF_SIGNED_CERT_IN_CHAIN", "The chain ends in a self-signed root that is not trusted."),
        (
            20, "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
            "The issuer is not known: a missing intermediate or an unknown root."
        ),
        (
            21, "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
            "The chain holds the leaf alone and its issuer is not known."
        ),
        (22, "CERT_CHAIN_TOO_LONG", "The chain is too long."),
        (23, "CERT_REVOKED", "A certificate was revoked."),
        (26, "INVALID_PURPOSE", "The certificate is not meant for TLS servers."),
        (27, "CERT_UNTRUSTED", "The root is not trusted for this purpose."),
        (28, "CERT_REJECTED", "The root is marked as rejected for this purpose."),
        (50, "APPLICATION_VERIFICATION", "The app's own verification refused the certificate."),
        (62, "HOSTNAME_MISMATCH", "The certificate does not cover the host name."),
        (64, "IP_ADDRESS_MISMATCH", "The certificate does not cover the address."),
        (66, "EE_KEY_TOO_SMALL", "The server's key is too small."),
        (67, "CA_KEY_TOO_SMALL", "An issuer's key is too small."),
        (68, "CA_MD_TOO_WEAK", "An issuer's signature digest is too weak."),
    ]
}
