// SPDX-License-Identifier: Apache-2.0

/// One possible cause of an error, with what speaks for it and what to do next.
public struct Cause: Sendable, Hashable, Codable {
    /// How well the text supports the cause, the best first.
    public enum Likelihood: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
        case almostCertain = "almost certain"
        case likely
        case possible
        case lessLikely = "less likely"

        /// Orders by support: the better supported is the greater.
        public static func < (left: Likelihood, right: Likelihood) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .almostCertain: 3
            case .likely: 2
            case .possible: 1
            case .lessLikely: 0
            }
        }
    }

    /// The cause's stable name.
    public var id: CauseID
    /// The cause in a few words.
    public var title: String
    /// What in the text speaks for it, and what follows from it.
    public var why: String
    /// How well the text supports it.
    public var likelihood: Likelihood
    /// What to look at, in order.
    public var checks: [String]
    /// The commands to run next, the most telling first.
    public var next: [NextStep]
    /// What the statement rests on.
    public var sources: [ErrorSource]
    /// The codes and signs that speak for it.
    public var evidence: [String]

    /// A cause from its parts.
    public init(
        id: CauseID, title: String, why: String, likelihood: Likelihood, checks: [String] = [],
        next: [NextStep] = [], sources: [ErrorSource] = [], evidence: [String] = []
    ) {
        self.id = id
        self.title = title
        self.why = why
        self.likelihood = likelihood
        self.checks = checks
        self.next = next
        self.sources = sources
        self.evidence = evidence
    }
}

/// A command to run.
public struct NextStep: Sendable, Hashable, Codable {
    /// Where the command exists.
    public enum Machine: String, Sendable, Hashable, Codable, CaseIterable {
        /// Linux and macOS.
        case any
        /// macOS only.
        case mac
    }

    /// The line for a POSIX shell. Text from outside is quoted; capital words such as `PATH` and `URL` are
    /// to be filled in.
    public var command: String
    /// Where the command exists.
    public var machine: Machine
    /// What its output shows.
    public var purpose: String

    /// A step.
    public init(_ command: String, on machine: Machine = .any, purpose: String) {
        self.command = command
        self.machine = machine
        self.purpose = purpose
    }
}
