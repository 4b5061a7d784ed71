// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ScriptTests {
    @Test(arguments: try ScriptFile.all())
    func keepsItsPromises(_ script: ScriptFile) throws {
        try ScriptRunner.run(script.url)
    }
}

/// A script by its file's name, which the test's name shows.
struct ScriptFile: CustomTestStringConvertible, Sendable {
    let url: URL
    var testDescription: String { url.lastPathComponent }

    /// All scripts, in the order of their names.
    static func all() throws -> [ScriptFile] {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Scripts")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }
            .sorted { $0.path < $1.path }
            .map(ScriptFile.init)
    }
}
