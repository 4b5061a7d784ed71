// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonATS

@Suite struct PunycodeTests {
    /// RFC 3492, section 7.1 (A, B, E, I, L, M, Q, S), in lower case.
    @Test(arguments: [
        ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"), ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
        ("そのスピードで", "d9juau41awczczp"), ("-> $1.00 <-", "-> $1.00 <--"),
    ])
    func encodesTheExamplesOfTheRFC(_ text: String, _ expected: String) {
        #expect(Punycode.encode(text.unicodeScalars.map(\.value)) == expected)
    }

    @Test(arguments: [
        ("münchen.de", "xn--mnchen-3ya.de"), ("WWW.Straße.example.", "www.xn--strae-oqa.example."),
        ("例え.テスト", "xn--r8jz45g.xn--zckzah"), ("☃.net", "xn--n3h.net"), ("example.com", "example.com"),
    ])
    func suggestsTheFormOfURLs(_ host: String, _ expected: String) {
        #expect(Punycode.suggestion(for: Array(host.utf8)) == expected)
    }

    @Test(arguments: [
        "a b.de", "ü\u{0}.de", "u\u{308}.de", "a\u{200d}ü.de", "a。b", String(repeating: "ü", count: 60),
        Array(repeating: "ü", count: 64).joined(separator: "."),
    ])
    func suggestsNothingWhereMoreThanAnEncodingIsNeeded(_ host: String) {
        #expect(Punycode.suggestion(for: Array(host.utf8)) == nil)
    }

    @Test func suggestsNothingForBytesThatAreNoText() {
        #expect(Punycode.suggestion(for: [0xfc, 0x2e, 0x64, 0x65]) == nil)
    }
}
