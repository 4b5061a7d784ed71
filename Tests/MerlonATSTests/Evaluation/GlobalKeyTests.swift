// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// The keys at the top of the dictionary and the order in which they are asked.
@Suite struct GlobalKeyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var configuration: ATSConfiguration
        var system = ATSSystem.newestRead
        var loader = ATSLoader.urlSession
        var url = "http://example.org/"
        var verdict: ATSDecision.Verdict
        var rule: ATSRule
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "nothing set", configuration: .example(), verdict: .blocked, rule: .atsDefault),
        Case(
            name: "ArbitraryLoads", configuration: .example(arbitrary: .yes), verdict: .allowed,
            rule: .arbitraryLoads),
        Case(
            name: "ArbitraryLoads=NO", configuration: .example(arbitrary: .no), verdict: .blocked,
            rule: .atsDefault),
        Case(
            name: "§3 #1: LocalNetworking overrides ArbitraryLoads",
            configuration: .example(arbitrary: .yes, local: .yes, [.entry("a.example", http: .yes)]),
            verdict: .blocked, rule: .arbitraryLoadsOverridden),
        Case(
            name: "LocalNetworking=NO overrides ArbitraryLoads",
            configuration: .example(arbitrary: .yes, local: .no),
            verdict: .blocked, rule: .arbitraryLoadsOverridden),
        Case(
            name: "§3 #2: URLSession images under media and web keys",
            configuration: .example(arbitrary: .yes, media: .yes, web: .yes), verdict: .blocked,
            rule: .arbitraryLoadsOverridden),
        Case(
            name: "§3 #3: ForMedia=NO overrides on iOS 10",
            configuration: .example(arbitrary: .yes, media: .no), system: .iOS(10), verdict: .blocked,
            rule: .arbitraryLoadsOverridden),
        Case(
            name: "§3 #3: ForMedia=NO is not read on iOS 9",
            configuration: .example(arbitrary: .yes, media: .no), system: .iOS(9), verdict: .allowed,
            rule: .arbitraryLoads),
        Case(
            name: "InWebContent=NO overrides", configuration: .example(arbitrary: .yes, web: .no),
            verdict: .blocked,
            rule: .arbitraryLoadsOverridden),
        Case(
            name: "media loader with ForMedia", configuration: .example(media: .yes), loader: .media,
            verdict: .allowed, rule: .mediaLoads),
        Case(
            name: "URLSession with ForMedia", configuration: .example(media: .yes), verdict: .blocked,
            rule: .atsDefault),
        Case(
            name: "media loader with ForMedia=NO and ArbitraryLoads",
            configuration: .example(arbitrary: .yes, media: .no), loader: .media, verdict: .blocked,
            rule: .arbitraryLoadsOverridden),
        Case(
            name: "web loader with InWebContent", configuration: .example(web: .yes), loader: .webContent,
            verdict: .allowed, rule: .webContentLoads),
        Case(
            name: "media loader with InWebContent", configuration: .example(web: .yes), loader: .media,
            verdict: .blocked, rule: .atsDefault),
        Case(
            name: "web loader on iOS 9", configuration: .example(web: .yes), system: .iOS(9),
            loader: .webContent,
            verdict: .blocked, rule: .atsDefault),
        Case(
            name: "a listed host ignores the web key",
            configuration: .example(web: .yes, [.entry("example.org")]),
            loader: .webContent, verdict: .blocked, rule: .exceptionRequiresTLS),
        Case(
            name: "a listed host ignores ArbitraryLoads",
            configuration: .example(arbitrary: .yes, [.entry("example.org")]), verdict: .blocked,
            rule: .exceptionRequiresTLS),
        Case(
            name: "linked before iOS 9", configuration: .example(), system: .iOS(26, sdk: 8),
            verdict: .allowed,
            rule: .linkedBeforeATS),
        Case(
            name: "outside ATS (§3 #28)", configuration: .example(local: .yes), loader: .outsideATS,
            verdict: .allowed, rule: .outsideATS),
        // Types
        Case(
            name: "ArbitraryLoads=\"YES\" is absent today (Apple's test)",
            configuration: .example(arbitrary: .string("YES")), verdict: .blocked, rule: .atsDefault),
        Case(
            name: "ArbitraryLoads=2 is NO today (Apple's test)",
            configuration: .example(arbitrary: .integer(2)),
            verdict: .blocked, rule: .atsDefault),
        Case(
            name: "ArbitraryLoads=1 is YES today", configuration: .example(arbitrary: .integer(1)),
            verdict: .allowed, rule: .arbitraryLoads),
        Case(
            name: "ArbitraryLoads=1 is NO on 18.4", configuration: .example(arbitrary: .integer(1)),
            system: .iOS(18, 4), verdict: .blocked, rule: .atsDefault),
        Case(
            name: "ArbitraryLoads=\"YES\" is YES before 18.4",
            configuration: .example(arbitrary: .string("YES")),
            system: .iOS(18, 3), verdict: .allowed, rule: .arbitraryLoads),
        Case(
            name: "ArbitraryLoads=\"NO\" is NO before 18.4",
            configuration: .example(arbitrary: .string("NO")),
            system: .iOS(18, 3), verdict: .blocked, rule: .atsDefault),
        Case(
            name: "ArbitraryLoads=2 is YES before 18.4", configuration: .example(arbitrary: .integer(2)),
            system: .iOS(17), verdict: .allowed, rule: .arbitraryLoads),
        Case(
            name: "a narrow key of text is absent today, so it overrides nothing",
            configuration: .example(arbitrary: .yes, web: .string("YES")), verdict: .allowed,
            rule: .arbitraryLoads),
        Case(
            name: "a narrow key of text is present on 18.4",
            configuration: .example(arbitrary: .yes, web: .string("YES")), system: .iOS(18, 4),
            verdict: .blocked,
            rule: .arbitraryLoadsOverridden),
        Case(
            name: "a narrow key that is the number 2 is present and NO",
            configuration: .example(arbitrary: .yes, media: .integer(2)), loader: .media, verdict: .blocked,
            rule: .arbitraryLoadsOverridden),
        Case(
            name: "LocalNetworking=\"YES\" was an explicit NO on 18.4",
            configuration: .example(local: .string("YES")), system: .iOS(18, 4), url: "http://nas.local/",
            verdict: .blocked, rule: .atsDefault),
        Case(
            name: "LocalNetworking=\"YES\" is absent today", configuration: .example(local: .string("NO")),
            url: "http://nas.local/", verdict: .allowed, rule: .localHost),
        Case(
            name: "a null is absent", configuration: .example(arbitrary: .yes, local: .null),
            verdict: .allowed,
            rule: .arbitraryLoads),
        Case(
            name: "a dictionary in place of a boolean",
            configuration: .example(arbitrary: .dictionary(.init())),
            system: .iOS(17), verdict: .blocked, rule: .atsDefault),
    ]

    @Test(arguments: cases) func verdictAndDecidingRule(_ example: Case) throws {
        let evaluator = ATSEvaluator(example.configuration, system: example.system)
        let decision = try evaluator.decide(example.url, loader: example.loader)
        #expect(decision.verdict == example.verdict)
        #expect(decision.cleartextAllowed == (example.verdict == .allowed))
        #expect(decision.trace.map(\.rule).contains(example.rule), "\(decision.trace.map(\.rule))")
        // Where no exception is found and cleartext is allowed, ATS demands nothing of TLS either.
        #expect((decision.tls == nil) == (example.verdict == .allowed))
        let secure = try evaluator.decide(
            example.url.replacing("http:", with: "https:"), loader: example.loader)
        #expect(secure.verdict == .allowed)
        #expect(secure.tls == decision.tls)
    }

    @Test(arguments: [
        ("YES", true), ("yes", true), ("true", true), ("Y", true), ("1", true), ("9x", true), (" 01", true),
        ("+1", true), ("NO", false), ("no", false), ("0", false), ("", false), ("-", false), ("on", false),
        ("$(YES)", false), ("000", false),
    ])
    func textCountsAsBoolValueDidBefore18_4(_ text: String, _ expected: Bool) throws {
        let evaluator = ATSEvaluator(.example(arbitrary: .string(text)), system: .iOS(16))
        #expect(try evaluator.decide("http://example.org/").cleartextAllowed == expected)
    }
}
