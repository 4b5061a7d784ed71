// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

@Suite struct ZipArchiveTests {
    private static let text = "The quick brown fox"

    @Test(arguments: [
        ("stored", ZipBuilder(.init("a.txt", text))),
        ("deflated", ZipBuilder(.init("a.txt", text, deflated: true))),
        ("with a signed descriptor", with { $0.descriptor = .signed }),
        ("with a descriptor without signature", with { $0.descriptor = .unsigned }),
        ("zip64 sizes", with { $0.usesZip64 = true }),
        ("empty name parts", ZipBuilder(.init("a.txt", text), .init("dir/"), .init("dir/./b.txt", "b"))),
        ("a directory listed twice", ZipBuilder(.init("d/"), .init("a.txt", text), .init("d/"), .init("D/"))),
        (
            "a comment",
            {
                var zip = ZipBuilder(.init("a.txt", text)); zip.comment = Array("made by hand".utf8);
                return zip
            }()
        ),
        (
            "zip64 end records",
            {
                var zip = ZipBuilder(.init("a.txt", text)); zip.usesZip64 = true; return zip
            }()
        ),
    ])
    func readsWellFormedArchivesWithoutAProblem(_ name: String, _ zip: ZipBuilder) throws {
        let archive = try ZipArchive(MemoryBytes(zip.bytes), budget: ArtifactBudget())
        #expect(archive.problems == [], "\(name)")
        #expect(archive.fault == nil)
        #expect(archive.members.count == zip.members.count)
        #expect(try Self.content(of: "a.txt", in: archive) == Self.text)
    }

    /// As Python's zipfile leaves an archive of Info-ZIP to which it added a member.
    @Test func takesTwoEncodingsOfOneNameForOne() throws {
        var zip = Self.plain
        zip.members[0].rawName = Array("caf├⌐.txt".utf8)
        zip.members[0].flags = 0x0800
        zip.members[0].localName = "café.txt"
        zip.members[0].localFlags = 0
        #expect(try ZipArchive(MemoryBytes(zip.bytes), budget: ArtifactBudget()).problems == [])
        zip.members[0].localFlags = 0x0800
        let archive = try ZipArchive(MemoryBytes(zip.bytes), budget: ArtifactBudget())
        #expect(archive.problems.map(\.kind) == [.headerMismatch])
    }

    @Test func readsAnEmptyArchive() throws {
        let archive = try ZipArchive(MemoryBytes(ZipBuilder([]).bytes), budget: ArtifactBudget())
        #expect(archive.members.isEmpty)
        #expect(archive.problems == [])
    }

    /// Each kind of problem with an archive that shows it; the well-formed archives above show none.
    @Test(
        arguments: [
            (.headerMismatch, "the name \"b.txt\"", with { $0.localName = "b.txt" }),
            (
                .headerMismatch, "the name \"caf├⌐.txt\"",
                with {
                    $0.rawName = Array("caf├é.txt".utf8)
                    $0.localName = "caf├⌐.txt"
                }
            ),
            (.headerMismatch, "compression method 8", with { $0.localMethod = 8 }),
            (.headerMismatch, "another encryption flag", with { $0.localFlags = 1 }),
            (.headerMismatch, "size 7 instead of 19", with { $0.localSize = 7 }),
            (.headerMismatch, "does not repeat the checksum", with { $0.descriptor = .wrong }),
            (
                .headerMismatch, "counts 7 members",
                {
                    var zip = plain; zip.statedCount = 7; return zip
                }()
            ),
            (.gap, "40 bytes belong to no member, the first of them at offset 0", with { $0.gap = 40 }),
            (
                .gap, "9 bytes belong to no member",
                {
                    var zip = plain; zip.gapAfterDirectory = 9; return zip
                }()
            ),
            (
                .gap, "64 bytes stand before",
                {
                    var zip = plain; zip.prefix = Array(repeating: 0x21, count: 64); return zip
                }()
            ),
            (
                .gap, "5 bytes follow",
                {
                    var zip = plain; zip.trailing = [1, 2, 3, 4, 5]; return zip
                }()
            ),
            (
                .duplicateMember, "two members have this name",
                ZipBuilder(.init("a.txt", text), .init("a.txt", "other"))
            ),
            (
                .duplicateMember, "it overwrites \"A.TXT\"",
                ZipBuilder(.init("A.TXT", text), .init("a.txt", "other"))
            ),
            (
                .duplicateMember, "it overwrites \"\u{e9}\"",
                ZipBuilder(.init("\u{e9}", text), .init("e\u{301}", "other"))
            ),
            (.pathTraversal, "holds \"..\"", ZipBuilder(.init("a/../../b", text))),
            (.pathTraversal, "holds \"..\"", ZipBuilder(.init("a/../\u{301}b/../c", text))),
            (.pathTraversal, "holds \"..\"", ZipBuilder(.init("a/\u{301}/../../c", text))),
            (.pathTraversal, "is an absolute path", ZipBuilder(.init("/etc/passwd", text))),
            (.pathTraversal, "holds a backslash", ZipBuilder(.init("a\\b", text))),
            (.pathTraversal, "holds \"..\"", ZipBuilder(.init("..\\b", text))),
            (.pathTraversal, "begins with a drive letter", ZipBuilder(.init("C:\\b", text))),
            (.pathTraversal, "holds a zero byte", ZipBuilder(.init("a\0b", text))),
            (.encryptedMember, "is encrypted", with { $0.flags = 1 }),
            (.encryptedMember, "is encrypted", with { $0.method = 99 }),
            (.overlap, "belong to another member", overlapping),
            (.bomb, "promises 1000000000", with { $0.size = 1_000_000_000 }),
        ] as [(ReadProblem.Kind, String, ZipBuilder)])
    func saysWhatIsOddAboutAnArchive(_ kind: ReadProblem.Kind, _ words: String, _ zip: ZipBuilder) throws {
        let archive = try ZipArchive(MemoryBytes(zip.bytes), budget: ArtifactBudget())
        let found = archive.problems.filter { $0.kind == kind }
        #expect(found.contains { $0.message.contains(words) }, "\(archive.problems)")
    }

