// SPDX-License-Identifier: Apache-2.0
public import MerlonATS
public import MerlonAudit

/// The answer to "what will the system do with these URLs": the one model that each format is written from.
public struct ExplainReport: Sendable {
    /// The name and version of the program.
    public var tool: AuditReport.Tool
    /// Where the settings came from, as the user gave it: `App.app`, `Info.plist`, `-`; nil where ATS was
    /// asked without any settings.
    public var source: String?
    /// The system that the decisions are made for.
    public var system: ATSSystem
    /// Who loads the URLs.
    public var loader: ATSLoader
    /// An answer for each URL, in the order given.
    public var results: [ExplainResult]
    /// What in the settings does not do what its author meant: often the reason why a load is blocked that
    /// an entry seems to allow.
    public var diagnostics: [ATSDiagnostic]

    /// A report from its parts.
    public init(
        tool: AuditReport.Tool, source: String?, system: ATSSystem, loader: ATSLoader,
        results: [ExplainResult],
        diagnostics: [ATSDiagnostic] = []
    ) {
        self.tool = tool
        self.source = source
        self.system = system
        self.loader = loader
        self.results = results
        self.diagnostics = diagnostics
    }

    /// `failed` where a URL could not be judged, `findings` where a load is blocked, else `clean`.
    public var status: AuditReport.Status {
        var status = AuditReport.Status.clean
        for result in results {
            switch result.answer {
            case .failure: return .failed
            case .success(let answer) where answer.decision.verdict == .blocked: status = .findings
            case .success: break
            }
        }
        return status
    }
}

/// What is said of one URL.
public struct ExplainResult: Sendable {
    /// The URL as the user gave it, without what could be secret: see ``MerlonATS/ShownURL``.
    public private(set) var url: String
    /// The bundle whose process loads it, where there are several to tell apart: its identifier or path.
    public var bundle: String?
    /// The decision, or why there is none.
    public var answer: Result<ExplainAnswer, ATSURLError>

    /// A result from its parts.
    public init(url: String, bundle: String? = nil, answer: Result<ExplainAnswer, ATSURLError>) {
        self.url = ShownURL(url).description
        self.bundle = bundle
        self.answer = answer
    }

    /// What `comparison` says of `url`.
    public init(
        url: String, bundle: String? = nil, comparison: ATSComparison, loader: ATSLoader,
        fix: ExplainFix? = nil
    ) {
        let answer = Result { () throws(ATSURLError) in
            try ExplainAnswer(url: url, comparison: comparison, loader: loader, fix: fix)
        }
        self.init(url: url, bundle: bundle, answer: answer)
    }
}

/// The decision on one URL in words.
public struct ExplainAnswer: Sendable {
    /// The decision.
    public var decision: ATSDecision
    /// Whether the URL's scheme is one over TLS.
    public var isSecure: Bool
    /// The trace of the decision, each rule with its words.
    public var trace: [Step]
    /// What other sources and versions make of the URL.
    public var alternatives: [ATSAlternative]
    /// The smallest change that permits the load, where it is blocked and one is known.
    public var fix: ExplainFix?

    /// A rule of the trace, in words.
    public struct Step: Sendable, Hashable {
        /// The rule.
        public var rule: ATSRule
        /// Its words.
        public var explanation: ATSExplanation

        /// A step from its parts.
        public init(_ rule: ATSRule, _ explanation: ATSExplanation) {
            self.rule = rule
            self.explanation = explanation
        }
    }

    /// An answer from its parts; `trace` has the steps of the decision's own, in its order.
    public init(
        decision: ATSDecision, isSecure: Bool, trace: [Step], alternatives: [ATSAlternative],
        fix: ExplainFix? = nil
    ) {
        self.decision = decision
        self.isSecure = isSecure
        self.trace = trace
        self.alternatives = alternatives
        self.fix = fix
    }

    /// What `comparison` says of `url`.
    public init(
        url: String, comparison: ATSComparison, loader: ATSLoader, fix: ExplainFix? = nil
    ) throws(ATSURLError) {
        decision = try comparison.evaluator.decide(url, loader: loader)
        isSecure = try ATSURL(url).scheme.isSecure
        trace = decision.trace.map { Step($0.rule, comparison.evaluator.explain($0)) }
        alternatives = try comparison.alternatives(for: url, loader: loader)
        self.fix = fix
    }

    /// The step that settled the verdict; nil for TLS that nothing stands against.
    public var reason: Step? {
        guard let deciding = decision.decidingStep(isSecure: isSecure) else { return nil }
        return trace.last { $0.rule == deciding.rule }
    }

    /// Whether sources differ on the verdict itself for this very system, so that only a device can tell.
    public var needsDevice: Bool {
        alternatives.contains { $0.topic != .osVersion && $0.differences.contains(.verdict) }
    }
}

/// The smallest change that permits what is needed.
public struct ExplainFix: Sendable, Hashable {
    /// The fragment to put in place.
    public var fragment: PlistFix
    /// What it opens beside what is needed, since ATS knows no paths and ports; sentences.
    public var notes: [String]
    /// What to do rather than open anything, the best first; sentences.
    public var advice: [String]

    /// A fix from its parts.
    public init(_ fragment: PlistFix, notes: [String] = [], advice: [String] = []) {
        self.fragment = fragment
        self.notes = notes
        self.advice = advice
    }
}
