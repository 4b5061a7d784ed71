// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct GitHubStepTests {
    @Test func findingsAreAnnotationsASummaryAndTheStatus() throws {
        let folder = try RecipeFolder()
        try folder.write(RecipeFolder.open, to: "App One/Info.plist")
        let run = try folder.run("ci/github/audit.sh", environment: ["MERLON_PATHS": "App One\n"])
        #expect(run.status == 1, "\(run.error)")
        #expect(run.output.contains("::error file=App One/Info.plist,line=3,"))
        #expect(try folder.text(of: "summary").contains("## Merlon audit: ❌"))
        #expect(try folder.text(of: "merlon.sarif").contains("\"version\": \"2.1.0\""))
        #expect(
            try folder.text(of: "output")
                == "status=1\nmarkdown=\(folder.url.path)/merlon.md\nsarif=\(folder.url.path)/merlon.sarif\n")
    }

    @Test func aCleanArtifactPasses() throws {
        let folder = try RecipeFolder()
        try folder.write(RecipeFolder.clean, to: "Info.plist")
        let run = try folder.run("ci/github/audit.sh")
        #expect(run.status == 0, "\(run.error)")
        #expect(!run.output.contains("::"))
        #expect(try folder.text(of: "summary").contains("✅ clean"))
    }

    @Test func inputsReachTheProgramAsWords() throws {
        let folder = try RecipeFolder()
        try folder.write(RecipeFolder.open, to: "$(touch broken)/Info.plist")
        try folder.write(RecipeFolder.clean, to: "--version/Info.plist")
        let run = try folder.run(
            "ci/github/audit.sh",
            environment: [
                "MERLON_PATHS": "$(touch broken)\n--version", "MERLON_FAIL_ON": "critical",
                "MERLON_OPTIONS": "--write-baseline\nknown here.json",
            ])
        #expect(run.status == 0, "\(run.error)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("broken").path))
        #expect(try folder.text(of: "known here.json").contains("ats.arbitrary-loads"))
        let known = try folder.run(
            "ci/github/audit.sh",
            environment: ["MERLON_PATHS": "$(touch broken)", "MERLON_BASELINE": "known here.json"])
        #expect(known.status == 0, "\(known.error)")
    }

    @Test func aPathThatIsNotThereFailsTheStep() throws {
        let run = try RecipeFolder().run("ci/github/audit.sh", environment: ["MERLON_PATHS": "nowhere"])
        #expect(run.status == 2)
        #expect(run.output.contains("::error title=merlon::The audit failed"))
        #expect(run.error.contains("'nowhere' does not exist"))
    }
}
