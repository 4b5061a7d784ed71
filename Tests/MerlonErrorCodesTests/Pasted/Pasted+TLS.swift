// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

extension PastedError {
    /// Handshakes and certificates, in short and long forms.
    static let tls: [PastedError] = [
        PastedError(
            "SSLHandshake line of old systems", .tlsVersionOrSuite, ["status -9824"],
            "2016-03-01 11:20:33.122 MyApp[1432:50213] CFNetwork SSLHandshake failed (-9824)"),
        PastedError(
            "HTTP load failed by stream domain name", .untrustedRoot, ["status -9802"],
            "2015-09-21 14:30:12.876 Storefront[3301:90111] NSURLSession/NSURLConnection HTTP load failed (kCFStreamErrorDomainSSL, -9802)"
        ),
        PastedError(
            "HTTP load failed with a bracketed pair", .untrustedRoot, ["url -1202", "status -9813"],
            "Task <2B5B7F7E-35B6-4C4E-8A7F-1>.<1> HTTP load failed, 0/0 bytes (error code: -1202 [3:-9813])"),
        PastedError(
            "HTTP load failed, name lookup", .dns, ["url -1003", "netdb 8"],
            "2026-01-14 09:03:11.201230+0100 App[811:1022] Task <A1>.<2> HTTP load failed, 0/0 bytes (error code: -1003 [12:8])"
        ),
        PastedError(
            "HTTP load failed, reset", .connectionDropped, ["url -1005", "posix 54"],
            "Task <77E0>.<12> HTTP load failed, 412/0 bytes (error code: -1005 [1:54])"),
        PastedError(
            "HTTP load failed, timeout", .timeout, ["url -1001", "http -2102"],
            "Task <77E0>.<13> HTTP load failed (error code: -1001 [4:-2102])"),
        PastedError(
            "weak Diffie-Hellman key", .tlsVersionOrSuite, ["status -9850"],
            "NSURLSession/NSURLConnection HTTP load failed (kCFStreamErrorDomainSSL, -9850)"),
        PastedError(
            "record overflow", .plainHTTPOnTLSPort, ["url -1200", "status -9847"],
            "Error Domain=NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9847, NSErrorFailingURLKey=https://dev.example.com:8080/}"
        ),
        PastedError(
            "bad certificate form", .certificateRequirements, ["url -1200", "status -9808"],
            "Error Domain=NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9808}"
        ),
        PastedError(
            "peer does not know the client's CA", .clientCertificateRejected, ["url -1200", "status -9831"],
            "Error Domain=NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9831}"
        ),
        PastedError(
            "certificate required", .clientCertificateRequired, ["status -9863"],
            "boringssl handshake ended: errSSLCertificateRequired"),
        PastedError(
            "ATS minimum version", .tlsVersionOrSuite, ["status -9881"],
            "Connection 4: encountered error(3:-9881)"),
        PastedError(
            "ATS leaf digest", .atsCertificate, ["status -9884"],
            "nw_protocol_boringssl_error [C7:2] errSSLATSLeafCertificateHashAlgorithmViolation"),
        PastedError(
            "host name by status", .hostNameMismatch, ["status -9843"],
            "SSLHandshake returned -9843"),
        PastedError(
            "unrecognized name", .serverNameNotServed, ["status -9865"],
            "OSStatus error -9865"),
        PastedError(
            "closed abort", .tlsVersionOrSuite, ["status -9806"],
            "CFNetwork SSLHandshake failed (-9806)"),
        PastedError(
            "negotiation", .tlsVersionOrSuite, ["status -9801"],
            "CFNetwork SSLHandshake failed (-9801)"),
        PastedError(
            "transport reset", .connectionDropped, ["status -9852"],
            "stream error: OSStatus -9852"),
        PastedError(
            "HSTS turned http into a failing https", .hstsUpgrade, ["url -1200"],
            "GET http://legacy.example.dev/ -> 307 Internal Redirect (HSTS) -> NSURLErrorDomain -1200 for https://legacy.example.dev/"
        ),
    ]

