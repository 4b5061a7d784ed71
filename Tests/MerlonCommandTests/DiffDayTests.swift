// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What ends soon is found by a comparison as by the audit that wrote the result of last time.
@Suite struct DiffDayTests {
    @Test func aResultAndItsArtifactAreTheSameOnOneDay() throws {
        let folder = try RecipeFolder()
        let archive = RecipeFolder.package.appendingPathComponent("Examples/Storefront.xcarchive").path
        let program = try BuiltProgram().executable.path
        let day = ["--today", "2027-01-05"]
        let audit = try folder.command(
            [program, "audit", archive, "--format", "json", "--output", "last.json", "-q"] + day)
        #expect(audit.status == 1)
        #expect(try folder.text(of: "last.json").contains("signing.profile-expires-soon"))
        let diff = try folder.command([program, "diff", "last.json", archive] + day)
        #expect(diff.status == 0)
        #expect(diff.output.contains("Nothing changed"), "\(diff.output)")
    }
}
