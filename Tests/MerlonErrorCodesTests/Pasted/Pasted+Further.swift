// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

extension PastedError {
    /// What came up while other people's logs were read.
    static let further: [PastedError] = [
        PastedError(
            "test server, self-signed", .selfSigned, ["url -1202"],
            "Error Domain=NSURLErrorDomain Code=-1202 \"The certificate for this server is invalid. You might be connecting to a server that is pretending to be “self-signed.badssl.com” which could put your confidential information at risk.\" UserInfo={NSErrorFailingURLStringKey=https://self-signed.badssl.com/}"
        ),
        PastedError(
            "TLS error of a local address", .selfSigned, ["url -1200"],
            "Error Domain=NSURLErrorDomain Code=-1200 \"An SSL error has occurred and a secure connection to the server cannot be made.\" UserInfo={NSErrorFailingURLStringKey=https://192.168.1.5/}"
        ),
        PastedError(
            "no route by CFNetwork", .serverUnreachable, ["posix 65", "url -1004"],
            "TIC TCP Conn Failed [1:0x281d58a80]: 1:65 Err(65)\nTask <E0>.<1> HTTP load failed, 0/0 bytes (error code: -1004 [1:65])"
        ),
        PastedError(
            "dumped AFError in German", .tlsVersionOrSuite, ["url -1200", "status -9858"],
            """
            ▿ AFError
              ▿ sessionTaskFailed : 1 element
                ▿ error : Error Domain=NSURLErrorDomain Code=-1200 "Ein TLS-Fehler führte zum Fehlschlagen der sicheren Verbindung." UserInfo={_kCFStreamErrorCodeKey=-9858, _kCFStreamErrorDomainKey=3}
            """),
        PastedError(
            "AFError host validation", .hostNameMismatch, [],
            "serverTrustEvaluationFailed(reason: Alamofire.AFError.ServerTrustFailureReason.hostValidationFailed(output: Alamofire.AFError.ServerTrustFailureReason.Output(host: \"10.0.0.5\")))"
        ),
        PastedError(
            ".NET closed stream", .connectionDropped, [],
            "Authentication failed because the remote party has closed the transport stream."),
        PastedError(
            ".NET callback", .delegateCancelled, [],
            "The remote certificate was rejected by the provided RemoteCertificateValidationCallback."),
        PastedError(
            "WebSocket in a web view", .serverUnreachable, ["posix 61"],
            "WebSocket connection to 'ws://192.168.1.10:8080/' failed: The operation couldn’t be completed. (kNWErrorDomainPOSIX error 61 - Connection refused)"
        ),
        PastedError(
            "trustd names the failed check", .certificateRequirements, [],
            "Trust evaluate failure: [leaf ServerAuthEKU]"),
        PastedError(
            "trustd names two failed checks", .hostNameMismatch, [],
            "Trust evaluate failure: [leaf AnchorTrusted SSLHostname]"),
        PastedError(
            "trustd's policy line", .untrustedRoot, [],
            "2026-05-02 10:00:00.000 trustd[120:33] [com.apple.securityd:policy] cert[2]: AnchorTrusted =(leaf)[force]> 0"
        ),
        PastedError(
            "pins by the check's name", .pinMismatch, [],
            "certificate policy check failed: CAspkiSHA256"),
        PastedError(
            "French order of words", .offline, ["url -1009"],
            "L’opération n’a pas pu s’achever. (erreur NSURLErrorDomain -1009.)"),
        PastedError(
            "Japanese order of words", .atsCleartextBlocked, ["url -1022"],
            "操作を完了できませんでした。（NSURLErrorDomainエラー-1022）"),
        PastedError(
            "Chinese quotation marks", .delegateCancelled, ["url -1012"],
            "未能完成操作。（“NSURLErrorDomain”错误 -1012。）"),
        PastedError(
            "Bonjour in the stream domain", .dns, ["url -1003", "cf -72000"],
            "finished with error [-1003] Error Domain=NSURLErrorDomain Code=-1003 \"(null)\" UserInfo={_kCFStreamErrorCodeKey=-72000, _kCFStreamErrorDomainKey=10}"
        ),
        PastedError(
            "framed by a Flutter logger", .missingIntermediate, [],
            """
            │ DioException [bad certificate]: null
            │ Error: HandshakeException: Handshake error in client (OS Error: CERTIFICATE_VERIFY_FAILED: unable to get local issuer
            │ certificate(handshake.cc:359))
            """),
        PastedError(
            "URLError printed as a case", .dns, ["url -1003"],
            "URLError: cannotFindHost"),
        PastedError(
            "Node's names", .missingIntermediate, [],
            "Error: unable to verify the first certificate code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'"),
        PastedError(
            "LibreSSL cut off", .connectionDropped, [],
            "LibreSSL SSL_connect: SSL_ERROR_SYSCALL in connection to api.example.com:443"),
        PastedError(
            "nginx sees the app refuse its certificate", .clientCertificateRejected, ["alert 46"],
            "SSL_do_handshake() failed (SSL: error:0A000416:SSL routines::sslv3 alert certificate unknown:SSL alert number 46) while SSL handshaking, client: 10.0.0.3"
        ),
        PastedError(
            "library's own domain with Foundation's number", .offline, ["FIRAuthErrorDomain -1009"],
            "Error Domain=FIRAuthErrorDomain Code=-1009"),
        PastedError(
            "unknown domain without the usual fields", .mediaServer, ["CoreMediaErrorDomain -12660"],
            "CoreMediaErrorDomain -12660 HTTP 403: Forbidden"),
        PastedError(
            "media over an untrusted certificate", .untrustedRoot, ["av -11850", "url -1202"],
            "AVFoundationErrorDomain Code=-11850 UserInfo={NSUnderlyingError=0x1 {Error Domain=NSURLErrorDomain Code=-1202}}"
        ),
        PastedError(
            "negative errno", .serverUnreachable, ["posix 61"], "connect failed, errno: -61"),
        PastedError(
            "timeout in words alone", .timeout, [], "The connection attempt timed out"),
        PastedError(
            "denied Wi-Fi", .pathPolicy, ["url -1009"],
            "NSURLErrorDomain error -1009; path: unsatisfied (Denied over Wi-Fi interface)"),
        PastedError(
            "Go names the clock", .notYetValidOrClock, [],
            "x509: certificate has expired or is not yet valid: current time 2026-01-01T00:00:00Z is before 2026-02-01T00:00:00Z"
        ),
        PastedError(
            "WebKit's process log", .untrustedRoot, ["url -1202"],
            "0x1052e8018 - [pageProxyID=5, webPageID=6, PID=2210] WebPageProxy::didFailProvisionalLoadForFrame: frameID=1, isMainFrame=1, domain=NSURLErrorDomain, code=-1202, isMainFrame=1"
        ),
        PastedError(
            "Swift's dictionary of details", .tlsVersionOrSuite, ["url -1200", "status -9824", "cf -1200"],
            "NSURLErrorDomain -1200 userInfo: [\"NSErrorFailingURLStringKey\": \"https://api.example.com/x?token=1\", \"_kCFStreamErrorCodeKey\": -9824, \"_kCFStreamErrorDomainKey\": 3, \"NSUnderlyingError\": Error Domain=kCFErrorDomainCFNetwork Code=-1200 \"(null)\"]"
        ),
        PastedError(
            "checkpoint is no product", .timeout, ["url -1001"],
            "Checkpoint reached: request finished with error -1001"),
        PastedError(
            "Swift task cancelled", .taskCancelled, ["url -999"],
            "NSURLErrorDomain Code=-999, the Task was cancelled (CancellationError)"),
        PastedError(
            "TLS through a debugging proxy", .interceptionProxy, ["url -1200"],
            "kCFStreamPropertyHTTPSProxyHost=localhost, kCFStreamPropertyHTTPSProxyPort=9090, NSURLErrorDomain -1200"
        ),
        PastedError(
            "refused by a proxy setting", .proxyFailure, ["url -1004"],
            "NSURLErrorDomain error -1004 for http://api.example.com with HTTP proxy 127.0.0.1:8888"),
        PastedError(
            "Flutter on a sandboxed Mac", .sandboxNetworkClient, ["posix 1"],
            "SocketException: Connection failed (OS Error: Operation not permitted, errno = 1), address = api.example.com, port = 443"
        ),
        PastedError(
            "Starscream upgrade", .badResponse, [],
            "websocket: didDisconnect Optional(Starscream.WSError(type: Starscream.ErrorType.upgradeError, message: \"Invalid HTTP upgrade\", code: 426))"
        ),
        PastedError(
            "stream's own domain", .untrustedRoot, ["status -9807"],
            "Error Domain=NSStreamSocketSSLErrorDomain Code=-9807"),
        PastedError(
            "NWError bridged", .dns, ["dns -65554"],
            "The operation couldn’t be completed. (Network.NWError error -65554 - NoSuchRecord)"),
        PastedError(
            "sandbox by the stream's errno", .sandboxNetworkClient, ["url -1004", "posix 1"],
            "Error Domain=NSURLErrorDomain Code=-1004 \"Could not connect to the server.\" UserInfo={_kCFStreamErrorCodeKey=1, _kCFStreamErrorDomainKey=1, NSErrorFailingURLKey=https://api.example.com/}"
        ),
    ]
}
