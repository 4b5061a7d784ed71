// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonATS

@Suite struct SmallestFixTests {
    @Test(arguments: cases) func changesAsLittleAsItCan(_ example: FixCase) throws {
        let configuration = try #require(
            ATSConfiguration.decode(dictionaryOrInfoPlist: example.dictionary.node).configuration)
        let need = try ATSNeed(url: example.url, loader: example.loader, server: example.server)
        let fix = configuration.smallestFix(for: need, system: example.system)
        #expect(fix.outcome == .changeDictionary)
        #expect(fix.changes.map { "\($0.kind) \($0.keyPath)" } == example.changes)
        #expect(fix.fragment?.withoutPlaces == example.fragment.map(PlistLiteral.bare))
        #expect(NeedJudge(fix.configuration, system: example.system).permits(need))
    }

    struct FixCase: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var dictionary: PlistLiteral
        var url: String
        var loader: ATSLoader
        var server: ATSServer
        var system = ATSSystem.newestRead
        var changes: [String]
        var fragment: PlistLiteral?

        init(
            _ name: String, _ dictionary: PlistLiteral, _ url: String, loader: ATSLoader = .urlSession,
            server: ATSServer = .modern, system: ATSSystem = .newestRead, _ changes: [String],
            _ fragment: PlistLiteral?
        ) {
            testDescription = name
            self.dictionary = dictionary
            self.url = url
            self.loader = loader
            self.server = server
            self.system = system
            self.changes = changes
            self.fragment = fragment
        }
    }

    private static let http = "NSExceptionAllowsInsecureHTTPLoads"
    private static let home = "NSAppTransportSecurity"

    private static let pin: PlistLiteral = [
        "SPKI-SHA256-BASE64": "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
    ]

    private static let cases: [FixCase] = [
        FixCase(
            "no dictionary yet", [:], "http://a.example/", ["add \(home).NSExceptionDomains"],
            ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "an entry without the key",
            ["NSExceptionDomains": ["a.example": ["NSIncludesSubdomains": true]]],
            "http://a.example/", ["add \(home).NSExceptionDomains[\"a.example\"].\(http)"],
            ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "a parent that does not include subdomains",
            ["NSExceptionDomains": ["a.example": [http: true]]],
            "http://www.a.example/", ["add \(home).NSExceptionDomains[\"www.a.example\"]"],
            ["NSExceptionDomains": ["www.a.example": [http: true]]]),
        FixCase(
            "a parent's lowered demands are kept, as entries are not merged",
            [
                "NSExceptionDomains": [
                    "a.example": [
                        "NSIncludesSubdomains": true, "NSExceptionMinimumTLSVersion": "TLSv1.0",
                    ]
                ]
            ], "http://www.a.example/", ["add \(home).NSExceptionDomains[\"www.a.example\"]"],
            [
                "NSExceptionDomains": [
                    "www.a.example": [http: true, "NSExceptionMinimumTLSVersion": "TLSv1.0"]
                ]
            ]),
        FixCase(
            "a name with a port is renamed",
            ["NSExceptionDomains": ["a.example:8080": [http: true], "b.example": [http: true]]],
            "http://a.example:8080/",
            [
                "remove \(home).NSExceptionDomains[\"a.example:8080\"]",
                "add \(home).NSExceptionDomains[\"a.example\"]",
            ], ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "an old key gets its name of today",
            ["NSExceptionDomains": ["a.example": ["NSTemporaryExceptionAllowsInsecureHTTPLoads": true]]],
            "http://a.example/",
            [
                "remove \(home).NSExceptionDomains[\"a.example\"].NSTemporaryExceptionAllowsInsecureHTTPLoads",
                "add \(home).NSExceptionDomains[\"a.example\"].\(http)",
            ], ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "a string in place of a boolean", ["NSExceptionDomains": ["a.example": [http: "YES"]]],
            "http://a.example/", ["change \(home).NSExceptionDomains[\"a.example\"].\(http)"],
            ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "arbitrary loads that a narrow key overrides stay as they are",
            ["NSAllowsArbitraryLoads": true, "NSAllowsArbitraryLoadsInWebContent": true],
            "http://a.example/",
            ["add \(home).NSExceptionDomains"], ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "a name with a final dot is another host, and its entry stays",
            [
                "NSExceptionDomains": [
                    "a.example.": [
                        "NSIncludesSubdomains": true, "NSExceptionRequiresForwardSecrecy": false,
                    ]
                ]
            ], "http://a.example/", ["add \(home).NSExceptionDomains[\"a.example\"]"],
            ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "a dead entry that would open the hosts below is not brought to life",
            ["NSExceptionDomains": ["a.example:80": [http: true, "NSIncludesSubdomains": true]]],
            "http://a.example/", ["add \(home).NSExceptionDomains[\"a.example\"]"],
            ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "nor one that would weaken TLS",
            ["NSExceptionDomains": ["A.example": [http: true, "NSExceptionMinimumTLSVersion": "TLSv1.0"]]],
            "http://a.example/", ["add \(home).NSExceptionDomains[\"a.example\"]"],
            ["NSExceptionDomains": ["a.example": [http: true]]]),
        FixCase(
            "local networking refused", ["NSAllowsLocalNetworking": false], "http://nas.local/",
            ["add \(home).NSExceptionDomains"], ["NSExceptionDomains": ["nas.local": [http: true]]]),
        FixCase(
            "local networking refused for an address", ["NSAllowsLocalNetworking": false],
            "http://10.0.0.7/", system: .init(.iOS, OSVersion(17)),
            ["add \(home).NSExceptionDomains"], ["NSExceptionDomains": ["10.0.0.7": [http: true]]]),
        FixCase(
            "local networking refused by a number", ["NSAllowsLocalNetworking": 2], "http://localhost/",
            system: .init(.iOS, OSVersion(18, 4)),
            ["add \(home).NSExceptionDomains"], ["NSExceptionDomains": ["localhost": [http: true]]]),
        FixCase(
            "an address before iOS 10", [:], "http://203.0.113.9/", system: .init(.iOS, OSVersion(9, 3)),
            ["add \(home).NSAllowsArbitraryLoads"], ["NSAllowsArbitraryLoads": true]),
        FixCase(
            "an old server without forward secrecy", [:], "https://a.example/",
            server: ATSServer(newestTLS: .tls10, offersForwardSecrecy: false),
            ["add \(home).NSExceptionDomains"],
            [
                "NSExceptionDomains": [
                    "a.example": [
                        "NSExceptionMinimumTLSVersion": "TLSv1.0",
                        "NSExceptionRequiresForwardSecrecy": false,
                    ]
                ]
            ]),
        FixCase(
            "a minimum that was raised too far",
            ["NSExceptionDomains": ["a.example": ["NSExceptionMinimumTLSVersion": "TLSv1.3"]]],
            "https://a.example/", server: ATSServer(newestTLS: .tls12),
            ["remove \(home).NSExceptionDomains[\"a.example\"].NSExceptionMinimumTLSVersion"], nil),
        FixCase(
            "a list of pins that matches nothing",
            [
                "NSPinnedDomains": [
                    "a.example": ["NSPinnedCAIdentities": [], "NSPinnedLeafIdentities": [pin]]
                ]
            ], "https://a.example/",
            ["remove \(home).NSPinnedDomains[\"a.example\"].NSPinnedCAIdentities"], nil),
    ]

    @Test func hasNothingToFixWhereTheLoadIsAllowed() throws {
        let fix = ATSConfiguration().smallestFix(
            for: try ATSNeed(url: "https://a.example/"), system: .newestRead)
        #expect(fix.outcome == .nothingToFix)
        #expect(fix.changes.isEmpty && fix.advice.isEmpty && fix.fragment == nil)
    }

    @Test func advisesTLSBeforeAnyException() throws {
        let fix = ATSConfiguration().smallestFix(
            for: try ATSNeed(url: "http://a.example/"), system: .newestRead)
        #expect(
            fix.advice == [
                "Use https for \"a.example\": then it needs no exception.",
                "Add NSAppTransportSecurity.NSExceptionDomains[\"a.example\"].NSExceptionAllowsInsecureHTTPLoads = YES.",
            ])
        #expect(fix.opens.count == 1)
    }

    @Test func saysWhyARefusedLocalHostGetsAnEntry() throws {
        let configuration = ATSConfiguration.example(local: .no)
        let fix = configuration.smallestFix(
            for: try ATSNeed(url: "http://printer.local/"), system: .newestRead)
        #expect(
            fix.advice.contains(
                "Leave NSAllowsLocalNetworking at NO: YES opens every unqualified name, every name in .local and every "
                    + "local address, on whatever network the device joins; App Review asks a reason for the entry, "
                    + "and none for that."))
        let absent = ATSConfiguration().smallestFix(
            for: try ATSNeed(url: "http://a.example/"), system: .newestRead)
        #expect(!absent.advice.contains { $0.contains("NSAllowsLocalNetworking") })
    }

    @Test func advisesThePlainSpellingOfAnAddress() throws {
        let fix = ATSConfiguration().smallestFix(for: try ATSNeed(url: "http://127.1/"), system: .newestRead)
        #expect(
            fix.advice.first
                == "Write the host as 127.0.0.1: readers differ in whether \"127.1\" is a name or an address."
        )
    }

    @Test func saysThatNoExceptionHelps() throws {
        let need = try ATSNeed(
            url: "https://a.example/", server: ATSServer(defects: [.finiteFieldKeyExchangeOnly]))
        let fix = ATSConfiguration().smallestFix(for: need, system: .newestRead)
        #expect(fix.outcome == .noExceptionHelps)
        #expect(fix.changes.isEmpty)
        #expect(fix.advice.count == 1)
    }

    @Test func permitsTheNeedWhateverStoodThereBeforeAndTouchesNoOtherHost() throws {
        var random = RandomNeeds(seed: 2)
        for _ in 0..<500 {
            let system = random.system()
            let configuration = random.configuration()
            let need = try random.needs()[0]
            let fix = configuration.smallestFix(for: need, system: system)
            #expect(
                NeedJudge(fix.configuration, system: system).permits(need), "\(need)")
            #expect((fix.outcome == .nothingToFix) == fix.changes.isEmpty)
            guard need.host != nil,
                fix.configuration.allowsArbitraryLoads == configuration.allowsArbitraryLoads
            else {
                continue
            }
            let kept = fix.configuration.exceptionDomains.filter { $0.name != need.host }
            #expect(kept.allSatisfy(configuration.exceptionDomains.contains))
        }
    }
}

extension PropertyListNode {
    /// The same values as if no file had given them.
    fileprivate var withoutPlaces: PropertyListNode {
        switch value {
        case .array(let elements): PropertyListNode(.array(elements.map(\.withoutPlaces)))
        case .dictionary(let dictionary):
            PropertyListNode(
                .dictionary(.init(dictionary.entries.map { .init($0.key, $0.value.withoutPlaces) })))
        default: PropertyListNode(value)
        }
    }
}
