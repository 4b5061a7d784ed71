// SPDX-License-Identifier: Apache-2.0

/// Completion for fish.
enum FishCompletion {
    static func script() -> String {
        var lines = [
            "# fish completion for merlon; made by 'merlon completion fish'", "complete -c merlon -f",
        ]
        for option in CommandTable.options {
            lines.append("complete -c merlon -n __fish_use_subcommand " + words(of: option))
        }
        for group in CommandTable.groups { lines += groupLines(group) }
        for command in CommandTable.commands {
            if command.group == nil {
                lines.append(
                    "complete -c merlon -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
                )
            }
            lines += commandLines(command)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func commandLines(_ command: Command) -> [String] {
        let start = "complete -c merlon -n '\(condition(of: command))'"
        var lines = command.allOptions.map { "\(start) \(words(of: $0))" }
        if let words = command.operands?.completion.words {
            lines.append("\(start) -a \(quoted(words.joined(separator: " ")))")
        } else if command.operands?.completion == .files {
            lines.append("\(start) -F")
        }
        return lines
    }

    /// A group, and its second words until one of them stands.
    private static func groupLines(_ group: CommandGroup) -> [String] {
        let seconds = group.commands.map { $0.words[1] }
        let start =
            "complete -c merlon -n '__fish_seen_subcommand_from \(group.name); and not "
            + "__fish_seen_subcommand_from \(seconds.joined(separator: " "))'"
        return [
            "complete -c merlon -n __fish_use_subcommand -a \(group.name) -d \(quoted(group.summary))"
        ] + zip(seconds, group.commands).map { "\(start) -a \($0) -d \(quoted($1.summary))" }
    }

    /// Holds where the command's own words stand on the line.
    private static func condition(of command: Command) -> String {
        let own = command.words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
        // A word can be a command of its own and the second of a group.
        let groups = CommandTable.groups.filter { group in
            command.group == nil && group.commands.contains { $0.words[1] == command.name }
        }
        return own + groups.map { "; and not __fish_seen_subcommand_from \($0.name)" }.joined()
    }

    private static func words(of option: Option) -> String {
        let letter = option.letter.map { "-s \($0) " } ?? ""
        let value =
            switch option.value {
            case .none: ""
            case .choice(let words): " -x -a \(quoted(words.joined(separator: " ")))"
            case .file: " -r -F"
            case .text: " -x"
            }
        return "\(letter)-l \(option.name)\(value) -d \(quoted(option.help))"
    }

    /// `text` as one word of fish, in which a backslash escapes inside single quotes too.
    private static func quoted(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
    }
}
