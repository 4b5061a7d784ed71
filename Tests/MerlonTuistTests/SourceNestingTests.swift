// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

@testable import MerlonTuist

@Suite struct SourceNestingTests {
    @Test(arguments: [
        ("[[(a)]]", 2, 3), ("[a] [b]", 1, 1), ("() -> [a]", 1, 1), ("a<b<c>>", 0, 2), ("]]][", 1, 1),
        ("", 0, 0),
        // Strings and comments hold no brackets of the source, whatever stands in them.
        (#"["]", [")", [1]]]"#, 3, 3), (#"["[[[[", [1]]"#, 2, 2), ("[ // ]]]\n[1]]", 2, 2),
        ("[/*]*/[/*/*]*/]*/[1]]]", 3, 3), ("\"\"\"\n[[[ \" [\n\"\"\"\n[1]", 1, 1), (##"#"["[["#[1]"##, 1, 1),
        (#""\"[[" [1]"#, 1, 1),
        // What is interpolated is a part of the source.
        (#""a \([[1]]) [[[" + [2]"#, 2, 2), (#""\(f("[[[" + g([1])))" + [2]"#, 1, 3),
        (##"#"\(["# + [1]"##, 1, 1), (##"#"\#([[1]])"# + [1]"##, 2, 2),
        // A regular expression can't hide any.
        (#"/"/ + [[[1]]] + /"/"#, 3, 3), (##"#/"/# + [[1]]"##, 2, 2),
        // A string that nobody closed ends with its line.
        ("\"abc\n[[1]]", 2, 2),
    ])
    func countsWhatTheParserMeets(source: String, square: Int, all: Int) {
        let nesting = SourceNesting(Array(source.utf8))
        #expect(nesting.squareBrackets == square, "\(source)")
        #expect(nesting.all == all, "\(source)")
    }

    @Test(arguments: ["\"", "#\"", "\"#", "\\\"", "\"\\"])
    func aLongRunOfQuotationMarksTakesATimeThatGrowsWithItsLength(part: String) {
        let source = Array(String(repeating: part, count: 100_000).utf8)
        let time = ContinuousClock().measure { #expect(SourceNesting(source).all == 0) }
        // A debug build takes some 0.1 s, and minutes where each mark is counted with all behind it.
        #expect(time < .seconds(30))
    }

    @Test(
        .enabled(if: TuistManifests.areRead),
        arguments: [
            ("[", "]", 12), ("f(", ")", 99), ("[inout ", "]", 13), ("(", ")", 4_000), ("a<", ">", 4_000),
            ("[[", "]]", 500),
        ]
    )
    func manifestIsReadUpToItsLimitAndNotBeyond(open: String, close: String, depth: Int) throws {
        let value = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        let files = MemoryProjectFiles([
            "Project.swift":
                "import ProjectDescription\nlet value = \(value)\nlet project = Project(name: \"A\", targets: [])\n"
        ])
        let reader = try #require(TuistManifests.readers.first { $0.kind == .tuist })
        let project = try #require(
            reader.projects(at: "Project.swift", in: files, budget: ProjectBudget()).first)
        let isWithin = depth <= 12 || (depth <= 99 && open == "f(")
        #expect(project.problems.contains { $0.kind == .limit && $0.losesFacts } == !isWithin)
        #expect((project.name == "A") == isWithin)
    }
}
