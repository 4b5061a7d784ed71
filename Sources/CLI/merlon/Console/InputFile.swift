// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An input that is read whole: a file, or standard input as `-`.
enum InputFile {
    /// The bytes of `path`, at most `limit`: more is a fault, since half an input gives a wrong answer.
    static func read(_ path: String, limit: Int) throws(CommandError) -> [UInt8] {
        if path == "-" { return try read(STDIN_FILENO, named: "standard input", limit: limit) }
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: SystemMessage.current) }
        defer { close(descriptor) }
        return try read(descriptor, named: path, limit: limit)
    }

    /// Whether `path` names a file or a directory.
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func read(
        _ descriptor: Int32, named name: String, limit: Int
    ) throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw .unreadable(path: name, reason: SystemMessage.current)
            }
            bytes += chunk[..<count]
            guard bytes.count <= limit else {
                throw .tooLong(path: name, limit: limit)
            }
        }
    }
}
