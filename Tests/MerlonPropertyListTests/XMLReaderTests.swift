// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct XMLReaderTests {
    @Test func givesEachValueAndKeyItsPlace() throws {
        let text =
            "<plist version=\"1.0\">\n<dict>\n\t<key>é</key> <true/>\r\n  <key>b</key>\r<array>\n<string>x</string></array>\n</dict>\n</plist>"
        let root = try read(text).get().root
        #expect(
            root.place
                == SourcePlace(offset: 22, endOffset: 110, line: 2, column: 1, endLine: 7, endColumn: 8))
        let entries = try #require(root.dictionary).entries
        #expect(entries.map(\.key) == ["é", "b"])
        #expect(
            entries[0].keyPlace
                == SourcePlace(offset: 30, endOffset: 43, line: 3, column: 2, endLine: 3, endColumn: 15))
        #expect(
            entries[0].value.place
                == SourcePlace(offset: 44, endOffset: 51, line: 3, column: 16, endLine: 3, endColumn: 23))
        #expect(entries[1].keyPlace.line == 4)
        #expect(entries[1].keyPlace.column == 3)
        #expect(entries[1].value.place.line == 5)
        #expect(entries[1].value.array?.first?.place.line == 6)
    }
}
