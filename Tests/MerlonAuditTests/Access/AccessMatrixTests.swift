// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList
import Testing

struct AccessMatrixTests {
    @Test func namedHostsComeBeforeTheGeneralOnes() throws {
        let matrix = AccessMatrix(of: [facts([try app(cdnAndPins)])], hosts: ["api.shop.example"])
        let hosts = try #require(matrix.bundles.first).hosts.map(\.host)
        #expect(
            hosts.map { "\($0.origin.rawValue) \($0.name)" } == [
                "exception cdn.shop.example", "below cdn.shop.example", "exception bad host",
                "pinned pay.shop.example", "policy api.shop.example", "any-other any other host",
                "local-name printer.local", "local-address 192.168.0.20", "address 203.0.113.7",
            ])
        #expect(matrix.leftOut == .init())
    }

    @Test func cellsSayWhatTheEvaluatorSays() throws {
        let matrix = AccessMatrix(of: [facts([try app(cdnAndPins)])])
        let bundle = try #require(matrix.bundles.first)
        func cells(_ name: String, _ origin: AccessHost.Origin) throws -> [AccessCell] {
            try #require(bundle.hosts.first { $0.host == AccessHost(name, origin) }).cells
        }
        let cdn = try cells("cdn.shop.example", .exception)
        #expect(cdn.map(\.loader) == [.urlSession, .webContent, .media])
        #expect(cdn.allSatisfy { $0.http == .allowed && $0.https == .allowed && $0.trustMayBeLoosened })
        #expect(try cells("cdn.shop.example", .below).allSatisfy { $0.http == .allowed })
        let other = try cells("any other host", .anyOther)
        #expect(other.map(\.http) == [.blocked, .allowed, .blocked])
        #expect(other.map { $0.tls == .standard } == [true, false, true])
        #expect(other.allSatisfy { !$0.isExempt })
        #expect(try cells("printer.local", .localName).allSatisfy(\.isExempt))
        #expect(try cells("pay.shop.example", .pinned).map(\.pins) == [1, 1, 1])
        #expect(try cells("bad host", .exception).isEmpty)
    }

    @Test func aTraceNamesTheDecidingKeyAndItsPlace() throws {
        let matrix = AccessMatrix(of: [facts([try app(cdnAndPins)])])
        let cell = try #require(matrix.bundles.first?.hosts.first?.cells.first)
        let deciding = try #require(cell.trace.first { $0.text.contains("AllowsInsecureHTTPLoads is YES") })
        #expect(
            deciding.keyPath?.description.hasSuffix(
                "[\"cdn.shop.example\"].NSExceptionAllowsInsecureHTTPLoads") == true)
        #expect(deciding.place?.line == 3)
    }

    @Test func anExtensionIsAskedAboutTheHostsOfItsApp() throws {
        var share = try app("")
        share.kind = .appExtension
        share.parent = 0
        let matrix = AccessMatrix(of: [facts([try app(cdnAndPins), share, try app("")])])
        #expect(matrix.bundles.count == 3)
        let names = matrix.bundles.map { $0.hosts.map(\.host) }
        #expect(names[0] == names[1])
        #expect(names[2].count == 4)
        #expect(matrix.bundles[1].hosts.first?.cells.first?.http == .blocked)
    }

    @Test func onlyProcessesHaveRowsAndUnreadableOnesAreNamed() throws {
        var framework = try app(cdnAndPins)
        framework.kind = .framework
        var silent = try app("")
        silent.kind = .loosePropertyList
        silent.identifier = nil
        var tests = try app(cdnAndPins)
        tests.build = BuildFacts(
            project: 0, target: "Tests", configuration: "Debug", isDebug: true, isTest: true)
        let unreadable = BundleFacts(kind: .app, location: Location(path: "B.app"))
        let matrix = AccessMatrix(of: [facts([framework, silent, tests, unreadable])])
        #expect(matrix.bundles.map(\.isReadable) == [false])
        #expect(matrix.bundles.first?.hosts.isEmpty == true)
    }

    @Test func decidesForTheBundlesOwnSystem() throws {
        let system = try #require(AccessMatrix(of: [facts([try app("")])]).bundles.first).system
        #expect(system == ATSSystem(.watchOS, OSVersion(26, 4), linkedSDK: OSVersion(11, 2)))
    }

    @Test(arguments: [(4, 0, 1), (5, 1, 0), (8, 1, 0)])
    func theEdgeOfTheBudgetHolds(rows: Int, named: Int, leftOut: Int) throws {
        var budget = AccessBudget()
        budget.rows = rows
        let matrix = AccessMatrix(of: [facts([try app(oneHost)])], budget: budget)
        #expect(matrix.bundles.first?.hosts.count == 4 + named)
        #expect(matrix.leftOut.hosts == leftOut && matrix.leftOut.bundles == 0)
    }

    @Test func bundlesBeyondTheBudgetAreCounted() throws {
        var budget = AccessBudget()
        budget.rows = 9
        let matrix = AccessMatrix(
            of: [facts([try app(oneHost), try app(oneHost)]), facts([try app("")])], budget: budget)
        // The second bundle has room for the general hosts alone, the third for none.
        #expect(matrix.bundles.map(\.hosts.count) == [5, 4])
        #expect(matrix.leftOut.bundles == 1 && matrix.leftOut.hosts == 1)
        budget.rows = 3
        #expect(AccessMatrix(of: [facts([try app("")])], budget: budget).leftOut.bundles == 1)
        budget.rows = 100
        budget.hosts = 4
        #expect(AccessMatrix(of: [facts([try app(oneHost)])], budget: budget).leftOut.hosts == 1)
    }

    private let oneHost = """
        <key>NSExceptionDomains</key><dict><key>one.shop.example</key><dict/></dict>

        """

    private let cdnAndPins = """
        <key>NSAllowsArbitraryLoadsInWebContent</key><true/><key>NSExceptionDomains</key><dict>
        <key>cdn.shop.example</key><dict><key>NSIncludesSubdomains</key><true/>
        <key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
        <key>bad host</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict>
        <key>NSPinnedDomains</key><dict><key>pay.shop.example</key><dict><key>NSPinnedLeafIdentities</key>
        <array><dict><key>SPKI-SHA256-BASE64</key>
        <string>YLh1dUR9y6Kja30RrAn7JKnbQG/uEtLMkBgFF2Fuihg=</string></dict></array></dict></dict>

        """

    private func app(_ settings: String) throws -> BundleFacts {
        var bundle = BundleFacts(kind: .app, location: Location(path: "A.app"))
        bundle.identifier = "com.shop.example"
        let ats = settings.isEmpty ? "" : "<key>NSAppTransportSecurity</key><dict>\(settings)</dict>"
        let text = """
            <plist version="1.0"><dict>\(ats)
            <key>DTPlatformName</key><string>watchos</string><key>DTPlatformVersion</key><string>11.2</string>
            </dict></plist>
            """
        bundle.infoPlist = InfoPlistFacts(
            location: Location(path: "A.app/Info.plist"),
            document: try PropertyListReader.read(Array(text.utf8)))
        return bundle
    }

    private func facts(_ bundles: [BundleFacts]) -> AuditFacts {
        var facts = AuditFacts(operand: ".", kind: .directory)
        facts.bundles = bundles
        return facts
    }
}
