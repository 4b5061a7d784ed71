// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import MerlonReport

/// `merlon policy check [FILE]`.
enum PolicyCheckCommand {
    static let format = Option.choice(
        "format", letter: "f", of: PolicyCheckFormat.self, help: "how the answer is written",
        standard: PolicyCheckFormat.text)
    static let failOn = Option.choice(
        "fail-on", of: Severity.self,
        help: "the least severity of a finding that makes the exit status 1; a warning counts as medium",
        standard: Severity.high)
    static let strict = Option("strict", help: "the same as --fail-on info: whatever is said counts")

    static let command = Command(
        name: "policy check",
        summary: "check that a policy file says what it can mean",
        usage: ["[FILE] [OPTIONS]"],
        discussion: [
            """
            Reads the policy and names each fault with its line, its key and what is allowed there: keys that the \
            format does not have, values of the wrong type, names that stand nowhere, settings that App Transport \
            Security would not read as they are meant.
            """,
            """
            A policy without faults is judged by its own text as well: approvals that are over, threats whose \
            mechanism does not address them, demands of the profile that are not met. 'merlon audit --policy' \
            holds an artifact against it.
            """,
            """
            Without FILE it reads \(PolicyFile.names.joined(separator: ", ")) of this folder or the nearest \
            folder above, up to the repository's root. A FILE that ends in .json is read as JSON.
            """,
        ],
        operands: Operand(
            placeholder: "FILE", count: .optional, help: "the policy, or - for YAML on standard input",
            completion: .files),
        options: [format, failOn, strict, Today.option, .color, .output],
        examples: [
            .init(purpose: "Check the policy of this repository", line: "merlon policy check"),
            .init(
                purpose: "Stop a build where the policy promises what nothing stands behind",
                line: "merlon policy check --fail-on medium"),
            .init(
                purpose: "Refuse a policy in which something is left to decide",
                line: "merlon policy check merlon.yml --strict"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the policy can be used, and nothing at or above the threshold"),
            .init(
                status: .findings,
                meaning:
                    "the policy has a fault, or there is a finding or a warning at or above the threshold"),
            .init(status: .fault, meaning: "there is no policy, or it is no well-formed YAML or JSON"),
            .init(status: .incomplete, meaning: "a limit was reached before the whole file was read"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let path = try PolicyFile.path(arguments.operands.first)
        let today = try Today.day(arguments)
        var report = PolicyCheckReport(
            tool: Merlon.tool, path: path,
            threshold: arguments.has(strict) ? .info : arguments.choice(failOn, standard: .high),
            try result(path))
        if case .success(let document) = report.result {
            report.findings = PolicyJudge.findings(document.policy, path: path, today: today)
                // The reader's warnings have said it already, each at its key.
                .filter { $0.ruleID != "policy.undecided" }
        }
        let text =
            switch arguments.choice(format, standard: PolicyCheckFormat.text) {
            case .json: PolicyCheckJSON.render(report)
            case .text:
                PolicyCheckText(color: console.colors(arguments), width: console.columns).render(report)
            }
        try console.deliver(text, arguments)
        return ExitStatus(report.status)
    }

    private static func result(
        _ path: String
    ) throws(CommandError) -> Result<PolicyDocument, PolicyError> {
        let bytes: [UInt8]
        do throws(CommandError) {
            bytes = try PolicyFile.bytes(path)
        } catch {
            guard case .tooLong(_, let limit) = error else { throw error }
            // A limit makes an answer incomplete; it is no fault of the command line.
            let words = "the file has more than the \(limit) bytes that are read"
            return .failure(.limit(PolicyDiagnostic(.limit, at: PolicyPlace(), words)))
        }
        return Result { () throws(PolicyError) in
            try PolicyReader.read(bytes, path: path, vocabulary: PolicyFile.vocabulary)
        }
    }
}

/// How the answer of `policy check` is written.
enum PolicyCheckFormat: String, CaseIterable, Sendable {
    case text, json
}
