// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import Testing

/// What terminals, trackers and mail programs do to a text must not change its diagnosis.
@Suite struct TransformedErrorTests {
    @Test(arguments: Transformation.all)
    func diagnosesATransformedErrorAlike(_ transformation: Transformation) {
        for pasted in PastedError.all where transformation.fits(pasted.text) {
            let reading = ErrorReport.read(transformation.apply(pasted.text))
            let plain = ErrorReport.read(pasted.text)
            #expect(
                Set(reading.codes.map { $0.short.lowercased() })
                    == Set(plain.codes.map { $0.short.lowercased() }), "codes of \(pasted.name)")
            let causes = ErrorDiagnosis.causes(reading)
            #expect(causes.first?.id == pasted.first, "cause of \(pasted.name)")
        }
    }
}

/// One way in which a text changes between the console and the paste.
struct Transformation: Sendable, CustomTestStringConvertible {
    var name: String
    var apply: @Sendable (String) -> String
    var fits: @Sendable (String) -> Bool = { _ in true }

    var testDescription: String { name }

    static let all: [Transformation] = [
        Transformation(name: "as it is", apply: { $0 }),
        Transformation(name: "JSON string", apply: { "{\"message\":\"" + escaped($0) + "\"}" }, fits: isLong),
        Transformation(
            name: "JSON string in a JSON string", apply: { "\"" + escaped(escaped($0)) + "\"" }, fits: isLong),
        Transformation(name: "HTML entities", apply: entities),
        Transformation(name: "HTML entities twice", apply: { entities(entities($0)) }),
        Transformation(name: "no-break spaces", apply: { replacing($0, [" ": "\u{A0}"]) }),
        Transformation(name: "CR LF", apply: { replacing($0, ["\n": "\r\n"]) }),
        Transformation(
            name: "typographic quotes", apply: { replacing($0, ["\"": "\u{201D}", "'": "\u{2019}"]) }),
        Transformation(
            name: "colours",
            apply: { "\u{1B}[31m" + replacing($0, [" ": "\u{1B}[0m \u{1B}[1;33m"]) + "\u{1B}[0m" }),
        Transformation(
            name: "colours without the escape character",
            apply: { "[31m" + replacing($0, [" ": "[0m [1;33m"]) + "[0m" }, fits: { $0.contains(" ") }),
        Transformation(name: "optional", apply: { "Optional(" + $0 + ")" }, fits: isLong),
        Transformation(
            name: "log prefix",
            apply: { text in
                text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { "2026-03-01 10:15:30.123456-0700 Storefront[4711:81230] [net] " + $0 }.joined(
                        separator: "\n")
            },
            fits: {
                isLong($0) && !$0.contains("NSURLErrorDom\n") && !$0.contains("-98\n") && !$0.contains("│")
            }),
        Transformation(name: "lower case", apply: { $0.lowercased() }),
        Transformation(name: "zero-width spaces", apply: { replacing($0, [" ": " \u{200B}"]) }),
        Transformation(name: "UTF-16 in place of a line end", apply: { replacing($0, ["\n": "\u{2028}"]) }),
    ]

    /// A number alone is read as a code only where nothing stands around it.
    @Sendable private static func isLong(_ text: String) -> Bool { text.utf8.count > 12 }

    private static func replacing(_ text: String, _ table: [Character: String]) -> String {
        text.map { table[$0] ?? String($0) }.joined()
    }

    private static func escaped(_ text: String) -> String {
        replacing(text, ["\"": "\\\"", "\n": "\\n", "\\": "\\\\", "\t": "\\t", "/": "\\/"])
    }

    private static func entities(_ text: String) -> String {
        replacing(text, ["\"": "&quot;", "<": "&lt;", ">": "&gt;", "&": "&amp;", "'": "&#39;", "=": "&#61;"])
    }
}
