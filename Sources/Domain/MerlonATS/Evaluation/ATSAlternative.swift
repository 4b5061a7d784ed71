// SPDX-License-Identifier: Apache-2.0

/// What another source, or another version of the system, makes of the same URL.
public struct ATSAlternative: Sendable, Hashable {
    /// What the sources or systems differ about. The raw values are stable; `docs/ats.md` has a row for each.
    public enum Topic: String, Sendable, Hashable, CaseIterable {
        /// Whether an IPv6 address is compared as the URL writes it.
        case addressSpelling = "address-spelling"
        /// Whether the system's own exceptions exist before 18.4, whose code could not be read.
        case builtInEntries = "built-in-entries"
        /// Which cipher suites are accepted.
        case cipherSuites = "cipher-suites"
        /// Whether a range without digits after its `/` is read as `/0`.
        case emptyPrefix = "empty-prefix"
        /// Which of two entries for one range counts.
        case equalRanges = "equal-ranges"
        /// Which addresses are no longer exempt from 17 on.
        case externalAddresses = "external-addresses"
        /// Whether an exception without forward secrecy drops the check of key lengths too.
        case forwardSecrecyKeyLength = "forward-secrecy-key-length"
        /// Whether the host, the keys or both are compared in lower case.
        case hostCase = "host-case"
        /// Whether an IPv4-mapped IPv6 address counts as the IPv4 address inside.
        case ipv4Mapped = "ipv4-mapped"
        /// Whether the names of the Xcode 7 betas are still read.
        case legacyKeys = "legacy-keys"
        /// Whether `NSAllowsLocalNetworking` = NO takes the effect of `NSAllowsArbitraryLoads` away.
        case localNetworkingNo = "local-networking-no"
        /// Whether local names need `NSAllowsLocalNetworking` before 18.4.
        case localNamesBefore184 = "local-names-before-18.4"
        /// Whether App Review asks for a reason for this minimum TLS version; no part of the decision.
        case minimumTLSJustification = "minimum-tls-justification"
        /// Whether an entry without a NIAP key takes the global one.
        case niapScope = "niap-scope"
        /// Whether a host that resolvers read as an IPv4 address (`2130706433`, `0x7f.1`) is judged as one.
        case numericHost = "numeric-host"
        /// What other versions of the system do.
        case osVersion = "os-version"
        /// Whether pins reach web views.
        case pinsInWebContent = "pins-in-web-content"
        /// Whether pins reach connections outside the URL Loading System.
        case pinsOutsideATS = "pins-outside-ats"
        /// Whether RFC 1918 addresses are local.
        case rfc1918 = "rfc1918"
        /// What counts as a boolean.
        case stringBooleans = "string-booleans"
        /// How many labels `NSIncludesSubdomains` reaches down.
        case subdomainDepth = "subdomain-depth"
        /// Whether IPv6 unique local addresses are local.
        case uniqueLocalAddresses = "unique-local-addresses"
        /// Whether `0.0.0.0` and `::` are local.
        case unspecifiedAddress = "unspecified-address"
        /// Whether iOS 10 freed web content from the demands on TLS.
        case webContentDemands = "web-content-demands"
    }

    /// What they differ about.
    public var topic: Topic
    /// The other decision. Its trace can be explained by the evaluator that gave the alternative.
    public var decision: ATSDecision
    /// What differs from the decision given; empty where the difference is not one of loading.
    public var differences: [ATSDecision.Field]
    /// The versions that decide so, where this is about versions.
    public var versions: ATSVersionRange?
    /// Who says so, by a tag of `docs/ats.md`.
    public var source: String
    /// One sentence without a full stop: what the other source says.
    public var statement: String

    /// An alternative from its parts.
    public init(
        topic: Topic, decision: ATSDecision, differences: [ATSDecision.Field],
        versions: ATSVersionRange? = nil,
        source: String, statement: String
    ) {
        self.topic = topic
        self.decision = decision
        self.differences = differences
        self.versions = versions
        self.source = source
        self.statement = statement
    }
}

extension ATSDecision {
    /// A part of a decision that another source may see differently; the raw values are the names in
    /// machine-readable output.
    public enum Field: String, Sendable, Hashable, CaseIterable {
        case verdict, cleartextAllowed, minimumTLS, requiresForwardSecrecy, niap, keyLengths, cipherSuites,
            pins
    }

    /// The parts in which this decision differs from `other`. For a cleartext URL the demands on TLS and
    /// the pins don't matter and are left out.
    func differences(from other: ATSDecision, isSecure: Bool) -> [Field] {
        var fields: [Field] = []
        if verdict != other.verdict { fields.append(.verdict) }
        if cleartextAllowed != other.cleartextAllowed { fields.append(.cleartextAllowed) }
        guard isSecure else { return fields }
        if tls?.minimumTLS != other.tls?.minimumTLS { fields.append(.minimumTLS) }
        if tls?.requiresForwardSecrecy != other.tls?.requiresForwardSecrecy {
            fields.append(.requiresForwardSecrecy)
        }
        if tls?.niap != other.tls?.niap { fields.append(.niap) }
        if tls?.checksKeyLength != other.tls?.checksKeyLength { fields.append(.keyLengths) }
        if tls?.cipherSuites != other.tls?.cipherSuites { fields.append(.cipherSuites) }
        if pins != other.pins { fields.append(.pins) }
        return fields
    }
}
