// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

/// Archives by their content: zip files are read under any name, other forms are named as not read.
@Suite struct ContainerTests {
    private static let open = PlistText.info("open", open: true)
    private static let ipa = ZipBuilder(.init("Payload/Shop.app/Info.plist", open)).bytes
    private static let jar = ZipBuilder(.init("META-INF/MANIFEST.MF", "a")).bytes
    private static let gzip: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

    @Test(arguments: ["noext", "App.ipa.bak", "build.bin", "App.jar", "App.docx"])
    func readsAZipFileUnderAnyName(_ name: String) throws {
        let tree = try TemporaryTree(["build/\(name)": Self.ipa])
        let deflated = ZipBuilder(.init("build/\(name)", Self.ipa, deflated: true)).bytes
        let stored = ZipBuilder(.init("build/\(name)", Self.ipa)).bytes
        for facts in [
            try ArtifactReader().read(path: tree.path), ArtifactReader().readStandardInput(deflated),
            ArtifactReader().readStandardInput(stored),
        ] {
            #expect(facts.bundles.map(\.identifier) == ["open"])
            #expect(facts.unread == [])
            #expect(facts.coverage.notApplicable == 0)
        }
    }

    static let unopened: [(String, [UInt8])] = [
        ("a.tgz", gzip), ("a.tar.gz", gzip), ("A.TAR.GZ", gzip), ("App.ipa.gz", gzip), ("a.tar", [1]),
        ("a.pkg", Array("xar!".utf8)), ("renamed", Array("xar!".utf8)), ("a.dmg", [1]),
        ("a.xip", Array("xar!".utf8)), ("a.aar", Array("AA01".utf8)), ("App.ipa.enc", [1]),
        ("a.7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]), ("a.tar.xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]),
    ]

    @Test(arguments: unopened) func namesWhatIsNotOpened(_ name: String, _ content: [UInt8]) throws {
        let tree = try TemporaryTree(["Info.plist": Self.open, "build/\(name)": content])
        let members = [
            ZipBuilder.Member("Info.plist", Self.open), .init("build/\(name)", content, deflated: true),
        ]
        let inDirectory = try ArtifactReader().read(path: tree.path)
        let inArchive = ArtifactReader().readStandardInput(ZipBuilder(members).bytes)
        let alone = try ArtifactReader().read(path: tree.path + "/build/\(name)")
        #expect(inDirectory.unread.map(\.location.path) == ["build/\(name)"])
        #expect(inArchive.unread.map(\.location.member) == ["build/\(name)"])
        #expect(alone.unread.count == 1)
        for facts in [inDirectory, inArchive, alone] { #expect(facts.problems.map(\.kind) == [.container]) }
    }

    static let ordinary: [(String, [UInt8])] = [
        ("log.gz", gzip), ("data.xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("readme.pkg", Array("text".utf8)),
        ("App.ipa.md5", Array("abc".utf8)), ("a.tgz", Array("text".utf8)), ("empty.dmg", []), ("a.jar", jar),
        ("cut.docx", Array(jar.prefix(40))), ("a.aar", jar), ("a.txt", Array("PK".utf8)),
    ]

    @Test(arguments: ordinary) func keepsQuietAboutOrdinaryFiles(_ name: String, _ content: [UInt8]) throws {
        let tree = try TemporaryTree(["Info.plist": Self.open, "build/\(name)": content])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.unread == [])
        #expect(facts.problems == [])
        #expect(facts.bundles.count == 1)
    }

    @Test func leavesTheResourcesOfABundleAlone() {
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(
                .init("Payload/Shop.app/Info.plist", PlistText.info("shop")),
                .init("Payload/Shop.app/resources", Self.ipa), .init("Payload/Shop.app/a.tgz", Self.gzip)
            ).bytes)
        #expect(facts.bundles.map(\.identifier) == ["shop"])
        #expect(facts.unread == [])
    }

    @Test func findsTheDirectoryBeforeManyAddedBytes() {
        var zip = ZipBuilder(.init("Payload/Shop.app/Info.plist", Self.open))
        zip.trailing = [UInt8](repeating: 0x21, count: 70_000)
        let facts = ArtifactReader().readStandardInput(zip.bytes)
        #expect(facts.problems.map(\.message) == ["70000 bytes follow the end of the archive"])
        #expect(facts.problems.map(\.kind) == [.gap])
        #expect(facts.unread == [])
        #expect(facts.bundles.count == 1)
    }

    @Test func aStoredArchiveIsNotTakenForTheOneThatWasCut() {
        let whole = ZipBuilder(
            .init("Payload/Shop.app/Info.plist", Self.open), .init("inner.zip", Self.jar),
            .init("big", [UInt8](repeating: 0x21, count: 70_000)))
        let facts = ArtifactReader().readStandardInput(Array(whole.bytes.dropLast(200)))
        #expect(facts.bundles.map(\.location.member) == ["Payload/Shop.app"])
        #expect(facts.problems.contains { $0.kind == .truncated })
    }

    @Test func saysThatANameIsNotUTF8() {
        let named = ArtifactError.notFound(path: "a\u{FFFD}").description
        #expect(named.contains("not UTF-8"))
        #expect(!ArtifactError.notFound(path: "a").description.contains("UTF-8"))
    }
}
