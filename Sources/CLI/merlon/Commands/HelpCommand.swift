// SPDX-License-Identifier: Apache-2.0

/// `merlon help [COMMAND]`.
enum HelpCommand {
    static let command = Command(
        name: "help",
        summary: "show how a command is used, with examples",
        usage: ["[COMMAND]"],
        discussion: [
            "Without an operand it lists the commands. 'merlon COMMAND --help' shows the same page."
        ],
        operands: Operand(
            placeholder: "COMMAND", count: .any, help: "the command to explain",
            completion: .commands),
        options: [],
        examples: [
            .init(
                purpose: "Learn what an audit reads and how its report is chosen", line: "merlon help audit")
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the help was shown"),
            .init(status: .fault, meaning: "there is no such command"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        try console.write(HelpText.page(try CommandTable.topic(arguments.operands)))
        return .clean
    }
}
