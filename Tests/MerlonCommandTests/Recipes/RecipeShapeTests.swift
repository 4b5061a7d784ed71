// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPropertyList
import MerlonYAML
import Testing

@testable import merlon

/// What can't be run here is read: the recipes of services, by the shape that each service documents.
@Suite struct RecipeShapeTests {
    @Test func theActionDeclaresWhatItUses() throws {
        let action = try yaml("action.yml")
        #expect(Set(action.keys) == ["name", "description", "inputs", "outputs", "runs"])
        #expect(action["runs"]?["using"]?.string == "composite")
        let inputs = try #require(action["inputs"])
        for name in inputs.keys {
            #expect(inputs[name]?["description"]?.string?.isEmpty == false, "\(name)")
            #expect(inputs[name]?["default"]?.string != nil, "\(name)")
        }
        let steps = try #require(action["runs"]?["steps"]?.array)
        for step in steps {
            // A composite action's step names its shell, and an input in the text of a command could be one.
            #expect(step["shell"]?.string == "bash")
            #expect(step["run"]?.string?.contains("${{") == false)
        }
        let text = try text("action.yml")
        let used = Set(text.matches(of: /inputs\.([a-z-]+)/).map { String($0.1) })
        #expect(used == Set(inputs.keys))
        let ids = Set(steps.compactMap { $0["id"]?.string })
        let script = try self.text("ci/github/audit.sh")
        for match in text.matches(of: /steps\.([a-z]+)\.outputs\.([a-z]+)/) {
            #expect(ids.contains(String(match.1)))
            #expect(script.contains("echo \"\(match.2)="))
        }
    }

    @Test func theHookOfPreCommitNamesItsScript() throws {
        let hooks = try #require(try yaml(".pre-commit-hooks.yaml").array)
        for hook in hooks {
            for key in ["id", "name", "entry", "language"] { #expect(hook[key]?.string?.isEmpty == false) }
            #expect(hook["language"]?.string == "script")
            let pattern = try Regex(try #require(hook["files"]?.string))
            #expect("App/Info.plist".firstMatch(of: pattern) != nil)
            #expect("App/Info.plist.swift".firstMatch(of: pattern) == nil)
            #expect("merlon.yml".firstMatch(of: pattern) != nil)
            #expect("Shop.xcodeproj/project.pbxproj".firstMatch(of: pattern) != nil)
            #expect("App/Project.swift".firstMatch(of: pattern) != nil)
            #expect("App/MyProject.swift".firstMatch(of: pattern) == nil)
        }
    }

    @Test func theTemplateOfGitLabIsOneHiddenJob() throws {
        let template = try yaml("ci/gitlab/merlon.gitlab-ci.yml")
        #expect(template.keys == [".merlon-audit"])
        let job = try #require(template[".merlon-audit"])
        #expect(Set(job.keys).isSubset(of: ["stage", "variables", "script", "artifacts", "image", "rules"]))
        #expect(job["script"]?.array?.allSatisfy { $0.string != nil } == true)
        let variables = Set(try #require(job["variables"]).keys)
        let script = (job["script"]?.array ?? []).compactMap(\.string).joined(separator: "\n")
        let used = Set(script.matches(of: /\$(MERLON_[A-Z_]+)/).map { String($0.1) })
        #expect(used == variables)
        let report = try #require(job["artifacts"]?["reports"]?["junit"]?.string)
        #expect(script.contains("--output \(report)"))
        #expect(job["artifacts"]?["when"]?.string == "always")
    }

    @Test func theJobOfGitLabEndsWithTheStatusOfTheAudit() throws {
        let job = try #require(try yaml("ci/gitlab/merlon.gitlab-ci.yml")[".merlon-audit"])
        let lines = (job["script"]?.array ?? []).compactMap(\.string)
        let folder = try RecipeFolder()
        try folder.write(RecipeFolder.open, to: "App One/Info.plist")
        let program = try BuiltProgram().executable.deletingLastPathComponent().path
        var variables = ["PATH": "\(program):/usr/bin:/bin", "MERLON_OPTIONS": "--no-progress"]
        variables["MERLON_PATH"] = "App One"
        variables["MERLON_FAIL_ON"] = "high"
        // A runner ends at the first line that fails.
        let words = ["bash", "-e", "-o", "pipefail", "-c", lines.joined(separator: "\n")]
        let run = try folder.command(words, environment: variables)
        #expect(run.status == 1, "\(run.error)")
        #expect(try folder.text(of: "merlon.junit.xml").contains("<failure "))
        #expect(try folder.text(of: "merlon.md").contains("## Merlon audit: ❌"))
    }

    @Test func theLaneOfFastlaneIsRuby() throws {
        let text = try text("ci/fastlane/Fastfile")
        #expect(text.contains("lane :merlon_audit do |options|"))
        // Only where this machine has Ruby; docs/ci.md says so.
        guard let check = try SyntaxCheck.run("ruby", ["-c"], on: text) else { return }
        #expect(check.status == 0, "\(check.error)")
    }

    @Test(arguments: [
        "ci/github/audit.sh", "ci/pre-commit/audit-staged.sh", "ci/xcode/audit-phase.sh",
        "script/plugin-check",
    ])
    func everyScriptCanBeRun(_ path: String) throws {
        let file = RecipeFolder.package.appendingPathComponent(path).path
        #expect(FileManager.default.isExecutableFile(atPath: file))
        let check = try SyntaxCheck.run("bash", ["-n"], on: try text(path))
        #expect(check?.status == 0)
    }

    @Test func everyOptionThatARecipeGivesExists() throws {
        let names = Set(AuditCommand.command.allOptions.map { "--\($0.name)" })
        let recipes = [
            "ci/github/audit.sh", "ci/gitlab/merlon.gitlab-ci.yml", "ci/fastlane/Fastfile",
            "ci/pre-commit/audit-staged.sh", "ci/xcode/audit-phase.sh",
        ]
        for recipe in recipes {
            let lines = try text(recipe).split(separator: "\n").filter {
                $0.contains("audit") && !$0.contains("git ") && !$0.hasPrefix("#")
            }
            for match in lines.joined(separator: "\n").matches(of: /(?:^|[ "])(--[a-z-]+)/) {
                #expect(names.contains(String(match.1)), "\(recipe) gives \(match.1)")
            }
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: RecipeFolder.package.appendingPathComponent(path), encoding: .utf8)
    }

    private func yaml(_ path: String) throws -> PropertyListNode {
        try YAMLReader.read(Array(try text(path).utf8)).root
    }
}

extension PropertyListNode {
    fileprivate var keys: [String] { dictionary?.entries.map(\.key) ?? [] }
}
