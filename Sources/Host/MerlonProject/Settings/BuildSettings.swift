// SPDX-License-Identifier: Apache-2.0

/// The build settings of one target in one configuration: levels of assignments, and the replacing of
/// variables as Xcode does it.
public struct BuildSettings: Sendable {
    /// The levels from the lowest precedence to the highest.
    public var levels: [BuildSettingLevel]
    /// What is being built.
    public var context: SettingContext
    let budget: ProjectBudget

    /// Settings of `levels`, the lowest precedence first.
    public init(_ levels: [BuildSettingLevel], for context: SettingContext, budget: ProjectBudget = .init()) {
        self.levels = levels
        self.context = context
        self.budget = budget
    }

    /// The value of `name` with all variables replaced; nil where no level assigns it.
    public func value(_ name: String) -> SettingText? {
        guard let found = assignment(of: name) else { return nil }
        var expansion = SettingExpansion(self)
        return expansion.value(of: found)
    }

    /// Whether `name` is a yes.
    public func isOn(_ name: String) -> Bool { value(name).map { Self.isYes($0.text) } ?? false }

    /// Whether a text counts as a yes.
    static func isYes(_ text: String) -> Bool { ["YES", "yes", "TRUE", "true", "1"].contains(text) }

    /// `text` with its variables replaced.
    public func expand(_ text: String) -> SettingText {
        var expansion = SettingExpansion(self)
        return expansion.text(text)
    }

    /// The assignment of `name` that counts.
    public func setting(_ name: String) -> BuildSetting? { assignment(of: name)?.setting }

    /// An assignment and where it was found.
    struct Found {
        var setting: BuildSetting
        var level: Int
        var index: Int
    }

    /// The assignment of `name` with the highest precedence whose conditions hold; below `above` where one is
    /// given.
    func assignment(of name: String, below above: Found? = nil) -> Found? {
        for level in levels.indices.reversed() where level <= above?.level ?? level {
            let settings = levels[level].assignments(of: name)
            let end = level == above?.level ? above?.index ?? settings.count : settings.count
            for index in settings.indices.prefix(end).reversed()
            where context.satisfies(settings[index].conditions) {
                return Found(setting: settings[index], level: level, index: index)
            }
        }
        return nil
    }
}
