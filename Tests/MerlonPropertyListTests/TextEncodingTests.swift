// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPropertyList
import Testing

struct TextEncodingTests {
    static let wide: [(String.Encoding, [UInt8])] = [
        (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]),
        (.utf16LittleEndian, []), (.utf16LittleEndian, [0xFF, 0xFE]),
        (.utf16BigEndian, []), (.utf16BigEndian, [0xFE, 0xFF]),
        (.utf32LittleEndian, []), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
        (.utf32BigEndian, []), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
    ]

    /// The declaration says UTF-8 in each case: a byte order mark, or the zero bytes, tell better.
    @Test(arguments: wide) func readsEachUnicodeEncodingWithAndWithoutMark(
        _ encoding: String.Encoding, _ mark: [UInt8]
    ) throws {
        func bytes(_ text: String) -> [UInt8] { Array(text.data(using: encoding) ?? Data()) }
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- 😀é --><dict>\n<key>é</key>"
        let document = try read(mark + bytes(head + "<string>漢😀x</string></dict>")).get()
        #expect(document.format == .xml)
        let entry = try #require(document.root.dictionary?.entries.first)
        #expect(entry.key == "é")
        #expect(entry.value.string == "漢😀x")
        // Offsets are those of the file; columns count code points in any case.
        #expect(entry.value.place.offset == mark.count + bytes(head).count)
        #expect(entry.value.place.endOffset == mark.count + bytes(head + "<string>漢😀x</string>").count)
        #expect(entry.value.place.line == 3)
        #expect(entry.value.place.column == 13)
        #expect(entry.keyPlace.offset == mark.count + bytes(head).count - bytes("<key>é</key>").count)
        #expect(document.root.place.column == 12)
    }

    @Test(arguments: wide) func readsTheOtherTextFormsInEachEncoding(
        _ encoding: String.Encoding, _ mark: [UInt8]
    ) throws {
        func document(_ text: String) throws -> PropertyListDocument {
            try read(mark + Array(text.data(using: encoding) ?? Data())).get()
        }
        let openStep = try document("/* é */ {\"é\" = \"😀\";}")
        #expect(openStep.format == .openStep)
        #expect(openStep.root["é"]?.string == "😀")
        let json = try document("{\"é\": \"😀\"}")
        #expect(json.format == .json)
        #expect(json.root["é"]?.string == "😀")
    }

    static let declared: [(String, UInt8, String?)] = [
        ("ISO-8859-1", 0xE9, "é"), ("iso-8859-1", 0x80, "\u{80}"), ("latin1", 0xFF, "ÿ"),
        ("US-ASCII", 0xE9, "é"),
        ("windows-1252", 0x80, "€"), ("WINDOWS-1252", 0xE9, "é"), ("UTF-8", 0xE9, nil), ("utf8", 0xE9, nil),
    ]

    @Test(arguments: declared) func obeysTheDeclaredEncoding(
        _ name: String, _ byte: UInt8, _ expected: String?
    ) throws {
        let head = "<?xml version='1.0' encoding='\(name)'?><array><string>a"
        let bytes = Array(head.utf8) + [byte] + Array("</string><true/></array>".utf8)
        let array = try? read(bytes).get().root.array
        #expect(array?.first?.string == expected.map { "a" + $0 })
        if let array {
            #expect(array.last?.place.offset == head.utf8.count + 10)
            #expect(array.last?.place.endOffset == head.utf8.count + 17)
        }
    }

    @Test(arguments: ["EBCDIC", "UTF-16", "macintosh", "Shift_JIS", "x\u{1B}[2J"])
    func refusesEncodingsItDoesNotHave(_ name: String) {
        let refused = error("<?xml version=\"1.0\" encoding=\"\(name)\"?><true/>")
        guard case .unsupportedEncoding(let said) = refused else {
            Issue.record("\(String(describing: refused))")
            return
        }
        #expect(said == name.filter { $0 != "\u{1B}" && $0 != "[" })
    }

    static let broken: [([UInt8], Int)] = [
        ([0xFF, 0xFE, 0x3C, 0, 0x00, 0xD8, 0x41, 0], 4), ([0xFE, 0xFF, 0, 0x3C, 0xDC, 0x00], 4),
        ([0xFE, 0xFF, 0, 0x3C, 0], 4), ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0, 0, 0xD8, 0, 0], 8),
        ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C, 0, 0], 8), ([0, 0, 0, 0x3C, 0, 0x11, 0, 0], 4),
    ]

    @Test(arguments: broken) func namesThePlaceOfBytesThatAreNoCharacter(_ bytes: [UInt8], _ offset: Int) {
        #expect(error(bytes, as: .xml)?.place?.offset == offset)
        #expect(error(bytes, as: .xml)?.problem?.contains("UTF-") == true)
    }

    @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}", "\u{FEFF} \n"]) func callsABlankFileEmpty(_ text: String) {
        #expect(error(text) == .empty)
        #expect(error(text, as: .xml) == .empty)
        #expect(error(text, as: .json) == .empty)
        #expect(error(text, as: .openStep) == .empty)
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.filter { $0 != 0xFEFF }.flatMap { [UInt8($0), 0] }
        #expect(error(wide) == .empty)
    }
}
