// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct FormatDetectionTests {
    static let texts: [(String, PropertyListDocument.Format?)] = [
        ("bplist00", .binary), ("bplist16", .binary),
        ("<?xml version='1.0'?>", .xml), ("<!DOCTYPE plist>", .xml), ("<!-- c --><true/>", .xml),
        ("<plist>", .xml),
        ("\n <dict>", .xml), ("<array/>", .xml), ("<data>", .xml), ("<date>", .xml), ("<html>", .xml),
        ("</dict>", .xml),
        ("<0fbd77 1c>", .openStep), ("<dead beef>", .openStep), ("<>", .openStep), ("<*I5>", .openStep),
        ("<a>", .openStep), ("<abcdefg>", .xml), ("<0fzz>", .openStep), ("<", nil), ("<%", nil),
        ("{}", .json), ("{ }", .json), ("{ /* c */ }", .openStep), ("{", .json),
        ("{\"a\": 1}", .json), ("{\"a\" /* c */ = 1;}", .openStep), ("{\"a\\\"=\": 1}", .json),
        ("{\"a\";}", .openStep),
        ("{a = 1;}", .openStep), ("{a;}", .openStep), ("{ 'a' = b; }", .openStep), ("{a: 1}", .json),
        ("{a : 1}", .json),
        ("{a:b = 1;}", .openStep), ("{\"a\" \"b\"}", .json), ("{1 2}", .openStep),
        ("// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n}", .openStep), ("/* c */", .openStep),
        ("// c", .openStep),
        ("(a, b)", .openStep), ("()", .openStep), ("[1]", .json), ("[", .json),
        ("\"a\" = \"b\";", .openStep), ("a = b;", .openStep), ("a.b-c /* d */ = e;", .openStep),
        ("'a' = 1;", .openStep),
        ("true = b;", .openStep), ("\"a\"", .json), ("1", .json), ("-1.5", .json), ("true", .json),
        ("null", .json),
        ("hello", nil), ("hello world", nil), ("\"a\" b", nil), ("%PDF-1.4", nil), ("\u{7F}ELF", nil),
        ("PK\u{3}\u{4}", nil),
        ("#!/bin/sh", nil), ("\0", nil), ("trueish", nil),
    ]

    @Test(arguments: texts) func tellsTheFormByTheFirstTokens(
        _ text: String, _ format: PropertyListDocument.Format?
    ) {
        #expect(PropertyListReader.detectFormat(Array(text.utf8)) == format)
        if format == nil, text != "\0" { #expect(error(text) == .unknownFormat) }
    }

    @Test func tellsTheFormOfALongWideTextWhateverFollows() {
        let text = "{\"a\": \"" + String(repeating: "😀", count: 20_000) + "\"}"
        let bytes: [UInt8] =
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        #expect(PropertyListReader.detectFormat(bytes) == .json)
        #expect(PropertyListReader.detectFormat(bytes + [0, 0xD8]) == .json)
    }
}
