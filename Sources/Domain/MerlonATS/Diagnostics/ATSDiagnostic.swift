// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// Something in an Info.plist's transport security settings that does not do what its author meant.
public struct ATSDiagnostic: Sendable, Hashable {
    /// What is wrong. The raw values are stable: the audit's rule ids are `ats.` and this.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        // Keys
        /// No system knows the key; ``ATSDiagnostic/intended`` names the nearest one that exists.
        case misspeltKey = "misspelt-key"
        /// The key exists, but not in this dictionary; ``ATSDiagnostic/intended`` names the right place.
        case misplacedKey = "misplaced-key"
        /// The name that Xcode's editor shows in place of the key (`Allow Arbitrary Loads`).
        case displayName = "display-name"
        /// No system knows the key, and none is near.
        case unknownKey = "unknown-key"
        /// The key of an Xcode 7 beta, which no current document names.
        case legacyKey = "legacy-key"
        /// The key is documented as obsolete (`NSRequiresCertificateTransparency`).
        case obsoleteKey = "obsolete-key"
        /// The same key stands twice in one dictionary.
        case duplicateKey = "duplicate-key"
        /// A key that no document names: `SecTrustPinningRequired`, which switches pinning off, or a
        /// device's variant of a key (`NSAppTransportSecurity~ipad`).
        case undocumentedKey = "undocumented-key"
        // Values
        /// The value has a type that the system does not take: `<string>YES</string>`, a bare dictionary.
        case wrongType = "wrong-type"
        /// A string that is a build setting not yet resolved (`$(VAR)`) or a URL scheme, where ATS wants
        /// a boolean.
        case unresolvedValue = "unresolved-value"
        /// A string outside the documented set (`TLSV1.3`, an unknown NIAP package).
        case invalidValue = "invalid-value"
        // Exception and pinned domain names
        /// The name holds a port, which never matches.
        case domainWithPort = "domain-with-port"
        /// The name holds a scheme.
        case domainWithScheme = "domain-with-scheme"
        /// The name holds a path.
        case domainWithPath = "domain-with-path"
        /// The name holds a `*`.
        case domainWithWildcard = "domain-with-wildcard"
        /// The name holds upper-case letters.
        case domainUpperCase = "domain-upper-case"
        /// The name begins with a dot.
        case domainLeadingDot = "domain-leading-dot"
        /// The name ends in a dot.
        case domainTrailingDot = "domain-trailing-dot"
        /// The name is no host name: white space, empty labels, a user, non-ASCII letters.
        case domainMalformed = "domain-malformed"
        /// The name is a public suffix or a shared platform's suffix, and subdomains are included.
        case domainPublicSuffix = "domain-public-suffix"
        /// An address or range that the system does not read as its author meant (`/08`, 14 characters).
        case addressTrap = "address-trap"
        /// An address that can't match its canonical spelling (`2001:DB8::1`).
        case addressNotCanonical = "address-not-canonical"
        /// `NSIncludesSubdomains` on an address, where it does nothing.
        case subdomainsOfAddress = "subdomains-of-address"
        /// `NSAllowsArbitraryLoads` is YES beside a narrow key, which makes it count for nothing.
        case arbitraryLoadsOverridden = "arbitrary-loads-overridden"
        // Pins
        /// A pin list is present and holds no pin that can match: every connection fails.
        case pinsRejectEverything = "pins-reject-everything"
        /// A pin that the system drops: not a dictionary, no string, not base64.
        case pinMalformed = "pin-malformed"
        /// A pin whose bytes are not 32: it can never match.
        case pinWrongLength = "pin-wrong-length"
        /// A pin that can never match for another reason: a well-known wrong input such as the digest of
        /// nothing, or the same key listed as CA and leaf.
        case pinNeverMatches = "pin-never-matches"
        /// A pinned entry that no host can reach (trailing dot, address …) or that holds no list.
        case pinnedDomainWithoutEffect = "pinned-domain-without-effect"
        // The list itself
        /// More of one code were found than ``ATSDecodingBudget`` lets through; the message counts them.
        case furtherDiagnostics = "further-diagnostics"
    }

    /// What is wrong.
    public var code: Code
    /// The value or key concerned, from the Info.plist's root.
    public var keyPath: PropertyListKeyPath
    /// Where it stands.
    public var place: SourcePlace
    /// The key, spelling or value that its author most likely meant, where one is near.
    public var intended: String?
    /// One sentence of what the system does with it, naming both sides.
    public var message: String

    /// A diagnostic from its parts.
    public init(
        _ code: Code, keyPath: PropertyListKeyPath, place: SourcePlace, intended: String? = nil,
        message: String
    ) {
        self.code = code
        self.keyPath = keyPath
        self.place = place
        self.intended = intended
        self.message = message
    }
}
