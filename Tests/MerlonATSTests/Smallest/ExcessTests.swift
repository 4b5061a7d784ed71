// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonATS

@Suite struct ExcessTests {
    @Test func permitsWhatItDidAndLeavesNothingThatCouldGo() throws {
        var random = RandomNeeds(seed: 3)
        var tightenedOnes = 0
        for _ in 0..<500 {
            let system = random.system()
            let configuration = random.configuration()
            let needs = try random.needs().filter(NeedJudge(configuration, system: system).permits)
            let excess = configuration.excess(beyond: needs, system: system)
            let tightened = configuration.tightened(to: needs, system: system)
            #expect(NeedJudge(tightened, system: system).firstBlocked(of: needs) == nil)
            #expect(excess.isEmpty == (tightened == configuration))
            #expect(
                excess.reduce(configuration.node) { $0.applying($1.changes) }.value == tightened.node.value)
            #expect(
                tightened.excess(beyond: needs, system: system).isEmpty,
                "\(configuration.node) \(tightened.node)")
            tightenedOnes += excess.isEmpty ? 0 : 1
        }
        #expect(tightenedOnes > 100)
    }

    @Test func replacesArbitraryLoadsByTheHostsThatAreNeeded() throws {
        let excess = try Self.excess(
            ["NSAllowsArbitraryLoads": true], "http://a.example/", "https://b.example/")
        #expect(excess.map(\.keyPath.description) == ["NSAppTransportSecurity.NSAllowsArbitraryLoads"])
        #expect(excess.first?.tightened == nil)
        #expect(
            excess.first?.statement
                == "NSAllowsArbitraryLoads opens every host that no entry lists to cleartext, on every port and path, "
                + "lifts the demands on TLS, and lets the app's code loosen trust. Of that, \"a.example\" is needed."
        )
        #expect(
            excess.first?.changes.map { "\($0.kind) \($0.keyPath)" } == [
                "remove NSAppTransportSecurity.NSAllowsArbitraryLoads",
                "add NSAppTransportSecurity.NSExceptionDomains",
            ])
    }

    @Test func narrowsSubdomainsAndRangesToTheHostsThatAreNeeded() throws {
        let http: PlistLiteral = ["NSExceptionAllowsInsecureHTTPLoads": true, "NSIncludesSubdomains": true]
        let tightened = try Self.tightened(
            ["NSExceptionDomains": ["ts.net": http, "203.0.113.0/24": http]], "http://box.tailnet.ts.net/",
            "http://203.0.113.9/")
        #expect(tightened.exceptionDomains.map(\.name).sorted() == ["203.0.113.9", "box.tailnet.ts.net"])
    }

    @Test func raisesAMinimumAsFarAsTheServerGoes() throws {
        let configuration = try #require(
            ATSConfiguration.decode(
                dictionaryOrInfoPlist: PlistLiteral.bare([
                    "NSExceptionDomains": [
                        "a.example": [
                            "NSExceptionMinimumTLSVersion": "TLSv1.0",
                            "NSExceptionRequiresForwardSecrecy": false,
                        ]
                    ]
                ])
            ).configuration)
        let need = try ATSNeed(url: "https://a.example/", server: ATSServer(newestTLS: .tls11))
        let excess = configuration.excess(beyond: [need], system: .newestRead)
        #expect(excess.map(\.tightened?.string) == ["TLSv1.1", nil])
        #expect(excess.first?.statement.hasSuffix("TLSv1.1 is enough.") == true)
    }

    @Test func neverLetsArbitraryLoadsComeToEffect() throws {
        // Whoever takes the narrow key away opens every host.
        let tightened = try Self.tightened(
            ["NSAllowsArbitraryLoads": "YES", "NSAllowsArbitraryLoadsInWebContent": true],
            system: .init(.iOS, OSVersion(17, 0)))
        #expect(
            try ATSEvaluator(tightened, system: .init(.iOS, OSVersion(17, 0))).decide("http://a.example/")
                .verdict == .blocked)
    }

    @Test func leavesAloneWhatOpensNothing() throws {
        let excess = try Self.excess([
            "NSAllowsArbitraryLoads": false,
            "NSExceptionDomains": [
                "a.example": [:], "B.example": ["NSExceptionAllowsInsecureHTTPLoads": true],
            ],
            "NSPinnedDomains": ["a.example": ["NSPinnedCAIdentities": []]],
        ])
        #expect(excess == [])
    }

    private static func configuration(_ dictionary: PlistLiteral) throws -> ATSConfiguration {
        try #require(ATSConfiguration.decode(dictionaryOrInfoPlist: dictionary.node).configuration)
    }

    private static func excess(_ dictionary: PlistLiteral, _ urls: String...) throws -> [ATSExcess] {
        try configuration(dictionary).excess(beyond: urls.map { try ATSNeed(url: $0) }, system: .newestRead)
    }

    private static func tightened(
        _ dictionary: PlistLiteral, _ urls: String..., system: ATSSystem = .newestRead
    ) throws -> ATSConfiguration {
        try configuration(dictionary).tightened(to: urls.map { try ATSNeed(url: $0) }, system: system)
    }
}

extension PropertyListNode {
    /// This dictionary under `NSAppTransportSecurity` after `changes`.
    fileprivate func applying(_ changes: [ATSChange]) -> PropertyListNode {
        changes.reduce(self) { node, change in
            let keys = change.keyPath.steps.dropFirst().compactMap {
                if case .key(let key) = $0 { key } else { nil }
            }
            return node.setting(keys[...], to: change.new) ?? PropertyListNode(.dictionary(.init()))
        }
    }

    private func setting(_ keys: ArraySlice<String>, to value: PropertyListNode?) -> PropertyListNode? {
        guard let key = keys.first else { return value }
        var entries = dictionary?.entries ?? []
        let index = entries.firstIndex { $0.key == key }
        let inner = (self[key] ?? PropertyListNode(.dictionary(.init()))).setting(keys.dropFirst(), to: value)
        switch (index, inner) {
        case (let index?, let inner?): entries[index].value = inner
        case (let index?, nil): entries.remove(at: index)
        case (nil, let inner?): entries.append(.init(key, inner))
        case (nil, nil): break
        }
        return PropertyListNode(.dictionary(.init(entries)))
    }
}
