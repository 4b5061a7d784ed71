// SPDX-License-Identifier: Apache-2.0

internal import MerlonPropertyList

/// One point about which the sources differ: who says what, and how a system would read by it.
struct OtherReading: Sendable {
    /// What they differ about.
    var topic: ATSAlternative.Topic
    /// Who says otherwise.
    var source: String
    /// What they say.
    var statement: String
    /// What the statement adds for a URL.
    var detail: @Sendable (ATSURL) -> String = { _ in "" }
    /// Makes a reading follow the other source.
    var change: @Sendable (inout ATSReading) -> Void = { _ in }
    /// Whether the point can matter to this URL, its decision and loader; that the decisions differ is
    /// checked beside.
    var concerns: @Sendable (ATSURL, ATSDecision, ATSLoader) -> Bool = { _, _, _ in true }
    /// Whether it is told although the load is decided alike.
    var isBesideTheDecision = false

    /// All points that can arise for the evaluator's system and dictionary.
    static func all(beside evaluator: ATSEvaluator) -> [OtherReading] {
        let generation = evaluator.system.generation
        return lookUps(generation) + localities(evaluator) + values(evaluator) + demands(evaluator)
            + pinPoints(evaluator)
    }
}

extension OtherReading {
    /// Which entry governs the host.
    private static func lookUps(_ generation: OSVersion) -> [OtherReading] {
        var points = [
            OtherReading(
                topic: .subdomainDepth, source: ATSSource.includesSubdomains,
                statement:
                    "NSIncludesSubdomains covers names with one additional label only; the code since 18.4"
                    + " climbs through every parent",
                change: { $0.subdomainsReachOneLabel = true }),
            OtherReading(
                topic: .hostCase, source: ATSSource.notMeasured,
                statement: "the look-up may ignore the case of a key; the open code compares keys as written",
                change: { $0.hostCase = .ignored }),
            OtherReading(
                topic: .hostCase, source: ATSSource.notMeasured,
                statement:
                    "the host may be looked up as the URL writes it; that it is brought to lower case first"
                    + " is assumed",
                change: { $0.hostCase = .asWritten }, concerns: { url, _, _ in url.hasCapitals }),
            OtherReading(
                topic: .addressSpelling, source: ATSSource.notMeasured,
                statement:
                    "the address may be looked up in its canonical spelling only, not as the URL writes it",
                change: { $0.comparesCanonicalSpelling = true }),
            OtherReading(
                topic: .equalRanges, source: ATSSource.notMeasured,
                statement: "two entries write the same range, and which of them counts is defined nowhere",
                change: { $0.prefersLaterRange = true }),
            OtherReading(
                topic: .emptyPrefix, source: ATSSource.notMeasured,
                statement:
                    "a range without digits after its slash may be read as /0, which holds every address",
                change: { $0.missingPrefixIsZero = true }),
        ]
        points.append(
            OtherReading(
                topic: .numericHost, source: ATSSource.notMeasured,
                statement:
                    "the host is looked up as a name here; resolvers read it as an IPv4 address, and the loader"
                    + " may have it judged as that",
                detail: { url in url.numericAddress.map { ": \($0)" } ?? "" },
                change: { $0.readsNumericNames = true }, concerns: { url, _, _ in url.numericAddress != nil },
                isBesideTheDecision: true))
        if generation < OSVersion(18, 4) {
            points.append(
                OtherReading(
                    topic: .builtInEntries, source: ATSSource.notMeasured,
                    statement: "the system's own exceptions for Apple's hosts are read in code of 26 only",
                    change: { $0.hasBuiltInExceptions = false }))
        }
        return points
    }

    /// Whether the host is local.
    private static func localities(_ evaluator: ATSEvaluator) -> [OtherReading] {
        let generation = evaluator.system.generation
        var points: [OtherReading] = []
        if generation.major >= 10, generation < OSVersion(18, 4) {
            points.append(
                OtherReading(
                    topic: .localNamesBefore184, source: ATSSource.cocoaKeys,
                    statement: "unqualified names and names in .local need NSAllowsLocalNetworking = YES",
                    change: { $0.localNames = .exemptByKey }, concerns: { url, _, _ in url.address == nil }))
        }
        guard generation.major >= 17 else { return points }
        let linkedBefore17 = evaluator.system.linkedGeneration.major < 17
        points += [
            OtherReading(
                topic: .externalAddresses, source: ATSSource.localNetworking,
                statement: linkedBefore17
                    ? "addresses are no longer allowed by default on 17 and later, whatever the app was linked with"
                    : "no address is allowed by default on 17 and later; the code since 18.4 lets local ones pass",
                change: { $0.addresses = linkedBefore17 ? .localExempt : .localByKey },
                concerns: { url, _, _ in
                    // Private and unique local addresses have points of their own.
                    linkedBefore17 || url.address.map { !$0.isPrivate && !$0.isUniqueLocal } ?? false
                }),
            OtherReading(
                topic: .rfc1918, source: "public reports (OpenOats #189, flutter #157449)",
                statement:
                    "private addresses were blocked until NSAllowsLocalNetworking was YES; on macOS 26.4.1"
                    + " they were measured to pass without it: verify on a device",
                change: { $0.privateAddresses = .localByKey }),
            OtherReading(
                topic: .uniqueLocalAddresses, source: ATSSource.notMeasured,
                statement: "IPv6 unique local addresses (fc00::/7) may count as external: verify on a device",
                change: { $0.uniqueLocalAddresses = .external }),
            OtherReading(
                topic: .unspecifiedAddress, source: ATSSource.notMeasured,
                statement:
                    "0.0.0.0 and ::, which connect to the device itself, may count as local: verify on a"
                    + " device",
                change: { $0.unspecifiedAddresses = .local }),
            OtherReading(
                topic: .ipv4Mapped, source: ATSSource.notMeasured,
                statement:
                    "an IPv4-mapped IPv6 address may count as the IPv4 address inside: verify on a device",
                change: { $0.unmapsAddresses = true }),
        ]
        return points
    }

