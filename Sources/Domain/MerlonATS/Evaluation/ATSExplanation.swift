// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// One step of a trace in words.
public struct ATSExplanation: Sendable, Hashable {
    /// One sentence without a full stop: what was looked at, and what follows.
    public var text: String
    /// The key that the step looked at, from the Info.plist's root; nil where it looked at none.
    public var keyPath: PropertyListKeyPath?
    /// Where that key's value stands, or the entry where the key is absent; nil where there is none.
    public var place: SourcePlace?
    /// The source of the rule, by a tag of `docs/ats.md`: `Security-61901`, `Apple: NSExceptionDomains` …
    public var source: String

    /// An explanation from its parts.
    public init(text: String, keyPath: PropertyListKeyPath? = nil, place: SourcePlace? = nil, source: String)
    {
        self.text = text
        self.keyPath = keyPath
        self.place = place
        self.source = source
    }
}

extension ATSEvaluator {
    /// What `step` says, for a person. The step must come from a decision under this configuration; one
    /// that names an entry which is not there is explained without it.
    public func explain(_ step: ATSTraceStep) -> ATSExplanation {
        let located = locate(step)
        return ATSExplanation(
            text: words(for: step), keyPath: located?.keyPath, place: located?.place,
            source: source(of: step.rule))
    }
}
