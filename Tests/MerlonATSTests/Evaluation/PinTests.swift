// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

private typealias Pin = ATSPinnedDomain.Pin

/// Which pins apply to a host.
@Suite struct PinTests {
    private func pins(
        _ url: String, _ domains: [ATSPinnedDomain], system: ATSSystem = .newestRead
    ) throws -> ATSPinDemand {
        try ATSEvaluator(.example(pins: domains), system: system).decide(url).pins
    }

    @Test(arguments: [
        ("https://example.com/", true), ("https://EXAMPLE.com./", true), ("https://a.example.com/", true),
        ("https://a.example.com./", true), ("https://a.b.example.com/", false),
        ("https://test-example.com/", false),
        ("https://com/", false), ("http://example.com/", true),
    ])
    func pinsReachTheHostAndOneLabelBelow(_ url: String, _ expected: Bool) throws {
        let demand = try pins(url, [.pinned("Example.com", ca: [Pin.one], sub: .yes)])
        #expect(demand == (expected ? ATSPinDemand(ca: [Pin.one]) : .none))
    }

    @Test(arguments: [PropertyListValue.string("YES"), .integer(1), .no])
    func onlyABooleanTrueTakesSubdomainsIn(_ value: PropertyListValue) throws {
        let domains: [ATSPinnedDomain] = [.pinned("example.com", leaf: [Pin.one], sub: value)]
        #expect(try pins("https://a.example.com/", domains) == .none)
        #expect(try pins("https://example.com/", domains).leaf == [Pin.one])
    }

    @Test func keyThatEndsInADotIsDead() throws {
        let domains: [ATSPinnedDomain] = [.pinned("example.com.", ca: [Pin.one], sub: .yes)]
        for host in ["example.com", "example.com.", "a.example.com."] {
            #expect(try pins("https://\(host)/", domains) == .none)
        }
    }

