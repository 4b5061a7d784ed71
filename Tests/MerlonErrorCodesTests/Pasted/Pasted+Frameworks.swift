// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

extension PastedError {
    /// Swift wrappers.
    static let alamofire: [PastedError] = [
        PastedError(
            "AFError around URLError", .atsCleartextBlocked, ["url -1022"],
            "sessionTaskFailed(error: Error Domain=NSURLErrorDomain Code=-1022 \"The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.\" UserInfo={NSErrorFailingURLKey=http://api.example.com/})"
        ),
        PastedError(
            "AFError's description of a TLS error", .tlsVersionOrSuite, ["url -1200"],
            "URLSessionTask failed with error: A TLS error caused the secure connection to fail."),
        PastedError(
            "AFError bridged without detail", .unrecognised, ["Alamofire.AFError 13"],
            "The operation couldn’t be completed. (Alamofire.AFError error 13.)"),
        PastedError(
            "AFError pins", .pinMismatch, [],
            "serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.certificatePinningFailed(host: \"api.example.com\", trust: <SecTrustRef: 0x6000>, pinnedCertificates: [<cert(0x7f) s: api.example.com i: R3>], serverCertificates: []))"
        ),
        PastedError(
            "AFError public key pins", .pinMismatch, [],
            "Server trust evaluation failed due to reason: Public key pinning failed for host api.example.com."
        ),
        PastedError(
            "AFError no evaluator", .pinConfiguration, [],
            "serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.noRequiredEvaluator(host: \"cdn.example.com\"))"
        ),
        PastedError(
            "AFError no certificates", .pinConfiguration, [],
            "Server trust evaluation failed due to reason: Alamofire.AFError.ServerTrustFailureReason.noCertificatesFound"
        ),
        PastedError(
            "AFError trust evaluation with the status inside", .hostNameMismatch, ["status -67602"],
            "serverTrustEvaluationFailed(reason: .trustEvaluationFailed(error: Optional(Error Domain=NSOSStatusErrorDomain Code=-67602 \"“10.0.0.12” certificate name does not match input\" UserInfo={NSLocalizedDescription=“10.0.0.12” certificate name does not match input})))"
        ),
        PastedError(
            "Moya around Alamofire", .offline, ["url -1009"],
            "underlying(Alamofire.AFError.sessionTaskFailed(error: Error Domain=NSURLErrorDomain Code=-1009 \"The Internet connection appears to be offline.\"), nil) MoyaError"
        ),
        PastedError(
            "AFNetworking validation", .badResponse, ["url -1011"],
            "Error Domain=com.alamofire.error.serialization.response Code=-1011 \"Request failed: internal server error (500)\" There was a bad response from the server."
        ),
        PastedError(
            "URLError with the NSError inside", .dns, ["url -1003"],
            "failure(Foundation.URLError(_nsError: Error Domain=NSURLErrorDomain Code=-1003 \"A server with the specified hostname could not be found.\"))"
        ),
        PastedError(
            "URLError case", .tlsVersionOrSuite, ["url -1200"],
            "Thrown: URLError(.secureConnectionFailed)"),
        PastedError(
            "URLError code raw value", .untrustedRoot, ["url -1202"],
            "URLError.Code(rawValue: -1202)"),
        PastedError(
            "TrustKit blocks", .pinMismatch, ["url -999"],
            """
            === TrustKit: Pin validation failed for api.example.com
            Error Domain=NSURLErrorDomain Code=-999 "cancelled" UserInfo={NSErrorFailingURLKey=https://api.example.com/}
            """),
        PastedError(
            "Starscream", .badResponse, ["Starscream.WSError 1", "url -1011"],
            "websocket encountered an error: The operation couldn’t be completed. (Starscream.WSError error 1.) There was a bad response from the server."
        ),
        PastedError(
            "swift-nio", .untrustedRoot, [],
            "connectionError: NIOSSL.NIOSSLError.handshakeFailed(NIOSSL.BoringSSLError.sslError([Error: 268435581 error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at /ssl/handshake.c:297]))"
        ),
        PastedError(
            "gRPC peer name", .hostNameMismatch, [],
            "unavailable (14): failed to connect to all addresses; last error: UNKNOWN: ipv4:10.1.2.3:443: Peer name api.internal is not in peer certificate"
        ),
    ]

