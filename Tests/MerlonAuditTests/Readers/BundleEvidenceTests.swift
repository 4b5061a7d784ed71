// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import MerlonAudit

/// Which file is a bundle's Info.plist where several could be, or where none can be read.
@Suite struct BundleEvidenceTests {
    private static let open = PlistText.info("open", open: true)
    private static let shut = PlistText.info("shut")

    /// Files of a bundle, and the identifiers that the facts must have for it, in order.
    static let layouts: [(String, [String: [UInt8]], [String])] = [
        ("an iOS app with a decoy", ["Info.plist": open, "Contents/Info.plist": shut], ["open", "shut"]),
        ("an iOS app that hides", ["Info.plist": shut, "Contents/Info.plist": open], ["shut", "open"]),
        (
            "a decoy with programs",
            ["Info.plist": open, "Contents/MacOS/A": [1], "Contents/Info.plist": shut], ["open", "shut"]
        ),
        ("an iOS app with a file in Contents", ["Info.plist": open, "Contents/readme": [1]], ["open"]),
        ("a Mac app", ["Contents/Info.plist": open, "Contents/MacOS/A": [1]], ["open"]),
        ("a Mac app in another case", ["contents/info.plist": open], ["open"]),
        ("two spellings", ["Info.plist": shut, "info.plist": open], ["shut", "open"]),
        ("one spelling, not the usual one", ["INFO.plist": open], ["open"]),
    ]

    @Test(arguments: layouts) func auditsEveryInfoPlistThatAReaderMayTake(
        _ name: String, _ files: [String: [UInt8]], _ expected: [String]
    ) throws {
        let members = files.sorted { $0.key < $1.key }.map {
            ZipBuilder.Member("Payload/Shop.app/\($0.key)", $0.value)
        }
        let facts = ArtifactReader().readStandardInput(ZipBuilder(members).bytes)
        #expect(facts.bundles.map(\.identifier) == expected)
        #expect(facts.bundles.allSatisfy { $0.kind == .app })
        #expect(facts.bundles.allSatisfy { $0.location.member == "Payload/Shop.app" })
        #expect(facts.problems.contains { $0.kind == .ambiguousBundle } == (expected.count > 1))
        #expect(facts.unread == [])
    }

