// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonTuist

/// Reads what an operand names: a path, or standard input as `-`.
enum OperandReader {
    /// The facts of `operand`; progress is shown while a path is read.
    static func read(_ operand: String, _ progress: ProgressLine?) throws(CommandError) -> AuditFacts {
        guard operand != "-" else {
            return try readStandardInput()
        }
        defer { progress?.erase() }
        let reader = ArtifactReader(manifests: TuistManifests.readers) { progress?.show($0, of: operand) }
        do {
            return try reader.read(path: operand)
        } catch {
            throw .unreadableOperand("\(error)")
        }
    }

    private static func readStandardInput() throws(CommandError) -> AuditFacts {
        do throws(CommandError) {
            let bytes = try InputFile.read("-", limit: InputBudget.standardInputBytes)
            return ArtifactReader().readStandardInput(bytes)
        } catch {
            guard case .tooLong = error else { throw error }
            // A limit makes an answer incomplete; it is no fault of the command line.
            var facts = AuditFacts(operand: "-", kind: .standardInput)
            let location = Location(path: "")
            facts.problems = [ReadProblem(.limit, at: location, message: error.message)]
            facts.unread = [Unread(location, reason: error.message, isLimit: true)]
            return facts
        }
    }
}
