// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// Trace steps in words, with their keys.
@Suite struct ExplanationTests {
    private static let place = SourcePlace(offset: 10, endOffset: 20, line: 3, column: 5)
    private static let valuePlace = SourcePlace(offset: 30, endOffset: 40, line: 4, column: 7)

    private static let configuration: ATSConfiguration = {
        var entry = ATSExceptionDomain("example.com", at: place)
        entry.allowsInsecureHTTPLoads = PropertyListNode(.yes, at: valuePlace)
        entry.includesSubdomains = PropertyListNode(.yes, at: valuePlace)
        entry.minimumTLSVersion = PropertyListNode(.string("TLSv1.0"), at: valuePlace)
        var configuration = ATSConfiguration.example(
            [entry, .entry("b.example.com"), .entry("10/8", fs: .no)],
            pins: [.pinned("example.com", ca: [], sub: .yes)])
        configuration.allowsArbitraryLoads = PropertyListNode(.yes, at: valuePlace)
        configuration.allowsLocalNetworking = PropertyListNode(.no, at: valuePlace)
        return configuration
    }()

    @Test(arguments: [
        (
            "http://a.b.example.com/",
            [
                "NSAppTransportSecurity.NSExceptionDomains[\"b.example.com\"]",
                "NSAppTransportSecurity.NSExceptionDomains[\"example.com\"].NSIncludesSubdomains",
                "NSAppTransportSecurity.NSExceptionDomains[\"example.com\"].NSExceptionAllowsInsecureHTTPLoads",
                "NSAppTransportSecurity.NSExceptionDomains[\"example.com\"].NSExceptionMinimumTLSVersion",
            ]
        ),
        (
            "https://x.example.com/",
            [
                "NSAppTransportSecurity.NSExceptionDomains[\"example.com\"].NSIncludesSubdomains",
                "NSAppTransportSecurity.NSExceptionDomains[\"example.com\"].NSExceptionAllowsInsecureHTTPLoads",
                "NSAppTransportSecurity.NSExceptionDomains[\"example.com\"].NSExceptionMinimumTLSVersion",
                "NSAppTransportSecurity.NSPinnedDomains[\"example.com\"].NSIncludesSubdomains", "-",
            ]
        ),
        (
            "http://10.1.1.1/",
            [
                "NSAppTransportSecurity.NSExceptionDomains[\"10/8\"]",
                "NSAppTransportSecurity.NSExceptionDomains[\"10/8\"]",
                "NSAppTransportSecurity.NSExceptionDomains[\"10/8\"].NSExceptionRequiresForwardSecrecy",
            ]
        ),
        (
            "http://nas.local/",
            [
                "-", "NSAppTransportSecurity.NSAllowsLocalNetworking",
                "NSAppTransportSecurity.NSAllowsArbitraryLoads",
            ]
        ),
        ("http://www.apple.com/", ["-", "-", "-"]),
    ])
    func eachStepNamesTheKeyItLookedAt(_ url: String, _ expected: [String]) throws {
        let evaluator = ATSEvaluator(Self.configuration, system: .newestRead)
        let explanations = try evaluator.decide(url).trace.map(evaluator.explain)
        #expect(explanations.map { $0.keyPath?.description ?? "-" } == expected)
        for explanation in explanations {
            #expect(!explanation.text.isEmpty && !explanation.text.hasSuffix("."))
            #expect(!explanation.source.isEmpty)
        }
    }

    @Test func placeIsTheValuesOrTheEntrysOwn() throws {
        let evaluator = ATSEvaluator(Self.configuration, system: .newestRead)
        let steps = try evaluator.decide("http://example.com/").trace
        #expect(steps.map { evaluator.explain($0).place }.prefix(2) == [Self.place, Self.valuePlace])
        #expect(evaluator.explain(ATSTraceStep(.noException)).place == nil)
    }

    @Test func overriddenArbitraryLoadsNamesTheKeyThatOverrides() throws {
        let evaluator = ATSEvaluator(
            .example(arbitrary: .yes, media: .no, web: .string("YES"), local: .yes), system: .newestRead)
        let step = try #require(try evaluator.decide("http://example.org/").trace.last)
        let text = evaluator.explain(step).text
        #expect(text.contains("NSAllowsArbitraryLoadsForMedia and NSAllowsLocalNetworking is present"))
        // Text is absent for this system.
        #expect(!text.contains("InWebContent"))
    }

    @Test func legacyKeyIsNamedWhereItSpoke() throws {
        let setting = ATSExceptionDomain.LegacySetting(
            key: "NSTemporaryExceptionAllowsInsecureHTTPLoads",
            modernKey: "NSExceptionAllowsInsecureHTTPLoads",
            value: PropertyListNode(.yes, at: Self.valuePlace))
        let evaluator = ATSEvaluator(.example([.entry("a.example", legacy: [setting])]), system: .newestRead)
        let alternative = try #require(
            try evaluator.alternatives(for: "http://a.example/").first { $0.topic == .legacyKeys })
        let explanation = evaluator.explain(try #require(alternative.decision.trace.last))
        #expect(explanation.keyPath?.steps.last == .key("NSTemporaryExceptionAllowsInsecureHTTPLoads"))
        #expect(explanation.place == Self.valuePlace)
    }

    /// Any step may be asked about; one that leads nowhere is no crash.
    @Test(arguments: ATSRule.allCases) func everyRuleHasASentenceForEverySubject(_ rule: ATSRule) {
        let evaluator = ATSEvaluator(Self.configuration, system: .newestRead)
        for subject in [
            .builtIn(0), .builtIn(99), .builtIn(-1), .exception(0), .exception(99), .exception(-1), .nothing,
            .pinned(0), .pinned(7), .topLevel,
        ] as [ATSTraceStep.Subject] {
            #expect(!evaluator.explain(ATSTraceStep(rule, subject)).text.isEmpty)
        }
    }

    @Test func controlCharactersOfANameAreEscaped() throws {
        let evaluator = ATSEvaluator(.example([.entry("a\u{1b}[31m\u{202e}")]), system: .newestRead)
        let text = evaluator.explain(ATSTraceStep(.exactException, .exception(0))).text
        #expect(text.contains("a\\u{1b}[31m\\u{202e}"))
        let long = ATSEvaluator(.example([.entry(String(repeating: "a", count: 300))]), system: .newestRead)
        #expect(long.explain(ATSTraceStep(.exactException, .exception(0))).text.utf8.count < 250)
    }

    @Test func sourceFollowsTheSystem() {
        let step = ATSTraceStep(.parentException, .exception(0))
        #expect(
            ATSEvaluator(Self.configuration, system: .newestRead).explain(step).source == "Security-61901")
        #expect(
            ATSEvaluator(Self.configuration, system: .iOS(16)).explain(step).source
                == "Apple: NSIncludesSubdomains")
    }
}
