// SPDX-License-Identifier: Apache-2.0

/// Reads a command line by the table: `--name value`, `--name=value`, `-x value`, `-xvalue`, `--`,
/// and `-` as an operand. Names are never abbreviated, since a later option could make them ambiguous.
enum ArgumentParser {
    /// What a command line asks for.
    enum Request {
        /// A command with its arguments.
        case command(Command, Arguments)
        /// The help of a command, of a group of commands, or of the program.
        case help(HelpTopic)
        /// The version.
        case version
    }

    /// Reads the words after the program's name.
    static func parse(_ words: [String]) throws(CommandError) -> Request {
        guard let first = words.first else { throw .usage(.missingCommand) }
        guard !first.hasPrefix("-") else { return try standalone(first) }
        if let group = CommandTable.group(first) {
            return try parse(words.dropFirst(), in: group)
        }
        return try parse(words.dropFirst(), of: try CommandTable.known(first))
    }

    private static func parse(
        _ words: ArraySlice<String>, in group: CommandGroup
    ) throws(CommandError) -> Request {
        guard let word = words.first, !["--help", "-h"].contains(word) else {
            if !words.isEmpty { return .help(.group(group)) }
            throw .usage(.missingSubcommand(group.name, group.commands.map { $0.words[1] }))
        }
        return try parse(words.dropFirst(), of: try CommandTable.known("\(group.name) \(word)"))
    }

    private static func parse(
        _ words: ArraySlice<String>, of command: Command
    ) throws(CommandError) -> Request {
        var reader = Reader(command: command, words: words)
        guard let arguments = try reader.read() else { return .help(.command(command)) }
        return .command(command, arguments)
    }

    private static func standalone(_ word: String) throws(CommandError) -> Request {
        switch word {
        case "--help", "-h": return .help(.program)
        case "--version": return .version
        default:
            let known = CommandTable.options.map { "--\($0.name)" }
            throw .usage(.unknownOption(word, command: nil, suggestion: nearest(to: word, in: known)))
        }
    }
}

/// Reads the words after a command's name.
private struct Reader {
    let command: Command
    var words: ArraySlice<String>
    var arguments = Arguments()

    /// The arguments, or nil where help was asked for.
    mutating func read() throws(CommandError) -> Arguments? {
        while let word = words.popFirst() {
            if word == "--" {
                arguments.operands += words
                break
            } else if word.hasPrefix("--") {
                try readLong(word)
            } else if word.hasPrefix("-"), word != "-" {
                try readLetters(word)
            } else {
                arguments.operands.append(word)
            }
            if arguments.has(.help) { return nil }
        }
        try checkOperands()
        return arguments
    }

    private mutating func readLong(_ word: String) throws(CommandError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        guard let option = command.allOptions.first(where: { $0.name == name }) else {
            throw unknown("--\(name)")
        }
        try set(option, attached: parts.count == 2 ? String(parts[1]) : nil, spelling: "--\(name)")
    }

    /// `-q`, `-o FILE`, `-oFILE`, and several flags in one word.
    private mutating func readLetters(_ word: String) throws(CommandError) {
        var rest = word.dropFirst()
        while let letter = rest.popFirst() {
            guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
                throw unknown("-\(letter)")
            }
            if option.value == .none {
                try set(option, attached: nil, spelling: "-\(letter)")
            } else {
                return try set(option, attached: rest.isEmpty ? nil : String(rest), spelling: "-\(letter)")
            }
        }
    }

    private mutating func set(
        _ option: Option, attached: String?, spelling: String
    ) throws(CommandError) {
        if arguments.has(option), !option.isRepeatable { throw .usage(.repeatedOption(spelling)) }
        if let group = option.group,
            let other = command.options.first(where: {
                $0.group == group && $0.name != option.name && arguments.has($0)
            })
        {
            throw .usage(.conflictingOptions("--\(other.name)", spelling))
        }
        guard option.value != .none else {
            guard attached == nil else { throw .usage(.unexpectedValue(spelling)) }
            return arguments.add("", to: option)
        }
        arguments.add(try value(of: option, attached: attached, spelling: spelling), to: option)
    }

    private mutating func value(
        of option: Option, attached: String?, spelling: String
    ) throws(CommandError) -> String {
        let missing = CommandError.usage(
            .missingValue(spelling, placeholder: option.placeholder ?? "", command: command.name))
        guard let value = attached ?? nextValue(for: option), !value.isEmpty else { throw missing }
        if case .choice(let allowed) = option.value, !allowed.contains(value) {
            throw .usage(
                .valueNotAllowed(
                    spelling, value: value, allowed: allowed, suggestion: nearest(to: value, in: allowed)))
        }
        return value
    }

    /// The next word, unless it is another of this command's options: then the value was forgotten.
    private mutating func nextValue(for option: Option) -> String? {
        guard let next = words.first else { return nil }
        let name = next.split(separator: "=", maxSplits: 1).first.map(String.init) ?? next
        if command.allOptions.contains(where: { "--\($0.name)" == name }) { return nil }
        return words.popFirst()
    }

    private func unknown(_ spelling: String) -> CommandError {
        let known = command.allOptions.map { "--\($0.name)" }
        return .usage(
            .unknownOption(spelling, command: command.name, suggestion: nearest(to: spelling, in: known)))
    }

    private func checkOperands() throws(CommandError) {
        guard let operand = command.operands else {
            if let first = arguments.operands.first {
                throw .usage(.unexpectedOperand(first, command: command.name))
            }
            return
        }
        switch operand.count {
        case .any: return
        case .many where arguments.operands.isEmpty, .one where arguments.operands.isEmpty:
            throw .usage(.missingOperand(operand.placeholder, command: command.name))
        case .many: return
        case .two:
            guard arguments.operands.count >= 2 else {
                throw .usage(
                    .missingOperand("path for each of \(operand.placeholder)", command: command.name))
            }
            guard arguments.operands.count > 2 else { return }
            throw .usage(.unexpectedOperand(arguments.operands[2], command: command.name))
        case .one, .optional:
            guard arguments.operands.count > 1 else { return }
            throw .usage(.unexpectedOperand(arguments.operands[1], command: command.name))
        }
    }
}
