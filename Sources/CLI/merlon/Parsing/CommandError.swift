// SPDX-License-Identifier: Apache-2.0
import MerlonATS

/// Why a command gave no answer.
enum CommandError: Error, Equatable {
    /// The input is there and holds nothing that the command can use.
    case notUsable(path: String, reason: String, hint: String?)
    /// The input is longer than what is read of it.
    case tooLong(path: String, limit: Int)
    /// The input can't be read.
    case unreadable(path: String, reason: String)
    /// An operand can't be read, in the reader's words.
    case unreadableOperand(String)
    /// The output can't be written.
    case unwritable(path: String, reason: String)
    /// The command line can't be understood.
    case usage(UsageFault)
}

extension CommandError {
    /// What is wrong: lower case, no full stop.
    var message: String {
        switch self {
        case .notUsable(let path, let reason, _): "\(quoted(path)): \(reason)"
        case .tooLong(let path, let limit): "\(quoted(path)) has more than the \(limit) bytes that are read"
        case .unreadable(let path, let reason): "can't read \(quoted(path)): \(reason)"
        case .unreadableOperand(let words): words
        case .unwritable(let path, let reason): "can't write \(quoted(path)): \(reason)"
        case .usage(let fault): fault.message
        }
    }

    /// What to try next: lower case, no full stop.
    var hint: String? {
        switch self {
        case .notUsable(_, _, let hint): hint
        case .tooLong, .unreadable, .unreadableOperand, .unwritable: nil
        case .usage(let fault): fault.hint
        }
    }
}

/// What is wrong with a command line.
enum UsageFault: Equatable {
    /// Two options that exclude each other.
    case conflictingOptions(String, String)
    /// No command at all.
    case missingCommand
    /// An operand that the command can't do without.
    case missingOperand(String, command: String)
    /// An option that the command can't do without here.
    case missingOption(String, command: String, hint: String)
    /// A word of a group without the second word.
    case missingSubcommand(String, [String])
    /// An option without its value.
    case missingValue(String, placeholder: String, command: String)
    /// An option that may stand once stands twice.
    case repeatedOption(String)
    /// Standard input is asked for twice, and can be read once.
    case standardInputTwice
    /// An operand too many.
    case unexpectedOperand(String, command: String)
    /// A value after an option that takes none.
    case unexpectedValue(String)
    /// A verb that is not in the table.
    case unknownCommand(String, suggestion: String?)
    /// An option that is not in the table.
    case unknownOption(String, command: String?, suggestion: String?)
    /// A name that the command looked up and did not find.
    case unknownName(kind: String, String, suggestion: String?, hint: String)
    /// A value of the wrong form.
    case valueMalformed(String, value: String, expected: String)
    /// A value outside the option's words.
    case valueNotAllowed(String, value: String, allowed: [String], suggestion: String?)
}

extension UsageFault {
    fileprivate var message: String {
        switch self {
        case .conflictingOptions(let first, let second): "\(first) and \(second) can't be used together"
        case .missingCommand: "no command given"
        case .missingOperand(let placeholder, let command): "\(named(command)) needs a \(placeholder)"
        case .missingOption(let options, let command, _): "\(named(command)) needs \(options)"
        case .missingSubcommand(let group, let words):
            "\(named(group)) needs one of \(words.joined(separator: ", "))"
        case .missingValue(let option, let placeholder, _):
            "\(option) needs a value: \(option) \(placeholder)"
        case .repeatedOption(let option): "\(option) is given more than once"
        case .standardInputTwice: "- stands for standard input, which can be read once"
        case .unexpectedOperand(let word, let command): "\(named(command)) takes no \(quoted(word)) here"
        case .unexpectedValue(let option): "\(option) takes no value"
        case .unknownCommand(let name, _): "unknown command \(quoted(name))"
        case .unknownName(let kind, let name, _, _): "no \(kind) is called \(quoted(name))"
        case .unknownOption(let option, let command?, _):
            "unknown option \(quoted(option)) of \(named(command))"
        case .unknownOption(let option, nil, _): "unknown option \(quoted(option))"
        case .valueMalformed(let option, let value, let expected):
            "\(option) takes \(expected), not \(quoted(value))"
        case .valueNotAllowed(let option, let value, let allowed, _):
            "\(option) takes \(allowed.joined(separator: ", ")), not \(quoted(value))"
        }
    }

    fileprivate var hint: String {
        switch self {
        case .conflictingOptions, .repeatedOption, .standardInputTwice, .unexpectedValue, .valueMalformed:
            "'merlon help COMMAND' shows how the options are used"
        case .missingCommand, .unknownOption(_, nil, nil), .unknownCommand(_, nil):
            "'merlon --help' lists the commands"
        case .missingOperand(_, let command), .missingValue(_, _, let command),
            .unexpectedOperand(_, let command),
            .unknownOption(_, let command?, nil):
            "'merlon help \(command)' shows how it is used"
        case .missingSubcommand(let group, _): "'merlon help \(group)' says what each does"
        case .missingOption(_, _, let hint), .unknownName(_, _, nil, let hint): hint
        case .unknownCommand(_, let suggestion?), .unknownOption(_, _, let suggestion?),
            .unknownName(_, _, let suggestion?, _):
            "did you mean '\(suggestion)'?"
        case .valueNotAllowed(let option, _, let allowed, let suggestion):
            "try '\(option) \(suggestion ?? allowed.first ?? "")'"
        }
    }
}

private func named(_ command: String) -> String { "'merlon \(command)'" }

/// A word of the command line; where it is a URL, without what could be secret.
private func quoted(_ text: String) -> String { "'\(text.contains("://") ? "\(ShownURL(text))" : text)'" }
