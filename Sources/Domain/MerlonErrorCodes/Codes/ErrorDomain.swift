// SPDX-License-Identifier: Apache-2.0

/// Whose numbers an error code is to be looked up in, by the name that the system prints.
///
/// Several names share one numbering: a code of `kCFStreamErrorDomainSSL`, of `nw_error_domain_tls` and of
/// `NSOSStatusErrorDomain` is the same `OSStatus`, so ``init(named:)`` answers ``osStatus`` for all three.
public struct ErrorDomain: Sendable, Hashable, Codable, RawRepresentable {
    /// The name as Apple's header spells it, or as the text spelled it where no header is known.
    public var rawValue: String

    /// The domain of this exact name, aliases not resolved.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// `AVFoundationErrorDomain`.
    public static let avFoundation = ErrorDomain(rawValue: "AVFoundationErrorDomain")
    /// `kCFErrorDomainCFNetwork`: CFNetwork's own codes and the twins of ``url``.
    public static let cfNetwork = ErrorDomain(rawValue: "kCFErrorDomainCFNetwork")
    /// libcurl's `CURLcode`, which Unity and others print.
    public static let curl = ErrorDomain(rawValue: "CURLcode")
    /// `DNSServiceErrorType` of `dns_sd.h`; Network.framework's `NWError.dns`.
    public static let dnsService = ErrorDomain(rawValue: "DNSServiceErrorType")
    /// `kCFStreamErrorDomainNetDB` (12): the `EAI_` codes of `getaddrinfo`.
    public static let netDB = ErrorDomain(rawValue: "kCFStreamErrorDomainNetDB")
    /// `NSOSStatusErrorDomain`: `errSSL…` and `errSec…`.
    public static let osStatus = ErrorDomain(rawValue: "NSOSStatusErrorDomain")
    /// `NSPOSIXErrorDomain`: Darwin's `errno`.
    public static let posix = ErrorDomain(rawValue: "NSPOSIXErrorDomain")
    /// `kCFStreamErrorDomainHTTP` (4).
    public static let streamHTTP = ErrorDomain(rawValue: "kCFStreamErrorDomainHTTP")
    /// The alert numbers of TLS (RFC 8446, section 6), which BoringSSL's log lines print.
    public static let tlsAlert = ErrorDomain(rawValue: "TLSAlert")
    /// Stands in for the domain of a code whose domain the text does not tell.
    public static let unstated = ErrorDomain(rawValue: "unknown")
    /// `NSURLErrorDomain`; Swift's `URLError`.
    public static let url = ErrorDomain(rawValue: "NSURLErrorDomain")
    /// `WebKitErrorDomain`.
    public static let webKit = ErrorDomain(rawValue: "WebKitErrorDomain")
    /// `WKErrorDomain`.
    public static let wk = ErrorDomain(rawValue: "WKErrorDomain")
    /// OpenSSL's certificate verification results, `X509_V_ERR_…`.
    public static let x509 = ErrorDomain(rawValue: "X509_V_ERR")
}

extension ErrorDomain {
    /// The domain that `name` stands for, in any letter case, or nil where the name is not known.
    public init?(named name: String) {
        guard let domain = Self.aliases[name.lowercased()] else { return nil }
        self = domain
    }

    /// The domain of a `_kCFStreamErrorDomainKey` or of the first number in CFNetwork's `[3:-9813]`.
    ///
    /// The numbers below 3 are declared in `CFStream.h`; the others are the values of constants that
    /// CFNetwork exports without publishing them, known from CFNetwork's own log lines.
    public init?(streamDomain number: Int) {
        switch number {
        case 1: self = .posix
        case 2, 3: self = .osStatus
        case 4: self = .streamHTTP
        case 5: self.init(rawValue: "kCFStreamErrorDomainSOCKS")
        case 6: self.init(rawValue: "kCFStreamErrorDomainFTP")
        case 10: self.init(rawValue: "kCFStreamErrorDomainNetServices")
        case 11: self.init(rawValue: "kCFStreamErrorDomainMach")
        case 12: self = .netDB
        case 13: self.init(rawValue: "kCFStreamErrorDomainSystemConfiguration")
        case -1: self.init(rawValue: "kCFStreamErrorDomainCustom")
        default: return nil
        }
    }

    /// Whether the domain has a table here.
    public var isKnown: Bool { Self.known.contains(self) }

    private static let known: Set<ErrorDomain> = [
        .avFoundation, .cfNetwork, .curl, .dnsService, .netDB, .osStatus, .posix, .streamHTTP, .tlsAlert,
        .url,
        .webKit, .wk, .x509,
    ]

    /// Names in lower case, without the spellings of ordinary prose (`curl`, `POSIX error`), which the
    /// reader judges by their surroundings.
    private static let aliases: [String: ErrorDomain] = [
        "avfoundationerrordomain": .avFoundation, "averror": .avFoundation,
        "curlcode": .curl,
        "dnsserviceerrortype": .dnsService, "kcfstreamerrordomainnetservices": .dnsService,
        "knwerrordomaindns": .dnsService,
        "kcferrordomaincfnetwork": .cfNetwork,
        "kcferrordomainosstatus": .osStatus, "knwerrordomaintls": .osStatus,
        "kcfstreamerrordomainmacosstatus": .osStatus, "kcfstreamerrordomainssl": .osStatus,
        "nsosstatuserrordomain": .osStatus, "nsstreamsocketsslerrordomain": .osStatus, "osstatus": .osStatus,
        "secerror": .osStatus,
        "kcferrordomainposix": .posix, "kcfstreamerrordomainposix": .posix, "knwerrordomainposix": .posix,
        "nsposixerrordomain": .posix, "posixerror": .posix, "posixerrorcode": .posix,
        "kcfstreamerrordomainhttp": .streamHTTP,
        "kcfstreamerrordomainnetdb": .netDB,
        "nsurlerrordomain": .url, "nsurlerror": .url, "urlerror": .url,
        "tlsalert": .tlsAlert,
        "webkiterrordomain": .webKit, "wkerrordomain": .wk, "wkerror": .wk,
        "x509_v_err": .x509,
    ]
}
