// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The program as the build made it, run as its users run it.
struct BuiltProgram {
    /// What a run left behind.
    struct Run {
        var status: Int32
        var output: String
        var error: String
    }

    /// Why there is no run to judge.
    enum Failure: Error {
        /// The build put no program beside the tests.
        case notFound(searched: [String])
        /// The program did not end within the time of a test.
        case tookTooLong
    }

    /// The program's file.
    let executable: URL

    /// The program at `executable`.
    init(executable: URL) {
        self.executable = executable
    }

    /// Finds the program: the build puts it beside the test bundle.
    init() throws {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
        let runner = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let folders = ([runner] + bundles + [Bundle.module.bundleURL]).map { $0.deletingLastPathComponent() }
        let candidates = folders.map { $0.appendingPathComponent("merlon") }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else {
            throw Failure.notFound(searched: candidates.map(\.path))
        }
        executable = found
    }

    /// Runs the program in `folder` with `words`; at most a minute, since a test that hangs says nothing.
    func run(_ words: [String], in folder: URL, input: String?, environment: [String: String]) throws -> Run {
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent(
            "merlon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let output = streams.appendingPathComponent("stdout")
        let error = streams.appendingPathComponent("stderr")
        for file in [output, error] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "NO_COLOR" }.merging(environment) { $1 }
        process.standardInput =
            try input.map { try FileHandle(forReadingFrom: folder.appendingPathComponent($0)) }
            ?? FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        guard ended.wait(timeout: .now() + 60) == .success else {
            process.terminate()
            throw Failure.tookTooLong
        }
        return try Run(
            status: process.terminationReason == .exit
                ? process.terminationStatus : 128 + process.terminationStatus,
            output: String(decoding: Data(contentsOf: output), as: UTF8.self),
            error: String(decoding: Data(contentsOf: error), as: UTF8.self))
    }
}