    /// React Native, Flutter, Kotlin, .NET, Cordova.
    static let crossPlatform: [PastedError] = [
        PastedError(
            "React Native over http", .atsCleartextBlocked, [],
            """
            [TypeError: Network request failed]
            Possible Unhandled Promise Rejection: fetch('http://api.example.com/users')
            """),
        PastedError(
            "React Native over https", .untrustedRoot, [],
            "TypeError: Network request failed  at node_modules/whatwg-fetch/dist/fetch.umd.js:535 https://staging.example.com/graphql"
        ),
        PastedError(
            "React Native to localhost", .serverUnreachable, [],
            "WARN  [TypeError: Network request failed] http://localhost:8081/api"),
        PastedError(
            "React Native with the Android emulator's address", .serverUnreachable, [],
            "AxiosError: Network Error http://10.0.2.2:5000/login"),
        PastedError(
            "React Native without a URL", .atsCleartextBlocked, [],
            "TypeError: Network request failed"),
        PastedError(
            "React Native's native line", .untrustedRoot, ["url -1202"],
            "RCTHTTPRequestHandler Error Domain=NSURLErrorDomain Code=-1202 \"The certificate for this server is invalid.\" TypeError: Network request failed"
        ),
        PastedError(
            "Metro unreachable", .serverUnreachable, [],
            "Could not connect to development server. Ensure the following: - Node server is running and available on the same network. URL: http://192.168.1.20:8081/index.bundle?platform=ios"
        ),
        PastedError(
            "Flutter missing issuer", .missingIntermediate, [],
            "HandshakeException: Handshake error in client (OS Error: \n\tCERTIFICATE_VERIFY_FAILED: unable to get local issuer certificate(handshake.cc:393))"
        ),
        PastedError(
            "Flutter self-signed", .selfSigned, [],
            "Unhandled Exception: HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: self signed certificate(handshake.cc:354))"
        ),
        PastedError(
            "Flutter expired", .expired, [],
            "DioException [unknown]: null Error: HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: certificate has expired(handshake.cc:359))"
        ),
        PastedError(
            "Flutter wrong host", .hostNameMismatch, [],
            "CERTIFICATE_VERIFY_FAILED: Hostname mismatch(handshake.cc:363)"),
        PastedError(
            "Flutter plain server on a TLS port", .plainHTTPOnTLSPort, [],
            "HandshakeException: Handshake error in client (OS Error: WRONG_VERSION_NUMBER(tls_record.cc:242))"
        ),
        PastedError(
            "Flutter interrupted", .connectionDropped, [],
            "HandshakeException: Connection terminated during handshake"),
        PastedError(
            "Flutter refused", .serverUnreachable, ["posix 61"],
            "SocketException: Connection refused (OS Error: Connection refused, errno = 61), address = localhost, port = 52313"
        ),
        PastedError(
            "Flutter lookup", .dns, ["netdb 8"],
            "ClientException with SocketException: Failed host lookup: 'api.exmaple.com' (OS Error: nodename nor servname provided, or not known, errno = 8), uri=https://api.exmaple.com/v1"
        ),
        PastedError(
            "Flutter's own policy", .frameworkPolicy, [],
            "Bad state: Insecure HTTP is not allowed by platform: http://192.168.0.10:8080/api"),
        PastedError(
            "Flutter without a route", .localNetworkPrivacy, ["posix 65"],
            "SocketException: No route to host (OS Error: No route to host, errno = 65), address = 192.168.1.44, port = 50211, uri=http://192.168.1.44:9000/status"
        ),
        PastedError(
            "Ktor on Darwin", .atsCleartextBlocked, ["url -1022"],
            "io.ktor.client.engine.darwin.DarwinHttpRequestException: Exception in http request: Error Domain=NSURLErrorDomain Code=-1022 \"The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.\" UserInfo={NSErrorFailingURLStringKey=http://10.10.1.5/api}"
        ),
        PastedError(
            "Xamarin trust failure", .untrustedRoot, [],
            "System.Net.WebException: Error: TrustFailure (Authentication failed, see inner exception.)"),
        PastedError(
            "Xamarin NSErrorException", .tlsVersionOrSuite, ["url -1200", "status -9824"],
            "Foundation.NSErrorException: Error Domain=NSURLErrorDomain Code=-1200 \"An SSL error has occurred and a secure connection to the server cannot be made.\" UserInfo={_kCFStreamErrorCodeKey=-9824, _kCFStreamErrorDomainKey=3}"
        ),
        PastedError(
            ".NET name mismatch", .hostNameMismatch, [],
            "System.Security.Authentication.AuthenticationException: The remote certificate is invalid according to the validation procedure: RemoteCertificateNameMismatch"
        ),
        PastedError(
            ".NET partial chain", .missingIntermediate, [],
            "HttpRequestException: The SSL connection could not be established, see inner exception. ---> AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: PartialChain"
        ),
        PastedError(
            "Cordova page over http", .atsCleartextBlocked, ["url -1022"],
            "ERROR Failed to load webpage with error: The resource could not be loaded because the App Transport Security policy requires the use of a secure connection. (CDVWebViewEngine)"
        ),
        PastedError(
            "Cordova allow list", .frameworkPolicy, [],
            "ERROR whitelist rejection: url='http://api.example.com/'"),
        PastedError(
            "Capacitor", .serverUnreachable, ["url -1004"],
            "⚡️  WebView failed provisional navigation ⚡️  Error: Could not connect to the server. (Capacitor)"),
    ]

