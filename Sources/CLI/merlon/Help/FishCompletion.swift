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
        for command in CommandTable.commands {
            lines.append(
                "complete -c merlon -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
            )
            lines += commandLines(command)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func commandLines(_ command: Command) -> [String] {
        let start = "complete -c merlon -n '__fish_seen_subcommand_from \(command.name)'"
        var lines = command.allOptions.map { "\(start) \(words(of: $0))" }
        if let words = command.operands?.completion.words {
            lines.append("\(start) -a \(quoted(words.joined(separator: " ")))")
        } else if command.operands?.completion == .files {
            lines.append("\(start) -F")
        }
        return lines
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
