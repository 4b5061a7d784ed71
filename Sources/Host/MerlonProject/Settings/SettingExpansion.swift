// SPDX-License-Identifier: Apache-2.0

/// The replacing of the variables in one text.
///
/// `$(NAME)`, `${NAME}`, `$[NAME]` and `$NAME` are variables; names may be made of variables, and operators
/// follow a colon. A variable that is used while its own value is made stands for the value that its
/// assignment overrides, as `$(inherited)` does.
struct SettingExpansion {
    private let settings: BuildSettings
    /// The assignments whose values are being made, the outermost first.
    private var open: [BuildSettings.Found] = []
    private var issues: [SettingIssue] = []
    private var steps = 0
    private var bytes = 0
    /// How many variables are being replaced inside of each other, in names and in values.
    private var nesting = 0
    private var isOverLimit = false

    init(_ settings: BuildSettings) {
        self.settings = settings
    }

    mutating func value(of found: BuildSettings.Found) -> SettingText {
        let bytes = replaced(found)
        return result(bytes)
    }

    mutating func text(_ text: String) -> SettingText {
        let bytes = expanded(Array(text.utf8))
        return result(bytes)
    }

    private func result(_ bytes: [UInt8]) -> SettingText {
        var text = SettingText(String(decoding: bytes, as: UTF8.self))
        text.issues = issues
        text.steps = steps + self.bytes / 64
        return text
    }

    /// The value of an assignment.
    private mutating func replaced(_ found: BuildSettings.Found) -> [UInt8] {
        open.append(found)
        defer { open.removeLast() }
        return expanded(Array(found.setting.value.utf8))
    }

    private mutating func expanded(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(.dollar) else { return counted(text) }
        var reader = SettingTextReader(text)
        var out: [UInt8] = []
        while let part = reader.next(maximumDepth: settings.budget.expansionDepth) {
            switch part {
            case .literal(let range): out += counted(text[range])
            case .variable(let variable): out += counted(value(of: variable))
            }
            if isOverLimit { break }
        }
        if let rest = reader.unclosed {
            // The name and no more of the text, which may be a secret.
            let name = text[rest].dropFirst(2).prefix { $0.isIdentifier }.prefix(40)
            note(.unclosed(String(decoding: name, as: UTF8.self)))
        }
        return out
    }

    private mutating func value(of variable: SettingVariable) -> [UInt8] {
        steps += 1
        guard steps <= settings.budget.expansionSteps else {
            reachLimit("more than \(settings.budget.expansionSteps) variables to replace")
            return []
        }
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= settings.budget.expansionDepth else {
            reachLimit("more than \(settings.budget.expansionDepth) variables inside of each other")
            return []
        }
        let name = joined(variable.name)
        let found = lookUp(name)
        if found == nil, variable.isBare { return Array("$\(name)".utf8) }
        var value = found ?? []
        for operation in variable.operators {
            let operand = operation.operand.map { joined($0) }
            guard let result = SettingOperator.apply(operation.name, operand, to: value) else {
                note(.unknownOperator(operation.name, variable: name))
                // Xcode passes over a word that it does not know, and takes nothing for one with an operand.
                if operand != nil { value = [] }
                continue
            }
            value = result
        }
        if found == nil, !variable.operators.contains(where: { $0.name == "default" }) {
            note(.unresolved(name))
        }
        return value
    }

    /// A name or operand with the variables inside of it replaced.
    private mutating func joined(_ parts: [SettingVariable.Part]) -> String {
        var bytes: [UInt8] = []
        for part in parts {
            switch part {
            case .literal(let literal): bytes += literal
            case .variable(let variable): bytes += counted(value(of: variable))
            }
            if isOverLimit { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of the variable `name` here; nil where nothing defines it.
    private mutating func lookUp(_ name: String) -> [UInt8]? {
        // `$()` is nothing, and is how people write `//` where it would begin a comment.
        if name.isEmpty { return [] }
        if let last = open.last, name == "inherited" || name == "value" {
            return settings.assignment(of: last.setting.name, below: last).map { replaced($0) } ?? []
        }
        guard let index = open.lastIndex(where: { $0.setting.name == name }) else {
            return settings.assignment(of: name).map { replaced($0) }
        }
        if let lower = settings.assignment(of: name, below: open[index]) { return replaced(lower) }
        // A value that names itself means what it overrides, be that nothing. Others form a circle.
        if index < open.count - 1 { note(.cycle(open[index...].map(\.setting.name) + [name])) }
        return []
    }

    /// The bytes, counted against the limit; none beyond it.
    private mutating func counted(_ part: some Collection<UInt8>) -> [UInt8] {
        bytes += part.count
        if bytes > settings.budget.expansionBytes {
            reachLimit("more than \(settings.budget.expansionBytes) bytes of values")
        }
        return isOverLimit ? [] : Array(part)
    }

    private mutating func reachLimit(_ words: String) {
        guard !isOverLimit else { return }
        isOverLimit = true
        note(.limit(words))
    }

    private mutating func note(_ kind: SettingIssue.Kind) {
        let setting = open.last?.setting
        let isOwn = setting?.path.isEmpty != false
        let issue = SettingIssue(
            kind: kind, setting: setting?.name, path: isOwn ? nil : setting?.path,
            place: isOwn ? nil : setting?.place)
        // One text can name a variable many times: the first is enough, and the list stays short.
        if issues.count < 64, !issues.contains(issue) { issues.append(issue) }
    }
}

extension UInt8 {
    static let dollar = UInt8(ascii: "$")
}
