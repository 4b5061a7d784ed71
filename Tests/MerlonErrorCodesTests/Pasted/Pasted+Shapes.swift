// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

extension PastedError {
    /// Descriptions alone, without a code.
    static let wording: [PastedError] = [
        PastedError(
            "ATS description", .atsCleartextBlocked, ["url -1022"],
            "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."
        ),
        PastedError(
            "ATS description in German", .atsCleartextBlocked, [],
            "Die Ressource konnte nicht geladen werden, da die App Transport Security-Richtlinie die Verwendung einer sicheren Verbindung vorschreibt."
        ),
        PastedError(
            "ATS description in Japanese", .atsCleartextBlocked, ["url -1022"],
            "App Transport Securityポリシーによりセキュアな接続を使用する必要があるため、リソースを読み込めませんでした。"),
        PastedError(
            "ATS description in Chinese", .atsCleartextBlocked, ["url -1022"],
            "不能载入资源，因为“App Transport Security”策略要求使用安全连接。"),
        PastedError(
            "SSL description", .tlsVersionOrSuite, ["url -1200"],
            "An SSL error has occurred and a secure connection to the server cannot be made."),
        PastedError(
            "certificate description", .untrustedRoot, ["url -1202"],
            "The certificate for this server is invalid. You might be connecting to a server that is pretending to be “api.example.com”, which could put your confidential information at risk."
        ),
        PastedError("lost", .connectionDropped, ["url -1005"], "The network connection was lost."),
        PastedError("timed out", .timeout, ["url -1001"], "The request timed out."),
        PastedError(
            "not found", .dns, ["url -1003"], "A server with the specified hostname could not be found."),
        PastedError("cancelled", .delegateCancelled, ["url -999"], "cancelled"),
        PastedError("no connection", .serverUnreachable, ["url -1004"], "Could not connect to the server."),
        PastedError("no internet", .offline, ["url -1009"], "The Internet connection appears to be offline."),
        PastedError(
            "German SSL", .tlsVersionOrSuite, ["url -1200"],
            "Es ist ein SSL-Fehler aufgetreten und es kann keine sichere Verbindung zum Server hergestellt werden."
        ),
        PastedError(
            "German offline", .offline, ["url -1009"], "Es besteht anscheinend keine Verbindung zum Internet."
        ),
        PastedError(
            "French SSL", .tlsVersionOrSuite, ["url -1200"],
            "Une erreur SSL s’est produite et une connexion sécurisée au serveur ne peut pas être établie."),
        PastedError("French lost", .connectionDropped, ["url -1005"], "La connexion réseau a été perdue."),
        PastedError(
            "Spanish certificate", .untrustedRoot, ["url -1202"],
            "El certificado de este servidor no es válido."),
        PastedError("Japanese offline", .offline, ["url -1009"], "インターネット接続がオフラインのようです。"),
        PastedError("Chinese SSL", .tlsVersionOrSuite, ["url -1200"], "发生了SSL错误，无法建立与该服务器的安全连接。"),
        PastedError(
            "German bridged error", .atsCleartextBlocked, ["url -1022"],
            "Der Vorgang konnte nicht abgeschlossen werden. (NSURLErrorDomain-Fehler -1022.)"),
    ]

