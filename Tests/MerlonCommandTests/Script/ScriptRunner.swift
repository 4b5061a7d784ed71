// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Carries out a script and records what differs from its expectations.
struct ScriptRunner {
    private let script: CommandScript
    private let name: String
    private let program: BuiltProgram
    private let folder: URL
    private var environment: [String: String] = [:]
    private var last: (line: Int, words: [String], run: BuiltProgram.Run, isJudged: Bool)?

    /// Carries out the script at `url` in a folder of its own.
    static func run(_ url: URL) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("merlon-script-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var runner = ScriptRunner(
            script: try CommandScript(String(contentsOf: url, encoding: .utf8)), name: url.lastPathComponent,
            program: try BuiltProgram(), folder: folder)
        try runner.writeFiles()
        for (line, step) in runner.script.steps { try runner.carryOut(step, line: line) }
        runner.expectZeroUnlessJudged()
        #expect(runner.last != nil, "\(url.lastPathComponent) runs nothing")
    }

    private init(script: CommandScript, name: String, program: BuiltProgram, folder: URL) {
        self.script = script
        self.name = name
        self.program = program
        self.folder = folder
    }

    private func writeFiles() throws {
        for file in script.files {
            let url = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.contents.utf8).write(to: url)
        }
    }

    private mutating func carryOut(_ step: CommandScript.Step, line: Int) throws {
        switch step {
        case .run(let words, let input):
            expectZeroUnlessJudged()
            let run = try program.run(words, in: folder, input: input, environment: environment)
            last = (line, words, run, false)
        case .environment(let key, let value): environment[key] = value
        case .exit(let status):
            last?.isJudged = true
            expect(last?.run.status == status, line, "expected exit status \(status)")
        case .contains(let source, let text, let expected):
            expect(
                try contents(source).contains(text) == expected, line,
                "expected \(source) \(expected ? "to contain" : "to lack"): \(text)")
        case .nothing(let source):
            expect(try contents(source).isEmpty, line, "expected \(source) to be empty")
        case .compare(let source, let file):
            let expected = try contents(.file(file))
            expect(
                try contents(source) == expected, line, "expected \(source) to equal \(file):\n\(expected)")
        case .missing(let file):
            let path = folder.appendingPathComponent(file).path
            expect(!FileManager.default.fileExists(atPath: path), line, "expected no file \(file)")
        }
    }

    /// A run whose status the script says nothing about must have ended well.
    private func expectZeroUnlessJudged() {
        guard let last, !last.isJudged else { return }
        expect(last.run.status == 0, last.line, "expected exit status 0")
    }

    private func contents(_ source: CommandScript.Source) throws -> String {
        switch source {
        case .standardOutput: last?.run.output ?? ""
        case .standardError: last?.run.error ?? ""
        case .file(let path): try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
    }

    private func expect(_ holds: Bool, _ line: Int, _ expectation: String) {
        guard !holds else { return }
        let run = last?.run
        Issue.record(
            """
            \(name):\(line): \(expectation)
            merlon \(last?.words.joined(separator: " ") ?? "") ended with \(run?.status ?? -1)
            --- stdout
            \(run?.output ?? "")
            --- stderr
            \(run?.error ?? "")
            """)
    }
}
