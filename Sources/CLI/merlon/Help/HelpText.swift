// SPDX-License-Identifier: Apache-2.0

/// The help that `--help` and `help` show.
enum HelpText {
    /// The page of what was asked for.
    static func page(_ topic: HelpTopic) -> String {
        switch topic {
        case .command(let command): page(command)
        case .group(let group): page(group)
        case .program: overview()
        }
    }

    /// The program's help: its commands, and a first call to make.
    static func overview() -> String {
        var text = "\(CommandTable.program): \(CommandTable.summary)\n\n"
        text += "usage: \(CommandTable.program) COMMAND [OPTIONS] [OPERANDS]\n\n"
        text += "commands:\n"
        text += TextBlock.table(CommandTable.commands.map { ($0.name, $0.summary) })
        text += "\noptions:\n"
        text += TextBlock.table(CommandTable.options.map { ($0.spelling, $0.help) })
        text += "\nexamples:\n"
        for example in CommandTable.commands.compactMap(\.examples.first).prefix(3) {
            text += TextBlock.wrapped("# \(example.purpose)", indent: 2) + "  \(example.line)\n"
        }
        text += "\n'merlon help COMMAND' shows the options of a command, with examples.\n"
        return text
    }

    /// The help of a group: its commands.
    static func page(_ group: CommandGroup) -> String {
        let program = CommandTable.program
        var text = "\(program) \(group.name): \(group.summary)\n\n"
        text += "usage: \(program) \(group.name) COMMAND [OPTIONS] [OPERANDS]\n\ncommands:\n"
        text += TextBlock.table(group.commands.map { ($0.words[1], $0.summary) })
        text += "\nexamples:\n"
        for example in group.commands.compactMap(\.examples.first) {
            text += TextBlock.wrapped("# \(example.purpose)", indent: 2) + "  \(example.line)\n"
        }
        return text + "\n'merlon help \(group.name) COMMAND' shows the options of a command.\n"
    }

    /// The help of one command.
    static func page(_ command: Command) -> String {
        var text = "\(CommandTable.program) \(command.name): \(command.summary)\n\n"
        text += command.usage.enumerated().map { index, usage in
            (index == 0 ? "usage: " : "       ") + "\(CommandTable.program) \(command.name) \(usage)\n"
        }.joined()
        for paragraph in command.discussion { text += "\n" + TextBlock.wrapped(paragraph) }
        if let operands = command.operands {
            text += "\noperands:\n" + TextBlock.table([(operands.placeholder, operands.help)])
        }
        text += "\noptions:\n"
        for option in command.allOptions {
            text += "  \(option.spelling)\n" + TextBlock.wrapped(option.helpWithStandard, indent: 8)
        }
        text += "\nexamples:\n"
        for example in command.examples {
            text += TextBlock.wrapped("# \(example.purpose)", indent: 2) + "  \(example.line)\n"
        }
        text += "\nexit status:\n"
        text += TextBlock.table(command.exitStatuses.map { (String($0.status.rawValue), $0.meaning) })
        return text
    }
}

extension Option {
    /// The help line with what holds where the option isn't given.
    var helpWithStandard: String { help + (standard.map { " (default: \($0))" } ?? "") }
}
