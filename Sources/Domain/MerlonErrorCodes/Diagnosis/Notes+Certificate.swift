// SPDX-License-Identifier: Apache-2.0

extension CauseNote {
    /// The server's certificate. No App Transport Security key helps against any of these: an exception
    /// only lets the app's own handler accept what the system refuses.
    static let certificate: [CauseID: CauseNote] = [
        .untrustedRoot: CauseNote(
            "The certificate's issuer is not trusted by this device",
            because:
                "The chain ends in a root that is not in the device's store, such as a company's or a test server's own. No App Transport Security exception makes it trusted.",
            checks: [
                "Who issued the certificate? A public CA, your own, or a proxy?",
                "Own root: install its profile and switch it on under Settings > General > About > Certificate Trust Settings.",
                "Does the server send the intermediate? Browsers hide its absence.",
            ], steps: [.openSSL, .nscurl], sources: [.testServers, .trustEvaluation]),
        .selfSigned: CauseNote(
            "The server's certificate is self-signed",
            because: "Nobody vouches for the certificate but itself.",
            checks: [
                "Use a certificate of a public CA, or sign it with a private root and install that root on test devices.",
                "Leaf certificates need a DNS name, serverAuth and at most 825 days even under a private root.",
            ], steps: [.openSSL], sources: [.testServers, .trustedCertificates]),
        .missingIntermediate: CauseNote(
            "The server does not send its intermediate certificate",
            because:
                "From the leaf alone no chain can be built; browsers and devices that saw the intermediate before hide the fault.",
            checks: [
                "openssl s_client shows one certificate only, and error 20 or 21.",
                "Configure the server with the full chain (leaf first, then the intermediates).",
            ], steps: [.openSSL, .nscurl], sources: [.trustEvaluation]),
        .interceptionProxy: CauseNote(
            "Something on the way inspects TLS and presents its own certificate",
            because:
                "Debugging proxies, company gateways and antivirus products replace the server's certificate by one that this device does not trust.",
            checks: [
                "Look at the issuer of the certificate: Charles, mitmproxy, Proxyman, Zscaler, Fortinet …?",
                "Try another network, and with the proxy and VPN switched off.",
                "For debugging: install the proxy's root and switch it on in Certificate Trust Settings.",
            ], steps: [.openSSL, .proxySettings], sources: [.testServers]),
        .expired: CauseNote(
            "A certificate of the chain has expired",
            because: "The leaf or an intermediate is past its end, or the device's clock is ahead.",
            checks: [
                "notAfter of every certificate that the server sends, not of the leaf alone.",
                "Was the renewed certificate loaded? Many servers need a restart.", "The device's date.",
            ], steps: [.openSSL], sources: [.trustEvaluation]),
        .notYetValidOrClock: CauseNote(
            "A certificate is not yet valid, or the device's clock is behind",
            because: "The certificate's start lies in the future by this device's clock.",
            checks: ["Date, time and time zone of the device.", "notBefore of the certificate."],
            steps: [.openSSL],
            sources: [.trustEvaluation]),
        .hostNameMismatch: CauseNote(
            "The certificate does not cover the host",
            because:
                "Only DNS names (and IP addresses) of the subject alternative names count, never the common name; a wildcard covers one label.",
            checks: [
                "The subject alternative names of the certificate against the host in the URL.",
                "Is the address used in place of the name? Then the certificate needs it as an IP entry.",
                "Does the server need the name (SNI) to choose the right certificate?",
            ], steps: [.openSSL], sources: [.trustedCertificates, .trustEvaluation]),
        .certificateRequirements: CauseNote(
            "The certificate breaks Apple's rules for TLS servers",
            because:
                "A subject alternative name, the extended key usage serverAuth, SHA-2 and at most 825 days (398 from a root that Apple ships) are required; other systems may accept the certificate.",
            checks: [
                "subjectAltName, extendedKeyUsage and the span from notBefore to notAfter.",
                "Is a CA certificate used as the server's?",
            ], steps: [.openSSL], sources: [.trustedCertificates, .certificateLifetime]),
        .atsCertificate: CauseNote(
            "The certificate's key or signature is too weak for App Transport Security",
            because:
                "RSA keys need 2048 bits, EC keys 256, and signatures SHA-256; no exception lowers that.",
            checks: ["Key size and signature algorithm of every certificate that the server sends."],
            steps: [.openSSL, .nscurl], sources: [.insecureConnections]),
        .weakServerKey: CauseNote(
            "A key of the chain is too small or of the wrong kind",
            because: "TLS servers need RSA with 2048 bits or more, or EC with 256; Ed25519 is not accepted.",
            checks: ["Key type and size of every certificate that the server sends."], steps: [.openSSL],
            sources: [.trustedCertificates]),
        .weakSignature: CauseNote(
            "A certificate is signed with SHA-1 or older",
            because: "Only SHA-2 signatures are accepted.",
            checks: ["Signature algorithm of the leaf and of each intermediate."], steps: [.openSSL],
            sources: [.trustedCertificates]),
        .revoked: CauseNote(
            "The certificate was revoked",
            because: "Its issuer withdrew it.",
            checks: ["Ask the issuer why; get and install a new certificate, with a new key if it leaked."],
            steps: [.openSSL], sources: [.trustEvaluation]),
        .revocationCheck: CauseNote(
            "The revocation check failed",
            because: "The issuer's OCSP or CRL answer is missing, stale or wrong.",
            checks: [
                "Is OCSP stapling configured and fresh?", "Does the network let the device reach the issuer?",
            ],
            steps: [.openSSL], sources: [.trustEvaluation]),
        .certificateTransparency: CauseNote(
            "The certificate has too few Certificate Transparency timestamps",
            because:
                "A certificate of a public CA must carry timestamps of logs that Apple accepts; private roots are exempt.",
            checks: ["The SCT list of the certificate: two for up to 180 days, three beyond."],
            steps: [.openSSL],
            sources: [.certificateTransparency]),
        .distrusted: CauseNote(
            "A trust setting of this device refuses the certificate",
            because: "Someone marked the certificate, or its issuer, as never to be trusted.",
            checks: ["Keychain Access > the certificate > Trust; on iOS, installed profiles."],
            sources: [.secBase]),
    ]
}
