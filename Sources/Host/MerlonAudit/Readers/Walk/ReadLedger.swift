// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// What was read so far of one operand, and what it cost.
///
/// Not Sendable: one operand is read by one task.
final class ReadLedger {
    private(set) var facts: AuditFacts
    let budget: ArtifactBudget
    let meter: InflationMeter
    /// The names by which projects are found.
    let projectNames: ProjectNames
    private let progress: (@Sendable (ArtifactProgress) -> Void)?
    private var archives = 0
    /// Files that a rule concerns, read or not.
    private var concerned: Set<Location> = []
    private var known: Set<ProblemKey> = []
    private var counts: [ReadProblem.Kind: Int] = [:]
    private var unreadCount = 0

    private struct ProblemKey: Hashable {
        var kind: ReadProblem.Kind
        var location: Location
    }

    init(
        operand: String, budget: ArtifactBudget, projectNames: ProjectNames,
        progress: (@Sendable (ArtifactProgress) -> Void)?
    ) {
        self.projectNames = projectNames
        facts = AuditFacts(operand: operand, kind: .unknown)
        self.budget = budget
        self.progress = progress
        meter = InflationMeter(limit: budget.inflatedBytes)
    }

    /// The facts, with what no rule concerns counted. An operand in which nothing was audited, and nothing
    /// failed to be, is no clean one: `nothing` says so.
    func finish(
        kind: ArtifactKind,
        nothing: String =
            "there is nothing in it that the rules concern: no app, no project, no Info.plist, no archive of one"
    ) -> AuditFacts {
        facts.kind = kind
        facts.coverage.notApplicable = max(0, facts.coverage.files - concerned.count)
        let root = Location(path: "")
        for kind in ReadProblem.Kind.allCases {
            guard let count = counts[kind], count > budget.notes else { continue }
            facts.problems.append(
                ReadProblem(
                    kind, at: root, message: "\(count - budget.notes) more places have the same problem"))
        }
        if unreadCount > budget.notes {
            let words = "\(unreadCount - budget.notes) more files were not read"
            facts.unread.append(Unread(root, reason: words, isLimit: false))
        }
        if facts.bundles.isEmpty, facts.projects.isEmpty, facts.unread.isEmpty {
            facts.unread.append(Unread(root, reason: nothing, isLimit: false))
        }
        return facts
    }

    /// Adds a bundle and returns its index.
    func add(_ bundle: BundleFacts) -> Int {
        facts.bundles.append(bundle)
        return facts.bundles.count - 1
    }

    /// Counts the files that were read as those that were seen: where only they were asked about.
    func noteFilesRead() {
        facts.coverage.files = concerned.count
    }

    /// Adds a project.
    func add(_ project: ProjectFacts) {
        facts.projects.append(project)
    }

    /// How many builds of projects there are so far.
    var builds: Int { facts.bundles.count { $0.build != nil } }

    /// Notes what of a project could not be read; a rule of its own tells it as a finding.
    func noteUnread(_ problem: ProjectProblem, at location: Location) {
        unreadCount += 1
        guard unreadCount <= budget.notes else { return }
        facts.unread.append(
            Unread(
                location.at(nil, problem.place), reason: problem.message, isLimit: problem.kind == .limit))
    }

    func note(files: Int) {
        facts.coverage.files += files
    }

    /// Counts a file that a rule concerns, with how many of its bytes were read.
    func noteRead(_ location: Location, bytes: Int) {
        concerned.insert(location)
        facts.coverage.bytes += bytes
        progress?(ArtifactProgress(files: concerned.count, bytes: facts.coverage.bytes, location: location))
    }

    func note(_ kind: ReadProblem.Kind, at location: Location, _ message: String) {
        counts[kind, default: 0] += 1
        guard counts[kind, default: 0] <= budget.notes else { return }
        known.insert(ProblemKey(kind: kind, location: location))
        facts.problems.append(ReadProblem(kind, at: location, message: message))
    }

    /// Notes a file (or a directory) that a rule concerns and that was not read.
    func noteUnread(_ what: String, at location: Location, _ fault: ReadFault, isFile: Bool = true) {
        if isFile { concerned.insert(location) }
        let words = "\(what) was not read: \(fault.reason)"
        unreadCount += 1
        if unreadCount <= budget.notes {
            facts.unread.append(Unread(location, reason: words, isLimit: fault.isLimit))
        }
        // The archive's own check may have said it already.
        guard !known.contains(ProblemKey(kind: fault.kind, location: location)) else { return }
        note(fault.kind, at: location, words)
    }

    /// Counts an archive that is about to be opened; returns false where there were too many.
    func opensArchive() -> Bool {
        archives += 1
        return archives <= budget.archives
    }
}