    @Test func readsMembersBehindAPrefixThatOffsetsDoNotCount() throws {
        var zip = Self.plain
        zip.prefix = Array(repeating: 0x21, count: 64)
        let archive = try ZipArchive(MemoryBytes(zip.bytes), budget: ArtifactBudget())
        #expect(try Self.content(of: "a.txt", in: archive) == Self.text)
    }

    @Test func refusesOneVolumeOfSeveral() {
        var zip = Self.plain
        zip.disk = 3
        #expect(throws: ZipFault.multiDisk) { try ZipEndRecord.find(in: MemoryBytes(zip.bytes)) }
    }

    @Test func seesASecondEndRecordInTheComment() throws {
        let other = ZipBuilder(.init("hidden.txt", "hidden")).bytes
        var zip = ZipBuilder(.init("a.txt", Self.text))
        zip.comment = Array(other.suffix(22))
        let archive = try ZipArchive(MemoryBytes(other + zip.bytes), budget: ArtifactBudget())
        #expect(
            archive.problems.contains { $0.kind == .headerMismatch && $0.message.contains("two end records") }
        )
    }

    @Test func keepsNamesThatAreNotUTF8Apart() throws {
        var first = ZipBuilder.Member("", Self.text)
        first.rawName = [0x61, 0x82]
        var second = first
        second.rawName = [0x61, 0x83]
        let archive = try ZipArchive(MemoryBytes(ZipBuilder(first, second).bytes), budget: ArtifactBudget())
        #expect(archive.members.map(\.name) == ["a%82", "a%83"])
        #expect(archive.problems == [])
    }

    @Test func findsTheMembersOfAnArchiveThatWasCutShort() throws {
        var zip = ZipBuilder(
            .init("first.txt", Self.text, deflated: true), .init("second.txt", Self.text),
            .init("third.txt", Self.text, deflated: true))
        zip.members[0].descriptor = .signed
        zip.members[2].descriptor = .unsigned
        let whole = zip.bytes
        for length in [whole.count - 1, whole.count - 40, whole.count - 190] {
            let archive = try ZipArchive(MemoryBytes(Array(whole.prefix(length))), budget: ArtifactBudget())
            #expect(archive.fault == .truncated)
            #expect(archive.members.prefix(2).map(\.name) == ["first.txt", "second.txt"])
            #expect(try Self.content(of: "first.txt", in: archive) == Self.text)
            #expect(try Self.content(of: "second.txt", in: archive) == Self.text)
        }
    }

    @Test func stopsRecoveringAtTheLimitOfUnpackedBytes() throws {
        var zip = ZipBuilder(.init("first.txt", Self.text, deflated: true), .init("second.txt", Self.text))
        zip.members[0].descriptor = .signed
        let cut = Array(zip.bytes.dropLast(30))
        for (limit, count) in [(Self.text.utf8.count, 2), (Self.text.utf8.count - 1, 1)] {
            var budget = ArtifactBudget()
            budget.inflatedBytes = limit
            #expect(try ZipArchive(MemoryBytes(cut), budget: budget).members.count == count)
        }
    }

    @Test func refusesBytesThatBeginLikeNoArchive() {
        #expect(throws: ZipFault.truncated) {
            try ZipArchive(MemoryBytes(Array("plain text".utf8)), budget: ArtifactBudget())
        }
    }

    @Test func stopsAtTheMostMembers() throws {
        var budget = ArtifactBudget()
        budget.members = 2
        let two = ZipBuilder(.init("a"), .init("b"))
        #expect(try ZipArchive(MemoryBytes(two.bytes), budget: budget).fault == nil)
        let three = ZipBuilder(.init("a"), .init("b"), .init("c"))
        let archive = try ZipArchive(MemoryBytes(three.bytes), budget: budget)
        #expect(archive.members.count == 2)
        #expect(archive.fault?.isLimit == true)
    }

    @Test func foldsEqualProblemsIntoOneLine() throws {
        let zip = ZipBuilder((0..<50).map { .init("../\($0)") })
        let archive = try ZipArchive(MemoryBytes(zip.bytes), budget: ArtifactBudget())
        #expect(archive.problems.count == 21)
        #expect(archive.problems.last?.message == "30 more members have the same problem")
    }

    static let plain = ZipBuilder(.init("a.txt", text))

    static func with(_ change: (inout ZipBuilder.Member) -> Void) -> ZipBuilder {
        var zip = plain
        change(&zip.members[0])
        return zip
    }

    /// Three members of one local header, as in a bomb by overlap.
    private static var overlapping: ZipBuilder {
        var zip = ZipBuilder(.init("a.txt", text), .init("b.txt", text))
        zip.members[1].sharesHeaderOf = 0
        return zip
    }

    static func content(of name: String, in archive: ZipArchive) throws -> String {
        let member = try #require(archive.members.first { $0.name == name })
        let bytes = try archive.bytes(of: member, limit: 1000, meter: InflationMeter(limit: 1000))
        return String(decoding: bytes, as: UTF8.self)
    }
}
