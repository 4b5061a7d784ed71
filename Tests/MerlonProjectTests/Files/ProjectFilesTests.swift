// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonProject
import Testing

@Suite struct ProjectFilesTests {
    /// A folder on disk that is gone after the test.
    private func withTree(_ body: (URL, DiskProjectFiles) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
        let inside = root.appendingPathComponent("inside")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try body(inside, try #require(DiskProjectFiles(root: inside.path)))
    }

    @Test func diskFilesAreReadAndListed() throws {
        try withTree { root, files in
            let folder = root.appendingPathComponent("b")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("abc".utf8).write(to: root.appendingPathComponent("b/c"))
            try Data("x".utf8).write(to: root.appendingPathComponent("a"))
            #expect(try files.read("b/c", limit: 3) == Array("abc".utf8))
            #expect(try files.read("b/../a", limit: 3) == Array("x".utf8))
            #expect(
                files.children(of: "") == [.init("a", isDirectory: false), .init("b", isDirectory: true)])
            #expect(files.children(of: "b") == [.init("c", isDirectory: false)])
            #expect(files.children(of: "a") == nil && files.children(of: "z") == nil)
            #expect(throws: ProjectFileError.tooLong(bytes: 3, limit: 2)) { try files.read("b/c", limit: 2) }
            #expect(throws: ProjectFileError.missing) { try files.read("z", limit: 2) }
            #expect(throws: ProjectFileError.missing) { try files.read("a/z", limit: 2) }
            #expect(throws: ProjectFileError.unreadable("it is not a regular file")) {
                try files.read("b", limit: 2)
            }
        }
    }

    @Test func linkThatLeadsOutOfTheTreeIsNotFollowed() throws {
        try withTree { root, files in
            let secret = root.deletingLastPathComponent().appendingPathComponent("secret")
            try Data("s".utf8).write(to: secret)
            try Data("x".utf8).write(to: root.appendingPathComponent("a"))
            func link(_ name: String, _ target: String) throws {
                try FileManager.default.createSymbolicLink(
                    atPath: root.appendingPathComponent(name).path, withDestinationPath: target)
            }
            try link("out", secret.path)
            try link("up", "../secret")
            try link("parent", "..")
            try link("in", "a")
            try link("loop", "loop")
            for path in ["out", "up", "parent/secret", "../secret"] {
                #expect(throws: ProjectFileError.outside) { try files.read(path, limit: 9) }
            }
            #expect(files.children(of: "parent") == nil)
            #expect(try files.read("in", limit: 9) == Array("x".utf8))
            #expect(throws: ProjectFileError.self) { try files.read("loop", limit: 9) }
        }
    }

    @Test func rootThatIsNotThereHasNoFiles() {
        #expect(DiskProjectFiles(root: "/nonexistent-\(UUID().uuidString)") == nil)
    }

    @Test func filesInMemoryAreReadAndListed() throws {
        let files = MemoryProjectFiles(["a/b/c": "abc", "a/d": "", "e": "x"])
        #expect(try files.read("a/b/c", limit: 3) == Array("abc".utf8))
        #expect(files.children(of: "") == [.init("a", isDirectory: true), .init("e", isDirectory: false)])
        #expect(files.children(of: "a") == [.init("b", isDirectory: true), .init("d", isDirectory: false)])
        #expect(files.children(of: "z") == nil)
        #expect(throws: ProjectFileError.missing) { try files.read("a", limit: 3) }
        #expect(throws: ProjectFileError.outside) { try files.read("../a", limit: 3) }
        #expect(throws: ProjectFileError.tooLong(bytes: 3, limit: 2)) { try files.read("a/b/c", limit: 2) }
    }
}
