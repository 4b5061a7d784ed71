// SPDX-License-Identifier: Apache-2.0

/// A header, page or standard that a statement rests on.
public struct ErrorSource: Sendable, Hashable, Codable {
    /// The header's path as it is imported, the page's title or the standard's number.
    public var title: String
    /// Where it can be read, or nil for a header that has no page.
    public var link: String?

    /// A source.
    public init(_ title: String, _ link: String? = nil) {
        self.title = title
        self.link = link
    }
}

extension ErrorSource {
    static let avError = ErrorSource("AVFoundation/AVError.h")
    static let cfNetworkErrors = ErrorSource("CFNetwork/CFNetworkErrors.h")
    static let curlHeader = ErrorSource("curl/curl.h", "https://curl.se/libcurl/c/libcurl-errors.html")
    static let dnsHeader = ErrorSource("dns_sd.h")
    static let errnoHeader = ErrorSource("sys/errno.h")
    static let netdbHeader = ErrorSource("netdb.h")
    static let openSSLHeader = ErrorSource("openssl/x509_vfy.h")
    static let publicReports = ErrorSource("public reports that agree")
    static let secBase = ErrorSource("Security/SecBase.h")
    static let secureTransport = ErrorSource("Security/SecureTransport.h")
    static let tls13 = ErrorSource("RFC 8446, section 6", "https://www.rfc-editor.org/rfc/rfc8446#section-6")
    static let urlError = ErrorSource(
        "Foundation/NSURLError.h", "https://developer.apple.com/documentation/foundation/urlerror/code")
    static let webKitErrors = ErrorSource("WebKit/WebKitErrors.h")
    static let webKitSource = ErrorSource("WebKit's source, APIError.h")
    static let wkError = ErrorSource("WebKit/WKError.h")

    // Pages that causes rest on.
    static let atsKeys = ErrorSource(
        "NSAppTransportSecurity",
        "https://developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity"
    )
    static let blockedConnections = ErrorSource(
        "Identifying the source of blocked connections",
        "https://developer.apple.com/documentation/security/identifying-the-source-of-blocked-connections")
    static let certificateTransparency = ErrorSource(
        "Apple's Certificate Transparency policy", "https://support.apple.com/103214")
    static let certificateLifetime = ErrorSource(
        "About upcoming limits on trusted certificates", "https://support.apple.com/102028")
    static let connectionLost = ErrorSource(
        "QA1941: Handling \u{201C}The network connection was lost\u{201D} errors",
        "https://developer.apple.com/library/archive/qa/qa1941/_index.html")
    static let insecureConnections = ErrorSource(
        "Preventing insecure network connections",
        "https://developer.apple.com/documentation/security/preventing-insecure-network-connections")
    static let localNetworkPrivacy = ErrorSource(
        "TN3179: Understanding local network privacy",
        "https://developer.apple.com/documentation/technotes/tn3179-understanding-local-network-privacy")
    static let pinnedDomains = ErrorSource(
        "NSPinnedDomains",
        "https://developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity/nspinneddomains"
    )
    static let privacyManifest = ErrorSource(
        "Privacy manifest files",
        "https://developer.apple.com/documentation/bundleresources/privacy-manifest-files")
    static let sandboxClient = ErrorSource(
        "com.apple.security.network.client",
        "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.security.network.client"
    )
    static let testServers = ErrorSource(
        "QA1948: HTTPS and test servers", "https://developer.apple.com/library/archive/qa/qa1948/_index.html")
    static let trustEvaluation = ErrorSource(
        "TN2232: HTTPS server trust evaluation",
        "https://developer.apple.com/library/archive/technotes/tn2232/_index.html")
    static let trustedCertificates = ErrorSource(
        "Requirements for trusted certificates in iOS 13 and macOS 10.15", "https://support.apple.com/103769")
    static let hsts = ErrorSource("RFC 6797", "https://www.rfc-editor.org/rfc/rfc6797")
}
