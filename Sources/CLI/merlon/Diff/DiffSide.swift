// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPolicy

/// One side of a comparison: an artifact that is audited now, or the result of an audit.
struct DiffSide {
    var result: AuditResult
    /// What was read of the artifact; nil for a result.
    var facts: AuditFacts?

    /// Reads what `path` names: by its content, not its name. An artifact is audited as on `today`, as the
    /// audit that wrote a result was: what ends soon would else seem to have closed.
    static func read(
        _ path: String, _ console: Console, today: PolicyDay
    ) throws(CommandError) -> DiffSide {
        if path == "-" {
            let bytes = try InputFile.read("-", limit: InputBudget.standardInputBytes)
            if let result = try result(bytes, source: "standard input") { return DiffSide(result: result) }
            return audit(ArtifactReader().readStandardInput(bytes), source: "standard input", today)
        }
        if beginsLikeJSON(path) {
            let bytes = try InputFile.read(path, limit: AuditResultBudget().bytes)
            if let result = try result(bytes, source: path) { return DiffSide(result: result) }
            // What is called so and is none was meant to be one: a result of another program, or half of one.
            guard !path.lowercased().hasSuffix(".json") else { throw fault(.notAResult, source: path) }
        }
        return audit(try OperandReader.read(path, console.progressLine()), source: path, today)
    }

    private static func audit(_ facts: AuditFacts, source: String, _ today: PolicyDay) -> DiffSide {
        var facts = facts
        facts.today = today
        // What counts is decided by the comparison: a side has no threshold of its own.
        let report = AuditEngine().report(on: [facts], tool: Merlon.tool, threshold: .info)
        return DiffSide(result: AuditResult(report, source: source), facts: facts)
    }

    /// The result that `bytes` hold; nil where they are something else, such as a property list as JSON.
    private static func result(_ bytes: [UInt8], source: String) throws(CommandError) -> AuditResult? {
        do {
            return try AuditResult(json: bytes, source: source)
        } catch .notAResult {
            return nil
        } catch {
            throw fault(error, source: source)
        }
    }

    private static func fault(_ error: AuditResultError, source: String) -> CommandError {
        .notUsable(
            path: source, reason: "\(error)", hint: "'merlon audit PATH --format json' writes a result")
    }

    private static func beginsLikeJSON(_ path: String) -> Bool {
        var isDirectory = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue,
            let file = FileHandle(forReadingAtPath: path)
        else { return false }
        defer { try? file.close() }
        let head = (try? file.read(upToCount: 64)) ?? Data()
        return head.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "{")
    }
}
