// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct PropertyListXMLTests {
    @Test func writesAnEntryAsXcodeDoes() {
        let node = PropertyListNode(
            .dictionary(
                .init([
                    .init(
                        "NSExceptionDomains",
                        .init(.dictionary(.init([.init("a.example", .init(.dictionary(.init())))])))),
                    .init(
                        "list",
                        .init(.array([.init(.boolean(true)), .init(.integer(-1)), .init(.array([]))]))),
                ])))
        let expected = """
            <key>NSAppTransportSecurity</key>
            <dict>
            \t<key>NSExceptionDomains</key>
            \t<dict>
            \t\t<key>a.example</key>
            \t\t<dict/>
            \t</dict>
            \t<key>list</key>
            \t<array>
            \t\t<true/>
            \t\t<integer>-1</integer>
            \t\t<array/>
            \t</array>
            </dict>
            """
        #expect(
            PropertyListXML.fragment(key: "NSAppTransportSecurity", node).joined(separator: "\n") == expected)
        #expect(PropertyListXML.fragment(node, indent: "  ")[1] == "  <key>NSExceptionDomains</key>")
    }

    static let scalars: [(PropertyListValue, String)] = [
        (.string("a<b>&\"c\" 漢"), "<string>a&lt;b&gt;&amp;\"c\" 漢</string>"),
        (
            .string("\u{1B}[2J\n\r\t\u{7F}\u{9B}\u{202E}\0"),
            "<string>&#x1B;[2J&#xA;&#xD;\t&#x7F;&#x9B;&#x202E;&#x0;</string>"
        ),
        (.real(0.1), "<real>0.1</real>"), (.real(.nan), "<real>nan</real>"),
        (.real(.infinity), "<real>+infinity</real>"),
        (.real(-.infinity), "<real>-infinity</real>"),
        (.unsignedInteger(.max), "<integer>18446744073709551615</integer>"),
        (.data([]), "<data></data>"), (.data([0]), "<data>AA==</data>"),
        (.data([0, 1]), "<data>AAE=</data>"),
        (.data([251, 255, 254]), "<data>+//+</data>"), (.date(0), "<date>2001-01-01T00:00:00Z</date>"),
        (.date(-0.5), "<date>2000-12-31T23:59:59Z</date>"),
        (.date(.nan), "<date>2001-01-01T00:00:00Z</date>"),
        (.date(-1e300), "<date>0001-01-01T00:00:00Z</date>"),
        (.date(.infinity), "<date>9999-12-31T23:59:59Z</date>"),
        (.date(794_059_201), "<date>2026-03-01T12:00:01Z</date>"),
        (.date(94_694_400), "<date>2004-01-02T00:00:00Z</date>"),
        (.null, "<!-- null -->"),
    ]

    @Test(arguments: scalars) func writesEachType(_ value: PropertyListValue, _ line: String) {
        #expect(PropertyListXML.fragment(PropertyListNode(value)) == [line])
    }

    @Test func writesAUIDAsAppleDoes() {
        let lines = ["<dict>", "\t<key>CF$UID</key>", "\t<integer>7</integer>", "</dict>"]
        #expect(PropertyListXML.fragment(PropertyListNode(.uid(7))) == lines)
    }

    /// What is written is read back the same, by this reader and by Foundation's.
    @Test func writesWhatReadersGiveBack() throws {
        for seed in 0..<200 as Range<UInt64> {
            var nodes = RandomNodes(generator: SeededGenerator(seed))
            let node = nodes.node()
            let text = PropertyListXML.fragment(node).joined(separator: "\n")
            #expect(try read(text, as: .xml).get().root.valueOnly == node.valueOnly, "seed \(seed)")
            #expect(
                FoundationOracle.propertyList(Array(text.utf8))?.valueOnly == node.valueOnly, "seed \(seed)")
        }
    }
}
