// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The README's recipe from nothing to a guarded CI: its commands, line by line, on an app with one exception.
@Suite struct FirstPolicyTests {
    private let folder: RecipeFolder

    init() throws {
        folder = try RecipeFolder()
        try folder.write(
            """
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.shop.example</string>
            <key>CFBundlePackageType</key><string>APPL</string>
            <key>NSAppTransportSecurity</key><dict>
            <key>NSExceptionDomains</key><dict>
            <key>img.shop.example</key><dict>
            <key>NSExceptionAllowsInsecureHTTPLoads</key><true/>
            </dict></dict></dict></dict></plist>
            """, to: "App/Info.plist")
    }

    @Test func theRecipeOfTheReadmeLeadsToAGuardedBuild() throws {
        let lines = try recipe()
        let first = try #require(lines.first)
        let last = try #require(lines.last)
        #expect(first.starts(with: ["merlon", "init"]))
        #expect(last.starts(with: ["merlon", "audit"]))
        try expect(0, first)
        let draft = try folder.text(of: "merlon.yml")
        #expect(draft.contains("reason needed"))
        try build(folder.text(of: "App/Info.plist"))
        #expect(try expect(1, last).contains("[policy.undecided]"))

        // The person's part: every placeholder gets an answer.
        let filled = draft.replacing(
            "reason: reason needed", with: "reason: the vendor has no certificate yet"
        )
        .replacing("owner needed", with: "web team")
        .replacing("removal plan needed", with: "after the move to the new host")
        try folder.write(filled, to: "merlon.yml")
        for line in lines.dropFirst().dropLast() { try expect(0, line) }
        let settings = try generated() ?? folder.text(of: "App/Info.plist")
        try build(settings)
        #expect(try !expect(0, last).contains("[policy.undecided]"))

        // What is opened behind the policy's back stops the build.
        try build(
            settings.replacing(
                "<key>NSExceptionDomains</key>",
                with: "<key>NSAllowsArbitraryLoads</key><true/><key>NSExceptionDomains</key>"))
        try expect(1, last)
    }

    private func build(_ infoPlist: String) throws {
        try folder.write(
            infoPlist, to: "Build/Shop.xcarchive/Products/Applications/Shop.app/Info.plist")
    }

    /// The Info.plist that a line of the recipe made for users; nil where none does.
    private func generated() throws -> String? {
        let made = (try? FileManager.default.contentsOfDirectory(atPath: folder.file("Merlon").path)) ?? []
        return try made.first { $0.contains("release") && $0.hasSuffix(".plist") }
            .map { try folder.text(of: "Merlon/\($0)") }
    }

    @discardableResult
    private func expect(_ status: Int32, _ words: [String]) throws -> String {
        let run = try folder.command([try BuiltProgram().executable.path] + words.dropFirst())
        #expect(run.status == status, "\(words.joined(separator: " "))\n\(run.output)\n\(run.error)")
        return run.output
    }

    /// The words of each call of merlon in the README's recipe, comments left out.
    private func recipe() throws -> [[String]] {
        let readme = RecipeFolder.package.appendingPathComponent("README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let heading = try #require(text.range(of: "## From nothing to a guarded CI in ten minutes"))
        let block = try #require(text[heading.upperBound...].firstMatch(of: /```\n(?<lines>(?:.*\n)*?)```/))
        return block.output.lines.split(separator: "\n").map { line in
            line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
        }.filter { $0.first == "merlon" }
    }
}
