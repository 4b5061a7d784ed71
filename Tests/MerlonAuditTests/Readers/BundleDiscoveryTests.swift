// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

/// What is found in a tree: each layout once as a directory and once as an archive.
@Suite struct BundleDiscoveryTests {
    struct Layout: Sendable, CustomTestStringConvertible {
        var name: String
        var kind: ArtifactKind = .directory
        var files: [String: [UInt8]]
        /// Path, kind and the path of the bundle around it, in order.
        var expected: [String]

        var testDescription: String { name }
    }

    static let machO = MachOBuilder().bytes()

    static let layouts = [
        Layout(
            name: "an ipa with everything in it", kind: .ipa,
            files: [
                "Payload/Shop.app/Info.plist": PlistText.info("shop", executable: "Shop"),
                "Payload/Shop.app/Shop": machO,
                "Payload/Shop.app/en.lproj/InfoPlist.strings": [1],
                "Payload/Shop.app/Defaults.plist": PlistText.info("stray", open: true),
                "Payload/Shop.app/Frameworks/Kit.framework/Info.plist": PlistText.info("kit", type: "FMWK"),
                "Payload/Shop.app/PlugIns/Share.appex/Info.plist": PlistText.info("share", type: "XPC!"),
                "Payload/Shop.app/PlugIns/Share.appex/Frameworks/In.framework/Info.plist": PlistText.info(
                    "in"),
                "Payload/Shop.app/Extensions/Intents.appex/Info.plist": PlistText.info(
                    "intents", type: "XPC!"),
                "Payload/Shop.app/AppClips/Clip.app/Info.plist": PlistText.info("clip"),
                "Payload/Shop.app/Watch/Wrist.app/Info.plist": PlistText.info("wrist"),
                "Payload/Shop.app/Watch/Wrist.app/PlugIns/Face.appex/Info.plist": PlistText.info(
                    "face", type: "XPC!"),
                "__MACOSX/Payload/Shop.app/._Info.plist": [0, 5, 22, 7],
                "__MACOSX/._Payload": [0, 5, 22, 7],
                "Payload/Shop.app/Assets.bundle/Info.plist": PlistText.info("assets", type: "BNDL"),
            ],
            expected: [
                "Payload/Shop.app app nil",
                "Payload/Shop.app/AppClips/Clip.app app-clip Payload/Shop.app",
                "Payload/Shop.app/Assets.bundle other Payload/Shop.app",
                "Payload/Shop.app/Extensions/Intents.appex app-extension Payload/Shop.app",
                "Payload/Shop.app/Frameworks/Kit.framework framework Payload/Shop.app",
                "Payload/Shop.app/PlugIns/Share.appex app-extension Payload/Shop.app",
                "Payload/Shop.app/PlugIns/Share.appex/Frameworks/In.framework framework Payload/Shop.app/PlugIns/Share.appex",
                "Payload/Shop.app/Watch/Wrist.app watch-app Payload/Shop.app",
                "Payload/Shop.app/Watch/Wrist.app/PlugIns/Face.appex app-extension Payload/Shop.app/Watch/Wrist.app",
            ]),
        Layout(
            name: "a payload whose app has no extension", kind: .ipa,
            files: ["Payload/Shop/Info.plist": PlistText.info("shop")], expected: ["Payload/Shop app nil"]),
        Layout(
            name: "a Mac app",
            files: [
                "Shop.app/Contents/Info.plist": PlistText.info("shop", executable: "Shop"),
                "Shop.app/Contents/MacOS/Shop": machO,
                "Shop.app/Contents/XPCServices/Net.xpc/Contents/Info.plist": PlistText.info(
                    "net", type: "XPC!"),
                "Shop.app/Contents/Library/LoginItems/Helper.app/Contents/Info.plist": PlistText.info(
                    "helper"),
                "Shop.app/Contents/Library/SystemExtensions/vpn.systemextension/Contents/Info.plist":
                    PlistText.info(
                        "vpn", type: "SYSX"),
                "Shop.app/Contents/Frameworks/Kit.framework/Versions/A/Resources/Info.plist": PlistText.info(
                    "kit", type: "FMWK"),
            ],
            expected: [
                "Shop.app app nil",
                "Shop.app/Contents/Frameworks/Kit.framework framework Shop.app",
                "Shop.app/Contents/Library/LoginItems/Helper.app app Shop.app",
                "Shop.app/Contents/Library/SystemExtensions/vpn.systemextension app-extension Shop.app",
                "Shop.app/Contents/XPCServices/Net.xpc xpc-service Shop.app",
            ]),
        Layout(
            name: "a Mac app without its extension",
            files: [
                "Shop/Contents/Info.plist": PlistText.info("shop", executable: "Shop"),
                "Shop/Contents/MacOS/Shop": machO,
            ],
            expected: ["Shop app nil"]),
        Layout(
            name: "an iOS app without its extension",
            files: ["Shop/Info.plist": PlistText.info("shop", executable: "Main"), "Shop/Main": machO],
            expected: ["Shop app nil"]),
        Layout(
            name: "an iOS app on a Mac",
            files: ["Shop.app/Wrapper/Inner.app/Info.plist": PlistText.info("shop")],
            expected: ["Shop.app/Wrapper/Inner.app app nil"]),
        Layout(
            name: "an archive of Xcode in a directory",
            files: [
                "Shop.xcarchive/Info.plist": PlistText.xml("<key>ArchiveVersion</key><integer>2</integer>"),
                "Shop.xcarchive/Products/Applications/Shop.app/Info.plist": PlistText.info("shop"),
                "Shop.xcarchive/dSYMs/Shop.app.dSYM/Contents/Info.plist": PlistText.info(
                    "dsym", type: "dSYM"),
            ],
            expected: ["Shop.xcarchive/Products/Applications/Shop.app app nil"]),
        Layout(
            name: "a source tree",
            files: [
                "ios/Shop/Info.plist": PlistText.info("shop"),
                "ios/Shop/Shop": Array("a script, no executable".utf8),
                "ios/Shop/Base.lproj/Shop-Info.plist": PlistText.info("localised"),
                "ios/Shop/Info-Debug.plist": PlistText.info("debug", open: true),
                "ios/Shop/InfoRelease.PLIST": PlistText.info("release"),
                "ios/Shop/Settings.plist": PlistText.info("by content"),
                "ios/Shop/Countries.plist": PlistText.xml("<key>de</key><string>Germany</string>"),
                "ios/Shop/Information.plist": PlistText.xml("<key>de</key><string>Germany</string>"),
                "ios/Shop/GoogleService-Info.plist": PlistText.xml(
                    "<key>GOOGLE_APP_ID</key><string>1</string>"),
                "ios/Shop/state.xcuserstate": PlistText.info("quoted", open: true),
                "ios/._Info.plist": [0, 5, 22, 7],
                "build/Shop.app.dSYM/Contents/Info.plist": PlistText.info("dsym", type: "dSYM"),
                "ios/Kit/Info.plist": PlistText.info("kit", type: "FMWK"),
                "ios/Pods/Lib/Info.plist": PlistText.info("pod"),
                ".git/Info.plist": PlistText.info("old"),
            ],
            expected: [
                "ios/Kit/Info.plist framework nil",
                "ios/Pods/Lib/Info.plist property-list nil",
                "ios/Shop/Info.plist property-list nil",
                "ios/Shop/Info-Debug.plist property-list nil",
                "ios/Shop/InfoRelease.PLIST property-list nil",
                "ios/Shop/Settings.plist property-list nil",
                "ios/Shop/Base.lproj/Shop-Info.plist property-list nil",
            ]),
    ]

