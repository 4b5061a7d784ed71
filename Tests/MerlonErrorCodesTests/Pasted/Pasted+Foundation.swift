// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

extension PastedError {
    /// `print(error)` of URLSession.
    static let foundation: [PastedError] = [
        PastedError(
            "cleartext blocked", .atsCleartextBlocked, ["url -1022"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1022 "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection." UserInfo={NSLocalizedDescription=The resource could not be loaded because the App Transport Security policy requires the use of a secure connection., NSErrorFailingURLStringKey=http://api.example.com/v1/items, NSErrorFailingURLKey=http://api.example.com/v1/items, _NSURLErrorRelatedURLSessionTaskErrorKey=(
                "LocalDataTask <5C0B2D5A-8A3E-4B36-9F59-0F64E3C1A7B2>.<1>"
            ), _NSURLErrorFailingURLSessionTaskErrorKey=LocalDataTask <5C0B2D5A-8A3E-4B36-9F59-0F64E3C1A7B2>.<1>}
            """#),
        PastedError(
            "handshake closed without notice", .tlsVersionOrSuite,
            ["url -1200", "cf -1200", "status -9816"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1200 "An SSL error has occurred and a secure connection to the server cannot be made." UserInfo={NSErrorFailingURLStringKey=https://old.example.com/login, NSLocalizedRecoverySuggestion=Would you like to connect to the server anyway?, _kCFStreamErrorDomainKey=3, _NSURLErrorFailingURLSessionTaskErrorKey=LocalDataTask <7E6A>.<3>, NSLocalizedDescription=An SSL error has occurred and a secure connection to the server cannot be made., NSErrorFailingURLKey=https://old.example.com/login, NSUnderlyingError=0x2809f1b60 {Error Domain=kCFErrorDomainCFNetwork Code=-1200 "(null)" UserInfo={_kCFStreamPropertySSLClientCertificateState=0, _kCFNetworkCFStreamSSLErrorOriginalValue=-9816, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9816, _NSURLErrorNWPathKey=satisfied (Path is satisfied), interface: en0}}, _kCFStreamErrorCodeKey=-9816}
            """#),
        PastedError(
            "handshake refused by alert", .tlsVersionOrSuite, ["url -1200", "status -9824", "cf -1200"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1200 "An SSL error has occurred and a secure connection to the server cannot be made." UserInfo={_kCFStreamErrorCodeKey=-9824, NSLocalizedRecoverySuggestion=Would you like to connect to the server anyway?, NSUnderlyingError=0x14d2b7f0 {Error Domain=kCFErrorDomainCFNetwork Code=-1200 "(null)" UserInfo={_kCFStreamPropertySSLClientCertificateState=0, _kCFNetworkCFStreamSSLErrorOriginalValue=-9824, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9824}}, NSErrorFailingURLKey=https://legacy.example.org/, _kCFStreamErrorDomainKey=3}
            """#),
        PastedError(
            "protocol version alert", .tlsVersionOrSuite, ["url -1200", "status -9836"],
            "NSURLErrorDomain Code=-1200 \"A TLS error caused the secure connection to fail.\" UserInfo={_kCFStreamErrorCodeKey=-9836, _kCFStreamErrorDomainKey=3}"
        ),
        PastedError(
            "as the issue writes it", .tlsVersionOrSuite, ["url -1200", "status -9816"],
            "NSURLErrorDomain Code=-1200 … _kCFStreamErrorCodeKey=-9816"),
        PastedError(
            "trust failure under ATS", .untrustedRoot, ["url -1200", "status -9802"],
            "Error Domain=NSURLErrorDomain Code=-1200 \"An SSL error has occurred and a secure connection to the server cannot be made.\" UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9802, NSErrorFailingURLKey=https://intranet.example.com/}"
        ),
        PastedError(
            "untrusted certificate", .untrustedRoot, ["url -1202", "cf -1202", "status -9813"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid. You might be connecting to a server that is pretending to be “intra.example.com” which could put your confidential information at risk." UserInfo={NSLocalizedRecoverySuggestion=Would you like to connect to the server anyway?, _kCFStreamErrorDomainKey=3, NSErrorPeerCertificateChainKey=(
                "<cert(0x10483a200) s: intra.example.com i: Example Corp Issuing CA>",
                "<cert(0x10483ac00) s: Example Corp Issuing CA i: Example Corp Root>"
            ), NSErrorClientCertificateStateKey=0, NSErrorFailingURLKey=https://intra.example.com/, NSErrorFailingURLStringKey=https://intra.example.com/, NSUnderlyingError=0x281d2c8d0 {Error Domain=kCFErrorDomainCFNetwork Code=-1202 "(null)" UserInfo={_kCFStreamPropertySSLClientCertificateState=0, kCFStreamPropertySSLPeerTrust=<SecTrustRef: 0x2839f0a20>, _kCFNetworkCFStreamSSLErrorOriginalValue=-9813, _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9813, kCFStreamPropertySSLPeerCertificates=(
                "<cert(0x10483a200) s: intra.example.com i: Example Corp Issuing CA>",
                "<cert(0x10483ac00) s: Example Corp Issuing CA i: Example Corp Root>"
            )}}, _kCFStreamErrorCodeKey=-9813}
            """#),
        PastedError(
            "self-signed leaf in the chain key", .selfSigned, ["url -1202", "status -9807"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." UserInfo={NSErrorPeerCertificateChainKey=(
                "<cert(0x7f9b0a0) s: nas.home.arpa i: nas.home.arpa>"
            ), _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9807, NSErrorFailingURLKey=https://nas.home.arpa:5001/}
            """#),
        PastedError(
            "public leaf without its intermediate", .missingIntermediate, ["url -1202", "status -9813"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1202 "…" UserInfo={NSErrorPeerCertificateChainKey=(
                "<cert(0x10602a400) s: shop.example.com i: R11>"
            ), _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9813, NSErrorFailingURLKey=https://shop.example.com/cart}
            """#),
        PastedError(
            "certificate for another host", .hostNameMismatch, ["url -1202", "status -9807"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid. You might be connecting to a server that is pretending to be “wrong.host.example.com” which could put your confidential information at risk." UserInfo={NSErrorPeerCertificateChainKey=(
                "<cert(0x10180) s: *.example.com i: R10>",
                "<cert(0x10181) s: R10 i: ISRG Root X1>"
            ), NSErrorFailingURLKey=https://wrong.host.example.com/, _kCFStreamErrorCodeKey=-9807, _kCFStreamErrorDomainKey=3}
            """#),
        PastedError(
            "Charles in the chain", .interceptionProxy, ["url -1202", "status -9807"],
            #"""
            Error Domain=NSURLErrorDomain Code=-1202 "The certificate for this server is invalid." UserInfo={NSErrorPeerCertificateChainKey=(
                "<cert(0x7fbc) s: api.example.com i: Charles Proxy CA (12 Mar 2026, dev-mac.local)>",
                "<cert(0x7fbd) s: Charles Proxy CA (12 Mar 2026, dev-mac.local) i: Charles Proxy CA (12 Mar 2026, dev-mac.local)>"
            ), _kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9807, NSErrorFailingURLStringKey=https://api.example.com/me}
            """#),
        PastedError(
            "expired", .expired, ["url -1202", "status -9814"],
            "Error Domain=NSURLErrorDomain Code=-1202 \"The certificate for this server is invalid.\" UserInfo={_kCFStreamErrorCodeKey=-9814, _kCFStreamErrorDomainKey=3, NSErrorFailingURLKey=https://api.example.com/}"
        ),
        PastedError(
            "bad date", .expired, ["url -1201"],
            "Error Domain=NSURLErrorDomain Code=-1201 \"The certificate for this server has expired.\""),
        PastedError(
            "not yet valid", .notYetValidOrClock, ["url -1204", "status -9815"],
            "Error Domain=NSURLErrorDomain Code=-1204 \"The certificate for this server is not yet valid.\" UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9815}"
        ),
        PastedError(
            "unknown root", .untrustedRoot, ["url -1203", "status -9812"],
            "Error Domain=NSURLErrorDomain Code=-1203 \"The certificate for this server was signed by an unknown certifying authority.\" UserInfo={_kCFStreamErrorCodeKey=-9812, _kCFStreamErrorDomainKey=3}"
        ),
        PastedError(
            "client certificate wanted", .clientCertificateRequired, ["url -1206", "cf -1206"],
            "Error Domain=NSURLErrorDomain Code=-1206 \"The server “mtls.example.com” requires a client certificate.\" UserInfo={NSErrorFailingURLKey=https://mtls.example.com/, NSUnderlyingError=0x281 {Error Domain=kCFErrorDomainCFNetwork Code=-1206 \"(null)\" UserInfo={_kCFStreamErrorDomainKey=3}}}"
        ),
        PastedError(
            "client certificate refused", .clientCertificateRejected, ["url -1205"],
            "Error Domain=NSURLErrorDomain Code=-1205 \"The server “mtls.example.com” did not accept the certificate.\""
        ),
        PastedError(
            "cancelled by a challenge handler or by the app", .delegateCancelled, ["url -999"],
            "Error Domain=NSURLErrorDomain Code=-999 \"cancelled\" UserInfo={NSErrorFailingURLStringKey=https://api.example.com/login, NSErrorFailingURLKey=https://api.example.com/login, NSLocalizedDescription=cancelled}"
        ),
        PastedError(
            "timeout", .timeout, ["url -1001", "http -2102", "cf -1001"],
            "Error Domain=NSURLErrorDomain Code=-1001 \"The request timed out.\" UserInfo={_kCFStreamErrorCodeKey=-2102, NSUnderlyingError=0x600003 {Error Domain=kCFErrorDomainCFNetwork Code=-1001 \"(null)\" UserInfo={_kCFStreamErrorCodeKey=-2102, _kCFStreamErrorDomainKey=4}}, NSErrorFailingURLKey=https://slow.example.com/report, _kCFStreamErrorDomainKey=4, NSLocalizedDescription=The request timed out.}"
        ),
        PastedError(
            "host not found", .dns, ["url -1003", "netdb 8", "cf -1003"],
            "Error Domain=NSURLErrorDomain Code=-1003 \"A server with the specified hostname could not be found.\" UserInfo={_kCFStreamErrorCodeKey=8, NSUnderlyingError=0x6000 {Error Domain=kCFErrorDomainCFNetwork Code=-1003 \"(null)\" UserInfo={_kCFStreamErrorDomainKey=12, _kCFStreamErrorCodeKey=8}}, NSErrorFailingURLStringKey=https://apii.example.com/, _kCFStreamErrorDomainKey=12}"
        ),
        PastedError(
            "connection refused", .serverUnreachable, ["url -1004", "posix 61", "cf -1004"],
            "Error Domain=NSURLErrorDomain Code=-1004 \"Could not connect to the server.\" UserInfo={_kCFStreamErrorCodeKey=61, NSUnderlyingError=0x600 {Error Domain=kCFErrorDomainCFNetwork Code=-1004 \"(null)\" UserInfo={_kCFStreamErrorCodeKey=61, _kCFStreamErrorDomainKey=1}}, NSErrorFailingURLKey=http://localhost:3000/api, _kCFStreamErrorDomainKey=1}"
        ),
        PastedError(
            "connection lost", .connectionDropped, ["url -1005", "http -4", "cf -1005"],
            "Error Domain=NSURLErrorDomain Code=-1005 \"The network connection was lost.\" UserInfo={_kCFStreamErrorCodeKey=-4, NSUnderlyingError=0x600 {Error Domain=kCFErrorDomainCFNetwork Code=-1005 \"(null)\" UserInfo={NSErrorPeerAddressKey=<CFData 0x60 [0x1b]>{length = 16, capacity = 16, bytes = 0x100201bb5db8d822}, _kCFStreamErrorCodeKey=-4, _kCFStreamErrorDomainKey=4}}, NSErrorFailingURLKey=https://api.example.com/upload, _kCFStreamErrorDomainKey=4}"
        ),
        PastedError(
            "offline", .offline, ["url -1009", "posix 50", "cf -1009"],
            "Error Domain=NSURLErrorDomain Code=-1009 \"The Internet connection appears to be offline.\" UserInfo={_kCFStreamErrorCodeKey=50, NSUnderlyingError=0x28 {Error Domain=kCFErrorDomainCFNetwork Code=-1009 \"(null)\" UserInfo={_kCFStreamErrorDomainKey=1, _kCFStreamErrorCodeKey=50, _NSURLErrorNWPathKey=unsatisfied (No network route)}}, NSErrorFailingURLKey=https://api.example.com/, _kCFStreamErrorDomainKey=1}"
        ),
        PastedError(
            "data not allowed", .dataNotAllowed, ["url -1020"],
            "Error Domain=NSURLErrorDomain Code=-1020 \"A data connection is not currently allowed.\""),
        PastedError(
            "too many redirects", .redirectLoop, ["url -1007"],
            "Error Domain=NSURLErrorDomain Code=-1007 \"too many HTTP redirects\" UserInfo={NSErrorFailingURLKey=https://example.com/}"
        ),
        PastedError(
            "unparsable answer", .badResponse, ["url -1017", "http -1"],
            "Error Domain=NSURLErrorDomain Code=-1017 \"cannot parse response\" UserInfo={_kCFStreamErrorDomainKey=4, _kCFStreamErrorCodeKey=-1, NSErrorFailingURLKey=https://device.example.com/}"
        ),
        PastedError(
            "proxy refuses the tunnel", .proxyFailure, ["cf 310"],
            "Error Domain=kCFErrorDomainCFNetwork Code=310 \"There was a problem communicating with the secure web proxy server (HTTPS).\" UserInfo={NSErrorFailingURLKey=https://api.example.com/}"
        ),
        PastedError(
            "ATS pin or trust code with a bare outer code", .pinMismatch, ["url -1200", "status -9886"],
            "Error Domain=NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9886, NSErrorFailingURLKey=https://pinned.example.com/}"
        ),
        PastedError(
            "ATS key size", .atsCertificate, ["url -1200", "status -9883"],
            "Error Domain=NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9883}"
        ),
    ]
}