    @Test func anEmptyContentsTurnsNothingOff() throws {
        let executable = MachOBuilder().bytes()
        let tree = try TemporaryTree([
            "Payload/Shop.app/Info.plist": PlistText.info("shop", executable: "Shop"),
            "Payload/Shop.app/Shop": executable, "Payload/Shop.app/SC_Info/a": [1],
            "Payload/Shop.app/Contents/MacOS/other": [1],
        ])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.bundles.map(\.distribution) == [.appStore])
        #expect(facts.bundles.first?.executable != nil)
        #expect(facts.problems == [])
    }

    @Test func saysWhatStandsInPlaceOfAnInfoPlist() throws {
        let tree = try TemporaryTree([
            "Directory.app/Info.plist/a": [1], "Pipe.app/a": [1], "Loop.app/a": [1], "Gone.app/a": [1],
            "Whole.app/Info.plist": Self.shut, "Whole.app/Docs/readme": [1],
        ])
        #expect(mkfifo(tree.path + "/Pipe.app/Info.plist", 0o600) == 0)
        try tree.link("Loop.app/Info.plist", to: "Info.plist")
        try tree.link("Gone.app/Info.plist", to: "../none")
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(
            facts.unread.map { "\($0.location.path): \($0.reason)" } == [
                "Directory.app/Info.plist: the Info.plist was not read: it is a directory",
                "Gone.app/Info.plist: Info.plist was not read: the link leads to no file, or round in a circle",
                "Loop.app/Info.plist: Info.plist was not read: the link leads to no file, or round in a circle",
                "Pipe.app/Info.plist: Info.plist was not read: it is a pipe, a socket or a device",
            ])
        #expect(!facts.problems.contains { $0.kind == .missingInfoPlist })
        #expect(facts.bundles.map(\.identifier) == ["shut"])
    }

    @Test func leavesOutWhatMacOSPacksBesideFiles() throws {
        let double: [UInt8] = [0, 5, 0x16, 7, 0, 2, 0, 0]
        let members = [
            ZipBuilder.Member("Payload/Shop.app/Info.plist", Self.shut),
            .init("__MACOSX/Payload/Shop.app/._Info.plist", double), .init("__MACOSX/._Payload", double),
        ]
        let inArchive = ArtifactReader().readStandardInput(ZipBuilder(members).bytes)
        #expect(inArchive.bundles.map(\.identifier) == ["shut"])
        #expect(inArchive.problems == [])
        #expect(inArchive.coverage.notApplicable == 2)
        let tree = try TemporaryTree([
            "src/Info.plist": Self.shut, "src/._Info.plist": double, "src/._Shop.ipa": double,
        ])
        let inDirectory = try ArtifactReader().read(path: tree.path)
        #expect(inDirectory.bundles.count == 1)
        #expect(inDirectory.problems == [])
    }

    @Test func nothingHidesInADirectoryThatIsCalledLikeTheirs() {
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(
                .init("Payload/Shop.app/Info.plist", Self.shut),
                .init("__MACOSX/A.app/Info.plist", Self.open),
                .init("src/._Info.plist", Self.open)
            ).bytes)
        #expect(facts.bundles.map(\.identifier) == ["shut", "open", "open"])
    }

    @Test func saysWhereThereIsNothingToAudit() throws {
        let tree = try TemporaryTree(["readme.txt": [1]])
        for facts in [
            try ArtifactReader().read(path: tree.path),
            ArtifactReader().readStandardInput(ZipBuilder([]).bytes),
            ArtifactReader().readStandardInput(ZipBuilder(.init("readme.txt", [1])).bytes),
        ] {
            let reason =
                "there is nothing in it that the rules concern: no app, no project, no Info.plist, no archive of one"
            #expect(facts.unread == [Unread(Location(path: ""), reason: reason, isLimit: false)])
            #expect(facts.problems == [])
        }
    }

    @Test(arguments: ["com.apple.security.app-sandbox", "GOOGLE_APP_ID", "get-task-allow"])
    func saysThatAPropertyListIsOfAnotherKind(_ key: String) {
        let other = ArtifactReader().readStandardInput(PlistText.xml("<key>\(key)</key><true/>"))
        #expect(other.bundles.isEmpty)
        #expect(other.unread.map(\.reason) == ["it is a property list of another kind and no Info.plist"])
        let both = PlistText.info("shop", more: "<key>\(key)</key><true/>")
        #expect(ArtifactReader().readStandardInput(both).unread == [])
        #expect(
            ArtifactReader().readStandardInput(PlistText.xml("<key>UIAppFonts</key><array/>")).unread == [])
    }

    @Test(arguments: [
        "{\"foo\":1}", "{\"name\":\"shop\",\"dependencies\":{\"NSKit\":1}}",
        "{\"ns\":1,\"CFG_HOST\":2,\"NSwindow\":3}",
        "<plist version=\"1.0\"><dict><key>foo</key><dict/></dict></plist>",
        "{\"NSWindow Frame main\":\"0 0\"}",
    ])
    func saysThatNothingWasRecognised(_ text: String) throws {
        let tree = try TemporaryTree(["foo.json": Array(text.utf8), "Shop-Info.plist": Array(text.utf8)])
        for facts in [
            ArtifactReader().readStandardInput(Array(text.utf8)),
            try ArtifactReader().read(path: tree.path + "/foo.json"),
        ] {
            let reason =
                "nothing in it was recognised: no key of an Info.plist, and none of App Transport Security"
            #expect(facts.bundles.isEmpty)
            #expect(facts.unread == [Unread(Location(path: ""), reason: reason, isLimit: false)])
        }
        // A target may add keys of its own alone.
        let named = try ArtifactReader().read(path: tree.path + "/Shop-Info.plist")
        #expect(named.unread == [] && named.bundles.count == 1)
    }

    @Test(arguments: [
        "{}", "<plist version=\"1.0\"><dict/></plist>", "{\"NSAppTransportSecurity\":{}}",
        "{\"NSAllowsLocalNetworking\":true}", "{\"NSExceptionDomains\":{}}",
        "{\"shop.example\":{\"NSExceptionAllowsInsecureHTTPLoads\":true}}",
        "{\"MinimumOSVersion\":\"17.0\"}", "{\"UISupportedInterfaceOrientations~ipad\":[]}",
        "{\"ITSAppUsesNonExemptEncryption\":false}",
        "{\"host\":\"a\",\"NSLocationWhenInUseUsageDescription\":\"b\"}",
    ])
    func takesWhatMayBePartOfAnInfoPlist(_ text: String) {
        let facts = ArtifactReader().readStandardInput(Array(text.utf8))
        #expect(facts.unread == [])
        #expect(facts.bundles.count == 1)
    }

    @Test func countsTheBytesOfAMalformedFile() {
        let facts = ArtifactReader().readStandardInput(Array("<plist><dict><key>".utf8))
        #expect(facts.coverage.bytes == 18)
        #expect(facts.coverage.notApplicable == 0)
        #expect(facts.unread.count == 1)
    }
}
