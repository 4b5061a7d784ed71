// SPDX-License-Identifier: Apache-2.0

/// What a command line asked of one command, checked against the table.
struct Arguments: Sendable {
    /// The operands in order; `-` stands for standard input.
    var operands: [String] = []
    /// The values of each option by name, in order; a flag has one empty value.
    fileprivate(set) var values: [String: [String]] = [:]

    /// Whether `option` was given.
    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The value of `option`, or nil where it was not given.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    /// All values of a repeatable option.
    func all(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The value of a choice, or `standard` where it was not given.
    func choice<Choice: RawRepresentable<String>>(_ option: Option, standard: Choice) -> Choice {
        value(option).flatMap(Choice.init(rawValue:)) ?? standard
    }

    /// Refuses a command line that reads standard input more than once: by `-` as an operand, or as the value
    /// of one of `options`.
    func checkStandardInput(_ options: Option...) throws(CommandError) {
        let inputs = operands + options.compactMap(value)
        guard inputs.count(where: { $0 == "-" }) <= 1 else { throw .usage(.standardInputTwice) }
    }

    mutating func add(_ value: String, to option: Option) {
        values[option.name, default: []].append(value)
    }
}
