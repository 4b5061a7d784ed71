// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// A text whose variables were replaced, with what could not be.
public struct SettingText: Sendable, Hashable {
    /// The text.
    public var text: String
    /// What could not be replaced.
    public var issues: [SettingIssue] = []
    /// How many variables were replaced for it, those in their values among them.
    public var steps = 0

    /// A text in which everything was replaced.
    public init(_ text: String) {
        self.text = text
    }

    /// The variables that nothing defines.
    public var unresolved: [String] {
        issues.compactMap { if case .unresolved(let name) = $0.kind { name } else { nil } }
    }
}

/// Something in a text with variables that could not be replaced.
public struct SettingIssue: Sendable, Hashable {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// Variables that are defined by each other: the names, beginning and ending with the same one.
        case cycle([String])
        /// A limit was reached, in words.
        case limit(String)
        /// A variable that nothing defines; it is replaced by nothing.
        case unresolved(String)
        /// A variable of this name without its closing bracket: the text stays as it is written.
        case unclosed(String)
        /// An operator that is not known, behind the variable's name.
        case unknownOperator(String, variable: String)
    }

    /// What is wrong.
    public var kind: Kind
    /// The setting whose value has it; nil for the text itself.
    public var setting: String?
    /// The file of that setting; nil for the text itself.
    public var path: String?
    /// The place of that setting's value.
    public var place: SourcePlace?
}
