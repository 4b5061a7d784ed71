// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// Unqualified and `.local` names, and addresses, where no entry names them.
@Suite struct LocalHostTests {
    static let localNames = ["localhost", "printer", "x.local", "x.local.", "a.b.local", "X.LOCAL"]
    static let otherNames = [
        "foo.localhost", "nas.lan", "homeserver.lan", "x.locale", "xlocal.com", "localhost.",
    ]
    static let localAddresses = [
        "127.0.0.1", "127.255.0.9", "[::1]", "[fe80::1]", "[febf::1]", "169.254.1.1", "192.168.50.134",
        "10.0.0.1", "172.16.0.1", "172.31.255.255", "[fd00::1]", "[fe80::1%25en0]",
    ]
    static let otherAddresses = [
        "203.0.113.1", "[fe00::1]", "[2001:db8::1]", "100.64.0.1", "100.65.11.105", "172.32.0.1",
        "172.15.0.1",
        "169.253.0.1", "11.0.0.1", "192.169.0.1", "[::2]", "[fec0::1]", "[::ffff:127.0.0.1]", "8.8.8.8",
    ]

    @Test(arguments: localNames + localAddresses, [nil, PropertyListValue.yes])
    func localHostIsOpenUnlessLocalNetworkingIsNo(_ host: String, _ key: PropertyListValue?) throws {
        let decision = try ATSEvaluator(.example(local: key), system: .newestRead).decide(
            "http://\(host):8080/")
        #expect(decision.verdict == .allowed)
        #expect(decision.tls == nil)
        #expect(decision.trace.map(\.rule) == [.noException, .localHost, .noTLSDemand])
    }

