// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

extension PastedError {
    /// Known words inside others: under a type's name, in a sentence about HTTP, in the user's language.
    static let qualified: [PastedError] = [
        PastedError(
            "a sentence about an HTTP request", .tlsVersionOrSuite, ["url -1200"],
            "AFNetworking HTTP request failed: An SSL error has occurred and a secure connection to the server cannot be made."
        ),
        PastedError(
            ".NET with a protocol version", .tlsVersionOrSuite, ["url -1200", "status -9836"],
            "System.Net.Http.HttpRequestException: An SSL error has occurred and a secure connection to the server cannot be made. ---> Foundation.NSErrorException: Error Domain=NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorCodeKey=-9836}"
        ),
        PastedError(
            "BoringSSL read an HTTP request", .plainHTTPOnTLSPort, [],
            "Handshake error in client (OS Error: HTTP_REQUEST(tls_record.cc:242))"),
        PastedError(
            "OpenSSL read an HTTP request", .plainHTTPOnTLSPort, [],
            "error:0A00009C:SSL routines::http request"),
        PastedError(
            "Moya around Alamofire's cancellation", .taskCancelled, [],
            "Moya.MoyaError.underlying(Alamofire.AFError.explicitlyCancelled, nil)"),
        PastedError("cancellation of a Swift task", .taskCancelled, [], "Swift.CancellationError()"),
        PastedError(
            "SwiftNIO's host name", .hostNameMismatch, [],
            "NIOSSLExtraError.failedToValidateHostname: Couldn't find <none> in certificate from peer"),
        PastedError(
            "German ATS", .atsCleartextBlocked, ["url -1022"],
            "Die Ressource konnte nicht geladen werden, da die Richtlinie für App-Transport-Sicherheit eine sichere Verbindung voraussetzt."
        ),
        PastedError(
            "French ATS", .atsCleartextBlocked, ["url -1022"],
            "La ressource n’a pas pu être chargée car la politique de sécurité App Transport Security exige l’utilisation d’une connexion sécurisée."
        ),
        PastedError(
            "German offline, later wording", .offline, ["url -1009"],
            "Die Internetverbindung scheint offline zu sein."),
        PastedError(
            "React Native on the device itself", .serverUnreachable, [],
            "[TypeError: Network request failed] http://localhost:8080/x"),
        PastedError(
            "Network.framework's number alone", .serverUnreachable, ["posix 61"],
            "nw_connection failed error: 61"),
        PastedError(
            "CORS of a web view", .crossOrigin, [],
            "Origin capacitor://localhost is not allowed by Access-Control-Allow-Origin. Status code: 200"),
        PastedError(
            "Alamofire without certificates", .pinConfiguration, [],
            "Server trust evaluation failed due to reason: No certificates were found or provided for evaluation."
        ),
        PastedError(
            "Alamofire's custom evaluator", .delegateCancelled, [],
            "Server trust evaluation failed due to reason: Custom trust evaluation failed with error: Denied"),
        PastedError(
            "Go, an address without its name", .hostNameMismatch, [],
            "Get \"https://10.0.0.4\": tls: failed to verify certificate: x509: cannot validate certificate for 10.0.0.4 because it doesn't contain any IP SANs"
        ),
        PastedError(
            "WebKit's console on mixed content", .mixedContent, [],
            "[Warning] [blocked] The page at https://shop.example/ requested insecure content from http://cdn.shop.example/a.js. This content was blocked and must be served over HTTPS."
        ),
        PastedError(
            "a proxy that has ended", .proxyFailure, ["cf -1004", "posix 61"],
            "Error Domain=kCFErrorDomainCFNetwork Code=-1004 UserInfo={_kCFStreamErrorCodeKey=61, _kCFStreamErrorDomainKey=1, kCFStreamPropertyHTTPSProxyHost=127.0.0.1}"
        ),
        PastedError(
            "OkHttp's host name", .hostNameMismatch, [],
            "javax.net.ssl.SSLPeerUnverifiedException: Hostname api.example.com not verified"),
        PastedError(
            "Android's cleartext rule", .frameworkPolicy, [],
            "java.net.UnknownServiceException: CLEARTEXT communication to 192.168.1.2 not permitted by network security policy"
        ),
        PastedError(
            "Safari without a secure connection", .tlsVersionOrSuite, ["url -1200"],
            "Safari can\u{2019}t establish a secure connection to the server “old.example.com”."),
        PastedError(
            "Safari's warning", .untrustedRoot, ["url -1202"],
            "This Connection Is Not Private. This website may be impersonating “dev.example.com” to steal your personal or financial information."
        ),
        PastedError(
            "Ktor's own TLS", .tlsVersionOrSuite, [],
            "io.ktor.network.tls.TLSException: Received alert during handshake. Level: FATAL, code: ProtocolVersion"
        ),
        PastedError(
            "CoreMedia", .mediaServer, ["CoreMediaErrorDomain -12660"],
            "CoreMediaErrorDomain error -12660 - HTTP 403: Forbidden"),
        PastedError(
            "Starscream without an upgrade", .badResponse, [],
            "websocket: notAnUpgrade(200, [\"Content-Type\": \"text/html\"])"),
        PastedError("Node's look-up", .dns, [], "getaddrinfo ENOTFOUND api.example.com"),
    ]
}
