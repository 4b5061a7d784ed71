// SPDX-License-Identifier: Apache-2.0

/// How a system reads the dictionary, as far as systems or the sources about them differ. A decision is
/// given for ``init(_:)``; each alternative changes one member (`docs/ats.md`, "Where the sources disagree").
struct ATSReading: Sendable, Hashable {
    /// How hosts that are addresses are judged where no entry names them.
    enum Addresses: Sendable, Hashable {
        /// Like any other host (iOS 9).
        case asNames
        /// ATS is not applied to them (10 to 16, and later for apps linked before 17).
        case exempt
        /// Local ones are exempt unless `NSAllowsLocalNetworking` is NO (17 and later).
        case localExempt
        /// Local ones are exempt where `NSAllowsLocalNetworking` is YES.
        case localByKey
    }

    /// How unqualified and `.local` names are judged where no entry names them.
    enum LocalNames: Sendable, Hashable {
        /// Like any other host (iOS 9).
        case asNames
        /// Exempt unless `NSAllowsLocalNetworking` is NO.
        case exempt
        /// Exempt where `NSAllowsLocalNetworking` is YES.
        case exemptByKey
    }

    /// How a kind of address counts: some kinds are local by a flag that closed code computes.
    enum Locality: Sendable, Hashable {
        case external, local, localByKey
    }

    /// How letters' case takes part in the look-up of an exception.
    enum HostCase: Sendable, Hashable {
        /// The host is lowered, the keys are not.
        case hostLowered
        /// Neither is.
        case asWritten
        /// Both are.
        case ignored
    }

    /// Whether ATS exists for the app at all.
    var appliesATS: Bool
    /// What counts as a boolean.
    var booleans: BooleanReading
    /// Whether the keys beside `NSAllowsArbitraryLoads` are read (10 and later).
    var readsNarrowKeys: Bool
    /// Whether a narrow key overrides `NSAllowsArbitraryLoads` by its mere presence.
    var localNetworkingOverridesByPresence = true
    /// Whether addresses and CIDR ranges may be listed (17 and later).
    var readsAddressEntries: Bool
    /// Hosts that are addresses.
    var addresses: Addresses
    /// RFC 1918 addresses.
    var privateAddresses = Locality.local
    /// IPv6 unique local addresses.
    var uniqueLocalAddresses = Locality.local
    /// `0.0.0.0` and `::`.
    var unspecifiedAddresses = Locality.external
    /// Whether an IPv4-mapped IPv6 address is judged as the IPv4 address inside.
    var unmapsAddresses = false
    /// Whether a name that resolvers read as an IPv4 address (`127.1`) is judged as that address.
    var readsNumericNames = false
    /// Unqualified and `.local` names.
    var localNames: LocalNames
    /// Whether `NSIncludesSubdomains` reaches one label only.
    var subdomainsReachOneLabel = false
    /// Letters' case.
    var hostCase = HostCase.hostLowered
    /// Whether the system's own exceptions are known to exist.
    var hasBuiltInExceptions = true
    /// Whether the names of the Xcode 7 betas are read.
    var readsLegacyKeys = false
    /// Whether an exception without forward secrecy drops the check of key lengths too.
    var forwardSecrecyGuardsKeyLength = false
    /// Whether NIAP packages are read (26.4 and later).
    var readsNIAP: Bool
    /// Whether an entry without a NIAP key takes the global one.
    var entriesInheritNIAP = false
    /// Whether demands on TLS stay in force for web content that ATS is switched off for.
    var webContentKeepsDemands = false
    /// Whether an address is compared in its canonical spelling only, not as the URL writes it.
    var comparesCanonicalSpelling = false
    /// Whether of two entries that write the same range the later one counts.
    var prefersLaterRange = false
    /// Whether a CIDR range without digits after its `/` is read as `/0`.
    var missingPrefixIsZero = false
    /// Whether pins are read (14 and later).
    var readsPins: Bool
    /// Whether pins reach web content.
    var pinsReachWebContent = true
    /// Whether pins reach connections made outside the URL Loading System.
    var pinsReachOutside = false
    /// Which list of cipher suites is in force.
    var cipherSuites = ATSCipherSuiteList.security61901

    /// How `system` reads it, by the sources that this project trusts most for it.
    init(_ system: ATSSystem) {
        let running = system.generation
        let linked = system.linkedGeneration
        appliesATS = running.major >= 9 && linked.major >= 9
        booleans =
            running >= OSVersion(18, 5)
            ? .numberEqualToYES : running >= OSVersion(18, 4) ? .booleanOnly : .boolValue
        readsNarrowKeys = running.major >= 10
        readsAddressEntries = running.major >= 17
        localNames = running.major >= 10 ? .exempt : .asNames
        addresses =
            switch running.major {
            case ..<10: .asNames
            case 17... where linked.major >= 17: .localExempt
            default: .exempt
            }
        readsNIAP = running >= OSVersion(26, 4)
        readsPins = running.major >= 14
    }
}
