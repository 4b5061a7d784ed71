// SPDX-License-Identifier: Apache-2.0

/// One option of a command, or of all commands.
struct Option: Sendable {
    /// The name after `--`.
    var name: String
    /// The letter after `-`, where it has one.
    var letter: Character?
    /// What stands after it.
    var value: Value
    /// What it does: lower case, no full stop.
    var help: String
    /// What holds where it isn't given, as the help shows it.
    var standard: String?
    /// Whether it may stand more than once; all values count then.
    var isRepeatable: Bool
    /// Options of one group exclude each other.
    var group: String?

    /// What stands after an option.
    enum Value: Sendable, Equatable {
        /// Nothing: the option alone says it.
        case none
        /// One of these words.
        case choice([String])
        /// A path.
        case file(String)
        /// Free text, by the placeholder that the help shows.
        case text(String)
    }

    /// An option from its parts.
    init(
        _ name: String, letter: Character? = nil, _ value: Value = .none, help: String,
        standard: String? = nil,
        isRepeatable: Bool = false, group: String? = nil
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.help = help
        self.standard = standard
        self.isRepeatable = isRepeatable
        self.group = group
    }

    /// An option whose value is one of an enumeration's words.
    static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String, letter: Character? = nil, of choices: Choice.Type, help: String,
        standard: Choice? = nil
    ) -> Option {
        Option(
            name, letter: letter, .choice(choices.allCases.map(\.rawValue)), help: help,
            standard: standard?.rawValue)
    }
}

extension Option {
    /// What stands after the option in a usage line; nil where nothing does.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .choice(let words): words.joined(separator: "|")
        case .file(let placeholder), .text(let placeholder): placeholder
        }
    }

    /// `-f, --format text|json`.
    var spelling: String {
        let letter = letter.map { "-\($0), " } ?? ""
        return letter + "--\(name)" + (placeholder.map { " \($0)" } ?? "")
    }
}

extension Option {
    /// `--help`, which every command takes.
    static let help = Option("help", letter: "h", help: "show how the command is used, with an example")
    /// `--version`, which the program takes.
    static let version = Option("version", help: "show the version")
    /// `--color`, which every command that writes for people takes.
    static let color = Option.choice(
        "color", of: ColorChoice.self,
        help: "colour the text; auto colours on a terminal, unless NO_COLOR is set",
        standard: ColorChoice.auto)
    /// `--output`, which every command that writes a report takes.
    static let output = Option(
        "output", letter: "o", .file("FILE"),
        help: "write the report to FILE, which is replaced only once the whole report is written",
        standard: "standard output")
    /// `--quiet`, which every command that may take long takes.
    static let quiet = Option(
        "quiet", letter: "q", help: "write nothing but errors to standard error: no progress, no notes")
}

/// When text is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}
