// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ReadmeTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// `MERLON_UPDATE_DOCS=1` writes the excerpt anew.
    @Test func theExcerptIsHowTheReportBegins() throws {
        let run = try BuiltProgram().run(
            // The profiles in it expire one day: the clock must not change the page.
            ["audit", "Examples/Storefront.xcarchive", "--today", "2026-06-01"], in: root, input: nil,
            environment: [:])
        let firstFindings = run.output.components(separatedBy: "\n\n").prefix(5).joined(separator: "\n\n")
        let readme = root.appendingPathComponent("README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let begin = try #require(text.range(of: "```\nmerlon 0")).lowerBound
        let end = try #require(text.range(of: "\n```\n", range: begin..<text.endIndex)).lowerBound
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try Data((text[..<begin] + "```\n" + firstFindings + text[end...]).utf8).write(to: readme)
        }
        #expect(
            try String(contentsOf: readme, encoding: .utf8).contains("```\n\(firstFindings)\n```\n"),
            "run MERLON_UPDATE_DOCS=1 script/test --filter ReadmeTests")
    }

    @Test func everyLinkOfTheDocumentsLeadsToAFile() throws {
        let documents =
            ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
            + (try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path))
            .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
        var links = 0
        for document in documents {
            let url = root.appendingPathComponent(document)
            for match in try String(contentsOf: url, encoding: .utf8).matches(of: /\]\(([^)#]+)[^)]*\)/)
            where !match.1.contains("://") {
                links += 1
                let target = url.deletingLastPathComponent().appendingPathComponent(String(match.1))
                #expect(
                    FileManager.default.fileExists(atPath: target.path), "\(document) links to \(match.1)")
            }
        }
        #expect(links > 10)
    }
}
