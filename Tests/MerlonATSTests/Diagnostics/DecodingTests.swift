// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@Suite struct DecodingTests {
    @Test func isNilWithoutTheKey() {
        #expect(
            ATSConfiguration.decode(infoPlist: PropertyListNode(.dictionary(.init()))).configuration == nil)
    }

    @Test func isEmptyWhereTheKeyHoldsNoDictionary() {
        let root: PlistLiteral = ["NSAppTransportSecurity": true]
        #expect(ATSConfiguration.decode(infoPlist: root.node).configuration == ATSConfiguration())
    }

    @Test func keepsRawTypesAndOrder() throws {
        let root: PlistLiteral = [
            "NSAppTransportSecurity": [
                "NSAllowsArbitraryLoads": "YES", "NSAllowsLocalNetworking": 1,
                "NSExceptionDomains": [
                    "b.example": ["NSExceptionMinimumTLSVersion": 1.0], "dropped.example": true,
                    "a.example": ["NSThirdPartyExceptionRequiresForwardSecrecy": false],
                    "b.example": ["NSIncludesSubdomains": "NO"],
                ],
            ],
            "SecTrustPinningRequired": true,
        ]
        let configuration = try #require(ATSConfiguration.decode(infoPlist: root.node).configuration)
        #expect(configuration.allowsArbitraryLoads?.value == .string("YES"))
        #expect(configuration.allowsLocalNetworking?.value == .integer(1))
        #expect(configuration.trustPinningRequired?.value == .boolean(true))
        #expect(configuration.exceptionDomains.map(\.name) == ["b.example", "a.example"])
        #expect(configuration.exceptionDomains[0].includesSubdomains?.value == .string("NO"))
        #expect(configuration.exceptionDomains[0].minimumTLSVersion == nil)
        let legacy = try #require(configuration.exceptionDomains[1].legacy.first)
        #expect(legacy.modernKey == "NSExceptionRequiresForwardSecrecy")
        #expect(legacy.value.value == .boolean(false))
        #expect(configuration.exceptionDomains[1].requiresForwardSecrecy == nil)
    }

    @Test func tellsAnEmptyListFromNone() {
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSPinnedDomains": ["example.com": ["NSPinnedCAIdentities": []]]]
        ]
        let domain = ATSConfiguration.decode(infoPlist: root.node).configuration?.pinnedDomains.first
        #expect(domain?.caIdentities?.digests == [])
        #expect(domain?.leafIdentities == nil)
    }

    @Test func readsTheBareDictionaryWithPathsFromTheRoot() {
        let bare: PlistLiteral = ["NSAllowsArbitraryLoads": "YES"]
        let (configuration, diagnostics) = ATSConfiguration.decode(dictionaryOrInfoPlist: bare.node)
        #expect(configuration?.allowsArbitraryLoads?.value == .string("YES"))
        #expect(diagnostics.map(\.keyPath.description) == ["NSAppTransportSecurity.NSAllowsArbitraryLoads"])
        let anomaly = PropertyListAnomaly(
            .duplicateKey("NSAllowsArbitraryLoads"), keyPath: PropertyListKeyPath(),
            place: SourcePlace(offset: 9, endOffset: 10))
        let withAnomaly = ATSConfiguration.decode(dictionaryOrInfoPlist: bare.node, anomalies: [anomaly])
            .diagnostics
        #expect(withAnomaly.map(\.code) == [.wrongType, .duplicateKey])
        #expect(withAnomaly.last?.keyPath.description == "NSAppTransportSecurity.NSAllowsArbitraryLoads")
    }

    @Test func takesAWholeInfoPlistInPlaceOfTheBareDictionary() {
        let whole: PlistLiteral = ["NSAppTransportSecurity": ["NSAllowsArbitraryLoads": true]]
        #expect(
            ATSConfiguration.decode(dictionaryOrInfoPlist: whole.node).configuration?.allowsArbitraryLoads?
                .boolean
                == true)
        let without: PlistLiteral = ["CFBundleName": "Storefront"]
        let (configuration, diagnostics) = ATSConfiguration.decode(dictionaryOrInfoPlist: without.node)
        #expect(configuration == nil)
        #expect(diagnostics.isEmpty)
    }

    @Test func takesDuplicatesOfTheReaderOnlyWithinTheSettingsAndOnce() {
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSAllowsLocalNetworking": true, "NSAllowsLocalNetworking": true]
        ]
        let home = PropertyListKeyPath(keys: "NSAppTransportSecurity")
        let second = root.node["NSAppTransportSecurity"]?.dictionary?.entries.last?.keyPlace ?? .unknown
        let anomalies = [
            PropertyListAnomaly(.duplicateKey("NSAllowsLocalNetworking"), keyPath: home, place: second),
            PropertyListAnomaly(.duplicateKey("CFBundleName"), keyPath: PropertyListKeyPath(), place: second),
            PropertyListAnomaly(.trailingBytes(count: 3), keyPath: PropertyListKeyPath(), place: second),
        ]
        let diagnostics = ATSConfiguration.decode(infoPlist: root.node, anomalies: anomalies).diagnostics
        #expect(diagnostics.map(\.code) == [.duplicateKey])
        #expect(diagnostics.first?.place == second)
    }

    @Test func pointsAtKeysForKeysAndAtValuesForValues() throws {
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSAllowArbitraryLoads": true, "NSAllowsLocalNetworking": "NO"]
        ]
        let node = root.node
        let entries = try #require(node["NSAppTransportSecurity"]?.dictionary?.entries)
        let diagnostics = ATSConfiguration.decode(infoPlist: node).diagnostics
        #expect(diagnostics.map(\.place) == [entries[0].keyPlace, entries[1].value.place])
    }

    @Test func countsWhatTheBudgetLeavesOut() {
        var budget = ATSDecodingBudget()
        budget.diagnosticsPerCode = 3
        func codes(hosts: Int) -> [ATSDiagnostic] {
            let hosts: [(String, PlistLiteral)] = (0..<hosts).map { ("h\($0).example:80", [:]) }
            let root: PlistLiteral = [
                "NSAppTransportSecurity": ["NSExceptionDomains": .dictionary(hosts), "NSPinnedDomains": 1]
            ]
            return ATSConfiguration.decode(infoPlist: root.node, budget: budget).diagnostics
        }
        #expect(
            codes(hosts: 3).map(\.code) == [.domainWithPort, .domainWithPort, .domainWithPort, .wrongType])
        let more = codes(hosts: 10)
        #expect(more.map(\.code) == codes(hosts: 3).map(\.code) + [.furtherDiagnostics])
        #expect(
            more.last?.message
                == "10 diagnostics of domain-with-port were found; the first 3 are shown and the other 7 are not."
        )
    }

    @Test func survivesDeepNestingOutsideTheSettings() {
        var node = PlistLiteral.dictionary([("NSAllowsArbitraryLoads", true)]).node
        for _ in 0..<2_000 { node = PropertyListNode(.dictionary(.init([.init("k", node)]))) }
        #expect(ATSConfiguration.decode(infoPlist: node).diagnostics.isEmpty)
    }
}