    /// Stacks that bring their own TLS.
    static let ownStacks: [PastedError] = [
        PastedError(
            "Unity", .untrustedRoot, ["curl 60", "UnityTls 7"],
            "Curl error 60: Cert verify failed. Certificate has no valid chain. UnityTls error code: 7"),
        PastedError(
            "Unity expired", .expired, ["curl 60"],
            "Curl error 60: Cert verify failed: UNITYTLS_X509VERIFY_FLAG_EXPIRED"),
        PastedError(
            "Unity refuses http", .frameworkPolicy, [],
            "InvalidOperationException: Insecure connection not allowed (UnityWebRequest)"),
        PastedError(
            "curl", .missingIntermediate, ["curl 60"],
            "curl: (60) SSL certificate problem: unable to get local issuer certificate"),
        PastedError(
            "curl handshake", .tlsVersionOrSuite, ["curl 35"],
            "curl: (35) OpenSSL/3.0.2: error:0A000410:SSL routines::sslv3 alert handshake failure"),
        PastedError(
            "openssl verify", .missingIntermediate, ["x509 20", "x509 21"],
            """
            verify error:num=20:unable to get local issuer certificate
            verify return:1
            Verify return code: 21 (unable to verify the first certificate)
            """),
        PastedError(
            "openssl self-signed", .selfSigned, ["x509 18"],
            "error 18 at 0 depth lookup: self-signed certificate"),
        PastedError(
            "Go", .untrustedRoot, [],
            "Get \"https://git.corp.example/\": tls: failed to verify certificate: x509: certificate signed by unknown authority"
        ),
        PastedError(
            "Go wrong host", .hostNameMismatch, [],
            "x509: certificate is valid for *.example.net, example.net, not api.example.com"),
        PastedError(
            "rustls", .expired, [],
            "error sending request: invalid peer certificate: Expired: certificate expired"),
        PastedError(
            "private root seen by Python", .untrustedRoot, [],
            "ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate in certificate chain (_ssl.c:1000)"
        ),
    ]
}
