// SPDX-License-Identifier: Apache-2.0

/// Completion for zsh, by `_arguments`.
enum ZshCompletion {
    static func script() -> String {
        """
        #compdef merlon
        # zsh completion for merlon; made by 'merlon completion zsh'
        _merlon() {
            local -a commands
            commands=(
        \(firstWords.map { "        " + shellQuoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
            )
            if (( CURRENT == 2 )); then
                _describe -t commands 'merlon command' commands
                _arguments \(CommandTable.options.map { shellQuoted("--\($0.name)[\(escaped($0.help))]") }.joined(separator: " "))
                return
            fi
            local command=$words[2]
            shift words
            (( CURRENT-- ))
            local -a verbs
            case $command in
        \(CommandTable.groups.map(groupCase).joined(separator: "\n"))
            esac
            case $command in
        \(CommandTable.commands.map(commandCase).joined(separator: "\n"))
            esac
        }
        if [[ $funcstack[1] == _merlon ]]; then
            _merlon "$@"
        else
            compdef _merlon merlon
        fi

        """
    }

    /// Groups, and commands of one word.
    private static var firstWords: [(name: String, summary: String)] {
        CommandTable.firstWords.map { word in
            let group = CommandTable.group(word)
            return (word, group?.summary ?? CommandTable.command(word)?.summary ?? "")
        }
    }

    /// The second words of a group; where one stands, both are the command.
    private static func groupCase(_ group: CommandGroup) -> String {
        let words = group.commands.map { shellQuoted("\($0.words[1]):\($0.summary)") }
        return """
                    \(group.name))
                        if (( CURRENT == 2 )); then
                            verbs=(\(words.joined(separator: " ")))
                            _describe -t verbs 'merlon \(group.name) command' verbs
                            return
                        fi
                        command="\(group.name) $words[2]"
                        shift words
                        (( CURRENT-- ))
                        ;;
            """
    }

    private static func commandCase(_ command: Command) -> String {
        var specs = command.allOptions.flatMap(specs)
        if let operands = command.operands {
            specs.append("*:\(operands.placeholder.lowercased()):" + action(operands.completion))
        }
        let lines = specs.map { "                    \(shellQuoted($0))" }.joined(separator: " \\\n")
        return
            "        \(shellQuoted(command.name)))\n            _arguments -s -S \\\n\(lines)\n            ;;"
    }

    /// One spec for each spelling of an option.
    private static func specs(_ option: Option) -> [String] {
        let repeated = option.isRepeatable ? "*" : ""
        let help = "[\(escaped(option.help))]"
        let value =
            switch option.value {
            case .none: ""
            case .choice(let words): ":\(option.name):(\(words.joined(separator: " ")))"
            case .file(let placeholder): ":\(placeholder.lowercased()):_files"
            case .text(let placeholder): ":\(escaped(placeholder.lowercased())): "
            }
        let long = "\(repeated)--\(option.name)" + (value.isEmpty ? "" : "=") + help + value
        guard let letter = option.letter else { return [long] }
        return [long, "\(repeated)-\(letter)" + help + value]
    }

    private static func action(_ completion: Operand.Completion) -> String {
        if let words = completion.words { return "(\(words.joined(separator: " ")))" }
        return completion == .files ? "_files" : " "
    }

    /// Text inside a spec, where colons and brackets have a meaning.
    private static func escaped(_ text: String) -> String {
        text.map { ":[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
