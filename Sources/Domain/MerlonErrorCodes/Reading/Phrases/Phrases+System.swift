// SPDX-License-Identifier: Apache-2.0

extension Phrase {
    /// The system's own English descriptions of its codes.
    static let english: [Phrase] = [
        Phrase("an SSL error has occurred", code: -1200),
        Phrase("a TLS error caused the secure connection to fail", code: -1200),
        Phrase("secure connection to the server cannot be made", code: -1200),
        Phrase("can't establish a secure connection to the server", code: -1200),
        Phrase("this connection is not private", code: -1202),
        Phrase("certificate for this server is invalid", code: -1202),
        Phrase("this server's certificate is invalid", code: -1202),
        Phrase("might be connecting to a server that is pretending to be", code: -1202),
        Phrase("certificate for this server has expired", code: -1201),
        Phrase("certificate for this server is not yet valid", code: -1204),
        Phrase("certificate for this server was signed by an unknown certifying authority", code: -1203),
        Phrase("certificate for this server is signed by an unknown", code: -1203),
        Phrase("requires a client certificate", code: -1206),
        Phrase("did not accept the certificate", code: -1205),
        Phrase("App Transport Security policy requires the use of a secure connection", code: -1022),
        Phrase("network connection was lost", code: -1005),
        Phrase("the request timed out", code: -1001),
        Phrase("server with the specified hostname could not be found", code: -1003),
        Phrase("server with the specified host name could not be found", code: -1003),
        Phrase("could not connect to the server", code: -1004),
        Phrase("couldn't connect to the server", code: -1004),
        Phrase("internet connection appears to be offline", code: -1009),
        Phrase("there was a bad response from the server", code: -1011),
        Phrase("cannot parse response", code: -1017),
        Phrase("too many HTTP redirects", code: -1007),
        Phrase("unsupported URL", code: -1002),
        Phrase("bad URL", code: -1000),
        Phrase("do not have permission to access the requested resource", code: -1102),
        Phrase("international roaming is currently off", code: -1018),
        Phrase("call is currently active", code: -1019),
        Phrase("data connection is not currently allowed", code: -1020),
        Phrase("request body stream exhausted", code: -1021),
        Phrase("lost connection to background transfer service", code: -997),
    ]

    /// `strerror` and `gai_strerror` on Darwin.
    static let posix: [Phrase] = [
        Phrase("connection refused", posix: 61),
        Phrase("connection reset by peer", posix: 54),
        Phrase("operation timed out", posix: 60),
        Phrase("no route to host", posix: 65),
        Phrase("network is unreachable", posix: 51),
        Phrase("network is down", posix: 50),
        Phrase("host is down", posix: 64),
        Phrase("software caused connection abort", posix: 53),
        Phrase("socket is not connected", posix: 57),
        Phrase("operation not permitted", posix: 1),
        Phrase("can't assign requested address", posix: 49),
        Phrase("address already in use", posix: 48),
        Phrase("nodename nor servname provided", means: .code(.netDB, 8)),
    ]

    /// Network.framework's and SecureTransport's own words for a status.
    static let status: [Phrase] = [
        Phrase("invalid certificate chain", means: .code(.osStatus, -9807)),
        Phrase("bad certificate format", means: .code(.osStatus, -9808)),
        Phrase("unknown root certificate", means: .code(.osStatus, -9812)),
        Phrase("cert chain not verified by root", means: .code(.osStatus, -9813)),
        Phrase("chain had an expired cert", means: .code(.osStatus, -9814)),
        Phrase("server closed session with no notification", means: .code(.osStatus, -9816)),
        Phrase("connection closed via error", means: .code(.osStatus, -9806)),
        Phrase("bad protocol version", means: .code(.osStatus, -9836)),
        Phrase("peer host name mismatch", means: .code(.osStatus, -9843)),
        Phrase("ATS violation", means: .code(.osStatus, -9880)),
    ]
}
