// SPDX-License-Identifier: Apache-2.0

/// A policy file that was read without a fault.
public struct PolicyDocument: Sendable, Hashable {
    /// What it says.
    public var policy: Policy
    /// What is not finished or not what it seems, in the order of the file.
    public var warnings: [PolicyDiagnostic]

    /// A document from its parts.
    public init(policy: Policy, warnings: [PolicyDiagnostic] = []) {
        self.policy = policy
        self.warnings = warnings
    }
}

/// The names that a policy may use and this module does not know: they belong to what reads the policy.
public struct PolicyVocabulary: Sendable, Hashable {
    /// The ids of the audit's rules; nil where any is taken.
    public var rules: [String]?
    /// The ids of the profiles' demands; nil where any is taken.
    public var demands: [String]?

    /// A vocabulary from its parts.
    public init(rules: [String]? = nil, demands: [String]? = nil) {
        self.rules = rules
        self.demands = demands
    }
}
