// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

extension PastedError {
    /// What the system, the user or the device forbids.
    static let local: [PastedError] = [
        PastedError(
            "local network prohibited", .localNetworkPrivacy, ["url -1009", "posix 50", "cf -1009"],
            "Error Domain=NSURLErrorDomain Code=-1009 \"The Internet connection appears to be offline.\" UserInfo={_kCFStreamErrorCodeKey=50, NSUnderlyingError=0x2833 {Error Domain=kCFErrorDomainCFNetwork Code=-1009 \"(null)\" UserInfo={_NSURLErrorNWPathKey=unsatisfied (Local network prohibited), interface: en0, ipv4, dns, _kCFStreamErrorCodeKey=50, _kCFStreamErrorDomainKey=1}}, NSErrorFailingURLKey=http://192.168.1.10:8080/, _kCFStreamErrorDomainKey=1}"
        ),
        PastedError(
            "offline only for a local address", .localNetworkPrivacy, ["url -1009"],
            "Error Domain=NSURLErrorDomain Code=-1009 \"The Internet connection appears to be offline.\" UserInfo={NSErrorFailingURLKey=http://10.0.0.7/status}"
        ),
        PastedError(
            "cellular denied", .dataNotAllowed, ["url -1009"],
            "Code=-1009 Domain=NSURLErrorDomain _NSURLErrorNWPathKey=unsatisfied (Denied over cellular interface), interface: pdp_ip0, expensive"
        ),
        PastedError(
            "VPN inactive", .vpnInactive, ["url -1009"],
            "NSURLErrorDomain -1009, path: unsatisfied (VPN inactive)"),
        PastedError(
            "NECP policy", .pathPolicy, ["url -1009"],
            "NSURLErrorDomain Code=-1009 _NSURLErrorNWPathKey=unsatisfied (Path was denied by NECP policy)"),
        PastedError(
            "sandboxed Mac app", .sandboxNetworkClient, ["url -1003"],
            """
            networkd_settings_read_from_file_locked Sandbox is preventing this process from reading networkd settings file at "/Library/Preferences/com.apple.networkd.plist", please add an exception.
            nw_resolver_can_use_dns_xpc_block_invoke Sandbox does not allow access to com.apple.dnssd.service
            Task <B>.<1> finished with error [-1003] Error Domain=NSURLErrorDomain Code=-1003
            """),
        PastedError(
            "sandbox denial line", .sandboxNetworkClient, [],
            "Sandbox: Storefront(8123) deny(1) network-outbound /private/var/run/mDNSResponder"),
        PastedError(
            "mDNSResponder socket refused", .sandboxNetworkClient, ["posix 1"],
            "dnssd_clientstub ConnectToServer: connect() failed path:/var/run/mDNSResponder Socket:6 Err:-1 Errno:1 Operation not permitted"
        ),
        PastedError(
            "operation not permitted", .sandboxNetworkClient, ["posix 1"],
            "Error Domain=NSPOSIXErrorDomain Code=1 \"Operation not permitted\""),
        PastedError(
            "tracking domain", .trackingDomain, ["url -1004"],
            "NSURLErrorDomain -1004 for https://tracker.example.com (listed in NSPrivacyTrackingDomains)"),
        PastedError(
            "background session in use", .backgroundSession, ["url -996"],
            "Error Domain=NSURLErrorDomain Code=-996"),
        PastedError(
            "keychain entitlement", .keychainEntitlement, ["status -34018"],
            "SecItemAdd failed: OSStatus -34018"),
        PastedError(
            "keychain locked", .keychainLocked, ["status -25308"],
            "Error Domain=NSOSStatusErrorDomain Code=-25308 \"errKCInteractionNotAllowed / errSecInteractionNotAllowed\""
        ),
        PastedError(
            "PKCS #12", .pkcs12Import, ["status -25264"],
            "SecPKCS12Import returned -25264"),
        PastedError(
            "suspended app", .connectionDropped, ["posix 53"],
            "Error Domain=NSPOSIXErrorDomain Code=53 \"Software caused connection abort\" UserInfo={_kCFStreamErrorCodeKey=53, _kCFStreamErrorDomainKey=1}"
        ),
    ]