    /// The same things, oddly written.
    static let shapes: [PastedError] = [
        PastedError("bare number", .tlsVersionOrSuite, ["status -9816"], "-9816"),
        PastedError("bare number without its sign", .atsCleartextBlocked, ["url -1022"], "1022"),
        PastedError("bare word and number", .atsCleartextBlocked, ["url -1022"], "error -1022"),
        PastedError("bare pair", .tlsVersionOrSuite, ["status -9824"], "[3:-9824]"),
        PastedError("bare symbol", .tlsVersionOrSuite, ["status -9824"], "errSSLPeerHandshakeFail"),
        PastedError(
            "Foundation symbol", .tlsVersionOrSuite, ["url -1200"], "NSURLErrorSecureConnectionFailed"),
        PastedError(
            "CFNetwork symbol", .untrustedRoot, ["cf -1202"], "kCFURLErrorServerCertificateUntrusted"),
        PastedError("hexadecimal status", .tlsVersionOrSuite, ["status -9816"], "OSStatus 0xFFFFD9A8"),
        PastedError("unsigned status", .tlsVersionOrSuite, ["status -9816"], "status = 4294957480"),
        PastedError(
            "lower case", .tlsVersionOrSuite, ["url -1200", "status -9824"],
            "error domain=nsurlerrordomain code=-1200 userinfo={_kcfstreamerrorcodekey=-9824, _kcfstreamerrordomainkey=3}"
        ),
        PastedError(
            "JSON", .untrustedRoot, ["url -1202", "status -9813"],
            #"{"level":"error","message":"Error Domain=NSURLErrorDomain Code=-1202 \"The certificate for this server is invalid.\" UserInfo={\n    \"_kCFStreamErrorCodeKey\" = \"-9813\";\n    \"_kCFStreamErrorDomainKey\" = 3;\n}"}"#
        ),
        PastedError(
            "JSON fields", .dns, ["url -1003"],
            #"{"domain":"NSURLErrorDomain","code":-1003,"localizedDescription":"…"}"#),
        PastedError(
            "HTML", .atsCleartextBlocked, ["url -1022"],
            "<p>Error Domain&#61;NSURLErrorDomain Code=-1022 &quot;The resource could not be loaded because the App Transport Security&nbsp;policy requires the use of a secure connection.&quot;</p>"
        ),
        PastedError(
            "colours", .tlsVersionOrSuite, ["url -1200", "status -9836"],
            "\u{1B}[31merror\u{1B}[0m Error Domain=\u{1B}[1mNSURLErrorDomain\u{1B}[0m Code=\u{1B}[33m-1200\u{1B}[0m _kCFStreamErrorCodeKey=\u{1B}[33m-9836"
        ),
        PastedError(
            "wrapped inside words", .tlsVersionOrSuite, ["url -1200", "status -9824"],
            """
            Error Domain=NSURLErrorDom
            ain Code=-1200 "An SSL err
            or has occurred and a secu
            re connection to the serve
            r cannot be made." UserInf
            o={_kCFStreamErrorCodeKey=
            -9824, _kCFStreamErrorDoma
            inKey=3}
            """),
        PastedError(
            "wrapped inside a number, quoted in mail", .atsCertificate, ["url -1200", "status -9883"],
            "> NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-98\n> 83}"
        ),
        PastedError(
            "optional", .timeout, ["url -1001"],
            "Optional(Error Domain=NSURLErrorDomain Code=-1001 \"The request timed out.\")"),
        PastedError(
            "Xcode's fields", .untrustedRoot, ["url -1202"],
            """
            Domain: NSURLErrorDomain
            Code: -1202
            Failure Reason: …
            User Info: {
                DVTErrorCreationDateKey = "2026-01-02 10:00:00 +0000";
            }
            """),
        PastedError(
            "typographic minus", .atsCleartextBlocked, ["url -1022"],
            "NSURLErrorDomain error −1022"),
        PastedError(
            "number before the domain", .connectionDropped, ["url -1005"],
            "code=-1005, domain=NSURLErrorDomain, attempt 3"),
        PastedError(
            "crash reporter", .timeout, ["url -1001"],
            "Non-fatal: NSURLErrorDomain (-1001)"),
        PastedError(
            "two unrelated errors", .tlsVersionOrSuite, ["url -1003", "url -1200", "status -9836"],
            """
            Error Domain=NSURLErrorDomain Code=-1003 "A server with the specified hostname could not be found." UserInfo={NSErrorFailingURLKey=https://a.example.com/}
            Error Domain=NSURLErrorDomain Code=-1200 "…" UserInfo={_kCFStreamErrorCodeKey=-9836, _kCFStreamErrorDomainKey=3}
            """),
        PastedError(
            "unknown domain", .unrecognised, ["com.example.payments 7"],
            "Error Domain=com.example.payments Code=7 \"Payment refused\""),
        PastedError("nothing", .unrecognised, [], "hello, world"),
    ]
}
