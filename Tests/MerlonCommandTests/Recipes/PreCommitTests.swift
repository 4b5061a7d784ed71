// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct PreCommitTests {
    private let folder: RecipeFolder

    init() throws {
        folder = try RecipeFolder()
        try git("init", "--quiet")
        try git("config", "user.name", "team")
        try git("config", "user.email", "team@shop.example")
    }

    @Test func aStagedFindingStopsTheCommit() throws {
        try folder.write(RecipeFolder.open, to: "App/Info.plist")
        try git("add", "App/Info.plist")
        let run = try folder.run("ci/pre-commit/audit-staged.sh")
        #expect(run.status == 1, "\(run.error)")
        #expect(run.output.contains("App/Info.plist"))
        #expect(run.output.contains("[ats.arbitrary-loads]"))
    }

    @Test func whatIsStagedCountsAndNotWhatLiesInTheFolder() throws {
        try folder.write(RecipeFolder.clean, to: "Info.plist")
        try git("add", "Info.plist")
        try folder.write(RecipeFolder.open, to: "Info.plist")
        #expect(try folder.run("ci/pre-commit/audit-staged.sh").status == 0)
        try git("add", "Info.plist")
        try folder.write(RecipeFolder.clean, to: "Info.plist")
        #expect(try folder.run("ci/pre-commit/audit-staged.sh", ["Info.plist"]).status == 1)
    }

    @Test func gitRunsItAsAHook() throws {
        let hook = folder.file(".git/hooks/pre-commit")
        let script = RecipeFolder.package.appendingPathComponent("ci/pre-commit/audit-staged.sh")
        try FileManager.default.createDirectory(
            at: hook.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: hook, withDestinationURL: script)
        try folder.write(RecipeFolder.open, to: "Info.plist")
        try git("add", "Info.plist")
        #expect(try folder.command(["git", "commit", "--quiet", "-m", "open"]).status == 1)
        try folder.write(RecipeFolder.clean, to: "Info.plist")
        try git("add", "Info.plist")
        let run = try folder.command(["git", "commit", "--quiet", "-m", "clean"])
        #expect(run.status == 0, "\(run.error)")
    }

    @Test func optionsAndABaselineAreHandedOn() throws {
        try folder.write(RecipeFolder.open, to: "Info.plist")
        try git("add", "Info.plist")
        let critical = try folder.run(
            "ci/pre-commit/audit-staged.sh", ["--fail-on=critical", "Info.plist"])
        #expect(critical.status == 0, "\(critical.error)")
        let program = try BuiltProgram().executable.path
        try folder.command([program, "audit", ".", "--write-baseline", "known.json"])
        let known = try folder.run("ci/pre-commit/audit-staged.sh", ["--baseline=known.json", "Info.plist"])
        #expect(known.status == 0, "\(known.error)")
    }

    @Test func thePolicyThatIsStagedCounts() throws {
        try folder.write(RecipeFolder.clean, to: "App/Info.plist")
        try folder.write(Self.policy, to: "merlon.yml")
        try git("add", ".")
        let options = ["--environment=release", "--today=2026-12-01"]
        let equal = try folder.run("ci/pre-commit/audit-staged.sh", options)
        #expect(equal.status == 0, "\(equal.output)\(equal.error)")
        // Not staged, so it does not count.
        try folder.write("version: 2", to: "merlon.yml")
        #expect(try folder.run("ci/pre-commit/audit-staged.sh", options).status == 0)
        try folder.write(RecipeFolder.open, to: "App/Info.plist")
        try git("add", "App/Info.plist")
        let open = try folder.run("ci/pre-commit/audit-staged.sh", options)
        #expect(open.status == 1)
        #expect(open.output.contains("[policy.settings-differ]"))
        // The change of the policy alone is audited too.
        try git("commit", "--quiet", "--no-verify", "-m", "open")
        try git("add", "merlon.yml")
        #expect(try folder.run("ci/pre-commit/audit-staged.sh", options).status == 2)
    }

    @Test func aProjectIsJudgedAsAWhole() throws {
        try folder.write(
            "{\"expo\": {\"name\": \"Shop\", \"ios\": {\"bundleIdentifier\": \"a.b\"}}}", to: "app.json")
        try folder.write("{\"dependencies\": {\"expo\": \"52\"}}", to: "package.json")
        try git("add", ".")
        #expect(try folder.run("ci/pre-commit/audit-staged.sh").status == 0)
        try git("commit", "--quiet", "-m", "clean")
        try folder.write(
            """
            {"expo": {"name": "Shop", "ios": {"bundleIdentifier": "a.b", "infoPlist":
              {"NSAppTransportSecurity": {"NSAllowsArbitraryLoads": true}}}}}
            """, to: "app.json")
        try git("add", "app.json")
        let run = try folder.run("ci/pre-commit/audit-staged.sh")
        #expect(run.status == 1, "\(run.error)")
        #expect(run.output.contains("[ats.arbitrary-loads]"))
    }

    private static let policy = """
        version: 1
        app: Shop
        environments: [debug, release]
        bundles:
          app: { identifier: com.shop.example, infoPlist: App/Info.plist }
        """

    @Test func aFileNamedLikeAnOptionIsAFile() throws {
        try folder.write(RecipeFolder.open, to: "-x/Info.plist")
        try git("add", "--", "-x/Info.plist")
        #expect(try folder.run("ci/pre-commit/audit-staged.sh", ["-x/Info.plist"]).status == 1)
    }

    @Test func whereNothingThatConcernsItIsStagedItSaysNothing() throws {
        try folder.write("shop", to: "README")
        try git("add", "README")
        let run = try folder.run("ci/pre-commit/audit-staged.sh")
        #expect(run.status == 0)
        #expect(run.output.isEmpty && run.error.isEmpty)
        // A repository without an app.
        try folder.write("on: push", to: ".github/workflows/test.yml")
        try git("add", ".")
        #expect(try folder.run("ci/pre-commit/audit-staged.sh").status == 0)
    }

    private func git(_ words: String...) throws {
        let run = try folder.command(["git"] + words)
        try #require(run.status == 0, "\(run.error)")
    }
}
