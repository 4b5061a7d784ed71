// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// The program's commands, in the order in which the help lists them. A command of two words stands in a
/// group. The parser, `help`, `man` and `completion` know nothing that does not stand in this table.
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
        PolicyCheckCommand.command,
        PolicyExplainCommand.command,
        PolicySchemaCommand.command,
        GenerateInfoPlistCommand.command,
        GenerateReviewNotesCommand.command,
        SmallestCommand.command,
        RulesCommand.command,
        HelpCommand.command,
        ManCommand.command,
        CompletionCommand.command,
    ]
    /// The first words of commands of two words.
    static let groups: [CommandGroup] = [
        CommandGroup(
            name: "generate", summary: "make Info.plists and the notes for App Review from the policy"),
        CommandGroup(name: "policy", summary: "check or explain the policy file, and show what one may hold"),
    ]
    /// The options that stand alone, without a command.
    static let options: [Option] = [.help, .version]

    /// The command called `name`, or nil where there is none.
    static func command(_ name: String) -> Command? {
        commands.first { $0.name == name }
    }

    /// The group called `name`, or nil where there is none.
    static func group(_ name: String) -> CommandGroup? {
        groups.first { $0.name == name }
    }

    /// What a page is asked for by `words`: the program where there are none.
    static func topic(_ words: [String]) throws(CommandError) -> HelpTopic {
        let name = words.joined(separator: " ")
        if name.isEmpty { return .program }
        if let group = group(name) { return .group(group) }
        return .command(try known(name))
    }

    /// The command called `name`, which the user typed.
    static func known(_ name: String) throws(CommandError) -> Command {
        guard let command = command(name) else {
            let known = commands.map(\.name) + groups.map(\.name)
            throw .usage(.unknownCommand(name, suggestion: nearest(to: name, in: known)))
        }
        return command
    }

    /// The words that may stand first, in the order of the help.
    static var firstWords: [String] { commands.map(\.words[0]).unique }
}

/// What a page of help, or of the manual, is about.
enum HelpTopic: Sendable {
    /// One command.
    case command(Command)
    /// Commands that have their first word in common.
    case group(CommandGroup)
    /// The program.
    case program
}

/// Commands that have their first word in common.
struct CommandGroup: Sendable {
    /// The word.
    var name: String
    /// What the commands do, as one line of a list: lower case, no full stop.
    var summary: String

    /// The commands.
    var commands: [Command] { CommandTable.commands.filter { $0.group == name } }
}

extension Command {
    /// All options that it takes: its own and the common ones.
    var allOptions: [Option] { options + [.help] }

    /// The words of its name: one, or its group's and its own.
    var words: [String] { name.split(separator: " ").map(String.init) }

    /// The name of the group that it stands in, or nil.
    var group: String? { words.count > 1 ? words[0] : nil }

    /// Its name as one word, for manual pages and scripts: `policy-check`.
    var pageName: String { words.joined(separator: "-") }
}
