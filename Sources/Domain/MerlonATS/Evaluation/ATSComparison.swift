// SPDX-License-Identifier: Apache-2.0

/// What other sources and other versions make of the URLs that one evaluator decides on.
public struct ATSComparison: Sendable {
    /// The evaluator that the alternatives stand beside.
    public let evaluator: ATSEvaluator

    private let otherReadings: [OtherReading]
    private let otherVersions: [ATSVersionRange]

    /// A comparison with `evaluator`.
    public init(_ evaluator: ATSEvaluator) {
        self.evaluator = evaluator
        otherReadings = OtherReading.all(beside: evaluator)
        otherVersions = ATSVersionRange.decisive(for: evaluator.system.platform)
    }

    /// What other sources and versions make of `url`: only those that decide otherwise, in the order of
    /// their topics, versions last.
    ///
    /// - Throws: ``ATSURLError`` as a decision of ``ATSEvaluator`` does.
    public func alternatives(
        for url: String, loader: ATSLoader = .urlSession
    ) throws(ATSURLError) -> [ATSAlternative] {
        let target = try ATSURL(url)
        let given = try evaluator.decide(url, loader: loader)
        let entries = EntrySelection(concerning: target, in: evaluator.configuration)
        var alternatives: [ATSAlternative] = []
        for other in otherReadings where other.concerns(target, given, loader) {
            var reading = evaluator.reading
            other.change(&reading)
            let decision = try ATSEvaluator(
                evaluator.configuration, system: evaluator.system, reading: reading, entries: entries
            ).decide(url, loader: loader)
            let differences = decision.differences(from: given, isSecure: target.scheme.isSecure)
            guard !differences.isEmpty || other.isBesideTheDecision else { continue }
            // Two readings under one topic that end alike are said once.
            guard
                !alternatives.contains(where: {
                    $0.topic == other.topic && $0.decision.isLike(decision)
                })
            else { continue }
            alternatives.append(
                ATSAlternative(
                    topic: other.topic, decision: decision, differences: differences,
                    source: other.source, statement: other.statement + other.detail(target)))
        }
        return alternatives + (try versionAlternatives(for: url, target, given, loader, entries))
    }

    private func versionAlternatives(
        for url: String, _ target: ATSURL, _ given: ATSDecision, _ loader: ATSLoader,
        _ entries: EntrySelection
    ) throws(ATSURLError) -> [ATSAlternative] {
        var alternatives: [ATSAlternative] = []
        var previous: ATSDecision?
        for range in otherVersions {
            let system = ATSSystem(range.platform, range.first, linkedSDK: evaluator.system.linkedSDK)
            let other = ATSEvaluator(
                evaluator.configuration, system: system, reading: ATSReading(system), entries: entries)
            let decision = try other.decide(url, loader: loader)
            defer { previous = decision }
            guard decision.verdict != given.verdict else { continue }
            let step = decision.decidingStep(isSecure: target.scheme.isSecure)
            if let last = alternatives.indices.last, previous?.verdict == decision.verdict,
                previous?.decidingStep(isSecure: target.scheme.isSecure) == step
            {
                alternatives[last].versions?.end = range.end
                continue
            }
            let explanation = step.map(other.explain)
            alternatives.append(
                ATSAlternative(
                    topic: .osVersion, decision: decision,
                    differences: decision.differences(from: given, isSecure: target.scheme.isSecure),
                    versions: range, source: explanation?.source ?? ATSSource.transportSecurity,
                    statement: explanation?.text ?? "no rule of ATS stands against TLS"))
        }
        return alternatives
    }
}

extension ATSEvaluator {
    /// What other sources and versions make of `url`; for many URLs make one ``ATSComparison``.
    public func alternatives(
        for url: String, loader: ATSLoader = .urlSession
    ) throws(ATSURLError) -> [ATSAlternative] {
        try ATSComparison(self).alternatives(for: url, loader: loader)
    }
}

extension ATSDecision {
    /// Whether both end alike, whatever rules led there.
    fileprivate func isLike(_ other: ATSDecision) -> Bool {
        differences(from: other, isSecure: true).isEmpty
    }

    /// The rule that settled the verdict; nil for TLS that nothing stands against.
    public func decidingStep(isSecure: Bool) -> ATSTraceStep? {
        trace.last { isSecure ? $0.rule == .pinsRejectEverything : $0.rule.settlesCleartext }
    }
}

extension ATSRule {
    /// Whether the rule says yes or no to cleartext.
    fileprivate var settlesCleartext: Bool {
        switch self {
        case .outsideATS, .linkedBeforeATS, .exceptionAllowsHTTP, .exceptionRequiresTLS, .localHost,
            .addressDefault, .mediaLoads, .webContentLoads, .arbitraryLoadsOverridden, .arbitraryLoads,
            .atsDefault:
            true
        default: false
        }
    }
}

extension ATSVersionRange {
    /// The ranges of `platform` between which the rules changed, oldest first.
    static func decisive(for platform: ATSSystem.Platform) -> [ATSVersionRange] {
        let changes = [(9, 0), (10, 0), (14, 0), (17, 0), (18, 4), (18, 5), (26, 4)].map { OSVersion($0, $1) }
        let versions = changes.compactMap(platform.version(ofGeneration:))
        return versions.indices.map { index in
            let end = index + 1 < versions.count ? versions[index + 1] : nil
            return ATSVersionRange(platform, from: versions[index], before: end)
        }
    }
}