    @Test(arguments: layouts) func findsTheBundlesOfADirectory(_ layout: Layout) throws {
        let tree = try TemporaryTree(layout.files)
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(Self.summary(facts) == layout.expected)
        #expect(facts.problems == [])
        #expect(facts.unread == [])
        #expect(facts.kind == .directory)
    }

    @Test(arguments: layouts) func findsTheBundlesOfAnArchive(_ layout: Layout) throws {
        let members = layout.files.sorted { $0.key < $1.key }.map {
            ZipBuilder.Member($0.key, $0.value, deflated: true)
        }
        let tree = try TemporaryTree(["artifact": ZipBuilder(members).bytes])
        let facts = try ArtifactReader().read(path: tree.path + "/artifact")
        #expect(Self.summary(facts) == layout.expected)
        #expect(facts.problems == [])
        #expect(facts.unread == [])
        #expect(facts.kind == (layout.kind == .ipa ? .ipa : .zip))
        #expect(facts.coverage.files == layout.files.count + 1)
    }

    @Test(arguments: layouts) func theOrderOfMembersChangesNothing(_ layout: Layout) {
        let members = layout.files.map { ZipBuilder.Member($0.key, $0.value) }
        let reversed = ZipBuilder(members.sorted { $0.name > $1.name }).bytes
        #expect(Self.summary(ArtifactReader().readStandardInput(reversed)) == layout.expected)
    }

