// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import MerlonAudit

/// Each kind of read problem with an input that shows it and a look-alike that does not.
@Suite struct ReadProblemTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var kind: ReadProblem.Kind
        var firing: [UInt8]
        var quiet: [UInt8]
        /// Whether the answer is incomplete, and whether by a limit.
        var unread: Bool?

        var testDescription: String { kind.rawValue }
    }

    private static let info = PlistText.info("shop", open: true)
    private static let infoPath = "Payload/Shop.app/Info.plist"

    static let cases: [Case] = [
        Case(
            kind: .bomb,
            firing: app(
                more: ZipBuilder.Member("big", [], deflated: true).with { $0.size = 1 << 30 }),
            quiet: app(more: .init("big", [UInt8](repeating: 0, count: 100_000)))),
        Case(
            kind: .headerMismatch,
            firing: app(
                more: ZipBuilder.Member("a").with { $0.localName = "b" }),
            quiet: app(more: .init("a"))),
        Case(
            kind: .duplicateMember, firing: app(more: .init(infoPath, PlistText.info("other"))),
            quiet: app(more: .init("Payload/Shop.app/Other.plist", PlistText.info("other")))),
        Case(
            kind: .encryptedMember,
            firing: ZipBuilder(
                ZipBuilder.Member(infoPath, info).with { $0.flags = 1 }
            ).bytes,
            quiet: app(), unread: false),
        Case(
            kind: .gap,
            firing: app(
                more: ZipBuilder.Member("a").with { $0.gap = 10 }),
            quiet: app(more: .init("a"))),
        Case(
            kind: .nestedTooDeep, firing: nested(12), quiet: nested(4), unread: true),
        Case(
            kind: .overlap,
            firing: app(
                more: ZipBuilder.Member(infoPath + "2", info).with { $0.sharesHeaderOf = 0 }),
            quiet: app(more: .init(infoPath + "2", info))),
        Case(
            kind: .pathTraversal, firing: app(more: .init("../Info.plist", info)),
            quiet: app(more: .init("..a/Info.plistt", info)), unread: false),
        Case(
            kind: .symbolicLink, firing: app(more: link("Payload/Shop.app/out", to: "../../../etc/passwd")),
            quiet: app(more: link("Payload/Shop.app/in", to: "../Shop.app/Info.plist"))),
        Case(kind: .truncated, firing: Array(app().dropLast(10)), quiet: app(), unread: false),
        Case(
            kind: .malformed, firing: ZipBuilder(.init(infoPath, "<plist><dict><key>")).bytes, quiet: app(),
            unread: false),
        Case(
            kind: .limit,
            firing: Array(String(repeating: "[", count: 10_000).utf8)
                + Array(String(repeating: "]", count: 10_000).utf8),
            quiet: PlistText.info("deep", more: nestedDictionaries(200)), unread: true),
        Case(
            kind: .limit, firing: PlistText.xml(nestedDictionaries(10_000)),
            quiet: PlistText.info("deep", more: nestedDictionaries(200)),
            unread: true),
        Case(
            kind: .missingInfoPlist, firing: ZipBuilder(.init("Payload/notes.txt")).bytes, quiet: app(),
            unread: false),
        Case(
            kind: .missingInfoPlist, firing: app(more: .init("a/B.app/_CodeSignature/CodeResources")),
            quiet: app(more: .init("a/B.app/index.html")), unread: false),
        Case(
            kind: .missingInfoPlist, firing: app(more: .init("Payload/Shop.app/PlugIns/A.appex/A")),
            quiet: app(more: .init("Payload/Shop.app/PlugIns/A.appex/Info.plist", PlistText.info("a"))),
            unread: false),
        Case(
            kind: .ambiguousBundle, firing: app(more: .init("Payload/Shop.app/Contents/Info.plist", info)),
            quiet: app(more: .init("Payload/Shop.app/Contents/readme.txt", "text"))),
        Case(
            kind: .inaccessible, firing: ZipBuilder(link(infoPath, to: "Info.plist")).bytes,
            quiet: ZipBuilder(link(infoPath, to: "Real"), .init("Payload/Shop.app/Real", info)).bytes,
            unread: false),
        Case(
            kind: .pathTraversal, firing: app(more: .init("Payload/Shop.app/Info.plist\0", info)),
            quiet: app(more: .init("Payload/Shop.app/Info.plist0", info)), unread: false),
        Case(
            kind: .gap, firing: concatenated(ZipBuilder(.init("Payload/Old.app/Info.plist", info)).bytes),
            quiet: app(more: .init("old.bin", ZipBuilder(.init("Info.plist", info)).bytes)), unread: false),
    ]

    @Test(arguments: cases) func noticesTheProblem(_ test: Case) {
        let facts = ArtifactReader().readStandardInput(test.firing)
        #expect(facts.problems.contains { $0.kind == test.kind }, "\(facts.problems)")
        #expect(facts.unread.first?.isLimit == test.unread, "\(facts.unread)")
    }

    @Test(arguments: cases) func keepsQuietWhereThereIsNone(_ test: Case) {
        let facts = ArtifactReader().readStandardInput(test.quiet)
        #expect(facts.problems == [])
        #expect(facts.unread == [])
    }

    @Test func everyKindIsTested() {
        // What is not opened is tested with directories.
        #expect(
            Set(Self.cases.map(\.kind)).union([.container]) == Set(ReadProblem.Kind.allCases))
    }

    @Test(.enabled(if: geteuid() != 0)) func noticesADirectoryThatItMayNotRead() throws {
        let tree = try TemporaryTree(["a/Info.plist": Self.info, "b/Info.plist": Self.info])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: tree.path + "/a")
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: tree.path + "/a")
        }
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.problems.map(\.kind) == [.inaccessible])
        #expect(facts.unread.map(\.location.path) == ["a"])
        #expect(facts.bundles.count == 1)
    }

    @Test func noticesANameThatIsNoText() throws {
        let tree = try TemporaryTree(["a/Info.plist": Self.info])
        let made = (Array("\(tree.path)/".utf8) + [0xFF]).withUnsafeBytes { name in
            mkdir(Array(name.bindMemory(to: CChar.self)) + [0], 0o700)
        }
        // macOS refuses such a name.
        guard made == 0 else { return }
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.problems.map(\.kind) == [.inaccessible])
        #expect(facts.bundles.count == 1)
    }

    @Test func namesAnEntryThatTheDirectoryDoesNotList() {
        var zip = ZipBuilder(.init(Self.infoPath, Self.info))
        zip.prefix = ZipBuilder(.init("Payload/Old.app/Info.plist", Self.info)).bytes
        let facts = ArtifactReader().readStandardInput(zip.bytes)
        #expect(facts.unread.map(\.location.member) == ["Payload/Old.app/Info.plist"])
        #expect(facts.bundles.map(\.location.member) == ["Payload/Shop.app"])
    }

    @Test func aSignatureAloneIsNoHiddenEntry() {
        var zip = ZipBuilder(.init(Self.infoPath, Self.info))
        zip.prefix = Array("MZ PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 40)
        #expect(ArtifactReader().readStandardInput(zip.bytes).unread == [])
    }

    @Test func listsTheFirstHiddenEntriesAndSaysThatThereAreMore() {
        var zip = ZipBuilder(.init(Self.infoPath, Self.info))
        zip.prefix = ZipBuilder((0..<30).map { .init("Payload/\($0).app/Info.plist", Self.info) }).bytes
        let facts = ArtifactReader().readStandardInput(zip.bytes)
        #expect(facts.unread.count == ZipHiddenEntries.most + 1)
        #expect(facts.unread.last?.isLimit == true)
    }

    @Test func readsBothOfTwoInfoPlistsOfOneName() {
        let facts = ArtifactReader().readStandardInput(
            Self.app(more: .init(Self.infoPath, PlistText.info("other"))))
        #expect(facts.bundles.map(\.identifier) == ["shop", "other"])
        #expect(facts.bundles.map(\.kind) == [.app, .app])
    }

    @Test func readsTheSecondOfOneNameWhereTheFirstIsMalformed() {
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(.init(Self.infoPath, "<plist>"), .init(Self.infoPath, Self.info)).bytes)
        #expect(facts.bundles.map(\.identifier) == [nil, "shop"])
        #expect(facts.bundles.last?.infoPlist?.ats != nil)
    }

    @Test func readsTheRestBesideAMalformedFile() throws {
        let tree = try TemporaryTree(["a/Info.plist": Array("<plist>".utf8), "b/Info.plist": Self.info])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.problems.map(\.location.path) == ["a/Info.plist"])
        #expect(facts.bundles.map(\.location.path) == ["b/Info.plist"])
    }

    @Test func readsWhatIsThereOfAnArchiveThatWasCutShort() {
        let whole = ZipBuilder(
            .init(Self.infoPath, Self.info, deflated: true),
            .init("Payload/Shop.app/Shop", MachOBuilder().bytes())
        ).bytes
        let facts = ArtifactReader().readStandardInput(Array(whole.prefix(whole.count - 60)))
        #expect(facts.bundles.map(\.identifier) == ["shop"])
        #expect(facts.problems.first?.kind == .truncated)
        #expect(facts.unread.map(\.isLimit) == [false])
    }

    @Test func doesNotReadAFileAboveTheLimit() throws {
        var budget = ArtifactBudget()
        budget.propertyListBytes = Self.info.count
        let tree = try TemporaryTree(["Info.plist": Self.info])
        #expect(try ArtifactReader(budget: budget).read(path: tree.path).problems == [])
        budget.propertyListBytes -= 1
        for path in [tree.path, tree.path + "/Info.plist"] {
            let facts = try ArtifactReader(budget: budget).read(path: path)
            #expect(facts.problems.map(\.kind) == [.limit])
            #expect(facts.unread.map(\.isLimit) == [true])
            #expect(facts.bundles.isEmpty)
            #expect(facts.coverage.notApplicable == 0)
        }
    }

    @Test func doesNotPlaceMoreThanTheLimitInATree() throws {
        var budget = ArtifactBudget()
        // The root of each: `a` and the file in it, then `b` and its file.
        budget.treeEntries = 4
        let zip = ZipBuilder(.init("a/Info.plist", Self.info), .init("b/Info.plist", Self.info))
        let tree = try TemporaryTree(["a/Info.plist": Self.info, "b/Info.plist": Self.info])
        #expect(ArtifactReader(budget: budget).readStandardInput(zip.bytes).bundles.count == 2)
        #expect(try ArtifactReader(budget: budget).read(path: tree.path).bundles.count == 2)
        budget.treeEntries = 3
        let inArchive = ArtifactReader(budget: budget).readStandardInput(zip.bytes)
        #expect(inArchive.bundles.map(\.location.member) == ["a/Info.plist"])
        #expect(inArchive.unread.map(\.location.member) == ["b/Info.plist", nil])
        #expect(inArchive.unread.map(\.isLimit) == [true, true])
        let inDirectory = try ArtifactReader(budget: budget).read(path: tree.path)
        #expect(inDirectory.unread.map(\.isLimit) == [true])
    }

    @Test func refusesNamesAboveTheLimit() {
        var budget = ArtifactBudget()
        budget.pathBytes = 12
        budget.directoryDepth = 2
        for (name, fits) in [("a/Info.plist", true), ("aa/Info.plist", false), ("a/Info.plist/b", false)] {
            let facts = ArtifactReader(budget: budget).readStandardInput(
                ZipBuilder(.init(name, Self.info)).bytes)
            #expect(facts.unread.isEmpty == fits, "\(name)")
            #expect(facts.unread.first?.isLimit ?? true)
        }
    }

    /// Sparse files, so that nothing is written.
    @Test(arguments: [("<plist>", ReadProblem.Kind.limit), ("\u{7f}ELF", .malformed)])
    func doesNotLoadAFileOfOneGigabyte(_ head: String, _ kind: ReadProblem.Kind) throws {
        let tree = try TemporaryTree(["huge.plist": Array(head.utf8)])
        #expect(truncate(tree.path + "/huge.plist", 1 << 30) == 0)
        let facts = try ArtifactReader().read(path: tree.path + "/huge.plist")
        #expect(facts.problems.map(\.kind) == [kind])
        #expect(facts.unread.map(\.isLimit) == [kind == .limit])
    }

    @Test func doesNotFollowLinksInALoop() throws {
        let tree = try TemporaryTree(["a/Info.plist": Self.info])
        try tree.link("a/loop", to: "../a")
        try tree.link("self", to: "self")
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.bundles.count == 1)
        #expect(facts.problems == [])
    }

    @Test func saysWhichLinkLeadsOut() throws {
        let tree = try TemporaryTree(["a/notes.txt": [1]])
        try tree.link("a/Info.plist", to: "/etc/hostname")
        try tree.link("a/notes", to: "/etc")
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.problems.map(\.location.path) == ["a/Info.plist"])
        #expect(facts.unread.map(\.location.path) == ["a/Info.plist"])
    }

    @Test func countsTheNotesThatItDoesNotList() {
        var budget = ArtifactBudget()
        budget.notes = 3
        let plists = (0..<5).map { ZipBuilder.Member("\($0)/Info.plist", "<plist>") }
        let facts = ArtifactReader(budget: budget).readStandardInput(ZipBuilder(plists).bytes)
        #expect(facts.problems.count == 4)
        #expect(facts.problems.last?.message == "2 more places have the same problem")
        #expect(facts.unread.last?.reason == "2 more files were not read")
    }

    private static func app(more: ZipBuilder.Member? = nil) -> [UInt8] {
        ZipBuilder([.init(infoPath, info)] + (more.map { [$0] } ?? [])).bytes
    }

    private static func concatenated(_ first: [UInt8]) -> [UInt8] { first + app() }

    private static func link(_ name: String, to target: String) -> ZipBuilder.Member {
        var link = ZipBuilder.Member(name, target)
        link.mode = 0o120777
        return link
    }

    /// An Info.plist in `count` archives, one in the other.
    private static func nested(_ count: Int) -> [UInt8] {
        (1..<count).reduce(ZipBuilder(.init("Info.plist", info)).bytes) { inner, depth in
            ZipBuilder(.init("inner.zip", inner, deflated: depth % 2 == 0)).bytes
        }
    }

    private static func nestedDictionaries(_ depth: Int) -> String {
        String(repeating: "<key>a</key><dict>", count: depth) + String(repeating: "</dict>", count: depth)
    }
}
