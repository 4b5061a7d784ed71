// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import Testing

/// The examples of the pages on mistakes and on capturing.
@Suite struct PageExampleTests {
    private static let examples = Result {
        try PageExample.all(in: "mistakes.md") + PageExample.all(in: "capturing.md")
    }

    @Test(arguments: try examples.get())
    func doesWhatThePageSays(_ example: PageExample) throws {
        let folder = try RecipeFolder()
        try folder.write(example.infoPlist, to: "Info.plist")
        var words = ["audit", "Info.plist", "--format", "json", "--fail-on", "critical"]
        if let policy = example.policy {
            try folder.write(policy, to: "merlon.yml")
            words += ["--policy", "merlon.yml", "--environment", "release"]
        }
        let run = try folder.command([try BuiltProgram().executable.path] + words)
        #expect(run.status <= 1, "\(run.error)")
        let found = Set(run.output.matches(of: /"ruleId": "([a-z.-]+)"/).map { String($0.1) })
        for rule in example.rules {
            #expect(found.contains(rule) == example.fires, "\(rule) among \(found.sorted())")
        }
    }

    @Test func everyMistakeHasBothSides() throws {
        let examples = try Self.examples.get()
        let fires = Set(examples.filter(\.fires).flatMap(\.rules))
        let quiet = Set(examples.filter { !$0.fires }.flatMap(\.rules))
        #expect(fires.count >= 7)
        #expect(fires.isSubset(of: quiet))
    }

    @Test func everyRuleThatThePageNamesExists() throws {
        let page = RecipeFolder.package.appendingPathComponent("docs/mistakes.md")
        let known = Set(RuleBook.all.map(\.description.id))
        for match in try String(contentsOf: page, encoding: .utf8)
            .matches(of: /`((?:ats|pin|policy|project|signing|privacy)\.[a-z-]+)`/)
        {
            #expect(known.contains(String(match.1)), "\(match.1)")
        }
    }
}
