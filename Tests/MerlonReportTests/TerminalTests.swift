// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import Testing

@testable import MerlonReport

struct TerminalTests {
    @Test(arguments: [
        ("plain words", "plain words"),
        ("tab\tbreak\nreturn\r", #"tab\tbreak\nreturn\r"#),
        ("\u{1B}[31m", #"\u{1b}[31m"#),
        ("\u{7F}\u{9B}", #"\u{7f}\u{9b}"#),
        // Right-to-left override and isolate, zero-width joiner, byte order mark.
        ("a\u{202E}b\u{2066}c\u{200D}d\u{FEFF}", #"a\u{202e}b\u{2066}c\u{200d}d\u{feff}"#),
        ("line\u{2028}paragraph\u{2029}", #"line\u{2028}paragraph\u{2029}"#),
        // Tags and noncharacters.
        ("\u{E0041}\u{FFFE}", #"\u{e0041}\u{fffe}"#),
        ("ümläut 日本 😀", "ümläut 日本 😀"),
    ])
    func spellsOutWhatCouldWriteOnTheTerminal(text: String, shown: String) {
        #expect(text.shown == shown)
        #expect(shown.shown == shown)
    }

    @Test(arguments: [("", 0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("한", 2), ("😀", 2), ("ﬀ", 1)])
    func countsColumns(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        ("", 10, [""]),
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 13, ["one two three"]),
        ("one two three", 1, ["one", "two", "three"]),
        ("a/path/that/is/longer b", 5, ["a/path/that/is/longer", "b"]),
        ("two  spaces", 20, ["two  spaces"]),
        (" leading", 20, [" leading"]),
        ("日本 語", 5, ["日本", "語"]),
        ("one", -5, ["one"]),
    ])
    func wrapsAtSpacesAlone(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test func paintsNothingWithoutColourAndNoEmptyText() {
        #expect(TerminalStyle(color: false).paint("text", .heading) == "text")
        #expect(TerminalStyle(color: true).paint("", .heading) == "")
        #expect(TerminalStyle(color: true).paint("text", .severity(.high)) == "\u{1B}[1;31mtext\u{1B}[0m")
    }
}
