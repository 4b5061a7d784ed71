// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// Reads what an operand names: a path, or standard input as `-`.
enum OperandReader {
    /// The facts of `operand`; progress is shown while a path is read.
    static func read(_ operand: String, _ progress: ProgressLine?) throws(CommandError) -> AuditFacts {
        guard operand != "-" else {
            let bytes = try InputFile.read("-", limit: InputBudget.standardInputBytes)
            return ArtifactReader().readStandardInput(bytes)
        }
        defer { progress?.erase() }
        let reader = ArtifactReader { progress?.show($0, of: operand) }
        do {
            return try reader.read(path: operand)
        } catch {
            throw .unreadableOperand("\(error)")
        }
    }
}
