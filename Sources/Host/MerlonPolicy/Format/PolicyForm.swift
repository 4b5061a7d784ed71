// SPDX-License-Identifier: Apache-2.0

/// What a value of the policy file may be: the reader checks by it, and the JSON Schema is made from it.
package indirect enum PolicyForm: Sendable {
    /// A day, as `2027-03-31`.
    case day
    /// One of several forms, no two of one type.
    case either([PolicyForm])
    /// `true` or `false`.
    case flag
    /// The name or address of one host.
    case host
    /// A list; at least so many elements.
    case list(PolicyForm, atLeast: Int = 1)
    /// A mapping whose keys the team chooses.
    case members(key: PolicyForm, value: PolicyForm)
    /// A short name that the policy gives to something of its own.
    case name
    /// The base64 of a SHA-256 digest.
    case pin
    /// A mapping of known keys.
    case record(PolicyRecord)
    /// A name that must be known.
    case reference(PolicyNameKind)
    /// Keys of App Transport Security with their values.
    case settings
    /// Text that is not blank.
    case text
    /// The version of the format.
    case version
    /// One of these words.
    case word([String])
}

/// What a name in a policy can stand for.
package enum PolicyNameKind: String, Sendable, CaseIterable {
    case bundle, demand, environment, rule, threat
}

/// A mapping of known keys.
package struct PolicyRecord: Sendable {
    /// What it is called in a sentence: `an exception`.
    package var title: String
    /// Its keys, in the order of the documentation.
    package var fields: [PolicyField]
    /// The fewest keys it must have, beside those that are required.
    package var atLeast = 0
    /// What holds between its keys.
    package var rule: Rule?

    /// What holds between the keys of a record.
    package enum Rule: Sendable {
        /// `settings` must be what App Transport Security reads at `domain`, or at the top.
        case exception
        /// `name` and `pins` must be what `NSPinnedDomains` reads.
        case host
        /// `reason` is required where `onFailure` is `degraded`.
        case threat
    }
}

/// One key of a record.
package struct PolicyField: Sendable {
    /// The key.
    package var name: String
    /// What its value may be.
    package var form: PolicyForm
    /// Whether the record is nothing without it.
    package var isRequired: Bool
    /// What it says: a sentence.
    package var help: String

    init(_ name: String, _ form: PolicyForm, required: Bool = false, _ help: String) {
        self.name = name
        self.form = form
        isRequired = required
        self.help = help
    }
}

extension PolicyForm {
    /// The form's words for "… takes WORDS".
    package var words: String {
        switch self {
        case .day: "a day as 2027-03-31"
        case .either(let forms): forms.map(\.words).joined(separator: ", or ")
        case .flag: "true or false"
        case .host: "the name of a host"
        case .list(let form, _): "a list, each element \(form.words)"
        case .members(let key, let value): "a mapping, each key \(key.words), each value \(value.words)"
        case .name: "a name of letters, digits, '.', '_' and '-'"
        case .pin: "the base64 of a SHA-256 digest (44 characters)"
        case .record(let record): "a mapping with the keys of \(record.title)"
        case .reference(let kind): "the name of \(kind.words)"
        case .settings: "a mapping of keys of App Transport Security"
        case .text: "text"
        case .version: "the number \(Policy.currentVersion)"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        }
    }
}

extension PolicyNameKind {
    /// `an environment`.
    var words: String { self == .environment ? "an environment" : "a \(rawValue)" }
}
