// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct BinaryReaderTests {
    static let scalars: [([UInt8], PropertyListValue)] = [
        ([0x00], .null), ([0x08], .boolean(false)), ([0x09], .boolean(true)),
        ([0x10, 0xFF], .integer(255)), ([0x11, 0xFF, 0xFE], .integer(65_534)),
        ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .integer(4_294_967_295)),
        ([0x13] + [UInt8](repeating: 0xFF, count: 8), .integer(-1)),
        (
            [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
            .unsignedInteger(.max)
        ),
        ([0x14] + [UInt8](repeating: 0, count: 15) + [7], .integer(7)),
        ([0x14] + [UInt8](repeating: 0xFF, count: 15) + [0xFE], .integer(-2)),
        ([0x22, 0x3F, 0xC0, 0, 0], .real(1.5)), ([0x23, 0xC0, 0x04, 0, 0, 0, 0, 0, 0], .real(-2.5)),
        ([0x33, 0x41, 0xC0, 0, 0, 0, 0, 0, 0], .date(536_870_912)),
        ([0x43, 1, 2, 3], .data([1, 2, 3])), ([0x40], .data([])), ([0x4F, 0x10, 2, 8, 9], .data([8, 9])),
        ([0x52, 0x61, 0x62], .string("ab")), ([0x5F, 0x11, 0, 1, 0x7A], .string("z")),
        ([0x63, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0], .string("é😀")), ([0x61, 0xD8, 0x3D], .string("\u{FFFD}")),
        ([0x72, 0xC3, 0xA9], .string("é")), ([0x80, 5], .uid(5)), ([0x83, 0, 0, 1, 0], .uid(256)),
        ([0x87] + [UInt8](repeating: 0xFF, count: 8), .uid(.max)), ([0xA0], .array([])), ([0xC0], .array([])),
        ([0xB0], .array([])),
        ([0xD0], .dictionary(.init())),
    ]

    @Test(arguments: scalars) func readsValuesWithTheirTypes(_ object: [UInt8], _ expected: PropertyListValue)
        throws
    {
        let root = try read(BinaryFixture([object]).bytes).get().root
        #expect(root.value == expected)
        #expect(root.place == SourcePlace(offset: 8, endOffset: 8 + object.count))
        #expect(root.place.line == nil)
    }

    @Test func sharesObjectsAndGivesEachUseThePlaceOfTheObject() throws {
        var fixture = BinaryFixture([
            BinaryFixture.dictionary([1, 2], [3, 3]), BinaryFixture.ascii("a"), BinaryFixture.ascii("b"),
            BinaryFixture.array([1, 4]), [0x09],
        ])
        for (offsetSize, referenceSize) in [(1, 1), (2, 2), (3, 3), (4, 4), (7, 5), (8, 8)] {
            fixture.offsetSize = offsetSize
            fixture.referenceSize = referenceSize
            let wide = { (references: [UInt8]) in
                references.flatMap { BinaryFixture.bigEndian(UInt64($0), referenceSize) }
            }
            fixture.objects[0] = [0xD2] + wide([1, 2, 3, 3])
            fixture.objects[3] = [0xA2] + wide([1, 4])
            let root = try read(fixture.bytes).get().root
            #expect(root.dictionary?.entries.map(\.key) == ["a", "b"])
            #expect(root["a"]?.array?.map(\.value) == [.string("a"), .boolean(true)])
            #expect(root["a"] == root["b"])
            #expect(root.dictionary?.entries[1].keyPlace.offset == 8 + fixture.objects[0].count + 2)
        }
    }

    @Test func readsALongStringOnceForAllItsUses() throws {
        let text = String(repeating: "x", count: 200)
        let root = try read(
            BinaryFixture([BinaryFixture.array([1, 1, 1]), [0x5F, 0x10, 200] + text.utf8]).bytes
        ).get().root
        #expect(root.array?.map(\.string) == [text, text, text])
    }

    static let broken: [(BinaryFixture, String)] = [
        (BinaryFixture([[0x15]]), "an object of the unknown type 0x15"),
        (BinaryFixture([[0x0F]]), "an object of the unknown type 0xf"),
        (BinaryFixture([[0xE0]]), "an object of the unknown type 0xe0"),
        (BinaryFixture([[0x88, 0]]), "an object of the unknown type 0x88"),
        (BinaryFixture([[0x13, 1]]), "an object that is longer than the file"),
        (BinaryFixture([[0x52, 0x61]]), "an object that is longer than the file"),
        (BinaryFixture([[0xA2, 0]]), "an object that is longer than the file"),
        (BinaryFixture([[0xD1, 0]]), "an object that is longer than the file"),
        (BinaryFixture([[0x5F, 0x50]]), "an object whose count is no integer"),
        (BinaryFixture([[0x5F]]), "an object whose count is no integer"),
        (
            BinaryFixture([[0x5F, 0x13] + [UInt8](repeating: 0xFF, count: 8)]),
            "an object whose count is out of range"
        ),
        (
            BinaryFixture([[0xDF, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7)]),
            "an object whose count is out of range"
        ),
        (BinaryFixture([[0x5F, 0x13, 1]]), "an object whose count is out of range"),
        (BinaryFixture([[0x51, 0xE9]]), "an ASCII string with a byte above 127"),
        (BinaryFixture([[0x71, 0xE9]]), "a UTF-8 string that is not UTF-8"),
        (
            BinaryFixture([[0x14, 1] + [UInt8](repeating: 0, count: 15)]),
            "an integer that 64 bits don't hold"
        ),
        (BinaryFixture([BinaryFixture.array([0])]), "a container that contains itself"),
        (
            BinaryFixture([
                BinaryFixture.array([1]), BinaryFixture.dictionary([2], [0]), BinaryFixture.ascii("a"),
            ]), "a container that contains itself"
        ),
        (BinaryFixture([BinaryFixture.array([9])]), "a reference to an object that does not exist"),
        (
            BinaryFixture([BinaryFixture.dictionary([1], [1]), [0x09]]),
            "a dictionary with a key that is no string"
        ),
        (
            BinaryFixture([BinaryFixture.dictionary([1], [1]), [0xA0]]),
            "a dictionary with a key that is no string"
        ),
    ]

    @Test(arguments: broken) func saysWhatIsWrong(_ fixture: BinaryFixture, _ problem: String) {
        #expect(error(fixture.bytes)?.problem == problem)
        #expect(error(fixture.bytes)?.place?.line == nil)
    }

    @Test(arguments: [0, 7, 10, 11, 1 << 32, UInt64.max]) func rejectsObjectsOutsideTheObjects(
        _ offset: UInt64
    ) {
        var fixture = BinaryFixture([[0x08], [0x09]])
        fixture.topObject = 1
        fixture.offsetSize = 8
        fixture.offsets[1] = offset
        #expect(error(fixture.bytes)?.problem == "an object that lies outside the objects of the file")
    }

    /// Each string of a file that a writer made has its own bytes; strings that share them could be copied without
    /// bound.
    @Test func rejectsLongObjectsThatOverlap() {
        var fixture = BinaryFixture([
            BinaryFixture.array([1, 2, 3]), [0x4F, 0x10, 200] + [UInt8](repeating: 1, count: 200), [], [],
        ])
        fixture.offsets = [2: 12, 3: 12]
        #expect(error(fixture.bytes)?.problem == "objects that overlap")
    }

    @Test func rejectsEveryTrailerThatDoesNotFit() {
        let file = BinaryFixture([[0x08], [0x09]]).bytes
        func changed(_ fromEnd: Int, _ byte: UInt8) -> String? {
            var file = file
            file[file.count - fromEnd] = byte
            return error(file)?.problem
        }
        let cut = ": the file was cut off, or bytes were added at its end"
        for size in [0, 9, 255] as [UInt8] {
            #expect(
                changed(26, size) == "a trailer whose sizes of offsets and references are not 1 to 8" + cut)
            #expect(
                changed(25, size) == "a trailer whose sizes of offsets and references are not 1 to 8" + cut)
        }
        #expect(changed(17, 0) == "a trailer whose top object is not among its objects" + cut)
        #expect(changed(9, 2) == "a trailer whose top object is not among its objects" + cut)
        #expect(changed(17, 3) == "a trailer whose offset table lies outside the file" + cut)
        #expect(changed(18, 0x7F) == "a trailer whose offset table lies outside the file" + cut)
        #expect(changed(24, 0x7F) == "a trailer whose offset table lies outside the file" + cut)
        #expect(changed(24, 0x80) == "a trailer with numbers beyond 63 bits" + cut)
        #expect(changed(1, 8) == "a trailer whose offset table lies outside the file" + cut)
        #expect(changed(1, 200) == "a trailer whose offset table lies outside the file" + cut)
        #expect(error(file + [10])?.problem?.hasSuffix(cut) == true)
    }

    @Test func notesBytesBetweenTheTableAndTheTrailer() throws {
        var fixture = BinaryFixture([[0x09]])
        fixture.gap = [1, 2, 3]
        let document = try read(fixture.bytes).get()
        #expect(document.root.value == .boolean(true))
        #expect(document.anomalies.map(\.kind) == [.trailingBytes(count: 3)])
        #expect(document.anomalies.first?.place == SourcePlace(offset: 11, endOffset: 14))
    }

    @Test func notesRepeatedKeysWithThePlaceOfTheLaterObject() throws {
        let fixture = BinaryFixture([
            BinaryFixture.dictionary([1, 2], [3, 4]), BinaryFixture.ascii("a"), BinaryFixture.ascii("a"),
            [0x08], [0x09],
        ])
        let document = try read(fixture.bytes).get()
        #expect(document.root["a"]?.boolean == true)
        #expect(document.anomalies.map(\.kind) == [.duplicateKey("a")])
        #expect(document.anomalies.first?.place.offset == 15)
    }

    @Test(arguments: ["bplist01", "bplist0x"]) func readsTheVersionsThatCoreFoundationReads(_ header: String)
        throws
    {
        var fixture = BinaryFixture([[0x09]])
        fixture.header = Array(header.utf8)
        #expect(try read(fixture.bytes).get().root.boolean == true)
    }

    @Test(arguments: ["bplist15", "bplist16", "bplistxx"]) func rejectsOtherVersions(_ header: String) {
        var fixture = BinaryFixture([[0x09]])
        fixture.header = Array(header.utf8)
        #expect(error(fixture.bytes)?.problem == "a version of the binary form other than bplist00")
    }

    @Test func rejectsFilesTooShortForATrailer() {
        let file = BinaryFixture([[0x09]]).bytes
        for length in 8..<file.count { #expect(error(Array(file.prefix(length)))?.problem != nil) }
        #expect(error(Array("bplist00".utf8))?.problem == "the file ends before it can have a trailer")
        #expect(error("<plist/>", as: .binary)?.problem == "no bplist00 at the start")
    }
}
