// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList
import Testing

@testable import merlon

@Suite struct AppSettingsTests {
    @Test func theAppIsChosenBeforeWhatItEmbeds() throws {
        let settings = try AppSettings.choose(from: facts(), identifier: nil)
        #expect(settings.configuration.allowsArbitraryLoads?.boolean == true)
        #expect(settings.system == AppSystem(platform: .iOS, linkedSDK: OSVersion(18, 2)))
    }

    @Test func anExtensionIsChosenByItsIdentifier() throws {
        let settings = try AppSettings.choose(from: facts(), identifier: "com.example.shop.share")
        #expect(settings.configuration.allowsArbitraryLoads == nil)
        #expect(settings.infoPlist?["CFBundleIdentifier"]?.string == "com.example.shop.share")
    }

    @Test func anUnknownIdentifierIsAFaultThatSuggestsTheNearest() {
        let fault = UsageFault.unknownName(
            kind: "bundle", "com.example.shop.shar", suggestion: "com.example.shop.share",
            hint: "there are com.example.shop, com.example.shop.share")
        #expect(throws: CommandError.usage(fault)) {
            try AppSettings.choose(from: facts(), identifier: "com.example.shop.shar")
        }
    }

    @Test func twoAppsInOneFolderAreAFaultThatNamesThem() {
        var facts = facts()
        facts.bundles[1].kind = .app
        facts.bundles[1].parent = nil
        #expect(
            throws: CommandError.notUsable(
                path: "Shop.ipa", reason: "2 apps are in it",
                hint: "choose one by --bundle: com.example.shop, com.example.shop.share")
        ) { try AppSettings.choose(from: facts, identifier: nil) }
    }

    @Test func aLonePropertyListStandsForItsApp() throws {
        var facts = facts()
        facts.bundles = [facts.bundles[1]]
        facts.bundles[0].kind = .loosePropertyList
        facts.bundles[0].parent = nil
        #expect(try AppSettings.choose(from: facts, identifier: nil).infoPlist != nil)
    }

    @Test func aBundleWithoutInfoPlistIsAFaultWithTheReadersReason() {
        var facts = facts()
        facts.bundles[0].infoPlist = nil
        facts.problems = [
            ReadProblem(.malformed, at: Location(path: "Shop.app/Info.plist"), message: "cut short")
        ]
        #expect(
            throws: CommandError.notUsable(
                path: "Shop.ipa", reason: "cut short",
                hint: "'merlon audit' shows everything that can't be read")
        ) { try AppSettings.choose(from: facts, identifier: nil) }
    }

    @Test func anEmptyFolderIsAFault() {
        #expect(throws: CommandError.self) {
            try AppSettings.choose(from: AuditFacts(operand: ".", kind: .directory), identifier: nil)
        }
    }

    /// An app that opens everything, with a share extension that opens nothing.
    private func facts() -> AuditFacts {
        var facts = AuditFacts(operand: "Shop.ipa", kind: .ipa)
        var open = ATSConfiguration()
        open.allowsArbitraryLoads = PropertyListNode(.boolean(true))
        var app = bundle("com.example.shop", .app, at: "Shop.app", ats: open)
        app.executable = MachOFacts(
            platform: .iOS, isSimulator: false, minimumOS: OSVersion(17), linkedSDK: OSVersion(18, 2),
            isEncrypted: false, entitlements: nil)
        var share = bundle(
            "com.example.shop.share", .appExtension, at: "Shop.app/PlugIns/Share.appex", ats: nil)
        share.parent = 0
        facts.bundles = [app, share]
        return facts
    }

    private func bundle(
        _ identifier: String, _ kind: BundleFacts.Kind, at path: String, ats: ATSConfiguration?
    ) -> BundleFacts {
        var bundle = BundleFacts(kind: kind, location: Location(path: path))
        bundle.identifier = identifier
        let root = PropertyListNode(
            .dictionary(
                PropertyListDictionary([.init("CFBundleIdentifier", PropertyListNode(.string(identifier)))])))
        bundle.infoPlist = InfoPlistFacts(
            location: Location(path: path + "/Info.plist"),
            document: PropertyListDocument(root: root, format: .xml),
            ats: ats, diagnostics: [])
        return bundle
    }
}
