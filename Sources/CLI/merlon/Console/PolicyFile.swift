// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPolicy

/// The policy file: named, or found where a team keeps it.
enum PolicyFile {
    /// The names that are looked for.
    static let names = ["merlon.yml", "merlon.yaml", "merlon.json"]
    /// The names that belong to this program and that a policy may use.
    static var vocabulary: PolicyVocabulary { .audit }

    /// The path of the policy of `start`, relative to it: the nearest in it or in a folder above, up to the
    /// repository's root; outside a repository that folder alone. Nil where there is none.
    ///
    /// - Parameter start: The folder to begin at; the current one where none is given.
    static func find(from start: URL? = nil) throws(CommandError) -> String? {
        let manager = FileManager.default
        var folder = start ?? URL(filePath: manager.currentDirectoryPath, directoryHint: .isDirectory)
        var prefix = ""
        let isRepository = isBelowRepository(folder)
        while true {
            let found = names.filter { manager.fileExists(atPath: folder.appending(path: $0).path) }
            if let first = found.first {
                guard found.count == 1 else {
                    throw .notUsable(
                        path: prefix + first, reason: "\(found.joined(separator: " and ")) lie side by side",
                        hint: "name the one that counts")
                }
                return prefix + first
            }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard isRepository, !isRoot(folder), parent.path != folder.path, prefix.utf8.count < 1_000 else {
                return nil
            }
            folder = parent
            prefix += "../"
        }
    }

    /// The policy at `path`, or the one that ``find(from:)`` finds.
    ///
    /// A policy with faults is no policy: the first is named, and 'merlon policy check' lists them.
    static func read(_ path: String?) throws(CommandError) -> (path: String, document: PolicyDocument) {
        let path = try self.path(path)
        let bytes = try bytes(path)
        do {
            return (path, try PolicyReader.read(bytes, path: path, vocabulary: vocabulary))
        } catch {
            let errors = error.diagnostics.count { $0.severity == .error }
            throw .notUsable(
                path: path, reason: "\(error)",
                hint: errors > 1 ? "'merlon policy check' lists all \(errors) faults" : nil)
        }
    }

    /// The bytes of `path`, or of standard input as `-`.
    static func bytes(_ path: String) throws(CommandError) -> [UInt8] {
        try InputFile.read(path, limit: PolicyBudget().bytes)
    }

    /// The path `named` on the command line, or the one that ``find(from:)`` finds.
    static func path(_ named: String?) throws(CommandError) -> String {
        if let named { return named }
        guard let path = try find() else {
            throw .notUsable(
                path: names[0], reason: "there is no policy in this folder, nor above it in its repository",
                hint: "'merlon init PATH' drafts one from an app")
        }
        return path
    }

    private static func isBelowRepository(_ folder: URL) -> Bool {
        var folder = folder
        while true {
            if isRoot(folder) { return true }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path != folder.path else { return false }
            folder = parent
        }
    }

    /// A repository's root holds `.git`: a folder, or a file in a worktree or submodule.
    private static func isRoot(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
    }
}
