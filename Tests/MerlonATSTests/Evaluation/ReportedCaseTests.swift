// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// Public reports of settings that did not do what was meant, from the dictionary as its file had it.
/// The numbers are the rows of the table of reports that this project keeps.
@Suite struct ReportedCaseTests {
    struct Report: Sendable, CustomTestStringConvertible {
        var row: Int
        var symptom: String
        /// The whole Info.plist where it has the key, else what stands in NSAppTransportSecurity.
        var settings: PlistLiteral
        var url: String
        var loader = ATSLoader.urlSession
        var system = ATSSystem.newestRead
        var verdict: ATSDecision.Verdict
        var rule: ATSRule
        /// The topics that must come up beside the decision.
        var topics: [ATSAlternative.Topic] = []
        var testDescription: String { "#\(row): \(symptom)" }
    }

    private static let http: (String, PlistLiteral) = ("NSExceptionAllowsInsecureHTTPLoads", true)
    private static let subdomains: (String, PlistLiteral) = ("NSIncludesSubdomains", true)

    private static func exceptions(
        _ entries: [(String, PlistLiteral)], beside keys: [(String, PlistLiteral)] = []
    ) -> PlistLiteral {
        .dictionary(keys + [("NSExceptionDomains", .dictionary(entries))])
    }

    static let reports: [Report] = [
        Report(
            row: 1, symptom: "public HTTP is blocked though ArbitraryLoads is YES (openradar 29553627)",
            settings: exceptions(
                [("a.example", .dictionary([http]))],
                beside: [("NSAllowsArbitraryLoads", true), ("NSAllowsLocalNetworking", true)]),
            url: "http://public.example/", verdict: .blocked, rule: .arbitraryLoadsOverridden,
            topics: [.osVersion]),
        Report(
            row: 2, symptom: "images over HTTP fail under the media and web keys (SDWebImage #1777)",
            settings: [
                "NSAllowsArbitraryLoadsForMedia": true, "NSAllowsArbitraryLoadsInWebContent": true,
                "NSAllowsArbitraryLoads": true,
            ], url: "http://images.example/a.png", verdict: .blocked, rule: .arbitraryLoadsOverridden),
        Report(
            row: 3, symptom: "works on 9, not on 10 (just_audio #825)",
            settings: ["NSAllowsArbitraryLoads": true, "NSAllowsArbitraryLoadsForMedia": false],
            url: "http://a.example/", system: .iOS(10), verdict: .blocked, rule: .arbitraryLoadsOverridden,
            topics: [.osVersion]),
        Report(
            row: 4, symptom: "HTTP video is blocked: a key that does not exist (openradar 28312964)",
            settings: [" NSAllowsArbitraryLoadsInMedia": true], url: "http://a.example/v.m3u8",
            loader: .media,
            verdict: .blocked, rule: .atsDefault),
        Report(
            row: 6, symptom: "the exception is not taken: a typing error (SalesforceMobileSDK-iOS #1101)",
            settings: ["NSExceptionDomamins": ["a.example": .dictionary([http])]], url: "http://a.example/",
            verdict: .blocked, rule: .atsDefault),
        Report(
            row: 7, symptom: "the exception is ignored at the root (openradar 21677202)",
            settings: ["CFBundleName": "App", "NSExceptionDomains": ["a.example": .dictionary([http])]],
            url: "http://a.example/", verdict: .blocked, rule: .atsDefault),
        Report(
            row: 9, symptom: "an entry that is no dictionary beside a good one (flutter #65580)",
            settings: exceptions([
                ("NSTemporaryExceptionAllowInsecureHTTPLoads", true), ("www.x.com", .dictionary([http])),
            ]), url: "http://www.x.com/", verdict: .allowed, rule: .exceptionAllowsHTTP),
        Report(
            row: 10, symptom: "nested one level too deep (mullvadvpn-app, openhab-ios)",
            settings: [
                "CFBundleName": "App",
                "NSExtension": ["NSAppTransportSecurity": ["NSAllowsArbitraryLoads": true]],
            ], url: "http://a.example/", verdict: .blocked, rule: .atsDefault),
        Report(
            row: 13, symptom: "a debug block in the store (covid-alert-app #1448)",
            settings: exceptions(
                [("localhost:3000", .dictionary([http, subdomains]))],
                beside: [("NSAllowsArbitraryLoads", true)]),
            url: "http://a.example/", verdict: .allowed, rule: .arbitraryLoads),
        Report(
            row: 14, symptom: "a wildcard covers no host (ChitChat #75)",
            settings: exceptions([("*.cdn.example", ["NSExceptionRequiresForwardSecrecy": false])]),
            url: "https://a.cdn.example/", verdict: .allowed, rule: .noException),
        Report(
            row: 17, symptom: "a VPN peer is blocked (agent-orchestrator #3852)",
            settings: ["NSAllowsLocalNetworking": true], url: "http://100.65.11.105/", verdict: .blocked,
            rule: .atsDefault),
        Report(
            row: 17, symptom: "the range lets the VPN peer in (zotero-ios #1092)",
            settings: exceptions([("100.64.0.0/10", .dictionary([http]))]), url: "http://100.65.11.105/",
            verdict: .allowed, rule: .addressRange),
        Report(
            row: 19, symptom: "the private network passes with no key (locus #87)", settings: [:],
            url: "http://192.168.50.134/", verdict: .allowed, rule: .localHost, topics: [.rfc1918]),
        Report(
            row: 20, symptom: "a server on the LAN, version unknown (OpenOats #189)", settings: [:],
            url: "http://192.168.1.20:8080/", system: .iOS(17, 4), verdict: .allowed, rule: .localHost,
            topics: [.rfc1918]),
        Report(
            row: 20, symptom: "LocalNetworking is the safe setting",
            settings: ["NSAllowsLocalNetworking": true],
            url: "http://192.168.1.20:8080/", system: .iOS(17, 4), verdict: .allowed, rule: .localHost),
        Report(
            row: 22, symptom: "only .local is special (wBlock #447)",
            settings: ["NSAllowsLocalNetworking": true],
            url: "http://homeserver.lan/", verdict: .blocked, rule: .atsDefault),
        Report(
            row: 23, symptom: "two labels below the entry (hermes-conduit #4)",
            settings: exceptions([("ts.net", .dictionary([subdomains, http]))]),
            url: "http://box.tailnet.ts.net/", verdict: .allowed, rule: .parentException,
            topics: [.subdomainDepth]),
        Report(
            row: 25, symptom: "HTTPS fails although HTTP is excepted (AFNetworking #2997)",
            settings: exceptions([("old.example", .dictionary([http]))]), url: "https://old.example/",
            verdict: .allowed, rule: .exceptionAllowsHTTP),
        Report(
            row: 26, symptom: "a page without forward secrecy in a web view (openradar 29599080)",
            settings: ["NSAllowsArbitraryLoadsInWebContent": true], url: "https://a.example/",
            loader: .webContent,
            system: .iOS(10, 1), verdict: .allowed, rule: .noTLSDemand, topics: [.webContentDemands]),
        Report(
            row: 28, symptom: "dart:io is outside ATS (flutter #77702)",
            settings: ["NSAllowsLocalNetworking": true],
            url: "http://a.example/", loader: .outsideATS, verdict: .allowed, rule: .outsideATS),
        Report(
            row: 31, symptom: "a pin adds no trust anchor (matrix-ios-sdk #1804)",
            settings: [
                "NSPinnedDomains": [
                    "h.example": [
                        "NSPinnedCAIdentities": [["SPKI-SHA256-BASE64": .string(ATSPinnedDomain.Pin.one)]]
                    ]
                ]
            ], url: "https://h.example/", verdict: .allowed, rule: .exactPins),
        Report(
            row: 33, symptom: "default trust evaluation remains", settings: ["NSAllowsArbitraryLoads": true],
            url: "https://a.example/", verdict: .allowed, rule: .noTLSDemand),
    ]

