// SPDX-License-Identifier: Apache-2.0

/// `merlon man [COMMAND]`.
enum ManCommand {
    static let command = Command(
        name: "man",
        summary: "print a manual page",
        usage: ["[COMMAND]"],
        discussion: [
            """
            Prints the manual page of the program, or of one command, in roff for 'man -l -' or for a file \
            under share/man/man1.
            """
        ],
        operands: Operand(
            placeholder: "COMMAND", count: .any, help: "the command to print the page of",
            completion: .commands),
        options: [],
        examples: [
            .init(purpose: "Read a page", line: "merlon man audit | man -l -"),
            .init(
                purpose: "Install the program's page", line: "merlon man > /usr/local/share/man/man1/merlon.1"
            ),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the page was printed"),
            .init(status: .fault, meaning: "there is no such command"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        try console.write(ManualPage.page(try CommandTable.topic(arguments.operands)))
        return .clean
    }
}
