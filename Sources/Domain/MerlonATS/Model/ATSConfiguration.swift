// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// An `NSAppTransportSecurity` dictionary as its file wrote it: every value keeps its raw type, since
/// systems differ in what they take for a boolean (`docs/ats.md`).
///
/// This is what the file says; what a system makes of it is ``ATSEvaluator``'s business.
public struct ATSConfiguration: Sendable, Hashable {
    /// `NSAllowsArbitraryLoads`.
    public var allowsArbitraryLoads: PropertyListNode?
    /// `NSAllowsArbitraryLoadsForMedia`.
    public var allowsArbitraryLoadsForMedia: PropertyListNode?
    /// `NSAllowsArbitraryLoadsInWebContent`.
    public var allowsArbitraryLoadsInWebContent: PropertyListNode?
    /// `NSAllowsLocalNetworking`.
    public var allowsLocalNetworking: PropertyListNode?
    /// `NSRequiresNIAPTLSPackageVersion`.
    public var requiresNIAPTLSPackageVersion: PropertyListNode?
    /// `NSExceptionDomains`, in the file's order; of a key that stands twice, the last.
    public var exceptionDomains: [ATSExceptionDomain] = []
    /// `NSPinnedDomains`, in the file's order; of a key that stands twice, the last.
    public var pinnedDomains: [ATSPinnedDomain] = []
    /// `SecTrustPinningRequired` at the Info.plist's root: undocumented, lets pins be discarded.
    public var trustPinningRequired: PropertyListNode?

    /// An empty dictionary: ATS as it is by default.
    public init() {}
}

/// One entry of `NSExceptionDomains`.
public struct ATSExceptionDomain: Sendable, Hashable {
    /// The key: a host name, an address or a CIDR range, exactly as written.
    public var name: String
    /// Where the key stands.
    public var namePlace: SourcePlace
    /// `NSIncludesSubdomains`.
    public var includesSubdomains: PropertyListNode?
    /// `NSExceptionAllowsInsecureHTTPLoads`.
    public var allowsInsecureHTTPLoads: PropertyListNode?
    /// `NSExceptionMinimumTLSVersion`.
    public var minimumTLSVersion: PropertyListNode?
    /// `NSExceptionRequiresForwardSecrecy`.
    public var requiresForwardSecrecy: PropertyListNode?
    /// `NSRequiresCertificateTransparency`, which no system reads any more.
    public var requiresCertificateTransparency: PropertyListNode?
    /// `NSExceptionRequiresNIAPTLSPackageVersion`.
    public var requiresNIAPTLSPackageVersion: PropertyListNode?
    /// The names of the Xcode 7 betas (`NSTemporaryException…`, `NSThirdPartyException…`): no current
    /// document names them, so a decision is given without them, and with them as an alternative.
    public var legacy: [LegacySetting] = []

    /// A setting under a name that only old documents know.
    public struct LegacySetting: Sendable, Hashable {
        /// The key as written.
        public var key: String
        /// The key of today that means the same.
        public var modernKey: String
        /// The value.
        public var value: PropertyListNode

        /// A setting from its parts.
        public init(key: String, modernKey: String, value: PropertyListNode) {
            self.key = key
            self.modernKey = modernKey
            self.value = value
        }
    }

    /// An entry without any key: it re-imposes the default on `name`.
    public init(_ name: String, at namePlace: SourcePlace = .unknown) {
        self.name = name
        self.namePlace = namePlace
    }
}

/// One entry of `NSPinnedDomains`.
public struct ATSPinnedDomain: Sendable, Hashable {
    /// The key: a host name, exactly as written.
    public var name: String
    /// Where the key stands.
    public var namePlace: SourcePlace
    /// `NSIncludesSubdomains`; only a boolean `true` counts here.
    public var includesSubdomains: PropertyListNode?
    /// `NSPinnedCAIdentities`; nil where the key is absent, which is not the same as an empty list.
    public var caIdentities: PinList?
    /// `NSPinnedLeafIdentities`; nil where the key is absent, which is not the same as an empty list.
    public var leafIdentities: PinList?

    /// A list of pins as the system reads it: what it can't read it drops without a word.
    public struct PinList: Sendable, Hashable {
        /// The digests that the system keeps, in order; any length, as the system checks none.
        public var digests: [Pin]

        /// A list of `digests`.
        public init(digests: [Pin]) {
            self.digests = digests
        }
    }

    /// One pin that the system keeps.
    public struct Pin: Sendable, Hashable {
        /// The text under `SPKI-SHA256-BASE64`.
        public var base64: String
        /// The bytes it stands for. A SHA-256 digest has 32; any other length can never match.
        public var digest: [UInt8]
        /// Where the text stands.
        public var place: SourcePlace

        /// A pin from its parts.
        public init(base64: String, digest: [UInt8], place: SourcePlace) {
            self.base64 = base64
            self.digest = digest
            self.place = place
        }
    }

    /// An entry without any list: `name` is not pinned.
    public init(_ name: String, at namePlace: SourcePlace = .unknown) {
        self.name = name
        self.namePlace = namePlace
    }
}
