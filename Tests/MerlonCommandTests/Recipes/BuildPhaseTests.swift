// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct BuildPhaseTests {
    private let folder: RecipeFolder

    init() throws {
        folder = try RecipeFolder()
        try folder.write(RecipeFolder.open, to: "Products/Shop.app/Info.plist")
        try folder.write(RecipeFolder.clean, to: "Products/Clean.app/Info.plist")
    }

    @Test func findingsAreIssuesBesideTheFile() throws {
        let run = try phase("Products/Shop.app/Info.plist")
        let path = folder.file("Products/Shop.app/Info.plist").path
        #expect(run.status == 1, "\(run.error)")
        #expect(run.output.contains("\(path):3:"))
        #expect(run.output.contains(": error: NSAppTransportSecurity.NSAllowsArbitraryLoads: "))
        #expect(!FileManager.default.fileExists(atPath: folder.file("Derived/stamp").path))
    }

    @Test func aCleanProductLeavesTheStampThatXcodeLooksFor() throws {
        let run = try phase("Products/Clean.app/Info.plist")
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.isEmpty)
        #expect(FileManager.default.fileExists(atPath: folder.file("Derived/stamp").path))
    }

    @Test(arguments: [
        ["XCODE_RUNNING_FOR_PREVIEWS": "1"], ["ACTION": "indexbuild"], ["ACTION": "clean"],
        ["OBJROOT": "/Build/Intermediates.noindex/Previews/Shop"],
        ["MERLON_CONFIGURATIONS": "Release", "CONFIGURATION": "Debug"],
    ])
    func whereNothingShipsItDoesNotRun(_ environment: [String: String]) throws {
        let run = try phase("Products/Shop.app/Info.plist", environment)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test func theConfigurationsThatAreNamedAreAudited() throws {
        let settings = ["MERLON_CONFIGURATIONS": "Beta Release", "CONFIGURATION": "Release"]
        #expect(try phase("Products/Shop.app/Info.plist", settings).status == 1)
    }

    @Test(arguments: [("Release", Int32(0)), ("Debug", 1), ("Nightly", 2)])
    func thePolicyIsHeldAgainstTheConfiguration(_ configuration: String, _ status: Int32) throws {
        try folder.write(
            """
            version: 1
            app: Shop
            environments: { debug: { configurations: [Debug] }, release: { configurations: [Release] } }
            bundles: { app: com.shop.example, share: com.shop.example.share }
            exceptions:
              - settings: { NSAllowsLocalNetworking: true }
                reason: the development server
                owner: app team
                expires: 2099-03-31
                removal: never needed by users
                environments: [debug]
            """, to: "merlon.yml")
        let run = try phase(
            "Products/Clean.app/Info.plist",
            ["MERLON_POLICY": folder.file("merlon.yml").path, "CONFIGURATION": configuration])
        #expect(run.status == status, "\(run.output)\(run.error)")
        #expect(run.output.contains("policy.settings-differ") == (status == 1))
    }

    @Test func aPhaseWithoutAnInputFileSaysWhichOneIsMissing() throws {
        let run = try folder.run("ci/xcode/audit-phase.sh")
        #expect(run.status == 1)
        #expect(run.output.contains("error: the audit phase has no input file"))
    }

    @Test func withoutTheProgramItWarnsAndTheBuildGoesOn() throws {
        let run = try folder.run(
            "ci/xcode/audit-phase.sh", environment: ["MERLON": "", "PATH": "/usr/bin:/bin"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("warning: merlon is not installed"))
    }

    private func phase(
        _ input: String, _ environment: [String: String] = [:]
    ) throws -> BuiltProgram.Run {
        let settings = [
            "SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": folder.file(input).path,
            "SCRIPT_OUTPUT_FILE_COUNT": "1", "SCRIPT_OUTPUT_FILE_0": folder.file("Derived/stamp").path,
            "ACTION": "build", "CONFIGURATION": "Release", "TARGET_BUILD_DIR": folder.file("Products").path,
        ]
        return try folder.run(
            "ci/xcode/audit-phase.sh", environment: settings.merging(environment) { $1 })
    }
}