    @Test func readsABundleAsTheOperand() throws {
        let tree = try TemporaryTree([
            "Shop.app/Info.plist": PlistText.info("shop"),
            "Shop.app/PlugIns/Share.appex/Info.plist": PlistText.info("share", type: "XPC!"),
        ])
        let facts = try ArtifactReader().read(path: tree.path + "/Shop.app/")
        #expect(facts.kind == .bundle)
        #expect(Self.summary(facts) == [" app nil", "PlugIns/Share.appex app-extension "])
    }

    @Test func readsAnArchiveOfXcodeAsTheOperand() throws {
        let tree = try TemporaryTree([
            "Shop.xcarchive/Info.plist": PlistText.xml(
                """
                <key>ApplicationProperties</key>
                <dict><key>SigningIdentity</key><string>Apple Distribution: Shop (ABC)</string></dict>
                """),
            "Shop.xcarchive/Products/Applications/Shop.app/Info.plist": PlistText.info("shop"),
        ])
        let facts = try ArtifactReader().read(path: tree.path + "/Shop.xcarchive")
        #expect(facts.kind == .archive)
        #expect(facts.bundles.map(\.distribution) == [.appStore])
    }

    @Test func namesAMacFrameworksVersionInUse() throws {
        let tree = try TemporaryTree([
            "Kit.framework/Versions/A/Resources/Info.plist": PlistText.info("old", type: "FMWK"),
            "Kit.framework/Versions/B/Resources/Info.plist": PlistText.info("new", type: "FMWK"),
        ])
        try tree.link("Kit.framework/Versions/Current", to: "A")
        try tree.link("Kit.framework/Resources", to: "Versions/Current/Resources")
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.bundles.first?.identifier == "old")
        #expect(
            facts.bundles.first?.infoPlist?.location.path == "Kit.framework/Versions/A/Resources/Info.plist")
    }

    @Test func looksIntoArchivesInADirectory() throws {
        let ipa = ZipBuilder(.init("Payload/Shop.app/Info.plist", PlistText.info("shop"))).bytes
        let tree = try TemporaryTree(["build/Shop.ipa": ipa, "build/notes.zip": Array("no archive".utf8)])
        let facts = try ArtifactReader().read(path: tree.path)
        let location = try #require(facts.bundles.first?.infoPlist?.location)
        #expect(location.path == "build/Shop.ipa")
        #expect(location.member == "Payload/Shop.app/Info.plist")
        #expect(facts.problems == [])
    }

    static func summary(_ facts: AuditFacts) -> [String] {
        func path(_ bundle: BundleFacts) -> String { bundle.location.member ?? bundle.location.path }
        return facts.bundles.map { bundle in
            "\(path(bundle)) \(bundle.kind.rawValue) \(bundle.parent.map { path(facts.bundles[$0]) } ?? "nil")"
        }
    }
}
