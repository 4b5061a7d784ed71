// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A program of the machine that is asked to judge a generated text.
enum SyntaxCheck {
    /// What `program` says of `text` on its standard input; nil where this machine doesn't have it.
    static func run(_ program: String, _ arguments: [String], on text: String) throws -> BuiltProgram.Run? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(program)" }).first(where: FileManager.default.isExecutableFile)
        else { return nil }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("merlon-check-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent("text"))
        return try BuiltProgram(executable: URL(fileURLWithPath: path))
            .run(arguments, in: folder, input: "text", environment: [:])
    }
}