    /// Web views and media.
    static let web: [PastedError] = [
        PastedError(
            "frame load interrupted", .frameLoadInterrupted, ["webkit 102"],
            "Error Domain=WebKitErrorDomain Code=102 \"Frame load interrupted\" UserInfo={_WKRecoveryAttempterErrorKey=<WKReloadFrameErrorRecoveryAttempter: 0x2800>}"
        ),
        PastedError(
            "web view navigation replaced", .taskCancelled, ["url -999"],
            "webView(_:didFailProvisionalNavigation:) Error Domain=NSURLErrorDomain Code=-999 \"(null)\""),
        PastedError(
            "https only", .httpsOnly, ["webkit 305"],
            "Error Domain=WebKitErrorDomain Code=305 \"Navigation failed because the request was for an HTTP URL with HTTPS-Only enabled\""
        ),
        PastedError(
            "mixed content", .mixedContent, [],
            "[blocked] The page at https://shop.example.com/ was not allowed to display insecure content from http://img.example.com/1.png."
        ),
        PastedError(
            "content security policy", .contentSecurityPolicy, [],
            "Refused to connect to http://api.example.com because it violates the following Content Security Policy directive: \"connect-src 'self'\""
        ),
        PastedError(
            "content blocker", .contentFilter, ["webkit 104"],
            "Error Domain=WebKitErrorDomain Code=104"),
        PastedError(
            "media over http", .atsCleartextBlocked, ["av -11800", "status -17913", "url -1022"],
            "Error Domain=AVFoundationErrorDomain Code=-11800 \"The operation could not be completed\" UserInfo={NSUnderlyingError=0x283a {Error Domain=NSOSStatusErrorDomain Code=-17913 \"(null)\" UserInfo={NSUnderlyingError=0x283b {Error Domain=NSURLErrorDomain Code=-1022 \"(null)\"}}}, NSLocalizedFailureReason=An unknown error occurred (-17913)}"
        ),
        PastedError(
            "media server", .mediaServer, ["av -11850", "status -12939"],
            "Error Domain=AVFoundationErrorDomain Code=-11850 \"Operation Stopped\" UserInfo={NSLocalizedFailureReason=The server is not correctly configured., NSUnderlyingError=0x2 {Error Domain=NSOSStatusErrorDomain Code=-12939 \"(null)\"}}"
        ),
    ]

    /// Trust evaluation's own errors.
    static let trust: [PastedError] = [
        PastedError(
            "not trusted", .untrustedRoot, ["status -67843"],
            "Error Domain=NSOSStatusErrorDomain Code=-67843 \"“api.example.com” certificate is not trusted\" UserInfo={NSLocalizedDescription=“api.example.com” certificate is not trusted, NSUnderlyingError=0x6 {Error Domain=NSOSStatusErrorDomain Code=-67843 \"Certificate 1 “Example CA” has errors: Root is not trusted;\"}}"
        ),
        PastedError(
            "missing intermediate by trust", .missingIntermediate, ["status -67843"],
            "Error Domain=NSOSStatusErrorDomain Code=-67843 \"“api.example.com” certificate is not trusted\" UserInfo={NSUnderlyingError=0x6 {Error Domain=NSOSStatusErrorDomain Code=-67843 \"Certificate 0 “api.example.com” has errors: Unable to build chain to root (possible missing intermediate);\"}}"
        ),
        PastedError(
            "expired by trust", .expired, ["status -67818"],
            "Error Domain=NSOSStatusErrorDomain Code=-67818 \"“expired.example.com” certificate is expired\""),
        PastedError(
            "name by trust", .hostNameMismatch, [],
            "Trust failed: “example.com” certificate name does not match input"),
        PastedError(
            "not standards compliant", .certificateRequirements, [],
            "“localhost” certificate is not standards compliant"),
        PastedError(
            "validity too long", .certificateRequirements, ["status -67901"],
            "SecTrustEvaluateWithError: Error Domain=NSOSStatusErrorDomain Code=-67901"),
        PastedError(
            "key size", .weakServerKey, ["status -67735"],
            "errSecUnsupportedKeySize"),
        PastedError(
            "SHA-1", .weakSignature, ["status -67815"],
            "OSStatus -67815"),
        PastedError(
            "certificate transparency", .certificateTransparency, ["status -67825"],
            "Error Domain=NSOSStatusErrorDomain Code=-67825"),
        PastedError(
            "no chain", .missingIntermediate, ["status -25318"],
            "NSOSStatusErrorDomain error -25318"),
        PastedError(
            "revoked", .revoked, [],
            "“old.example.com” certificate is revoked"),
    ]
}
