// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// An example in a page of `docs/`, with what the audit must make of it.
///
/// A fence says so behind its language: `xml fires=RULE`, `yaml quiet=RULE,RULE`. A fragment of an Info.plist
/// stands alone; a policy is judged with the `xml with=RULE` behind it, or with an empty Info.plist.
struct PageExample: CustomTestStringConvertible, Sendable {
    var page: String
    var line: Int
    var fires: Bool
    var rules: [String]
    var infoPlist = "<plist version=\"1.0\"><dict></dict></plist>"
    var policy: String?

    var testDescription: String { "\(page):\(line)" }

    /// The examples of the page at `docs/NAME`.
    static func all(in page: String) throws -> [PageExample] {
        let url = RecipeFolder.package.appendingPathComponent("docs/\(page)")
        var examples: [PageExample] = []
        var fence: (line: Int, words: [String])?
        var body: [Substring] = []
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if let open = fence {
                guard line == "```" else {
                    body.append(line)
                    continue
                }
                add(open.words, body.joined(separator: "\n"), at: open.line, of: page, to: &examples)
                fence = nil
            } else if line.hasPrefix("```") {
                fence = (index + 1, line.dropFirst(3).split(separator: " ").map(String.init))
                body = []
            }
        }
        return examples
    }

    private static func add(
        _ words: [String], _ body: String, at line: Int, of page: String, to examples: inout [PageExample]
    ) {
        guard words.count == 2, let equals = words[1].firstIndex(of: "=") else { return }
        let verb = words[1][..<equals]
        let plist = "<plist version=\"1.0\"><dict>\n\(body)\n</dict></plist>\n"
        if verb == "with" {
            guard let last = examples.indices.last else { return }
            examples[last].infoPlist = plist
            return
        }
        var example = PageExample(
            page: page, line: line, fires: verb == "fires",
            rules: words[1][equals...].dropFirst().split(separator: ",").map(String.init))
        if words[0] == "yaml" { example.policy = body + "\n" } else { example.infoPlist = plist }
        examples.append(example)
    }
}
