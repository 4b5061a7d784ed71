// SPDX-License-Identifier: Apache-2.0

/// Who loads the URL: ATS has keys of its own for web views and for AVFoundation.
public enum ATSLoader: String, Sendable, Hashable, CaseIterable {
    /// AVFoundation (`mediaplaybackd` loads on the app's behalf).
    case media
    /// Network.framework, sockets, embedded TLS stacks (`dart:io`, libVLC): ATS does not apply.
    case outsideATS = "outside"
    /// URLSession and all that is layered on it.
    case urlSession = "urlsession"
    /// WKWebView and the older web views.
    case webContent = "web"
}

/// A protocol version as ATS spells it.
public enum TLSVersion: String, Sendable, Hashable, Comparable, CaseIterable {
    case tls10 = "TLSv1.0"
    case tls11 = "TLSv1.1"
    case tls12 = "TLSv1.2"
    case tls13 = "TLSv1.3"

    /// Orders by age.
    public static func < (left: TLSVersion, right: TLSVersion) -> Bool { left.rawValue < right.rawValue }
}

/// What a system does with one URL, and why.
public struct ATSDecision: Sendable, Hashable {
    /// Whether the load may begin.
    public enum Verdict: String, Sendable, Hashable {
        case allowed, blocked
    }

    /// Whether the load may begin. A blocked `http` load fails with
    /// `NSURLErrorAppTransportSecurityRequiresSecureConnection` (-1022).
    public var verdict: Verdict
    /// Whether `http` to this host is allowed, whatever the scheme of the URL.
    public var cleartextAllowed: Bool
    /// What is demanded of a TLS connection to this host; nil where ATS demands nothing.
    public var tls: ATSTransportDemand?
    /// Whether the app's own code may loosen trust for this host (`didReceive challenge`).
    public var trustMayBeLoosened: Bool
    /// The pins that apply to this host; they never apply to cleartext.
    public var pins: ATSPinDemand
    /// The rules that were applied, in order, the deciding one last for each question.
    public var trace: [ATSTraceStep]

    /// A decision from its parts.
    public init(
        verdict: Verdict, cleartextAllowed: Bool, tls: ATSTransportDemand?, trustMayBeLoosened: Bool,
        pins: ATSPinDemand, trace: [ATSTraceStep]
    ) {
        self.verdict = verdict
        self.cleartextAllowed = cleartextAllowed
        self.tls = tls
        self.trustMayBeLoosened = trustMayBeLoosened
        self.pins = pins
        self.trace = trace
    }
}

/// What ATS demands of a TLS connection.
public struct ATSTransportDemand: Sendable, Hashable {
    /// The lowest protocol version.
    public var minimumTLS: TLSVersion
    /// Whether the key exchange must be ephemeral.
    public var requiresForwardSecrecy: Bool
    /// The NIAP package in force, which narrows the suites and demands Extended Master Secret.
    public var niap: NIAPMode
    /// Whether the lengths of keys are looked at: one reading of `NSExceptionRequiresForwardSecrecy`
    /// drops this check with it.
    public var checksKeyLength: Bool
    /// The published list that ``cipherSuites`` comes from.
    public var cipherSuiteList: ATSCipherSuiteList

    /// The smallest RSA key of a certificate, in bits; 0 where lengths are not looked at.
    public var minimumRSABits: Int { checksKeyLength ? 2048 : 0 }
    /// The smallest elliptic-curve key of a certificate, in bits; 0 where lengths are not looked at.
    public var minimumECBits: Int { checksKeyLength ? 256 : 0 }
    /// The weakest digest of a certificate's signature.
    public var minimumDigest: String { "SHA-256" }
    /// The cipher suites that are accepted, by their IANA names, in the order of the list.
    public var cipherSuites: [String] { cipherSuiteList.suites(for: self) }

    /// A demand from its parts.
    public init(
        minimumTLS: TLSVersion, requiresForwardSecrecy: Bool, niap: NIAPMode = .none,
        checksKeyLength: Bool = true, cipherSuiteList: ATSCipherSuiteList = .security61901
    ) {
        self.minimumTLS = minimumTLS
        self.requiresForwardSecrecy = requiresForwardSecrecy
        self.niap = niap
        self.checksKeyLength = checksKeyLength
        self.cipherSuiteList = cipherSuiteList
    }

    /// What ATS demands by default.
    public static let standard = ATSTransportDemand(minimumTLS: .tls12, requiresForwardSecrecy: true)
}

/// `NSRequiresNIAPTLSPackageVersion` (26.4 and later).
public enum NIAPMode: String, Sendable, Hashable {
    case functionalPackage21 = "FCP_v2.1"
    case none
}

/// The pins that apply to one host. With both lists, both must match.
public struct ATSPinDemand: Sendable, Hashable {
    /// Base64 digests of which one certificate above the leaf must match; nil where no CA list applies.
    public var ca: [String]?
    /// Base64 digests of which the leaf must match one; nil where no leaf list applies.
    public var leaf: [String]?

    /// A demand from its lists.
    public init(ca: [String]? = nil, leaf: [String]? = nil) {
        self.ca = ca
        self.leaf = leaf
    }

    /// Whether every TLS connection fails: a list applies that holds no digest of 32 bytes, and so no
    /// certificate's key can match it.
    public var rejectsEverything: Bool {
        [ca, leaf].contains { list in list.map { !$0.contains(where: \.standsFor32Bytes) } ?? false }
    }

    /// No list applies.
    public static let none = ATSPinDemand()
}

extension String {
    /// Whether this base64 text decodes to 32 bytes: 43 digits, whatever pads and breaks it.
    fileprivate var standsFor32Bytes: Bool {
        utf8.count { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") } == 43
    }
}