    /// Lines of CFNetwork, Network.framework and BoringSSL in the console.
    static let logs: [PastedError] = [
        PastedError(
            "TIC trust error block", .untrustedRoot, ["status -9813", "url -1202"],
            """
            2017-11-02 10:12:45.115 App[2207:812] TIC SSL Trust Error [1:0x604000165d00]: 3:0
            2017-11-02 10:12:45.150 App[2207:812] NSURLSession/NSURLConnection HTTP load failed (kCFStreamErrorDomainSSL, -9813)
            2017-11-02 10:12:45.151 App[2207:812] Task <E9D3>.<0> HTTP load failed (error code: -1202 [3:-9813])
            """),
        PastedError(
            "TIC connection failed", .serverUnreachable, ["posix 61"],
            "TIC TCP Conn Failed [3:0x600000172a80]: 1:61 Err(61)"),
        PastedError(
            "TIC read status", .connectionDropped, ["posix 57"],
            "TIC Read Status [9:0x1c0179a40]: 1:57"),
        PastedError(
            "default TLS trust evaluation", .untrustedRoot, ["status -9807", "url -1202"],
            """
            2026-02-03 15:41:22.530140+0100 App[7781:310] Connection 1: default TLS Trust evaluation failed(-9807)
            2026-02-03 15:41:22.530211+0100 App[7781:310] Connection 1: TLS Trust encountered error 3:-9807
            2026-02-03 15:41:22.530300+0100 App[7781:310] Connection 1: encountered error(3:-9807)
            2026-02-03 15:41:22.531000+0100 App[7781:310] Task <1F>.<1> HTTP load failed, 0/0 bytes (error code: -1202 [3:-9807])
            """),
        PastedError(
            "ATS failed system trust", .untrustedRoot, ["status -9802", "url -1200"],
            """
            ATS failed system trust
            Connection 2: system TLS Trust evaluation failed(-9802)
            Connection 2: TLS Trust encountered error 3:-9802
            Connection 2: encountered error(3:-9802)
            Task <0C>.<2> finished with error [-1200] Error Domain=NSURLErrorDomain Code=-1200 "A TLS error caused the secure connection to fail."
            """),
        PastedError(
            "cleartext line", .atsCleartextBlocked, [],
            "2015-10-02 09:00:12.002 App[10:22] App Transport Security has blocked a cleartext HTTP (http://) resource load since it is insecure. Temporary exceptions can be configured via your app's Info.plist file."
        ),
        PastedError(
            "ATS policy line of newer systems", .atsCleartextBlocked, ["url -1022"],
            """
            Cannot start load of Task <9C9E8B2A>.<1> since it does not conform to ATS policy
            Task <9C9E8B2A>.<1> finished with error [-1022] Error Domain=NSURLErrorDomain Code=-1022
            """),
        PastedError(
            "BoringSSL handshake alert", .tlsVersionOrSuite, ["alert 40"],
            """
            boringssl_context_handle_fatal_alert(1872) [C3.1.1:2][0x10580a0f0] read alert, level: fatal, description: handshake failure
            boringssl_session_handshake_error_print(44) [C3.1.1:2][0x10580a0f0] 4402184:error:10000410:SSL routines:OPENSSL_internal:SSLV3_ALERT_HANDSHAKE_FAILURE:/Library/Caches/com.apple.xbs/Sources/boringssl/ssl/tls_record.cc:594:SSL alert number 40
            """),
        PastedError(
            "BoringSSL protocol version", .tlsVersionOrSuite, ["alert 70"],
            "boringssl_context_error_print(1862) boringssl ctx 0x28: 4378:error:1000042e:SSL routines:OPENSSL_internal:TLSV1_ALERT_PROTOCOL_VERSION:tls_record.cc:594:SSL alert number 70"
        ),
        PastedError(
            "BoringSSL certificate required", .clientCertificateRequired, ["alert 116"],
            "boringssl_session_handshake_error_print(47) [C1] error:1000045c:SSL routines:OPENSSL_internal:TLSV1_ALERT_CERTIFICATE_REQUIRED: SSL alert number 116"
        ),
        PastedError(
            "BoringSSL wrong version number", .plainHTTPOnTLSPort, [],
            "boringssl_context_error_print(1863) 48:error:100000f7:SSL routines:OPENSSL_internal:WRONG_VERSION_NUMBER:tls_record.cc:242:"
        ),
        PastedError(
            "BoringSSL own alert about the server's certificate", .untrustedRoot, ["status -9808"],
            """
            boringssl_context_handle_fatal_alert(1991) [C1:1][0x0] write alert, level: fatal, description: unknown ca
            nw_protocol_boringssl_handshake_negotiate_proceed(774) [C1:1][0x0] handshake failed at state 12288: not completed
            boringssl_session_errorlog(231) [C1:1][0x0] [boringssl_session_handshake_incomplete] SSL_ERROR_SSL(1): operation failed -9808
            """),
        PastedError(
            "socket error line", .serverUnreachable, ["posix 61"],
            "nw_socket_handle_socket_event [C1.1:1] Socket SO_ERROR [61: Connection refused]"),
        PastedError(
            "flow failed lines", .connectionDropped, ["posix 54"],
            """
            nw_read_request_report [C2] Receive failed with error "Connection reset by peer"
            nw_endpoint_flow_failed_with_error [C2 api.example.com:443 in_progress channel-flow (satisfied (Path is satisfied), viable, interface: en0, ipv4, dns)] already failing, returning
            """),
        PastedError(
            "proxy configuration script", .proxyFailure, ["url -1004"],
            "nw_proxy_resolver_create_parsed_array [C4 proxy pac] Evaluation error: NSURLErrorDomain: -1004"),
        PastedError(
            "finished with error code", .timeout, ["url -1001"],
            "Task <A3>.<5> finished with error - code: -1001"),
        PastedError(
            "connection failed to connect", .tlsVersionOrSuite, ["status -9836"],
            "Connection 3: failed to connect 3:-9836, reason -1"),
        PastedError(
            "transport lines with times of day", .timeout, ["posix 60"],
            "10:12:08 -1000 Connection 5: failed to connect 1:60, reason -1"),
    ]

    /// Network.framework's own errors.
    static let networkFramework: [PastedError] = [
        PastedError(
            "NWError of TLS", .untrustedRoot, ["status -9807"],
            "connection failed: -9807: invalid certificate chain"),
        PastedError(
            "NWError of TLS, short", .certificateRequirements, ["status -9808"],
            "NWConnection state: failed(-9808: bad certificate format)"),
        PastedError(
            "NWError of POSIX", .serverUnreachable, ["posix 61"],
            "waiting(POSIXErrorCode(rawValue: 61): Connection refused)"),
        PastedError(
            "NWError of POSIX by words", .connectionDropped, ["posix 57"],
            "failed(POSIXErrorCode: Socket is not connected)"),
        PastedError(
            "NWError of DNS", .dns, ["dns -65554"],
            "waiting(-65554: NoSuchRecord)"),
        PastedError(
            "Bonjour not permitted", .localNetworkPrivacy, ["dns -65555"],
            "NWBrowser failed: -65555: NoAuth"),
        PastedError(
            "Bonjour denied", .localNetworkPrivacy, ["dns -65570"],
            "nw_browser_fail_on_dns_error_locked [B1] nw_browser_dns_service_browse_callback failed: PolicyDenied(-65570)"
        ),
    ]
}
