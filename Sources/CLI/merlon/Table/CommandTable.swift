// SPDX-License-Identifier: Apache-2.0

/// The program's commands, in the order in which the help lists them. The parser, `help`, `man` and
/// `completion` know nothing that does not stand in this table.
enum CommandTable {
    /// The program's name.
    static let program = "merlon"
    /// What the program is, as one line.
    static let summary = "transport security for Apple apps: audit what ships, explain what the system does"
    /// All commands.
    static let commands: [Command] = [
        AuditCommand.command,
        DiffCommand.command,
        ExplainCommand.command,
        ProjectCommand.command,
        InitCommand.command,
        SmallestCommand.command,
        RulesCommand.command,
        HelpCommand.command,
        ManCommand.command,
        CompletionCommand.command,
    ]
    /// The options that stand alone, without a command.
    static let options: [Option] = [.help, .version]

    /// The command called `name`, or nil where there is none.
    static func command(_ name: String) -> Command? {
        commands.first { $0.name == name }
    }

    /// The command called `name`, which the user typed.
    static func known(_ name: String) throws(CommandError) -> Command {
        guard let command = command(name) else {
            throw .usage(.unknownCommand(name, suggestion: nearest(to: name, in: commands.map(\.name))))
        }
        return command
    }
}

extension Command {
    /// All options that it takes: its own and the common ones.
    var allOptions: [Option] { options + [.help] }
}
