// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A folder of its own in which a recipe of `ci/` runs, with the program that was built.
final class RecipeFolder {
    let url: URL
    /// The root of the package.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("merlon-recipe-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file below the folder.
    func file(_ path: String) -> URL { url.appendingPathComponent(path) }

    /// Writes a file below the folder.
    func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(path))
    }

    /// The text of a file below the folder.
    func text(of path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

    /// Runs a script of the package in the folder.
    func run(
        _ script: String, _ words: [String] = [], environment: [String: String] = [:]
    ) throws -> BuiltProgram.Run {
        let path = Self.package.appendingPathComponent(script).path
        return try command([path] + words, environment: environment)
    }

    /// Runs a program of the machine in the folder.
    @discardableResult
    func command(_ words: [String], environment: [String: String] = [:]) throws -> BuiltProgram.Run {
        let variables = [
            "MERLON": try BuiltProgram().executable.path, "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_SYSTEM": "/dev/null",
            // A runner of our own must not leak in.
            "GITHUB_WORKSPACE": "", "GITHUB_OUTPUT": file("output").path,
            "GITHUB_STEP_SUMMARY": file("summary").path, "RUNNER_TEMP": url.path,
        ]
        return try BuiltProgram(executable: URL(fileURLWithPath: "/usr/bin/env"))
            .run(words, in: url, input: nil, environment: variables.merging(environment) { $1 })
    }

    static let open = plist(
        "<key>NSAppTransportSecurity</key><dict>\n<key>NSAllowsArbitraryLoads</key><true/>\n</dict>")
    static let clean = plist("<key>CFBundleIdentifier</key><string>com.shop.example</string>")

    private static func plist(_ content: String) -> String {
        "<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>\n"
    }
}
