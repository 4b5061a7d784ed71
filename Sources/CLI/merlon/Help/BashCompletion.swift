// SPDX-License-Identifier: Apache-2.0

/// Completion for bash 3.2 (which macOS has) and later, without the bash-completion package.
enum BashCompletion {
    static func script() -> String {
        """
        # bash completion for merlon; made by 'merlon completion bash'
        _merlon() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=
            # bash splits '--format=json' in three
            if [[ $current == "=" ]]; then
                current=
            elif [[ $previous == "=" ]]; then
                previous=${COMP_WORDS[COMP_CWORD-2]}
            fi
            COMPREPLY=()
            if [[ $COMP_CWORD -eq 1 ]]; then
                words=\(shellQuoted(firstWords))
            else
                # commands of two words are one word from here on
                local verb=${COMP_WORDS[1]}
                case $verb in
                    \(groupNames)) if [[ $COMP_CWORD -gt 2 ]]; then verb=$verb-${COMP_WORDS[2]}; fi ;;
                esac
                case $verb:$previous in
        \(CommandTable.commands.flatMap(valueCases).joined(separator: "\n"))
                    *)
                        case $verb:$current in
        \(CommandTable.groups.map(groupCase).joined(separator: "\n"))
        \(CommandTable.commands.flatMap(wordCases).joined(separator: "\n"))
                        esac
                        ;;
                esac
            fi
            # without a reply bash falls back to files
            COMPREPLY=($(compgen -W "$words" -- "$current"))
        }
        complete -o default -F _merlon merlon

        """
    }

    private static var firstWords: String {
        (CommandTable.firstWords + CommandTable.options.map { "--\($0.name)" }).joined(
            separator: " ")
    }

    private static var groupNames: String { CommandTable.groups.map(\.name).joined(separator: "|") }

    /// The second words of a group.
    private static func groupCase(_ group: CommandGroup) -> String {
        let words = group.commands.map { $0.words[1] }.joined(separator: " ")
        return "                    \(group.name):*) words=\(shellQuoted(words)) ;;"
    }

    /// What follows an option: its words, or nothing of ours.
    private static func valueCases(_ command: Command) -> [String] {
        command.allOptions.filter { $0.value != .none }.map { option in
            let spellings = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
            let pattern = spellings.map { "\(command.pageName):\($0)" }.joined(separator: "|")
            if case .choice(let words) = option.value {
                return "            \(pattern)) words=\(shellQuoted(words.joined(separator: " "))) ;;"
            }
            return "            \(pattern)) return ;;"
        }
    }

    /// The options after a `-`, or the words that the operands take.
    private static func wordCases(_ command: Command) -> [String] {
        let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
        var cases = ["                    \(command.pageName):-*) words=\(shellQuoted(options)) ;;"]
        if let words = command.operands?.completion.words {
            cases.append(
                "                    \(command.pageName):*) words=\(shellQuoted(words.joined(separator: " "))) ;;"
            )
        }
        return cases
    }
}
