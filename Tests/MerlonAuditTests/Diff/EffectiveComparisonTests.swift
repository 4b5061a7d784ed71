// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

struct EffectiveComparisonTests {
    @Test(
        arguments: [
            // before, now, differences
            ("", "", []),
            ("<key>NSAllowsArbitraryLoads</key><false/>", "", []),
            (
                "", "<key>NSAllowsArbitraryLoads</key><true/>",
                [
                    "looser any host that is not listed: cleartext may be loaded now (URLSession, web views, media)",
                    "looser any host that is not listed: nothing is demanded of TLS; before: TLSv1.2 is demanded, with forward secrecy",
                    "looser any host that is not listed: code of the app may accept any certificate now",
                ]
            ),
            (
                "<key>NSAllowsArbitraryLoadsInWebContent</key><true/>", "",
                ["stricter any host that is not listed: cleartext is no longer loaded (web views)"]
            ),
            (
                Keys.entry("<key>NSExceptionMinimumTLSVersion</key><string>TLSv1.3</string>"),
                Keys.entry("<key>NSExceptionRequiresForwardSecrecy</key><false/>"),
                [
                    "looser a.example: TLSv1.2 is demanded, without forward secrecy; before: TLSv1.3 is demanded, with forward secrecy"
                ]
            ),
            (
                Keys.pins("A"), Keys.pins("B", "C"),
                ["different a.example: other pins apply: 2 added, 1 removed"]
            ),
            (Keys.pins("A"), Keys.pins("A", "C"), ["looser a.example: other pins apply: 1 added, 0 removed"]),
            (
                Keys.pins("A", "C"), Keys.pins("A"),
                ["stricter a.example: other pins apply: 0 added, 1 removed"]
            ),
            ("", Keys.pins("A"), ["stricter a.example: pins apply now (1 CA key)"]),
            (Keys.pins("A"), "", ["looser a.example: pins no longer apply (before: 1 CA key)"]),
            (
                Keys.pins("A"), Keys.pins(),
                ["stricter a.example: a pin list applies that no key can match: every connection fails"]
            ),
        ] as [(String, String, [String])])
    func saysWhatTheSystemDoesOtherwise(_ before: String, _ now: String, _ expected: [String]) throws {
        let comparison = EffectiveComparison(from: try facts(before), to: try facts(now))
        #expect(comparison.differences.map { "\($0.direction.rawValue) \($0.host): \($0.words)" } == expected)
        #expect(comparison.compared == 1)
    }

    @Test func namesBelowAHostAreAskedAboutWhereAnEntryReachesThem() throws {
        let now = Keys.entry(
            "<key>NSIncludesSubdomains</key><true/><key>NSExceptionAllowsInsecureHTTPLoads</key><true/>")
        let comparison = EffectiveComparison(from: try facts(""), to: try facts(now))
        #expect(Set(comparison.differences.map(\.host)) == ["a.example", "names below a.example"])
    }

    @Test func aProcessThatIsNewIsComparedWithTheDefault() throws {
        var old = try facts("")
        let new = try facts("<key>NSAllowsArbitraryLoads</key><true/>")
        old.bundles = []
        let comparison = EffectiveComparison(from: old, to: new)
        #expect(comparison.added == ["Info.plist"])
        #expect(comparison.differences.count == 3)
        let back = EffectiveComparison(from: new, to: old)
        #expect(back.removed == ["Info.plist"])
        #expect(back.differences.isEmpty)
    }

    @Test func sourcesThatDisagreeAreNamed() throws {
        let now = Keys.entry("<key>NSExceptionAllowsInsecureHTTPLoads</key><string>YES</string>")
        let was = Keys.entry("<key>NSExceptionAllowsInsecureHTTPLoads</key><true/>")
        let comparison = EffectiveComparison(from: try facts(was), to: try facts(now))
        #expect(comparison.differences.first?.disputed == ["string-booleans"])
    }

    @Test func theEdgeOfTheBudgetHolds() throws {
        var budget = EffectiveBudget()
        budget.hosts = 4
        let now = try facts(Keys.entry("<key>NSExceptionAllowsInsecureHTTPLoads</key><true/>"))
        #expect(EffectiveComparison(from: try facts(""), to: now, budget: budget).leftOut == 0)
        budget.hosts = 3
        let cut = EffectiveComparison(from: try facts(""), to: now, budget: budget)
        #expect(cut.leftOut == 1)
        #expect(cut.differences.isEmpty)
    }

    private func facts(_ ats: String) throws -> AuditFacts {
        let text =
            "<plist version=\"1.0\"><dict><key>NSAppTransportSecurity</key><dict>\(ats)</dict></dict></plist>"
        var facts = ArtifactReader().readStandardInput(Array(text.utf8))
        facts.operand = "Info.plist"
        facts.kind = .propertyList
        try #require(facts.bundles.count == 1)
        return facts
    }
}

/// Keys of an `NSAppTransportSecurity` dictionary.
private enum Keys {
    static func entry(_ keys: String) -> String {
        "<key>NSExceptionDomains</key><dict><key>a.example</key><dict>\(keys)</dict></dict>"
    }

    static func pins(_ letters: String...) -> String {
        let list = letters.map { letter in
            let base64 = String(repeating: letter, count: 42) + "A="
            return "<dict><key>SPKI-SHA256-BASE64</key><string>\(base64)</string></dict>"
        }.joined()
        return "<key>NSPinnedDomains</key><dict><key>a.example</key><dict><key>NSPinnedCAIdentities</key>"
            + "<array>\(list)</array></dict></dict>"
    }
}
