// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

/// What the system does otherwise under the settings of two artifacts, process by process: the dictionaries
/// may differ in many words and mean the same, or in one word and open everything.
public struct EffectiveComparison: Sendable, Hashable {
    /// What differs, by bundle and host.
    public var differences: [EffectiveDifference] = []
    /// Processes that only the newer artifact has.
    public var added: [String] = []
    /// Processes that only the older one had.
    public var removed: [String] = []
    /// The processes whose settings were compared.
    public var compared = 0
    /// The hosts that were not compared, since a limit was reached.
    public var leftOut = 0

    /// The comparison of two artifacts. A process that only the newer one has is compared with App Transport
    /// Security as it is by default.
    public init(from old: AuditFacts, to new: AuditFacts, budget: EffectiveBudget = EffectiveBudget()) {
        let before = Process.all(in: old)
        let after = Process.all(in: new)
        var rest = Set(before.indices)
        for process in after {
            let match =
                before.indices.first { rest.contains($0) && before[$0].file == process.file }
                ?? before.indices.first {
                    rest.contains($0) && before[$0].identifier != nil
                        && before[$0].identifier == process.identifier
                }
            if let match {
                rest.remove(match)
            } else {
                added.append(process.name)
            }
            compared += 1
            let pair = EffectivePair(
                bundle: process.name, old: match.map { before[$0].ats } ?? ATSConfiguration(),
                new: process.ats)
            let hosts = pair.hosts
            leftOut += max(0, hosts.count - budget.hosts)
            differences += hosts.prefix(budget.hosts).flatMap(pair.differences)
        }
        removed = rest.sorted().map { before[$0].name }
    }

    /// A bundle that runs as a process.
    private struct Process {
        var name: String
        var file: String
        var identifier: String?
        var ats: ATSConfiguration

        static func all(in facts: AuditFacts) -> [Process] {
            let operand = AuditReport.Operand(path: facts.operand, kind: facts.kind, bundles: 0)
            return facts.bundles.filter(\.isProcess).compactMap { bundle in
                guard let plist = bundle.infoPlist else { return nil }
                let place = ShippedPlace(plist.location, in: operand)
                // One file may be what many builds begin from.
                let build = bundle.build.map { " (\($0.target), \($0.configuration))" } ?? ""
                return Process(
                    name: (place.bundle == "." ? place.file : place.bundle) + build,
                    file: place.file + build,
                    // Files of a source tree often share the identifier of a build setting.
                    identifier: bundle.kind == .loosePropertyList || bundle.build != nil
                        ? nil : bundle.identifier,
                    ats: plist.ats ?? ATSConfiguration())
            }
        }
    }
}

/// What the comparison of two artifacts may cost.
public struct EffectiveBudget: Sendable, Hashable {
    /// The hosts of one process that are compared. The longest public list of exception domains has some 500.
    public var hosts = 5_000

    /// The limits that hold unless others are given.
    public init() {}
}

/// One thing that the system does otherwise.
public struct EffectiveDifference: Sendable, Hashable {
    /// The bundle.
    public var bundle: String
    /// The host as the settings name it, or words for many.
    public var host: String
    /// Which way it went.
    public var direction: Direction
    /// What is so now and what was, as one clause to stand behind the host and a colon.
    public var words: String
    /// Where sources disagree about what is so now: topics of `docs/ats.md`.
    public var disputed: [String]

    /// Which way a difference went.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        /// Neither: other keys are pinned.
        case different
        /// Something is allowed that was refused.
        case looser
        /// Something is refused that was allowed.
        case stricter
    }

    /// A difference from its parts.
    public init(
        bundle: String, host: String, direction: Direction, words: String, disputed: [String] = []
    ) {
        self.bundle = bundle
        self.host = host
        self.direction = direction
        self.words = words
        self.disputed = disputed
    }
}
