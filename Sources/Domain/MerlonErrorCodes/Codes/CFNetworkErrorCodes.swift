// SPDX-License-Identifier: Apache-2.0

extension ErrorCodeTable {
    /// CFNetwork's own codes in `kCFErrorDomainCFNetwork`.
    static let cfNetworkCodes: [ErrorCode] = cfNetworkRows.map { number, name, meaning in
        ErrorCode(.cfNetwork, number, name, meaning, source: .cfNetworkErrors)
    }

    private static let cfNetworkRows: [(Int, String, String)] = [
        (1, "kCFHostErrorHostNotFound", "The DNS look-up found no such host."),
        (
            2, "kCFHostErrorUnknown",
            "The DNS look-up failed; kCFGetAddrInfoFailureKey holds getaddrinfo's code."
        ),
        (100, "kCFSOCKSErrorUnknownClientVersion", "The SOCKS server refused the client's version."),
        (
            101, "kCFSOCKSErrorUnsupportedServerVersion",
            "The SOCKS server speaks a version that the client does not."
        ),
        (110, "kCFSOCKS4ErrorRequestFailed", "The SOCKS4 server refused the request."),
        (111, "kCFSOCKS4ErrorIdentdFailed", "The SOCKS4 server could not reach identd on the client."),
        (
            112, "kCFSOCKS4ErrorIdConflict",
            "identd and the client named different users to the SOCKS4 server."
        ),
        (113, "kCFSOCKS4ErrorUnknownStatusCode", "The SOCKS4 server answered with an unknown status."),
        (120, "kCFSOCKS5ErrorBadState", "The SOCKS5 exchange is out of step."),
        (121, "kCFSOCKS5ErrorBadResponseAddr", "The SOCKS5 server answered with an unusable address."),
        (122, "kCFSOCKS5ErrorBadCredentials", "The SOCKS5 server refused the credentials."),
        (
            123, "kCFSOCKS5ErrorUnsupportedNegotiationMethod",
            "The SOCKS5 server wants a method that the client lacks."
        ),
        (124, "kCFSOCKS5ErrorNoAcceptableMethod", "Client and SOCKS5 server share no method."),
        (200, "kCFFTPErrorUnexpectedStatusCode", "The FTP server answered with an unexpected status."),
        (
            300, "kCFErrorHTTPAuthenticationTypeUnsupported",
            "The server asks for a kind of authentication that is not supported."
        ),
        (301, "kCFErrorHTTPBadCredentials", "The server refused the credentials."),
        (302, "kCFErrorHTTPConnectionLost", "The connection to the HTTP server was lost."),
        (303, "kCFErrorHTTPParseFailure", "The HTTP answer could not be parsed."),
        (304, "kCFErrorHTTPRedirectionLoopDetected", "The server redirects in a circle."),
        (305, "kCFErrorHTTPBadURL", "The URL is malformed."),
        (306, "kCFErrorHTTPProxyConnectionFailure", "No connection to the HTTP proxy could be made."),
        (307, "kCFErrorHTTPBadProxyCredentials", "The proxy refused the credentials."),
        (308, "kCFErrorPACFileError", "The proxy configuration file (PAC) could not be loaded or run."),
        (309, "kCFErrorPACFileAuth", "The proxy configuration file (PAC) needs authentication."),
        (
            310, "kCFErrorHTTPSProxyConnectionFailure",
            "The proxy did not open the tunnel for an https request."
        ),
        (
            311, "kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod",
            "The proxy answered CONNECT with an unexpected status."
        ),
        (-72000, "kCFNetServiceErrorUnknown", "Bonjour: an error without a code of its own."),
        (-72001, "kCFNetServiceErrorCollision", "Bonjour: the service's name is taken."),
        (-72002, "kCFNetServiceErrorNotFound", "Bonjour: the service was not found."),
        (-72003, "kCFNetServiceErrorInProgress", "Bonjour: the service is already at work."),
        (-72004, "kCFNetServiceErrorBadArgument", "Bonjour: a required argument is missing or wrong."),
        (-72005, "kCFNetServiceErrorCancel", "Bonjour: cancelled."),
        (-72006, "kCFNetServiceErrorInvalid", "Bonjour: an invalid argument."),
        (-72007, "kCFNetServiceErrorTimeout", "Bonjour: no answer in time."),
        (
            -72008, "kCFNetServicesErrorMissingRequiredConfiguration",
            "Bonjour: the Info.plist lacks NSBonjourServices or NSLocalNetworkUsageDescription for this service."
        ),
        (
            -73000, "kCFNetServiceErrorDNSServiceFailure",
            "Bonjour: the DNS service failed; kCFDNSServiceFailureKey holds its code."
        ),
    ]

    /// `kCFStreamErrorDomainHTTP`. The first three stand in `CFHTTPStream.h`; CFNetwork prints others that
    /// no header names, of which those with one agreed meaning are listed.
    static let streamHTTPCodes: [ErrorCode] =
        [
            (-1, "kCFStreamErrorHTTPParseFailure", "The HTTP answer could not be parsed."),
            (-2, "kCFStreamErrorHTTPRedirectionLoop", "The server redirects in a circle."),
            (-3, "kCFStreamErrorHTTPBadURL", "The URL is malformed."),
            (
                -1000, "kCFStreamErrorHTTPAuthenticationTypeUnsupported",
                "The server asks for a kind of authentication that is not supported."
            ),
            (-1001, "kCFStreamErrorHTTPAuthenticationBadUserName", "The server refused the user name."),
            (-1002, "kCFStreamErrorHTTPAuthenticationBadPassword", "The server refused the password."),
            (
                311, "kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod",
                "The proxy answered CONNECT with an unexpected status."
            ),
        ].map { number, name, meaning in
            ErrorCode(.streamHTTP, number, name, meaning, source: ErrorSource("CFNetwork/CFHTTPStream.h"))
        }
        + [
            (
                -4,
                "CFNetwork's private code beside -1005: the connection was lost while an answer was awaited."
            ),
            (-2102, "CFNetwork's private code beside -1001: the request's time limit passed."),
            (-2103, "CFNetwork's private code beside -1001: the request's time limit passed."),
            (-2104, "CFNetwork's private code beside -1001: the request's time limit passed."),
        ].map { number, meaning in
            ErrorCode(.streamHTTP, number, "", meaning, source: .publicReports, confidence: .reported)
        }
}