    @Test func hostAndParentAreMerged() throws {
        let domains: [ATSPinnedDomain] = [
            .pinned("example.com", ca: [Pin.one], sub: .yes),
            .pinned("a.example.com", ca: [Pin.two], leaf: [Pin.one]),
        ]
        let decision = try ATSEvaluator(.example(pins: domains), system: .newestRead).decide(
            "https://a.example.com/")
        #expect(decision.pins == ATSPinDemand(ca: [Pin.two, Pin.one], leaf: [Pin.one]))
        #expect(
            decision.trace.suffix(2) == [
                ATSTraceStep(.exactPins, .pinned(1)), ATSTraceStep(.parentPins, .pinned(0)),
            ])
        // An entry between them that is not pinned itself hides nothing.
        #expect(try pins("https://b.a.example.com/", domains) == .none)
        #expect(try pins("https://a.example.com/", domains.reversed()) == decision.pins)
    }

    @Test func oneNameInTwoCasesIsMerged() throws {
        let domains: [ATSPinnedDomain] = [
            .pinned("Example.com", ca: [Pin.one]), .pinned("example.com", ca: [Pin.two], sub: .yes),
        ]
        #expect(try pins("https://example.com/", domains).ca == [Pin.one, Pin.two])
        #expect(try pins("https://a.example.com/", domains).ca == [Pin.two])
    }

    @Test func emptyEntryPinsNothing() throws {
        let evaluator = ATSEvaluator(.example(pins: [.pinned("example.com", sub: .yes)]), system: .newestRead)
        let decision = try evaluator.decide("https://example.com/")
        #expect(decision.pins == .none)
        #expect(!decision.pins.rejectsEverything)
        #expect(decision.verdict == .allowed)
        #expect(decision.trace.map(\.rule) == [.noException, .atsDefault])
    }

    @Test(
        arguments: [
            ([], nil), (nil, []), (["AAAA"], nil), ([Pin.one], []), ([Pin.one], ["c2hvcnQ="]),
            (["47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuA=="], nil),
        ] as [([String]?, [String]?)])
    func listWithoutADigestRejectsEverything(_ ca: [String]?, _ leaf: [String]?) throws {
        let evaluator = ATSEvaluator(
            .example(pins: [.pinned("example.com", ca: ca, leaf: leaf)]), system: .newestRead)
        let decision = try evaluator.decide("https://example.com/")
        #expect(decision.pins == ATSPinDemand(ca: ca, leaf: leaf))
        #expect(decision.pins.rejectsEverything)
        #expect(decision.verdict == .blocked)
        #expect(decision.trace.last?.rule == .pinsRejectEverything)
        // Pins never touch cleartext.
        #expect(try evaluator.decide("http://example.com/").trace.contains { $0.rule == .atsDefault })
    }

    @Test func parentsPinsSaveAHostWithAnEmptyList() throws {
        let domains: [ATSPinnedDomain] = [
            .pinned("a.example.com", ca: []), .pinned("example.com", ca: [Pin.one], sub: .yes),
        ]
        #expect(try pins("https://a.example.com/", domains).rejectsEverything == false)
    }

    @Test func oneGoodDigestAmongBadOnesIsEnough() throws {
        #expect(ATSPinDemand(ca: ["AAAA", Pin.one]).rejectsEverything == false)
        #expect(ATSPinDemand.none.rejectsEverything == false)
    }

    @Test func pinsNeedIOS14() throws {
        let domains: [ATSPinnedDomain] = [.pinned("example.com", ca: [Pin.one])]
        #expect(try pins("https://example.com/", domains, system: .iOS(13, 7)) == .none)
        #expect(try pins("https://example.com/", domains, system: .iOS(14)).ca == [Pin.one])
        #expect(
            try pins("https://example.com/", domains, system: ATSSystem(.macOS, OSVersion(10, 15))) == .none)
        #expect(
            try pins("https://example.com/", domains, system: ATSSystem(.macOS, OSVersion(11))).ca == [
                Pin.one
            ])
    }

    @Test func pinsAreNarrowingOnlyAndStayUnderArbitraryLoads() throws {
        let domains: [ATSPinnedDomain] = [.pinned("example.com", leaf: [Pin.one])]
        let evaluator = ATSEvaluator(.example(arbitrary: .yes, pins: domains), system: .newestRead)
        #expect(try evaluator.decide("https://example.com/").pins.leaf == [Pin.one])
        #expect(try evaluator.decide("https://example.com/", loader: .outsideATS).pins == .none)
    }

    @Test func trustPinningRequiredDiscardsPins() throws {
        var configuration = ATSConfiguration.example(pins: [.pinned("example.com", ca: [])])
        configuration.trustPinningRequired = PropertyListNode(.yes)
        let decision = try ATSEvaluator(configuration, system: .newestRead).decide("https://example.com/")
        #expect(decision.pins == .none)
        #expect(decision.verdict == .allowed)
        #expect(decision.trace.last?.rule == .pinsDiscarded)
    }

    /// Pins ignore the case of letters, whatever the look-up of exceptions does.
    @Test func hostInCapitalsHasNoOtherReadingOfItsPins() throws {
        let evaluator = ATSEvaluator(
            .example(pins: [.pinned("example.com", ca: [Pin.one], sub: .yes)]), system: .newestRead)
        for url in ["https://EXAMPLE.com/", "https://A.Example.com./"] {
            #expect(try evaluator.decide(url).pins.ca == [Pin.one])
            #expect(try !evaluator.alternatives(for: url).contains { $0.topic == .hostCase })
        }
    }

    @Test func pinThatStandsTwiceIsListedOnce() throws {
        let domains: [ATSPinnedDomain] = [
            .pinned("a.example.com", ca: [Pin.one, Pin.two, Pin.one]),
            .pinned("example.com", ca: [Pin.two], sub: .yes),
        ]
        #expect(try pins("https://a.example.com/", domains).ca == [Pin.one, Pin.two])
    }

    /// A hostile file: one name in many cases, each with its own pin, takes time by its length alone.
    @Test func manyCasesOfOneNameAreMergedAtOnce() throws {
        let name = Array("abcdefghijklmnop.example")
        let domains = (0..<5_000).map { number in
            let letters = name.enumerated().map { number >> $0 & 1 == 1 ? $1.uppercased() : String($1) }
            return ATSPinnedDomain.pinned(letters.joined(), ca: ["pin\(number)"], sub: .yes)
        }
        #expect(try pins("https://\(String(name))/", domains).ca?.count == 5_000)
        #expect(try pins("https://x.\(String(name))/", domains).ca?.count == 5_000)
    }
}
