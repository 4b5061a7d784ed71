// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct PolicyDraftTests {
    @Test func listsEachExceptionOnceWithItsBundles() throws {
        let ats = """
            <key>NSExceptionDomains</key><dict>
            <key>cdn.shop.example</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
            </dict>
            """
        let draft = PolicyDraft(
            [
                try facts(
                    ("com.example.shop", .app, ats),
                    (
                        "com.example.shop.share", .appExtension,
                        "<key>NSAllowsLocalNetworking</key><true/>\(ats)"
                    ))
            ], today: try #require(PolicyDay("2026-11-30")))
        #expect(draft.policy.bundles.map(\.name) == ["app", "share"])
        #expect(draft.policy.exceptions.map(\.domain) == ["cdn.shop.example", nil])
        #expect(draft.policy.exceptions.map(\.bundles) == [["app", "share"], ["share"]])
        #expect(
            draft.policy.exceptions.allSatisfy { $0.isUndecided && $0.expires.description == "2027-02-28" })
        #expect(draft.notes == [])
    }

    @Test func namesWhatNoSystemReads() throws {
        let draft = PolicyDraft(
            [
                try facts(
                    (
                        "com.example.shop", .app,
                        """
                        <key>NSAllowArbitraryLoads</key><true/>
                        <key>NSAllowsLocalNetworking</key><integer>1</integer>
                        <key>NSExceptionDomains</key><dict>
                        <key>localhost:3000</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                        <key>b.example</key><true/>
                        </dict>
                        """
                    ))
            ], today: try #require(PolicyDay("2026-11-30")))
        #expect(draft.policy.exceptions == [])
        #expect(draft.notes.count == 4)
        #expect(draft.notes.contains { $0.contains("localhost:3000") })
    }

    @Test func keepsPinsAsPinnedHosts() throws {
        let pin = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
        let draft = PolicyDraft(
            [
                try facts(
                    (
                        "com.example.shop", .app,
                        """
                        <key>NSPinnedDomains</key><dict><key>api.shop.example</key><dict>
                        <key>NSIncludesSubdomains</key><true/>
                        <key>NSPinnedCAIdentities</key><array><dict>
                        <key>SPKI-SHA256-BASE64</key><string>\(pin)</string></dict></array>
                        </dict></dict>
                        """
                    ))
            ], today: try #require(PolicyDay("2026-11-30")))
        let host = try #require(draft.policy.hosts.first)
        #expect(host.name == "api.shop.example" && host.includesSubdomains)
        #expect(host.pins == PolicyPins(certificateAuthority: [pin]))
    }

    @Test func leavesPinsOutThatNoKeyCanMatch() throws {
        let pin = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
        let bad = ["c2hvcnQ=", "no pin", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="]
        func list(_ pins: [String]) -> String {
            let entries = pins.map { "<dict><key>SPKI-SHA256-BASE64</key><string>\($0)</string></dict>" }
            return "<key>NSPinnedLeafIdentities</key><array>\(entries.joined())</array>"
        }
        let draft = PolicyDraft(
            [
                try facts(
                    (
                        "com.example.shop", .app,
                        """
                        <key>NSPinnedDomains</key><dict>
                        <key>api.shop.example</key><dict>\(list(bad + [pin]))</dict>
                        <key>old.shop.example</key><dict>\(list(bad))</dict>
                        </dict>
                        """
                    ))
            ], today: try #require(PolicyDay("2026-11-30")))
        #expect(draft.policy.hosts.map(\.name) == ["api.shop.example"])
        #expect(draft.policy.hosts.first?.pins == PolicyPins(leaf: [pin]))
        #expect(draft.notes.count { $0.contains("api.shop.example") } == 3)
        #expect(draft.notes.count { $0.contains("old.shop.example") } == 3)
    }

    @Test func asksForAnIdentifierThatNothingNames() throws {
        let draft = PolicyDraft(
            [try facts((" ", .app, ""))], today: try #require(PolicyDay("2026-11-30")))
        #expect(draft.policy.bundles.map(\.identifier) == ["identifier needed"])
    }

    @Test func namesWhatDoesNotFit() throws {
        let hosts = ["a", "b", "c"].map {
            "<key>\($0).example</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>"
        }
        let facts = try facts(
            ("com.example.shop", .app, "<key>NSExceptionDomains</key><dict>\(hosts.joined())</dict>"))
        let today = try #require(PolicyDay("2026-11-30"))
        var budget = DraftBudget()
        budget.entries = 3
        #expect(PolicyDraft([facts], today: today, budget: budget).notes == [])
        budget.entries = 2
        let draft = PolicyDraft([facts], today: today, budget: budget)
        #expect(draft.policy.exceptions.map(\.domain) == ["a.example", "b.example"])
        #expect(draft.notes == ["left out: 1 exceptions, more than a policy takes"])
    }

    @Test func listsNoMoreNotesThanFit() throws {
        let facts = try facts(("com.example.shop", .app, "<key>A</key><true/><key>B</key><true/>"))
        let today = try #require(PolicyDay("2026-11-30"))
        var budget = DraftBudget()
        budget.notes = 2
        #expect(PolicyDraft([facts], today: today, budget: budget).notes.count == 2)
        budget.notes = 1
        #expect(
            PolicyDraft([facts], today: today, budget: budget).notes.last
                == "1 more such lines are not listed")
    }

    /// Facts of bundles with an identifier, a kind and the content of their transport security dictionary.
    private func facts(_ bundles: (String, BundleFacts.Kind, String)...) throws -> AuditFacts {
        var facts = AuditFacts(operand: "Shop.xcarchive", kind: .archive)
        for (identifier, kind, ats) in bundles {
            let text = """
                <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>
                <key>NSAppTransportSecurity</key><dict>\(ats)</dict></dict></plist>
                """
            let location = Location(path: "\(identifier)/Info.plist")
            var bundle = BundleFacts(kind: kind, location: location)
            bundle.identifier = identifier
            bundle.infoPlist = InfoPlistFacts(
                location: location, document: try PropertyListReader.read(Array(text.utf8)))
            facts.bundles.append(bundle)
        }
        return facts
    }
}