    /// What keys and values mean.
    private static func values(_ evaluator: ATSEvaluator) -> [OtherReading] {
        let others: [(BooleanReading, String, String)] = [
            (
                .numberEqualToYES, ATSSource.security,
                "a number that equals 1 is YES, another number NO, and what is no number counts as absent"
            ),
            (
                .booleanOnly, ATSSource.security184,
                "only a boolean true is YES; any other value, text too, is present and NO"
            ),
            (
                .boolValue, ATSSource.securityOld,
                "text and numbers count by their boolValue, so that YES as text and 2 are YES"
            ),
        ]
        var points = others.filter { $0.0 != evaluator.reading.booleans }.map { booleans, source, statement in
            OtherReading(
                topic: .stringBooleans, source: source, statement: statement,
                change: { $0.booleans = booleans })
        }
        points.append(
            OtherReading(
                topic: .legacyKeys, source: "no current document; scanners such as MobSF treat them as live",
                statement: "the names NSTemporaryException… and NSThirdPartyException… may still be read",
                change: { $0.readsLegacyKeys = true }))
        points.append(
            OtherReading(
                topic: .localNetworkingNo, source: ATSSource.cocoaKeys,
                statement:
                    "NSAllowsLocalNetworking overrides NSAllowsArbitraryLoads only where it is YES; the code"
                    + " since 18.4 and Apple's current page let its presence do so",
                change: { $0.localNetworkingOverridesByPresence = false }))
        return points
    }

    /// What is demanded of TLS.
    private static func demands(_ evaluator: ATSEvaluator) -> [OtherReading] {
        var points = [
            OtherReading(
                topic: .forwardSecrecyKeyLength, source: ATSSource.key("NSExceptionRequiresForwardSecrecy"),
                statement: "NO also drops the check of key lengths; Security-61901 keeps 2048 and 256 bits",
                change: { $0.forwardSecrecyGuardsKeyLength = true }),
            OtherReading(
                topic: .cipherSuites, source: ATSSource.cocoaKeys,
                statement: "the accepted suites have CBC with SHA-256 and SHA-384 and no ChaCha20 in TLS 1.2",
                change: { $0.cipherSuites = .cocoaKeys }),
            OtherReading(
                topic: .niapScope, source: ATSSource.notMeasured,
                statement:
                    "an entry without NSExceptionRequiresNIAPTLSPackageVersion may take the global package;"
                    + " Apple says that a listed host ignores all global keys",
                change: { $0.entriesInheritNIAP = true }),
            OtherReading(
                topic: .minimumTLSJustification, source: ATSSource.cocoaKeys,
                statement:
                    "App Review asks for a reason for any NSExceptionMinimumTLSVersion; the key's own page"
                    + " asks only below TLSv1.2",
                concerns: { _, decision, _ in evaluator.setsMinimumTLSWithoutLowering(decision) },
                isBesideTheDecision: true),
        ]
        if evaluator.system.generation.major == 10 {
            points.append(
                OtherReading(
                    topic: .webContentDemands, source: "openradar 29599080",
                    statement: "web views on iOS 10 kept the demands on TLS in spite of"
                        + " NSAllowsArbitraryLoadsInWebContent",
                    change: { $0.webContentKeepsDemands = true }))
        }
        return points
    }

    /// Where pins apply.
    private static func pinPoints(_ evaluator: ATSEvaluator) -> [OtherReading] {
        [
            OtherReading(
                topic: .pinsInWebContent, source: "public reports (onmyway133/blog #880)",
                statement: "NSPinnedDomains was seen without effect in WKWebView: verify on a device",
                change: { $0.pinsReachWebContent = false }),
            OtherReading(
                topic: .pinsOutsideATS, source: ATSSource.security,
                statement:
                    "pins apply wherever the process evaluates trust by Apple's SSL policy, Network.framework"
                    + " included; not in an embedded TLS library",
                change: { $0.pinsReachOutside = true }),
        ]
    }
}

extension ATSEvaluator {
    /// Whether the entry that governs writes a readable minimum TLS version of 1.2 or more.
    fileprivate func setsMinimumTLSWithoutLowering(_ decision: ATSDecision) -> Bool {
        let entries = decision.trace.compactMap { step -> ATSExceptionDomain? in
            guard step.rule != .parentSkipped, case .exception(let index) = step.subject else { return nil }
            return exceptionEntry(index)
        }
        let version = entries.last?.minimumTLSVersion?.string.flatMap(TLSVersion.init(rawValue:))
        return version.map { $0 >= .tls12 } ?? false
    }
}
