// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import MerlonReport

struct JSONWriterTests {
    @Test func laysDocumentsOutInTheOrderOfTheirMembers() {
        let value: JSONValue = ["b": 1, "a": [true, .null, [:], []], "c": ["d": "e"]]
        #expect(
            value.document == """
                {
                  "b": 1,
                  "a": [
                    true,
                    null,
                    {},
                    []
                  ],
                  "c": {
                    "d": "e"
                  }
                }

                """)
    }

    @Test(arguments: [
        ("\"\\/", #""\"\\/""#), ("\u{0}\u{8}\n\r\t", #""\u0000\u0008\n\r\t""#),
        ("\u{9B}\u{202E}", #""\u009b\u202e""#),
        ("\u{E0041}", #""\udb40\udc41""#), ("ü日😀", #""ü日😀""#),
    ])
    func escapesWhatJSONAndTerminalsMind(text: String, json: String) throws {
        #expect(JSONValue.string(text).document == json + "\n")
        let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        #expect(read as? String == text)
    }

    @Test func compactingLeavesNullsAndEmptyListsOut() {
        let value: JSONValue = ["a": .null, "b": [], "c": [:], "d": ""]
        #expect(value.compacted == ["c": [:], "d": ""])
    }
}
