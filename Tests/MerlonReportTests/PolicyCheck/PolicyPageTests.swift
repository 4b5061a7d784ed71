// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import Testing

@testable import MerlonReport

/// The list of keys in `docs/policy.md` is made from the table. `MERLON_UPDATE_DOCS=1` writes it anew.
@Suite struct PolicyPageTests {
    private static let page = SchemaValidator.package.appending(path: "docs/policy.md")
    private static let start =
        "<!-- The tables up to the next mark are made from the table of the format. -->\n"
    private static let end = "<!-- The end of what is made from the table. -->\n"

    @Test func listOfKeysIsInStep() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let head = try #require(text.range(of: Self.start))
        let tail = try #require(text.range(of: Self.end))
        let made = text[..<head.upperBound] + "\n" + tables + "\n" + text[tail.lowerBound...]
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try Data(made.utf8).write(to: Self.page)
        }
        #expect(
            try String(contentsOf: Self.page, encoding: .utf8) == String(made),
            "run MERLON_UPDATE_DOCS=1 script/test --filter PolicyPageTests")
    }

    private var tables: String {
        ([("The outermost keys", PolicyFormat.root)]
            + PolicyFormat.records.map { ("`\($0.path)`", $0.record) })
            .map { title, record in
                let rows = record.fields.map { field in
                    "| `\(field.name)`\(field.isRequired ? ", required" : "") | \(Self.words(field.form)) | "
                        + "\(field.help) |\n"
                }
                return "### \(title)\n\n| key | value | what it says |\n|---|---|---|\n" + rows.joined()
            }.joined(separator: "\n")
    }

    private static func words(_ form: PolicyForm) -> String {
        switch form {
        case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .list(.word(let words), _): "list of " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .list(.record(let record), _): "list; each \(record.title)"
        case .members(_, .record(let record)): "mapping; each \(record.title)"
        case .either(let forms): forms.map(words).joined(separator: ", or ")
        default: form.words
        }
    }
}
