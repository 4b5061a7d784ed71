// SPDX-License-Identifier: Apache-2.0

extension ErrorCodeTable {
    /// `NSURLErrorDomain`, and by the same suffixes the `kCFURLError…` twins of CFNetwork.
    static let urlCodes: [ErrorCode] = urlRows.map { number, suffix, meaning in
        ErrorCode(.url, number, "NSURLError" + suffix, meaning, source: .urlError)
    }

    /// The twins in `kCFErrorDomainCFNetwork`. `Unknown` is -998 there and -1 in Foundation.
    static let urlTwins: [ErrorCode] = urlRows.map { number, suffix, meaning in
        ErrorCode(
            .cfNetwork, suffix == "Unknown" ? -998 : number, "kCFURLError" + suffix, meaning,
            source: .cfNetworkErrors)
    }

    private static let urlRows: [(Int, String, String)] = [
        (-1, "Unknown", "The loading system has no code for what happened; the underlying error says more."),
        (
            -995, "BackgroundSessionRequiresSharedContainer",
            "A background session of an app extension names no shared container."
        ),
        (
            -996, "BackgroundSessionInUseByAnotherProcess",
            "Another process of the app already runs the background session of this identifier."
        ),
        (
            -997, "BackgroundSessionWasDisconnected",
            "The app was suspended or ended, and the background session lost its daemon."
        ),
        (
            -999, "Cancelled",
            "The load was cancelled: by the app's own code, by a newer load, or by a challenge handler that answered \"cancel\", as pinning code does when a pin does not match."
        ),
        (-1000, "BadURL", "The URL is malformed."),
        (-1001, "TimedOut", "No answer within the request's time limit."),
        (-1002, "UnsupportedURL", "No loader takes the URL's scheme."),
        (-1003, "CannotFindHost", "The host's name could not be resolved."),
        (
            -1004, "CannotConnectToHost",
            "The name was resolved, and no connection could be made: refused, unreachable or blocked."
        ),
        (-1005, "NetworkConnectionLost", "The connection broke after it had been made."),
        (-1006, "DNSLookupFailed", "The DNS look-up failed."),
        (
            -1007, "HTTPTooManyRedirects",
            "The server redirects in a circle, or more often than the loader follows."
        ),
        (
            -1008, "ResourceUnavailable",
            "The resource is not available; a cache-only request had nothing in its cache, or a router gave up."
        ),
        (
            -1009, "NotConnectedToInternet",
            "The system sees no usable path to the host: no network, or a rule that forbids this app to use it."
        ),
        (-1010, "RedirectToNonExistentLocation", "The server answered with a redirect that leads nowhere."),
        (
            -1011, "BadServerResponse",
            "The server answered with what its protocol does not allow here, such as no upgrade to a WebSocket."
        ),
        (
            -1012, "UserCancelledAuthentication",
            "Authentication was cancelled, by the user or by the app's challenge handler."
        ),
        (-1013, "UserAuthenticationRequired", "The server wants credentials that the app has not given."),
        (-1014, "ZeroByteResource", "The server announced content and sent none."),
        (-1015, "CannotDecodeRawData", "The content could not be decoded by its Content-Encoding."),
        (-1016, "CannotDecodeContentData", "The content is of an encoding that the loader does not know."),
        (-1017, "CannotParseResponse", "The answer is not HTTP that the loader can read."),
        (-1018, "InternationalRoamingOff", "Data roaming is off."),
        (-1019, "CallIsActive", "A phone call is active on a network that can't carry data beside it."),
        (-1020, "DataNotAllowed", "The cellular network, or the setting for this app, does not allow data."),
        (
            -1021, "RequestBodyStreamExhausted",
            "The request had to be sent again, and its body stream could not be rewound."
        ),
        (
            -1022, "AppTransportSecurityRequiresSecureConnection",
            "App Transport Security blocked a cleartext http load before it began."
        ),
        (-1100, "FileDoesNotExist", "The file of a file URL does not exist."),
        (-1101, "FileIsDirectory", "The file of a file URL is a directory."),
        (
            -1102, "NoPermissionsToReadFile",
            "The file can't be read; AVFoundation and FTP loads use it for refused access too."
        ),
        (-1103, "DataLengthExceedsMaximum", "The content is longer than the loader takes."),
        (-1104, "FileOutsideSafeArea", "The file lies outside the folder that the load is limited to."),
        (
            -1200, "SecureConnectionFailed",
            "No TLS connection could be made. The reason is in _kCFStreamErrorCodeKey."
        ),
        (
            -1201, "ServerCertificateHasBadDate",
            "The server's certificate is expired or not yet valid by this device's clock."
        ),
        (
            -1202, "ServerCertificateUntrusted",
            "The server's certificate is not trusted: its chain, its name or its form."
        ),
        (
            -1203, "ServerCertificateHasUnknownRoot",
            "The server's certificate chain ends in a root that this device does not trust."
        ),
        (
            -1204, "ServerCertificateNotYetValid",
            "The server's certificate is not yet valid by this device's clock."
        ),
        (-1205, "ClientCertificateRejected", "The server refused the client certificate."),
        (
            -1206, "ClientCertificateRequired",
            "The server wants a client certificate and got none that it takes."
        ),
        (-2000, "CannotLoadFromNetwork", "The request may use the cache alone, and the cache has nothing."),
        (-3000, "CannotCreateFile", "The downloaded file could not be created."),
        (-3001, "CannotOpenFile", "The downloaded file could not be opened."),
        (-3002, "CannotCloseFile", "The downloaded file could not be closed."),
        (-3003, "CannotWriteToFile", "The downloaded file could not be written."),
        (-3004, "CannotRemoveFile", "The downloaded file could not be removed."),
        (-3005, "CannotMoveFile", "The downloaded file could not be moved."),
        (-3006, "DownloadDecodingFailedMidStream", "Decoding the download failed on the way."),
        (-3007, "DownloadDecodingFailedToComplete", "Decoding the download failed at its end."),
    ]
}
