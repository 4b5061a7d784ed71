// SPDX-License-Identifier: Apache-2.0

extension CauseNote {
    /// The handshake, client certificates, pins and challenge handlers.
    static let handshake: [CauseID: CauseNote] = [
        .tlsVersionOrSuite: CauseNote(
            "No TLS version or cipher suite in common",
            because:
                "By default App Transport Security wants TLS 1.2 or later with forward secrecy (ECDHE); a server that offers less ends the handshake.",
            checks: [
                "Which version and suite does the server choose? TLS 1.0/1.1, static RSA, DHE, 3DES or RC4 are too little.",
                "Best: raise the server. Else NSExceptionMinimumTLSVersion or NSExceptionRequiresForwardSecrecy=NO for the one host; DHE, 3DES and RC4 have no exception.",
                "If it fails with arbitrary loads allowed too, it is not App Transport Security.",
            ], steps: [.openSSL, .nscurl, .explain], sources: [.insecureConnections, .blockedConnections]),
        .tlsBelowSystem: CauseNote(
            "The server offers no TLS that the system takes, or wants a client certificate",
            because:
                "What is left is below the system itself (DHE, 3DES or RC4 suites only, SSLv3), which no key of the Info.plist brings back; or the server refuses for a reason of its own.",
            checks: [
                "Which version and suite does the server choose? DHE, 3DES, RC4 and SSLv3 have no exception: raise the server.",
                "Does the server ask for a client certificate? Many end the handshake when none is sent.",
                "Does the running app have the Info.plist that was given?",
            ], steps: [.openSSL, .nscurl], sources: [.insecureConnections, .blockedConnections]),
        .plainHTTPOnTLSPort: CauseNote(
            "The server speaks no TLS on this port",
            because:
                "What came back is no TLS record: http is served where https was asked, or the other way round.",
            checks: [
                "Scheme and port of the URL.", "A proxy or load balancer that ends TLS before the server.",
            ],
            steps: [.openSSL, .curl], sources: [.secureTransport]),
        .serverNameNotServed: CauseNote(
            "The server does not serve this host name",
            because:
                "The server chooses by the name in the handshake (SNI) and has none for this host, or fails inside.",
            checks: [
                "Is the name configured at the server or CDN?", "Was the address used in place of the name?",
                "The server's own log for the time of the attempt.",
            ], steps: [.openSSL], sources: [.tls13]),
        .clientCertificateRequired: CauseNote(
            "The server wants a client certificate",
            because:
                "The server asks for a client certificate and got none, or none that its list of issuers covers.",
            checks: [
                "Does the challenge handler answer NSURLAuthenticationMethodClientCertificate with an identity?",
                "URLCredential needs the intermediates too when the server's list names only the root.",
                "With TLS 1.3 the refusal comes after the handshake, on the first read.",
            ], steps: [.clientCertificateRequest], sources: [.urlError, .tls13]),
        .clientCertificateRejected: CauseNote(
            "The server refuses the client's certificate",
            because:
                "A certificate was sent, and the server finds it expired, revoked, of an unknown issuer or not permitted.",
            checks: [
                "The client certificate's dates and issuer.", "Are its intermediates sent with it?",
                "The server's log names the reason.",
                "A server's log that says \"unknown CA\" or \"certificate unknown\" means the reverse: the app refused the server's certificate.",
            ], steps: [.clientCertificateRequest], sources: [.secureTransport, .tls13]),
        .pkcs12Import: CauseNote(
            "The PKCS #12 file can't be read by this system",
            because:
                "OpenSSL 3 writes PKCS #12 with algorithms that SecPKCS12Import reports as a wrong password on many system versions; a wrong or empty password looks the same.",
            checks: [
                "Write the file with openssl pkcs12 -export -legacy, or with -macalg sha1 -certpbe PBE-SHA1-3DES -keypbe PBE-SHA1-3DES.",
                "Use a password that is not empty.",
            ], sources: [.secBase]),
        .pinMismatch: CauseNote(
            "The server's key is not among the pinned ones",
            because:
                "The chain may be valid; the app accepts only certain keys and this server presented another, as after a renewal with a new key or behind an inspecting proxy.",
            checks: [
                "Compare the digest of the server's key (SubjectPublicKeyInfo, not the raw key) with the pins in the app.",
                "NSPinnedDomains reaches one subdomain level; a list that is present and empty rejects everything.",
                "Is a proxy or gateway on the way that presents its own certificate?",
                "Keep a backup pin of a key that is not in use.",
            ], steps: [.explain, .pinDigest], sources: [.pinnedDomains]),
        .pinConfiguration: CauseNote(
            "The pinning library is not set up for this host",
            because:
                "The library found no evaluator for the host or no pinned certificate in the bundle; the server's certificate was not the problem.",
            checks: [
                "Alamofire: the key of the evaluators' dictionary must be the exact host; allHostsMustBeEvaluated is true by default.",
                "Pinned .cer files must be DER, not PEM, and in the target's Copy Bundle Resources.",
            ], steps: [.pinDigest],
            sources: [ErrorSource("Alamofire's documentation", "https://github.com/Alamofire/Alamofire")]),
        .delegateCancelled: CauseNote(
            "The app's own challenge handler cancelled the load",
            because:
                "A handler that answers .cancelAuthenticationChallenge ends the load as \"cancelled\" without a reason; pinning code does so.",
            checks: [
                "urlSession(_:didReceive:completionHandler:) of the session and of the task: log which way it takes.",
                "Answer .performDefaultHandling for a while: then the system names its own reason.",
                "Was the session invalidated, or its owner released, while the load ran?",
            ], steps: [.openSSL, .pinDigest], sources: [.urlError, .trustEvaluation]),
        .taskCancelled: CauseNote(
            "The app cancelled the task",
            because:
                "cancel() was called, the session was invalidated, the Swift task was cancelled, or a newer navigation replaced the load.",
            checks: [
                "Where is cancel() or invalidateAndCancel() called?",
                "A view that disappears cancels its .task; a web view cancels the old navigation for a new one.",
                "Treat it as no error if the app meant it.",
            ], sources: [.urlError]),
    ]
}
