// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import Testing

@testable import merlon

@Suite struct PolicyFileTests {
    /// The policy that is found from `start` in a tree of `files`.
    private func find(_ files: [String], from start: String) throws -> String? {
        let root = FileManager.default.temporaryDirectory.appending(
            path: "merlon-\(UUID())", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: root) }
        for file in files + ["\(start)/.keep"] {
            let url = root.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        return try PolicyFile.find(from: root.appending(path: start, directoryHint: .isDirectory))
    }

    @Test func findsTheNearestUpToTheRepositorysRoot() throws {
        #expect(try find(["r/.git/HEAD", "r/merlon.yml"], from: "r") == "merlon.yml")
        #expect(try find(["r/.git/HEAD", "r/merlon.yaml"], from: "r/a/b") == "../../merlon.yaml")
        #expect(try find(["r/.git/HEAD", "r/merlon.yml", "r/a/merlon.json"], from: "r/a") == "merlon.json")
        #expect(try find(["r/.git/HEAD", "merlon.yml"], from: "r/a") == nil)
    }

    @Test func looksNowhereElseOutsideARepository() throws {
        #expect(try find(["a/merlon.yml"], from: "a") == "merlon.yml")
        #expect(try find(["a/merlon.yml"], from: "a/b") == nil)
    }

    @Test func takesTheExampleAsThisProgramKnowsItsNames() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let document = try PolicyFile.read(root.appending(path: "Examples/merlon.yml").path).document
        #expect(document.warnings.isEmpty)
    }

    @Test func choosesNotBetweenTwo() {
        #expect(throws: CommandError.self) { try find(["a/merlon.yml", "a/merlon.json"], from: "a") }
    }
}
