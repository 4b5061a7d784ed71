// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonReport

/// `merlon policy explain [FILE]`.
enum PolicyExplainCommand {
    static let format = Option.choice(
        "format", letter: "f", of: PolicyExplainFormat.self, help: "how the answer is written",
        standard: PolicyExplainFormat.text)

    static let command = Command(
        name: "policy explain",
        summary: "say in words what a policy permits, and how far its promises are met",
        usage: ["[FILE] [OPTIONS]"],
        discussion: [
            """
            For each environment and bundle the exceptions that are approved, with the days left; for each host its \
            data, its pins and the exceptions that reach it; the mechanisms; each threat with what the table of \
            threats says of its mechanism; and each demand of the profile with how far the policy meets it.
            """,
            """
            Without FILE it reads \(PolicyFile.names.joined(separator: ", ")) of this folder or the nearest \
            folder above, up to the repository's root.
            """,
        ],
        operands: Operand(
            placeholder: "FILE", count: .optional, help: "the policy, or - for YAML on standard input",
            completion: .files),
        options: [format, Today.option, .color, .output],
        examples: [
            .init(purpose: "Read the policy of this repository in words", line: "merlon policy explain"),
            .init(purpose: "Hand it to another program", line: "merlon policy explain --format json"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the policy was explained"),
            .init(status: .fault, meaning: "there is no policy, or it can't be read"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let (path, document) = try PolicyFile.read(arguments.operands.first)
        let explanation = PolicyExplanation(
            tool: Merlon.tool, path: path, policy: document.policy, today: try Today.day(arguments))
        let text =
            switch arguments.choice(format, standard: PolicyExplainFormat.text) {
            case .json: PolicyExplainJSON.render(explanation)
            case .text:
                PolicyExplainText(color: console.colors(arguments), width: console.columns).render(
                    explanation)
            }
        try console.deliver(text, arguments)
        return .clean
    }
}

/// How the answer of `policy explain` is written.
enum PolicyExplainFormat: String, CaseIterable, Sendable {
    case text, json
}