    @Test(arguments: localNames + localAddresses) func localHostIsClosedByExplicitNo(_ host: String) throws {
        let evaluator = ATSEvaluator(.example(arbitrary: .yes, local: .no), system: .newestRead)
        let decision = try evaluator.decide("http://\(host)/")
        #expect(decision.verdict == .blocked)
        #expect(
            decision.trace.map(\.rule) == [.noException, .localNetworkingRefused, .arbitraryLoadsOverridden])
    }

    /// §3 #17, #22.
    @Test(arguments: otherNames + otherAddresses, [nil, PropertyListValue.yes, .no])
    func otherHostIsClosedWhateverLocalNetworkingSays(_ host: String, _ key: PropertyListValue?) throws {
        let evaluator = ATSEvaluator(.example(local: key), system: .newestRead)
        #expect(try evaluator.decide("http://\(host)/").verdict == .blocked)
    }

    struct VersionCase: Sendable, CustomTestStringConvertible {
        var system: ATSSystem
        /// Whether cleartext is allowed to a local name, a private and a public address, with no key.
        var localName: Bool
        var privateAddress: Bool
        var publicAddress: Bool
        var testDescription: String { "\(system.platform) \(system.version) sdk \(system.linkedSDK)" }
    }

    static let versions = [
        VersionCase(system: .iOS(9), localName: false, privateAddress: false, publicAddress: false),
        VersionCase(system: .iOS(10), localName: true, privateAddress: true, publicAddress: true),
        VersionCase(system: .iOS(16, 7), localName: true, privateAddress: true, publicAddress: true),
        VersionCase(system: .iOS(17), localName: true, privateAddress: true, publicAddress: false),
        VersionCase(system: .iOS(17, sdk: 16), localName: true, privateAddress: true, publicAddress: true),
        VersionCase(system: .iOS(18, 3), localName: true, privateAddress: true, publicAddress: false),
        VersionCase(system: .iOS(18, 4), localName: true, privateAddress: true, publicAddress: false),
        VersionCase(system: .iOS(26, 4), localName: true, privateAddress: true, publicAddress: false),
        VersionCase(
            system: ATSSystem(.macOS, OSVersion(10, 11)), localName: false, privateAddress: false,
            publicAddress: false),
        VersionCase(
            system: ATSSystem(.macOS, OSVersion(13)), localName: true, privateAddress: true,
            publicAddress: true),
        VersionCase(
            system: ATSSystem(.macOS, OSVersion(14)), localName: true, privateAddress: true,
            publicAddress: false),
        VersionCase(
            system: ATSSystem(.tvOS, OSVersion(17)), localName: true, privateAddress: true,
            publicAddress: false),
        VersionCase(
            system: ATSSystem(.watchOS, OSVersion(10)), localName: true, privateAddress: true,
            publicAddress: false),
        VersionCase(
            system: ATSSystem(.visionOS, OSVersion(1)), localName: true, privateAddress: true,
            publicAddress: false),
    ]

    @Test(arguments: versions) func eachVersionHasItsOwnTable(_ example: VersionCase) throws {
        let evaluator = ATSEvaluator(.example(), system: example.system)
        #expect(try evaluator.decide("http://nas.local/").cleartextAllowed == example.localName)
        #expect(try evaluator.decide("http://192.168.1.20:8080/").cleartextAllowed == example.privateAddress)
        #expect(try evaluator.decide("http://203.0.113.1/").cleartextAllowed == example.publicAddress)
    }

    /// For apps linked before 17 addresses are outside ATS: a local one is never judged harder than a public one.
    @Test(arguments: localAddresses + otherAddresses, [17, 18, 26])
    func noKeyClosesAddressesToAnOlderApp(_ host: String, _ version: Int) throws {
        let evaluator = ATSEvaluator(.example(local: .no), system: .iOS(version, sdk: 16))
        let decision = try evaluator.decide("http://\(host)/")
        #expect(decision.verdict == .allowed)
        #expect(decision.trace.map(\.rule) == [.noException, .addressDefault, .noTLSDemand])
        #expect(try evaluator.decide("http://nas.local/").verdict == .blocked)
        let other = try #require(
            try evaluator.alternatives(for: "http://\(host)/").first { $0.topic == .externalAddresses })
        #expect(other.decision.verdict == .blocked)
    }

    /// Addresses can't be listed before 17; names can.
    @Test func entryForAnAddressCountsFrom17On() throws {
        let configuration = ATSConfiguration.example([
            .entry("203.0.113.7"), .entry("203.0.113.0/24", http: .no), .entry("nas.local", http: .yes),
        ])
        let older = ATSEvaluator(configuration, system: .iOS(16))
        #expect(try older.decide("http://203.0.113.7/").trace.map(\.rule).contains(.addressDefault))
        #expect(try older.decide("http://203.0.113.7/").verdict == .allowed)
        #expect(
            try ATSEvaluator(configuration, system: .iOS(17)).decide("http://203.0.113.7/").verdict
                == .blocked)
        #expect(
            try ATSEvaluator(configuration, system: .iOS(17, sdk: 16)).decide("http://203.0.113.7/").verdict
                == .blocked)
        #expect(
            try ATSEvaluator(configuration, system: .iOS(9)).decide("http://nas.local/").verdict == .allowed)
        #expect(
            try ATSEvaluator(configuration, system: .iOS(9)).decide("http://203.0.113.7/").verdict == .blocked
        )
    }

    /// §3 #19: nothing is needed for the private network; ArbitraryLoads opened far more.
    @Test func arbitraryLoadsIsNotNeededForThePrivateNetwork() throws {
        #expect(
            try ATSEvaluator(.example(), system: .newestRead).decide("http://192.168.50.134/").verdict
                == .allowed)
        let open = ATSEvaluator(.example(arbitrary: .yes), system: .newestRead)
        #expect(try open.decide("http://example.org/").verdict == .allowed)
    }

    /// §3 #13: the key with a port is dead; localhost passes by itself, other hosts by ArbitraryLoads.
    @Test func portKeyIsDeadAndLocalhostPassesByItself() throws {
        let entry = ATSExceptionDomain.entry("localhost:3000", http: .yes, sub: .yes)
        let open = ATSEvaluator(.example(arbitrary: .yes, [entry]), system: .newestRead)
        #expect(
            try open.decide("http://localhost:3000/").trace.map(\.rule) == [
                .noException, .localHost, .noTLSDemand,
            ])
        #expect(try open.decide("http://example.org/").verdict == .allowed)
        let closed = ATSEvaluator(.example([entry]), system: .newestRead)
        #expect(try closed.decide("http://foo.localhost:3000/").verdict == .blocked)
    }
}
