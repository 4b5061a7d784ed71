// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import MerlonYAML
import Testing

@testable import MerlonPolicy

@Suite struct YAMLTextTests {
    @Test(arguments: [
        "shop", "web platform team", "com.example.shop", "reason needed", "/a/b", "yes", "No", "y", "null",
        "12",
        "1.5", ".nan", "2027-03-31", "1e3", "0x1F", "- a", "a: b", "a #b", "#a", "'", "\"", "\\", "@x", "*x",
        "&x",
        "!x", "%x", "{a}", "[a]", "a, b", "|", ">", "?", "a\nb", "a\u{85}b", "\u{202E}evil", "\u{FEFF}", "é",
        "日本",
        "a ", " a", "", "~", "=", "<<", "tab\there", "\u{7F}", "😀", "a\r\nb", "::1", "2001:db8::/32",
        "10.0.0.0/8",
    ])
    func comesBackAsItWas(text: String) throws {
        let document = try YAMLReader.read(
            Array("key: \(YAMLText.scalar(text))\nlist: \(YAMLText.list([text]))\n".utf8))
        #expect(document.root["key"]?.string == text)
        #expect(document.root["list"]?.array?.map(\.string) == [text])
    }
}
