// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct XMLReaderTests {
    static let scalars: [(String, PropertyListValue)] = [
        ("<true/>", .boolean(true)), ("<false />", .boolean(false)), ("<true></true>", .boolean(true)),
        ("<string>YES</string>", .string("YES")), ("<string/>", .string("")),
        ("<string> a\n b </string>", .string(" a\n b ")),
        ("<string>&lt;&gt;&amp;&quot;&apos;</string>", .string("<>&\"'")),
        ("<string>&#65;&#x41;&#x1F600;</string>", .string("AA😀")),
        ("<string>a<![CDATA[<b>&amp;]]]]>c</string>", .string("a<b>&amp;]]c")),
        ("<string xml:space=\"preserve\" a='>'>x</string >", .string("x")),
        ("<integer>1</integer>", .integer(1)), ("<integer>-0x1f</integer>", .integer(-31)),
        ("<integer>+007</integer>", .integer(7)),
        ("<integer>-9223372036854775808</integer>", .integer(.min)),
        ("<integer>18446744073709551615</integer>", .unsignedInteger(.max)),
        ("<real>1</real>", .real(1)), ("<real>-1.5e3</real>", .real(-1500)),
        ("<real>+Infinity</real>", .real(.infinity)), ("<real>-inf</real>", .real(-.infinity)),
        ("<date>2001-01-01T00:00:00Z</date>", .date(0)),
        ("<date>2026-03-01T12:00:01Z</date>", .date(794_059_201)),
        ("<date>1900-02-28T23:59:59Z</date>", .date(-3_182_198_401)),
        ("<data>AAEC/w==</data>", .data([0, 1, 2, 255])), ("<data>\n\tAA\n\tEC\n</data>", .data([0, 1, 2])),
        ("<array/>", .array([])), ("<dict></dict>", .dictionary(.init())),
    ]

    @Test(arguments: scalars) func readsValuesWithTheirTypes(_ text: String, _ expected: PropertyListValue) {
        #expect(value(text) == expected)
        #expect(value("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(text)\n</plist>\n") == expected)
    }

    @Test func givesEachValueAndKeyItsPlace() throws {
        let text = """
            <plist version="1.0">
            <dict>
            \t<key>é</key> <true/>\r
              <key>b</key>\r<array>
            <string>x</string></array>
            </dict>
            </plist>
            """
        let root = try read(text).get().root
        #expect(
            root.place
                == SourcePlace(offset: 22, endOffset: 110, line: 2, column: 1, endLine: 7, endColumn: 8))
        let entries = try #require(root.dictionary).entries
        #expect(entries.map(\.key) == ["é", "b"])
        #expect(
            entries[0].keyPlace
                == SourcePlace(offset: 30, endOffset: 43, line: 3, column: 2, endLine: 3, endColumn: 14))
        #expect(
            entries[0].value.place
                == SourcePlace(offset: 44, endOffset: 51, line: 3, column: 15, endLine: 3, endColumn: 22))
        #expect(entries[1].keyPlace.line == 4)
        #expect(entries[1].keyPlace.column == 3)
        // A CR alone ends a line.
        #expect(entries[1].value.place.line == 5)
        #expect(entries[1].value.array?.first?.place.line == 6)
        let bytes = Array(text.utf8)
        for (place, element) in [
            (root.place, "<dict>"), (entries[0].keyPlace, "<key>é</key>"),
            (entries[0].value.place, "<true/>"),
            (entries[1].value.place, "<array>"),
        ] {
            let covered = String(decoding: bytes[place.offset..<place.endOffset], as: UTF8.self)
            #expect(covered.hasPrefix(element))
            #expect(covered.hasSuffix(">"))
        }
    }

    @Test func keepsWhiteSpaceInKeys() throws {
        let root = try read("<dict><key> NSAllowsArbitraryLoadsInMedia</key><true/></dict>").get().root
        #expect(root.dictionary?.entries.first?.key == " NSAllowsArbitraryLoadsInMedia")
    }

    @Test func passesOverWhatIsNoValue() throws {
        let text = """
            <!-- <dict> --><?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [
              <!ENTITY a "<true/>]>"> <!-- ' ]> --> <?x ]> ?>
            ]>
            <?x > ?><plist version="1.0"><!-- a --><array><!-- b --><true/><?c?></array><!-- d --></plist>
            <!-- the end --> <?e?>
            """
        let document = try read(text).get()
        #expect(document.root.array?.map(\.value) == [.boolean(true)])
        #expect(document.root.place.line == 5)
        #expect(document.root.place.column == 40)
        #expect(document.anomalies.isEmpty)
    }

    @Test(arguments: ["&foo;", "&bar;", "&nbsp;"]) func expandsNoDeclaredEntity(_ reference: String) {
        let text =
            "<!DOCTYPE plist [<!ENTITY foo \"x\"><!ENTITY bar SYSTEM \"file:///etc/passwd\">]><string>\(reference)</string>"
        #expect(error(text)?.problem?.contains("other entities are not expanded") == true)
    }
}
