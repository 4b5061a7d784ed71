// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonPropertyList
import Testing

@Suite struct GeneratedFileTests {
    let environments = [
        PolicyEnvironment(name: "debug", configurations: ["Debug"]),
        PolicyEnvironment(name: "release", configurations: ["Release", "App Store"]),
    ]
    let app = PolicyBundle(name: "app", identifier: "com.example.shop")
    let open = PropertyListNode(
        .dictionary(.init([.init("NSAllowsLocalNetworking", PropertyListNode(.boolean(true)))])))

    @Test func keepsTheOtherKeysOfTheBaseAsTheyAre() throws {
        let base = try PropertyListReader.read(
            Array(
                """
                <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) &amp; Co</string>
                <key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>
                <key>LSRequiresIPhoneOS</key><integer>1</integer></dict></plist>
                """.utf8))
        let made = GeneratedInfoPlist(
            bundle: app, environment: environments[1], transportSecurity: open, base: base.root)
        let root = try PropertyListReader.read(Array(made.text.utf8)).root
        #expect(made.fileName == "app-release-Info.plist")
        #expect(root["CFBundleName"]?.string == "$(PRODUCT_NAME) & Co")
        #expect(root["LSRequiresIPhoneOS"]?.value == .integer(1))
        #expect(root["NSAppTransportSecurity"]?.dictionary?.entries.map(\.key) == ["NSAllowsLocalNetworking"])
    }

    @Test func removesTheDictionaryWhereNothingIsApproved() throws {
        let base = PropertyListNode(.dictionary(.init([.init("NSAppTransportSecurity", open)])))
        let made = GeneratedInfoPlist(
            bundle: app, environment: environments[1], transportSecurity: nil, base: base)
        #expect(try PropertyListReader.read(Array(made.text.utf8)).root.dictionary?.entries == [])
    }

    @Test func choosesByConfigurationAndGivesAForgottenOneTheStrictFile() {
        let files = environments.map {
            GeneratedInfoPlist(bundle: app, environment: $0, transportSecurity: open, base: nil)
        }
        let settings = GeneratedSettings(
            bundle: app, files: files, environments: environments, folder: "Merlon")
        #expect(settings.fileName == "app.xcconfig")
        let lines = settings.text.split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(
            lines == [
                "INFOPLIST_FILE = Merlon/app-release-Info.plist",
                "INFOPLIST_FILE[config=Debug] = Merlon/app-debug-Info.plist",
                "INFOPLIST_FILE[config=Release] = Merlon/app-release-Info.plist",
                "INFOPLIST_FILE[config=App Store] = Merlon/app-release-Info.plist",
            ])
    }

    @Test func reviewNotesJustifyWhatIsAskedForAndNameWhatIsUndecided() throws {
        var policy = Policy(appName: "Shop")
        policy.bundles = [app]
        let day = try #require(PolicyDay("2027-03-31"))
        func exception(_ domain: String?, _ key: String, reason: String) -> ApprovedException {
            ApprovedException(
                domain: domain, settings: [.init(key, PropertyListNode(.boolean(true)))], reason: reason,
                owner: "web team", expires: day, removal: "the CDN moves", bundles: ["app"])
        }
        policy.exceptions = [
            exception("cdn.example", "NSExceptionAllowsInsecureHTTPLoads", reason: "the CDN has no TLS"),
            exception(nil, "NSAllowsLocalNetworking", reason: "printers"),
            exception("b.example", "NSExceptionAllowsInsecureHTTPLoads", reason: PolicyPlaceholder.reason),
        ]
        let notes = ReviewNotes(
            policy, environment: environments[1], today: try #require(PolicyDay("2026-12-01")))
        #expect(notes.text.contains("- cdn.example: NSExceptionAllowsInsecureHTTPLoads = YES"))
        #expect(notes.text.contains("Why: the CDN has no TLS"))
        #expect(notes.text.contains("In: com.example.shop"))
        #expect(!notes.text.contains("printers"))
        #expect(notes.undecided == ["exceptions[2]"])
        #expect(!notes.isTooLong)
        let later = ReviewNotes(
            policy, environment: environments[1], today: try #require(PolicyDay("2027-04-01")))
        #expect(later.text.contains("no exception"))
    }
}
