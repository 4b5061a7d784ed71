// SPDX-License-Identifier: Apache-2.0

/// One rule that was applied on the way to a decision. A step holds numbers alone, so that a trace
/// costs one allocation; ``ATSEvaluator/explain(_:)`` turns it into words with its key path.
public struct ATSTraceStep: Sendable, Hashable {
    /// Which rule was applied.
    public var rule: ATSRule
    /// What it was applied to.
    public var subject: Subject

    /// What a rule looked at.
    public enum Subject: Sendable, Hashable {
        /// An entry that the system carries itself, by its index.
        case builtIn(Int)
        /// An entry of `NSExceptionDomains`, by its index in ``ATSConfiguration/exceptionDomains``.
        case exception(Int)
        /// Nothing in the dictionary.
        case nothing
        /// An entry of `NSPinnedDomains`, by its index in ``ATSConfiguration/pinnedDomains``.
        case pinned(Int)
        /// A key at the top of the dictionary, named by the rule.
        case topLevel
    }

    /// A step from its parts.
    public init(_ rule: ATSRule, _ subject: Subject = .nothing) {
        self.rule = rule
        self.subject = subject
    }
}
