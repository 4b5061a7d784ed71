// SPDX-License-Identifier: Apache-2.0

/// `merlon completion SHELL`.
enum CompletionCommand {
    static let command = Command(
        name: "completion",
        summary: "print a completion script for a shell",
        usage: ["bash|fish|zsh"],
        discussion: [
            """
            Prints a script that teaches the shell the commands, options and words that this version takes. \
            Print it anew after an update.
            """
        ],
        operands: Operand(
            placeholder: "SHELL", count: .one, help: "the shell: bash, fish or zsh",
            completion: .words(CompletionShell.allCases.map(\.rawValue))),
        options: [],
        examples: [
            .init(purpose: "Complete in this bash", line: "source <(merlon completion bash)"),
            .init(
                purpose: "Complete in every fish",
                line: "merlon completion fish > ~/.config/fish/completions/merlon.fish"),
            .init(purpose: "Complete in every zsh", line: "merlon completion zsh > ~/.zfunc/_merlon"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the script was printed"),
            .init(status: .fault, meaning: "there is no script for that shell"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let name = arguments.operands.first ?? ""
        guard let shell = CompletionShell(rawValue: name) else {
            let shells = CompletionShell.allCases.map(\.rawValue)
            throw .usage(
                .unknownName(
                    kind: "shell with a script", name, suggestion: nearest(to: name, in: shells),
                    hint: "there are scripts for \(shells.joined(separator: ", "))"))
        }
        try console.write(shell.script)
        return .clean
    }
}
