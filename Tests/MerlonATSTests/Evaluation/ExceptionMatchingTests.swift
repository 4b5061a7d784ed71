// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// Which entry of `NSExceptionDomains` governs a host.
@Suite struct ExceptionMatchingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var configuration: ATSConfiguration
        /// Hosts to which `http` must be allowed.
        var open: [String] = []
        /// Hosts to which it must not.
        var closed: [String] = []
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "an exact entry alone", configuration: .example([.entry("example.com", http: .yes)]),
            open: ["example.com", "EXAMPLE.com", "ex%61mple.com"],
            closed: ["www.example.com", "xample.com", "notexample.com", "example.com.", "example.org"]),
        Case(
            name: "subdomains at every depth",
            configuration: .example([.entry("example.com", http: .yes, sub: .yes)]),
            open: ["example.com", "a.example.com", "c.b.a.example.com"],
            closed: ["test-example.com", "aexample.com", "example.com.evil.org", "a.example.com."]),
        Case(
            name: "a parent without subdomains is passed over, the climb goes on (Apple's test)",
            configuration: .example([
                .entry("example.com", http: .yes, sub: .yes), .entry("subhostname.example.com", http: .no),
            ]),
            open: ["test.another.subhostname.example.com", "x.subhostname.example.com", "other.example.com"],
            closed: ["subhostname.example.com"]),
        Case(
            name: "the nearest entry wins whole",
            configuration: .example([
                .entry("example.com", http: .yes, sub: .yes), .entry("safe.example.com", sub: .yes),
            ]),
            open: ["a.example.com"], closed: ["safe.example.com", "a.safe.example.com"]),
        Case(
            name: "a final dot matches only itself",
            configuration: .example([.entry("example.com.", http: .yes, sub: .yes)]),
            open: ["example.com.", "a.example.com."], closed: ["example.com", "a.example.com"]),
        Case(
            name: "keys that no host meets: upper case, port, wildcard, scheme, leading dot",
            configuration: .example([
                .entry("Example.com", http: .yes), .entry("port.example:443", http: .yes),
                .entry("*.cdn.example", http: .yes, sub: .yes), .entry("http://scheme.example", http: .yes),
                .entry(".dot.example", http: .yes, sub: .yes), .entry("", http: .yes, sub: .yes),
            ]),
            closed: [
                "example.com", "port.example", "a.cdn.example", "cdn.example", "scheme.example",
                "dot.example",
                "a.dot.example",
            ]),
        Case(
            name: "§3 #14: a wildcard key covers nothing, the bare name with subdomains does",
            configuration: .example([.entry("cdn.example", http: .yes, sub: .yes)]),
            open: ["a.cdn.example", "cdn.example"]),
        Case(
            name: "§3 #23: two labels under ts.net",
            configuration: .example([.entry("ts.net", http: .yes, sub: .yes)]),
            open: ["box.tailnet.ts.net"], closed: ["ts.network"]),
        Case(
            name: "a single-label key opens all below it",
            configuration: .example([.entry("onion", http: .yes, sub: .yes)]),
            open: ["abc.onion", "a.b.onion"]),
        Case(
            name: "an empty entry for a local name imposes TLS again (Apple's test)",
            configuration: .example([.entry("myhost.local")]), open: ["other.local"], closed: ["myhost.local"]
        ),
        Case(
            name: "a key that stands twice: the last",
            configuration: .example([.entry("example.com", http: .yes), .entry("example.com", http: .no)]),
            closed: ["example.com"]),
        Case(
            name: "Apple's own hosts", configuration: .example(),
            open: [
                "apple.com", "www.apple.com", "a.b.apple.com", "setup.icloud.com", "is.autonavi.com",
                "apple-mapkit.com", "cdn.apple-mapkit.com", "gs.apple.com", "x.ls.apple.com",
            ],
            closed: ["icloud.com", "autonavi.com", "notapple.com", "apple.com.example", "apple.co"]),
        Case(
            name: "the app's entry for one of Apple's hosts takes its place",
            configuration: .example([.entry("apple.com")]),
            open: ["www.gs.apple.com"], closed: ["apple.com"]),
    ]

    @Test(arguments: cases) func cleartextIsAllowedToTheListedHostsOnly(_ example: Case) throws {
        let evaluator = ATSEvaluator(example.configuration, system: .newestRead)
        for host in example.open {
            #expect(try evaluator.decide("http://\(host)/").verdict == .allowed, "\(host)")
            #expect(try evaluator.decide("https://\(host)/").cleartextAllowed, "\(host)")
        }
        for host in example.closed {
            #expect(try evaluator.decide("http://\(host)/").verdict == .blocked, "\(host)")
            #expect(try evaluator.decide(host: host).cleartextAllowed == false, "\(host)")
        }
    }

    /// Without its subdomains, the app's entry is passed over, and the system's own for the parent is gone.
    @Test func replacedBuiltInEntryNoLongerCoversSubdomains() throws {
        let evaluator = ATSEvaluator(.example([.entry("apple.com", http: .yes)]), system: .newestRead)
        #expect(try evaluator.decide("http://apple.com/").verdict == .allowed)
        #expect(try evaluator.decide("http://www.apple.com/").verdict == .blocked)
    }

    @Test func chosenEntryTakesDefaultsNotItsParentsValues() throws {
        let evaluator = ATSEvaluator(
            .example(
                arbitrary: .yes,
                [
                    .entry("example.com", http: .yes, sub: .yes, tls: .string("TLSv1.0"), fs: .no),
                    .entry("a.example.com", sub: .yes),
                ]), system: .newestRead)
        let decision = try evaluator.decide("http://x.a.example.com/")
        #expect(decision.verdict == .blocked)
        #expect(decision.tls == .standard)
        #expect(decision.trace.map(\.rule) == [.parentException, .exceptionRequiresTLS])
    }

    @Test func traceNamesTheParentsPassedOverNearestFirst() throws {
        let evaluator = ATSEvaluator(
            .example([
                .entry("example.com", http: .yes, sub: .yes), .entry("b.example.com"),
                .entry("a.b.example.com"),
            ]), system: .newestRead)
        #expect(
            try evaluator.decide("http://x.a.b.example.com/").trace == [
                ATSTraceStep(.parentSkipped, .exception(2)), ATSTraceStep(.parentSkipped, .exception(1)),
                ATSTraceStep(.parentException, .exception(0)),
                ATSTraceStep(.exceptionAllowsHTTP, .exception(0)),
            ])
        let none = ATSEvaluator(.example([.entry("example.com")]), system: .newestRead)
        #expect(
            try none.decide("http://x.example.com/").trace == [
                ATSTraceStep(.parentSkipped, .exception(0)), ATSTraceStep(.noException),
                ATSTraceStep(.atsDefault),
            ])
    }

    /// Scheme, port, user, path and query take no part.
    @Test(arguments: [
        "http://example.com", "http://example.com:8080/a?b#c", "HTTP://user:pass@example.com/",
        "ws://example.com/x",
        "http://example.com?x", "http://example.com#@evil.org", "http://example.com:/",
    ])
    func onlyTheHostCounts(_ url: String) throws {
        let evaluator = ATSEvaluator(.example([.entry("example.com", http: .yes)]), system: .newestRead)
        #expect(try evaluator.decide(url).verdict == .allowed)
        #expect(try ATSEvaluator(.example(), system: .newestRead).decide(url).verdict == .blocked)
    }

    @Test(arguments: [1, 7, 64, 1000]) func everyNameIsFoundAmongMany(_ count: Int) throws {
        let names = (0..<count).map { "h\($0 * 7919).d\($0 % 13).example" }
        let evaluator = ATSEvaluator(
            .example(names.map { .entry($0, http: .yes, sub: .yes) }), system: .newestRead)
        for (index, name) in names.enumerated() {
            let decision = try evaluator.decide("http://\(name)/")
            #expect(decision.trace.first == ATSTraceStep(.exactException, .exception(index)))
            let below = try evaluator.decide("http://x.\(name)/")
            #expect(below.trace.first == ATSTraceStep(.parentException, .exception(index)))
            #expect(try evaluator.decide("http://x\(name)/").verdict == .blocked)
        }
    }
}