    @Test(arguments: reports) func isDecidedAsTheReportWasAnswered(_ report: Report) throws {
        let decoded = ATSConfiguration.decode(dictionaryOrInfoPlist: report.settings.node).configuration
        let evaluator = ATSEvaluator(decoded ?? ATSConfiguration(), system: report.system)
        let decision = try evaluator.decide(report.url, loader: report.loader)
        #expect(decision.verdict == report.verdict)
        #expect(decision.trace.map(\.rule).contains(report.rule), "\(decision.trace.map(\.rule))")
        let topics = try evaluator.alternatives(for: report.url, loader: report.loader).map(\.topic)
        for topic in report.topics { #expect(topics.contains(topic), "\(topics)") }
        if report.topics.isEmpty { #expect(!topics.contains(.rfc1918) && !topics.contains(.subdomainDepth)) }
    }

    /// Apple's tests drop an entry that is no dictionary, and `NSExceptionDomains` that is none.
    @Test(arguments: [PlistLiteral.boolean(true), "text", [], 1])
    func entryThatIsNoDictionaryIsDropped(_ value: PlistLiteral) throws {
        for settings in [
            Self.exceptions([("invalid.exception.com", value)], beside: [("NSAllowsArbitraryLoads", true)]),
            .dictionary([("NSExceptionDomains", value), ("NSAllowsArbitraryLoads", true)]),
        ] {
            let decoded = try #require(
                ATSConfiguration.decode(dictionaryOrInfoPlist: settings.node).configuration)
            let decision = try ATSEvaluator(decoded, system: .newestRead).decide(
                "http://invalid.exception.com/")
            #expect(decision.trace.map(\.rule) == [.noException, .arbitraryLoads, .noTLSDemand])
        }
    }

    /// Apple's parser cases: a list that stands but holds nothing readable pins the host to nothing.
    @Test(
        arguments: [
            ([], true), ("text", true), (["text"], true), ([["SPKI-SHA256-BASE64": "not base64!"]], true),
            ([["SPKI-SHA256-BASE64": 1]], true),
            ([["spki-sha256-base64": .string(ATSPinnedDomain.Pin.one)]], true),
            ([["SPKI-SHA256-BASE64": ""]], true),
            ([["SPKI-SHA256-BASE64": .string(ATSPinnedDomain.Pin.one)]], false),
            (
                [["SPKI-SHA256-BASE64": "bad"], ["SPKI-SHA256-BASE64": .string(ATSPinnedDomain.Pin.one)]],
                false
            ),
        ] as [(PlistLiteral, Bool)])
    func listWithoutAReadablePinRejectsEverything(_ list: PlistLiteral, _ expected: Bool) throws {
        for key in ["NSPinnedCAIdentities", "NSPinnedLeafIdentities"] {
            let settings = PlistLiteral.dictionary([
                ("NSPinnedDomains", .dictionary([("h.example", .dictionary([(key, list)]))]))
            ])
            let decoded = try #require(
                ATSConfiguration.decode(dictionaryOrInfoPlist: settings.node).configuration)
            let decision = try ATSEvaluator(decoded, system: .newestRead).decide("https://h.example/")
            #expect(decision.pins.rejectsEverything == expected)
            #expect(decision.verdict == (expected ? .blocked : .allowed))
            #expect((decision.pins.ca != nil) == (key == "NSPinnedCAIdentities"))
        }
    }
}
