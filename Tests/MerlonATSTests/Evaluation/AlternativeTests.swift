// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonATS

/// What other sources and versions make of a URL.
@Suite struct AlternativeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var topic: ATSAlternative.Topic
        var configuration: ATSConfiguration
        var system = ATSSystem.newestRead
        var loader = ATSLoader.urlSession
        var url: String
        var differences: [ATSDecision.Field]
        /// The same with one thing changed, for which the topic must not come up.
        var quietURL: String?
        var testDescription: String { "\(topic.rawValue) \(url)" }
    }

    private static let onlyTwoLabels = ATSConfiguration.example([.entry("ts.net", http: .yes, sub: .yes)])
    private static let opened: [ATSDecision.Field] = [.verdict, .cleartextAllowed]

    static let cases: [Case] = [
        // §3 #23
        Case(
            topic: .subdomainDepth, configuration: onlyTwoLabels, url: "http://box.tailnet.ts.net/",
            differences: opened,
            quietURL: "http://box.ts.net/"),
        Case(
            topic: .subdomainDepth, configuration: onlyTwoLabels, url: "http://box.tailnet.ts.net./",
            differences: [],
            quietURL: "http://box.tailnet.ts.net./"),
        Case(
            topic: .subdomainDepth, configuration: .example(), url: "http://a.b.apple.com/", differences: [],
            quietURL: "http://a.b.apple.com/"),
        Case(
            topic: .localNamesBefore184, configuration: .example(), system: .iOS(16),
            url: "http://nas.local/",
            differences: opened, quietURL: "http://192.168.1.1/"),
        Case(
            topic: .externalAddresses, configuration: .example(), system: .iOS(17, sdk: 16),
            url: "http://203.0.113.1/",
            differences: opened, quietURL: "http://nas.local/"),
        Case(
            topic: .externalAddresses, configuration: .example(), url: "http://127.0.0.1/",
            differences: opened,
            quietURL: "http://10.0.0.1/"),
        // §3 #20
        Case(
            topic: .rfc1918, configuration: .example(), url: "http://192.168.1.20:8080/", differences: opened,
            quietURL: "http://127.0.0.1/"),
        Case(
            topic: .rfc1918, configuration: .example(), system: .iOS(17, 2), url: "http://10.0.0.1/",
            differences: opened, quietURL: "http://100.64.0.1/"),
        Case(
            topic: .uniqueLocalAddresses, configuration: .example(), url: "http://[fd00::1]/",
            differences: opened,
            quietURL: "http://[fe80::1]/"),
        Case(
            topic: .unspecifiedAddress, configuration: .example(), url: "http://0.0.0.0:3000/",
            differences: opened,
            quietURL: "http://1.0.0.0/"),
        Case(
            topic: .ipv4Mapped, configuration: .example(), url: "http://[::ffff:127.0.0.1]/",
            differences: opened,
            quietURL: "http://[::ffff:8.8.8.8]/"),
        Case(
            topic: .numericHost, configuration: .example(), url: "http://134744072/", differences: opened,
            quietURL: "http://nas/"),
        Case(
            topic: .numericHost, configuration: .example([.entry("8.8.8.0/24", http: .yes)]),
            url: "http://8.8.2056/", differences: opened, quietURL: "http://8.8.8.8/"),
        Case(
            topic: .numericHost, configuration: .example(), url: "http://2130706433/", differences: [],
            quietURL: "http://0x/"),
        Case(
            topic: .hostCase, configuration: .example([.entry("Example.com", http: .yes)]),
            url: "http://example.com/",
            differences: opened, quietURL: "http://example.org/"),
        Case(
            topic: .hostCase, configuration: .example([.entry("example.com", http: .yes)]),
            url: "http://EXAMPLE.com/",
            differences: opened, quietURL: "http://example.com/"),
        Case(
            topic: .addressSpelling, configuration: .example([.entry("2001:db8:0::1", http: .yes)]),
            url: "http://[2001:db8:0::1]/", differences: opened, quietURL: "http://[2001:db8::1]/"),
        Case(
            topic: .equalRanges,
            configuration: .example([.entry("203.0/16", http: .yes), .entry("203.0.0.0/16", http: .no)]),
            url: "http://203.0.113.1/", differences: opened, quietURL: "http://203.1.113.1/"),
        Case(
            topic: .emptyPrefix, configuration: .example([.entry("203.0.113.0/", http: .yes)]),
            url: "http://8.8.8.8/", differences: opened, quietURL: "http://[2001:db8::1]/"),
        Case(
            topic: .builtInEntries, configuration: .example(), system: .iOS(17), url: "http://www.apple.com/",
            differences: opened, quietURL: "http://example.com/"),
        Case(
            topic: .stringBooleans, configuration: .example(arbitrary: .string("YES")),
            url: "http://example.com/",
            differences: opened, quietURL: "http://nas.local/"),
        Case(
            topic: .stringBooleans, configuration: .example(arbitrary: .string("YES")), system: .iOS(17),
            url: "http://example.com/", differences: opened, quietURL: "http://apple.com/"),
        Case(
            topic: .legacyKeys,
            configuration: .example([
                .entry(
                    "old.example",
                    legacy: [
                        .init(
                            key: "NSTemporaryExceptionAllowsInsecureHTTPLoads",
                            modernKey: "NSExceptionAllowsInsecureHTTPLoads", value: PropertyListNode(.yes))
                    ])
            ]), url: "http://old.example/", differences: opened, quietURL: "http://other.example/"),
        Case(
            topic: .legacyKeys,
            configuration: .example([
                .entry(
                    "old.example",
                    legacy: [
                        .init(
                            key: "NSThirdPartyExceptionMinimumTLSVersion",
                            modernKey: "NSExceptionMinimumTLSVersion",
                            value: PropertyListNode(.string("TLSv1.0"))),
                        .init(
                            key: "NSThirdPartyExceptionRequiresForwardSecrecy",
                            modernKey: "NSExceptionRequiresForwardSecrecy", value: PropertyListNode(.no)),
                    ])
            ]), url: "https://old.example/",
            differences: [.minimumTLS, .requiresForwardSecrecy, .cipherSuites],
            quietURL: "http://old.example/"),
        Case(
            topic: .localNetworkingNo, configuration: .example(arbitrary: .yes, local: .no),
            url: "http://example.com/",
            differences: opened, quietURL: "http://apple.com/"),
        Case(
            topic: .forwardSecrecyKeyLength, configuration: .example([.entry("a.example", fs: .no)]),
            url: "https://a.example/", differences: [.keyLengths], quietURL: "http://a.example/"),
        Case(
            topic: .cipherSuites, configuration: .example(), url: "https://a.example/",
            differences: [.cipherSuites],
            quietURL: "http://a.example/"),
        Case(
            topic: .niapScope, configuration: .example(niap: .string("FCP_v2.1"), [.entry("a.example")]),
            url: "https://a.example/", differences: [.niap, .cipherSuites], quietURL: "https://b.example/"),
        Case(
            topic: .minimumTLSJustification,
            configuration: .example([.entry("a.example", tls: .string("TLSv1.2"))]),
            url: "https://a.example/", differences: [], quietURL: "https://b.example/"),
        // §3 #26
        Case(
            topic: .webContentDemands, configuration: .example(web: .yes), system: .iOS(10, 1),
            loader: .webContent,
            url: "https://a.example/",
            differences: [.minimumTLS, .requiresForwardSecrecy, .niap, .keyLengths, .cipherSuites],
            quietURL: "http://a.example/"),
        Case(
            topic: .pinsInWebContent,
            configuration: .example(pins: [.pinned("a.example", ca: [])]), loader: .webContent,
            url: "https://a.example/",
            differences: [.verdict, .pins], quietURL: "http://a.example/"),
        Case(
            topic: .pinsOutsideATS,
            configuration: .example(pins: [.pinned("a.example", ca: [ATSPinnedDomain.Pin.one])]),
            loader: .outsideATS,
            url: "https://a.example/", differences: [.pins], quietURL: "https://b.example/"),
    ]

    @Test(arguments: cases) func topicComesUpWhereItMattersOnly(_ example: Case) throws {
        let comparison = ATSComparison(ATSEvaluator(example.configuration, system: example.system))
        let found = try comparison.alternatives(for: example.url, loader: example.loader)
            .first { $0.topic == example.topic }
        if example.url == example.quietURL {
            #expect(found == nil)
        } else {
            let alternative = try #require(found)
            #expect(alternative.differences == example.differences)
            #expect(!alternative.source.isEmpty)
            #expect(!alternative.statement.isEmpty)
        }
        if let quietURL = example.quietURL {
            let quiet = try comparison.alternatives(for: quietURL, loader: example.loader)
            #expect(!quiet.contains { $0.topic == example.topic })
        }
    }

    @Test(arguments: [
        ("2130706433", "127.0.0.1", ATSDecision.Verdict.allowed), ("0x7f000001", "127.0.0.1", .allowed),
        ("127.1", "127.0.0.1", .allowed), ("0X08.8.8.8", "8.8.8.8", .blocked),
        ("010.0.0.1", "8.0.0.1", .blocked),
    ])
    func numericHostIsJudgedAsItsAddressBeside(
        _ host: String, _ address: String, _ verdict: ATSDecision.Verdict
    ) throws {
        let evaluator = ATSEvaluator(.example(), system: .newestRead)
        let alternative = try #require(
            try evaluator.alternatives(for: "http://\(host)/").first { $0.topic == .numericHost })
        #expect(alternative.statement.hasSuffix(": \(address)"))
        #expect(alternative.decision.verdict == verdict)
        #expect(alternative.decision == (try evaluator.decide("http://\(address)/")))
    }

    @Test func everyTopicHasACase() {
        #expect(Set(Self.cases.map(\.topic)).union([.osVersion]) == Set(ATSAlternative.Topic.allCases))
    }

    @Test func usualURLHasFewAlternatives() throws {
        let evaluator = ATSEvaluator(.example(), system: .newestRead)
        #expect(try evaluator.alternatives(for: "http://example.com/").isEmpty)
        #expect(try evaluator.alternatives(for: "https://example.com/").map(\.topic) == [.cipherSuites])
    }

    struct VersionCase: Sendable, CustomTestStringConvertible {
        var configuration: ATSConfiguration
        var system = ATSSystem.newestRead
        var url: String
        var expected: [String]
        var testDescription: String { "\(system.platform) \(url)" }
    }

    static let versionCases: [VersionCase] = [
        VersionCase(
            configuration: .example(arbitrary: .yes, local: .yes), url: "http://example.com/",
            expected: ["iOS 9: allowed"]),
        VersionCase(
            configuration: .example(), url: "http://203.0.113.1/", expected: ["iOS 10 to 16: allowed"]),
        VersionCase(
            configuration: .example(), system: .iOS(16), url: "http://203.0.113.1/",
            expected: ["iOS 9: blocked"]),
        VersionCase(
            configuration: .example(), system: ATSSystem(.macOS, OSVersion(26, 1)),
            url: "http://203.0.113.1/",
            expected: ["macOS 10.12 to 13: allowed"]),
        VersionCase(
            configuration: .example(arbitrary: .string("YES")), url: "http://example.com/",
            expected: ["iOS 9 to 18.3: allowed"]),
        VersionCase(
            configuration: .example(arbitrary: .integer(1)), url: "http://example.com/",
            expected: ["iOS 18.4: blocked"]),
        VersionCase(
            configuration: .example(arbitrary: .integer(1)), system: ATSSystem(.visionOS, OSVersion(26)),
            url: "http://example.com/", expected: ["visionOS 2.4: blocked"]),
        VersionCase(
            configuration: .example(pins: [.pinned("a.example", ca: [])]), url: "https://a.example/",
            expected: ["iOS 9 to 13: allowed"]),
        VersionCase(
            configuration: .example(arbitrary: .yes), url: "http://example.com/", expected: []),
        VersionCase(
            configuration: .example(local: .string("YES")), system: .iOS(18, 4), url: "http://nas.local/",
            expected: ["iOS 10 to 18.3: allowed", "iOS 18.5 and later: allowed"]),
    ]

    @Test(arguments: versionCases) func versionsThatDecideOtherwiseAreListedAsRanges(_ example: VersionCase)
        throws
    {
        let alternatives = try ATSEvaluator(example.configuration, system: example.system)
            .alternatives(for: example.url).filter { $0.topic == .osVersion }
        let shown = alternatives.map { "\($0.versions.map(\.description) ?? "-"): \($0.decision.verdict)" }
        #expect(shown == example.expected)
        #expect(alternatives.allSatisfy { !$0.statement.isEmpty && !$0.source.isEmpty })
    }

    @Test func badURLThrowsAsTheDecisionDoes() {
        let evaluator = ATSEvaluator(.example(), system: .newestRead)
        #expect(throws: ATSURLError.noScheme) { try evaluator.alternatives(for: "example.com") }
    }
}
