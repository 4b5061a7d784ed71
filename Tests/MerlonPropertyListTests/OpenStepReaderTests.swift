// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct OpenStepReaderTests {
    static let scalars: [(String, PropertyListValue)] = [
        ("abc", .string("abc")), ("1", .string("1")), ("true", .string("true")),
        ("a/b.c-d:e_f$g", .string("a/b.c-d:e_f$g")),
        ("http://x.example//y", .string("http://x.example//y")),
        ("\"a \\\"b\\\"\"", .string("a \"b\"")), ("'it\\'s \"so\"'", .string("it's \"so\"")),
        ("\"a\\n\\t\\r\\a\\b\\f\\v\\q\\\\\"", .string("a\n\t\r\u{7}\u{8}\u{C}\u{B}q\\")),
        ("\"\\101\\7\\341\\200\\1012\"", .string("A\u{7}Æ\u{A0}A2")), ("\"\\é\"", .string("é")),
        ("\"\\U0041\\Ud83d\\Ude00\\Ud83dx\\U12\"", .string("A😀\u{FFFD}x\u{12}")),
        ("\"a\\\nb\"", .string("a\nb")),
        ("\"漢\n\"", .string("漢\n")),
        ("<0fbd77 1C2735ae>", .data([0x0F, 0xBD, 0x77, 0x1C, 0x27, 0x35, 0xAE])), ("< >", .data([])),
        ("<*I-5>", .integer(-5)), ("<*I\"18446744073709551615\">", .unsignedInteger(.max)),
        ("<*R1.5>", .real(1.5)),
        ("<*BY>", .boolean(true)), ("<*BN>", .boolean(false)), ("<*D2001-01-01 01:30:00 +0130>", .date(0)),
        ("<*D2001-01-01 00:00:00 -0100>", .date(3600)), ("()", .array([])), ("{}", .dictionary(.init())),
    ]

    @Test(arguments: scalars) func readsValuesWithTheirTypes(_ text: String, _ expected: PropertyListValue)
        throws
    {
        #expect(value(text, as: .openStep) == expected)
        let inside = try read("/* c */ { key = (a, \(text) /* d */ ,); } // e").get().root
        #expect(inside["key"]?.array?.last?.valueOnly == PropertyListNode(expected).valueOnly)
    }

    @Test func readsAProjectFile() throws {
        let text = """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tobjects = {

            /* Begin PBXBuildFile section */
            \t\t13B07FBC1A68108700A75B9A /* AppDelegate.mm in Sources */ = {isa = PBXBuildFile; fileRef = 13B07FB0 /* AppDelegate.mm */; };
            /* End PBXBuildFile section */
            \t\tAB = {
            \t\t\tbuildSettings = {
            \t\t\t\tINFOPLIST_FILE = "App/Info-Debug.plist";
            \t\t\t\tLD_RUNPATH_SEARCH_PATHS = (
            \t\t\t\t\t"$(inherited)",
            \t\t\t\t\t"@executable_path/Frameworks",
            \t\t\t\t);
            \t\t\t};
            \t\t};
            \t};
            }

            """
        let document = try read(text).get()
        #expect(document.format == .openStep)
        #expect(document.anomalies.isEmpty)
        let objects = try #require(document.root["objects"])
        #expect(objects["13B07FBC1A68108700A75B9A"]?["fileRef"]?.string == "13B07FB0")
        let settings = try #require(objects["AB"]?["buildSettings"])
        #expect(settings["INFOPLIST_FILE"]?.string == "App/Info-Debug.plist")
        #expect(settings["INFOPLIST_FILE"]?.place.line == 11)
        #expect(settings["INFOPLIST_FILE"]?.place.column == 22)
        #expect(
            settings["LD_RUNPATH_SEARCH_PATHS"]?.array?.map(\.string) == [
                "$(inherited)", "@executable_path/Frameworks",
            ])
        #expect(settings["LD_RUNPATH_SEARCH_PATHS"]?.place.endLine == 15)
        #expect(settings.dictionary?.entries.first?.keyPlace.column == 5)
    }

    @Test func readsAFileOfStringsWithoutBraces() throws {
        let text = "/* c */\n\"CFBundleName\" = \"Näme\";\nb = (1, 2);\nsame;\n/* end */\n"
        let root = try read(text).get().root
        #expect(root["CFBundleName"]?.string == "Näme")
        #expect(root["b"]?.array?.count == 2)
        #expect(root["same"]?.string == "same")
        #expect(root.place.line == 2)
        #expect(root.place.endLine == 6)
        #expect(value("/* nothing */") == .dictionary(.init()))
    }

    static let errors: [(text: String, problem: String, line: Int, column: Int)] = [
        ("{a = b}", "} where ; after the value is expected", 1, 7),
        ("{\na = b\nc = d;}", "c where ; after the value is expected", 3, 1),
        ("{a b;}", "b where = or ; after the key is expected", 1, 4),
        ("{a = ;}", "; where a value is expected", 1, 6),
        (
            "{a = b;", "the end of the file where a key or } is expected (the dictionary begins on line 1)",
            1, 8
        ),
        ("(a, b", "the end of the file where a comma or ) is expected (the array begins on line 1)", 1, 6),
        ("(a,\n,b)", ", where a value or ) is expected", 2, 1),
        ("{a = b+c;}", "+ where ; after the value is expected", 1, 7),
        ("{a = @b;}", "@ where a value is expected", 1, 6),
        ("{a = é;}", "the byte 0xc3 where a value is expected", 1, 6),
        ("{a = \"b;}", "a string without its closing quotation mark", 1, 6),
        ("<0f0>", "> where a pair of hexadecimal digits or > is expected", 1, 5),
        ("<0g>", "g where a pair of hexadecimal digits or > is expected", 1, 3),
        ("<0f", "data without its closing >", 1, 1),
        ("<*X5>", "a typed value that GNUstep does not have", 1, 1),
        ("<*Ix>", "a typed value that GNUstep does not have", 1, 1),
        ("<*I5", "a typed value without its closing >", 1, 1),
        ("<*I\"5>", "a typed value without its closing quotation mark", 1, 1),
        ("{a = b;} c", "more text after the outermost value", 1, 10),
        (
            "a = b; c",
            "the end of the file where = or ; after the key is expected (the dictionary begins on line 1)", 1,
            9
        ),
        (
            "{a = 1; /* b",
            "the end of the file where a key or } is expected (the dictionary begins on line 1)", 1, 13
        ),
    ]

    @Test(arguments: errors) func saysWhatIsWrongAndWhere(
        text: String, problem: String, line: Int, column: Int
    ) {
        let error = error(text, as: .openStep)
        #expect(error?.problem == problem)
        #expect(error?.place?.line == line)
        #expect(error?.place?.column == column)
    }
}
