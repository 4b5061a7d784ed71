// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct JSONReaderTests {
    static let scalars: [(String, PropertyListValue)] = [
        ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
        ("1", .integer(1)), ("-0", .integer(0)), ("1.0", .real(1)), ("1e2", .real(100)),
        ("-2.5E-1", .real(-0.25)),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .unsignedInteger(1 << 63)), ("18446744073709551615", .unsignedInteger(.max)),
        ("18446744073709551616", .real(18_446_744_073_709_551_616)),
        ("-9223372036854775809", .real(-9.223372036854775809e18)),
        ("\"\"", .string("")), ("\"é\\u00e9\\uD83D\\uDE00\"", .string("éé😀")),
        ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\"", .string("\"\\/\u{8}\u{C}\n\r\t\0")),
        ("[]", .array([])), ("{}", .dictionary(.init())),
    ]

    @Test(arguments: scalars) func readsValuesWithTheirTypes(_ text: String, _ expected: PropertyListValue) {
        #expect(value(text, as: .json) == expected)
        #expect(value(" [ \(text) ] ")?.only == expected)
    }

    @Test func givesEachValueAndKeyItsPlace() throws {
        let root = try read("{\n  \"é\" : [1,\n true],\n  \"b\": {}}").get().root
        #expect(
            root.place == SourcePlace(offset: 0, endOffset: 33, line: 1, column: 1, endLine: 4, endColumn: 11)
        )
        let entries = try #require(root.dictionary).entries
        #expect(
            entries[0].keyPlace
                == SourcePlace(offset: 4, endOffset: 8, line: 2, column: 3, endLine: 2, endColumn: 6))
        #expect(
            entries[0].value.place
                == SourcePlace(offset: 11, endOffset: 21, line: 2, column: 9, endLine: 3, endColumn: 7))
        #expect(entries[0].value.array?[1].place.column == 2)
        #expect(
            entries[1].value.place
                == SourcePlace(offset: 30, endOffset: 32, line: 4, column: 8, endLine: 4, endColumn: 10))
    }

    static let errors: [(text: String, problem: String, line: Int, column: Int)] = [
        ("{\"a\": 1,\n}", "} where a key in quotation marks is expected", 2, 1),
        ("[1,\n]", "] where a value is expected", 2, 1),
        ("{a: 1}", "a where a key in quotation marks is expected", 1, 2),
        ("{\"a\" 1}", "1 where a colon after the key is expected", 1, 6),
        ("{\"a\": 1 \"b\": 2}", "\" where a comma or } is expected", 1, 9),
        ("[1}", "} where a comma or ] is expected", 1, 3),
        ("[1", "the end of the file where a comma or ] is expected", 1, 3),
        ("[\u{7}]", "the byte 0x7 where a value is expected", 1, 2),
        ("[1] x", "more text after the outermost value", 1, 5),
        ("[\"a]", "a string without its closing quotation mark", 1, 2),
        ("[\"a\nb\"]", "a control character in a string, which must be escaped", 1, 4),
        ("[\"\\x\"]", "an escape that JSON does not have", 1, 3),
        ("[\"\\uD83D\"]", "half of a surrogate pair", 1, 3),
        ("[\"\\uDE00\"]", "half of a surrogate pair", 1, 3),
        ("[01]", "a number that begins with a needless 0", 1, 2),
        ("[1.]", "] where a digit is expected", 1, 4),
        ("[-]", "] where a digit is expected", 1, 3), ("[1e400]", "a number beyond what 64 bits hold", 1, 2),
        ("[tru]", "t where a value is expected", 1, 2), ("// c\n[1]", "/ where a value is expected", 1, 1),
    ]

    @Test(arguments: errors) func saysWhatIsWrongAndWhere(
        text: String, problem: String, line: Int, column: Int
    ) {
        let error = error(text, as: .json)
        #expect(error?.problem == problem)
        #expect(error?.place?.line == line)
        #expect(error?.place?.column == column)
    }

    @Test func rejectsTextThatIsNotUTF8() {
        let bytes = Array("{\"a\": \"b".utf8) + [0xC3] + Array("\"}".utf8)
        #expect(error(bytes)?.problem == "text that is not UTF-8")
        #expect(error(bytes)?.place?.offset == 7)
    }
}

extension PropertyListValue {
    /// The value of an array's only element.
    fileprivate var only: PropertyListValue? {
        if case .array(let elements) = self, elements.count == 1 { elements[0].value } else { nil }
    }
}
