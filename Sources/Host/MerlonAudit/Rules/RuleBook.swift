// SPDX-License-Identifier: Apache-2.0

/// All rules of this version.
public enum RuleBook {
    /// Every rule, by group.
    public static let all: [any Rule] =
        atsRules + pinRules + diagnosticRules + policyRules + signingRules + privacyRules + projectRules
        + readingRules

    /// The rule with `id`, or nil.
    public static func rule(_ id: String) -> (any Rule)? {
        all.first { $0.description.id == id }
    }
}
