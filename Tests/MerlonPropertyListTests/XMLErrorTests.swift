// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

/// What is wrong with a file, and where, in words that help to mend it.
struct XMLErrorTests {
    static let errors: [(text: String, problem: String, line: Int, column: Int)] = [
        (
            "<dict>\n<key>a</key>\n</dict>", "an end tag where the value of the <key> on line 2 is expected",
            3, 1
        ),
        ("<dict>\n<true/>\n</dict>", "<true> where a <key> is expected", 2, 1),
        (
            "<dict>\n<key>a</key>\n<key>b</key>\n<true/>\n</dict>",
            "<true> where a <key> is expected; a value is missing before the <key> on line 3, which was taken for one",
            4, 1
        ),
        ("<dict>\n<key>a</key><true/></array>", "</array> where </dict> is expected", 2, 20),
        ("<string>a</String>", "</String> where </string> is expected", 1, 10),
        ("<string>a<string>", "a tag inside <string>, where only text may stand", 1, 10),
        (
            "<string>a<!-- b --></string>",
            "a comment or instruction inside <string>, where only text may stand", 1, 10
        ),
        ("<plist>\n<dict>\n<key>a</key>", "the file ends inside the <dict> of line 2", 3, 13),
        ("<plist>\n<true/>", "the file ends inside <plist>", 2, 8),
        ("<dict>\n<key>a", "the file ends inside <key>", 2, 7),
        ("<string>a</strin", "the file ends inside <string>", 1, 17),
        ("<!-- a\n-- >", "a comment without an end", 1, 1),
        ("<?xml version='1.0'?>\n", "the file ends before the first element", 2, 1),
        ("<plist>\n</plist>", "an end tag where the value of <plist> is expected", 2, 1),
        ("<plist/>", "a <plist> without a value", 1, 1),
        (
            "<plist><true/><false/></plist>",
            "something after the value of <plist>, where </plist> is expected", 1, 15
        ),
        ("<html>", "<html>, which property lists don't have, where <plist> or a value is expected", 1, 1),
        (
            "<dict><boolean/></dict>",
            "<boolean>, which property lists don't have, where a <key> or </dict> is expected", 1, 7
        ),
        (
            "<array><a\u{1B}[2J/></array>",
            "<a?[2J>, which property lists don't have, where a value is expected", 1, 8
        ),
        (
            "<dict>\n<<<<<<< HEAD\n<key>a</key>",
            "the <<<<<<< of a merge conflict where a <key> or </dict> is expected", 2, 1
        ),
        ("<dict>a<key>b</key><true/></dict>", "text between the elements of a <dict>", 1, 7),
        ("<array>\n a</array>", "text between the elements of an <array>", 2, 2),
        (
            "<string>a & b</string>",
            "an & that begins none of &amp; &lt; &gt; &quot; &apos; &#number; (other entities are not expanded)",
            1, 11
        ),
        ("<string>&#xD800;</string>", "a reference to no character", 1, 9),
        ("<string>a<![CDATA[b]]</string>", "a CDATA section without an end", 1, 10),
        ("<integer>1.5</integer>", "an <integer> whose text is no whole number", 1, 10),
        ("<integer>18446744073709551616</integer>", "an <integer> that 64 bits don't hold", 1, 10),
        ("<integer/>", "an empty <integer/>", 1, 1),
        ("<real>1,5</real>", "a <real> whose text is no number", 1, 7),
        ("<date>2020-01-02</date>", "a <date> that is not of the form 2001-12-31T23:59:59Z", 1, 7),
        ("<true>x</true>", "a </true> is expected", 1, 7),
        ("<string a='b>x</string>", "a tag <string> without its >", 1, 1),
        ("<!DOCTYPE plist [\n<true/>", "a document type declaration without an end", 1, 1),
        ("<!ELEMENT a><true/>", "a markup declaration other than <!DOCTYPE before the first element", 1, 1),
        ("<plist><plist><true/></plist></plist>", "<plist> inside another element", 1, 8),
    ]

    @Test(arguments: errors) func saysWhatIsWrongAndWhere(
        text: String, problem: String, line: Int, column: Int
    ) {
        let error = error(text, as: .xml)
        #expect(error?.problem == problem)
        #expect(error?.place?.line == line)
        #expect(error?.place?.column == column)
    }

    @Test func rejectsTextThatIsNotUTF8() {
        let bytes = Array("<dict><key>a".utf8) + [0xE9] + Array("</key><true/></dict>".utf8)
        #expect(error(bytes)?.problem == "text that is not UTF-8")
        #expect(error(bytes)?.place?.offset == 11)
    }

    @Test func passesOverWrongBytesInComments() throws {
        let bytes = Array("<!-- \u{A9}".utf8.dropLast()) + Array(" 2015 --><true/>".utf8)
        #expect(try read(bytes).get().root.value == .boolean(true))
    }
}
