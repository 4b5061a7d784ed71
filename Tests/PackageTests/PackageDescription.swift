// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The package as SwiftPM describes it: its targets with what each may import.
struct PackageDescription: Decodable {
    var targets: [Target]

    /// One target.
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var dependencies: [Dependency]
    }

    /// `{"byName": ["MerlonATS", null]}` or `{"target": [...]}`.
    struct Dependency: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind"))
            }
            var parts = try container.nestedUnkeyedContainer(forKey: key)
            name = try parts.decode(String.self)
        }
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension PackageDescription {
    /// Why there is no description.
    enum Failure: Error {
        case swiftRefused(status: Int32, words: String)
    }

    /// The folder with Package.swift.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Asks SwiftPM, in a build folder of its own: the one in use is locked while tests run.
    static func read() throws -> PackageDescription {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
            "merlon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let output = scratch.appendingPathComponent("description.json")
        let error = scratch.appendingPathComponent("error.txt")
        for file in [output, error] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure.swiftRefused(
                status: process.terminationStatus,
                words: String(decoding: try Data(contentsOf: error), as: UTF8.self))
        }
        return try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: output))
    }
}
