// SPDX-License-Identifier: Apache-2.0

/// One verb of the program: all that the parser, the help, the manual page and the shell completions
/// know of it, and the function that carries it out.
struct Command: Sendable {
    /// The verb as it is typed; two words with a space where it stands in a group.
    var name: String
    /// What it does, as one line of a list: lower case, no full stop.
    var summary: String
    /// The ways to call it, without `merlon NAME`.
    var usage: [String]
    /// Paragraphs that say what it reads and answers.
    var discussion: [String]
    /// What may stand after the verb beside options; nil where nothing may.
    var operands: Operand?
    /// The options that are its own.
    var options: [Option]
    /// Calls that work as they stand, the best to learn from first.
    var examples: [Example]
    /// What its exit status tells.
    var exitStatuses: [ExitNote]
    /// Carries the command out.
    var run: @Sendable (Arguments, Console) throws(CommandError) -> ExitStatus

    /// A call with the reason to make it.
    struct Example: Sendable {
        /// Why one would call it so: a sentence without full stop.
        var purpose: String
        /// The whole command line.
        var line: String
    }

    /// What one exit status means for this command.
    struct ExitNote: Sendable {
        /// The status.
        var status: ExitStatus
        /// When it is given: lower case, no full stop.
        var meaning: String
    }
}

/// What may stand after a verb beside options.
struct Operand: Sendable {
    /// How many may stand there.
    enum Count: Sendable {
        /// One or more.
        case many
        /// None or one.
        case optional
        /// Any number, none included.
        case any
        /// Exactly one.
        case one
        /// Exactly two.
        case two
    }

    /// The name in capitals, as usage lines show it.
    var placeholder: String
    /// How many.
    var count: Count
    /// What it is: lower case, no full stop.
    var help: String
    /// What a shell offers for it.
    var completion: Completion

    /// What a shell offers for a word.
    enum Completion: Sendable, Equatable {
        /// The first words of the commands.
        case commands
        /// Files and directories.
        case files
        /// Nothing.
        case nothing
        /// These words.
        case words([String])

        /// The words that are known beforehand, or nil where the shell looks for files or nothing.
        var words: [String]? {
            switch self {
            case .commands: CommandTable.firstWords
            case .files, .nothing: nil
            case .words(let words): words
            }
        }
    }
}

/// What a run of the program tells its caller in one number.
enum ExitStatus: Int32, Sendable {
    /// Nothing to object to.
    case clean = 0
    /// Findings at or above the threshold, or a URL that is blocked.
    case findings = 1
    /// A command line that can't be understood, or an input that can't be read.
    case fault = 2
    /// A part was not read, so the answer is incomplete.
    case incomplete = 3
}
