// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import MerlonAudit

/// The pages under `docs/` are what the rules say. `MERLON_UPDATE_DOCS=1` writes them anew.
struct RulePageTests {
    static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")

    static var pages: [String: String] {
        let rules = RuleBook.all.map(\.description)
        var pages = ["severity.md": RulePage.severities(rules), "rules/README.md": RulePage.index(rules)]
        for rule in rules { pages["rules/\(rule.id).md"] = RulePage.markdown(rule) }
        return pages
    }

    @Test(arguments: pages.keys.sorted())
    func pageIsUpToDate(name: String) throws {
        let page = try #require(Self.pages[name])
        let file = Self.docs.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(page.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == page)
    }

    @Test func noPageIsLeftOverFromARuleThatIsGone() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Self.docs.appendingPathComponent("rules").path)
        #expect(Set(files.map { "rules/\($0)" }).isSubset(of: Set(Self.pages.keys)))
    }
}
