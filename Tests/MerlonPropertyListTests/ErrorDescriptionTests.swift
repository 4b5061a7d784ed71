// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@Suite struct ErrorDescriptionTests {
    @Test(
        "an error names what was found, what is read, and the place",
        arguments: [
            ("", "the file is empty"),
            ("\u{1}\u{2}", "neither XML, a binary property list, JSON nor OpenStep text"),
            ("<plist>\n<dict>", "not well-formed XML property list: "),
            ("<plist>\n<dict>", "at line 2, column "),
            (
                "<?xml version='1.0' encoding='EBCDIC'?><plist/>",
                "the text is in the encoding EBCDIC, and only"
            ),
            ("bplist00", "not well-formed binary property list: "),
        ])
    func names(_ text: String, _ expected: String) throws {
        let error = try #require(throws: PropertyListError.self) {
            try PropertyListReader.read(Array(text.utf8))
        }
        #expect("\(error)".contains(expected), "\(error)")
    }

    @Test("a limit is named with its number")
    func namesLimits() throws {
        let place = SourcePlace(offset: 7, endOffset: 8)
        #expect(
            "\(PropertyListError.tooLong(bytes: 5, limit: 4))" == "the file has 5 bytes, at most 4 are read")
        #expect(
            "\(PropertyListError.tooDeep(limit: 1, place: place))"
                == "values are nested deeper than the 1 levels that are read, at byte 7")
        #expect(
            "\(PropertyListError.tooManyValues(limit: 1, place: place))"
                == "there are more than the 1 values that are read, at byte 7")
    }
}
