// SPDX-License-Identifier: Apache-2.0

/// Turns what a text says into causes, the likeliest first.
///
/// Every code and sign gives weight to some causes; the most telling piece of evidence decides each cause's
/// rank. The outer codes of the loading system (-1200, -1202) count half as soon as an inner code or the
/// words say more.
public enum ErrorDiagnosis {
    /// The most causes named: beyond these the reader is better served by the checks of the first ones.
    private static let most = 8
    /// Below this weight a cause is not named.
    private static let least = 15

    /// The causes, the likeliest first; never empty.
    public static func causes(_ reading: ErrorReading, _ context: DiagnosisContext = DiagnosisContext())
        -> [Cause]
    {
        var board = ScoreBoard()
        Evidence.weigh(reading, on: &board)
        Circumstances(reading: reading, context: context).adjust(&board)
        var ranked = board.ranked(atLeast: least).prefix(most).map { $0 }
        if ranked.isEmpty {
            board.raise(.unrecognised, to: 40, because: unexplained(reading))
            ranked = board.ranked(atLeast: least)
        }
        let steps = NextSteps(url: reading.failingURL, context: context)
        return ranked.compactMap { cause(for: $0, steps) }
    }

    private static func cause(for score: ScoreBoard.Score, _ steps: NextSteps) -> Cause? {
        guard let note = CauseNote.all[score.cause] else { return nil }
        let reasons = score.reasons.filter { !$0.isEmpty }.prefix(2)
        return Cause(
            id: score.cause, title: note.title,
            why: (reasons + [score.own?.because ?? note.because]).joined(separator: " "),
            likelihood: likelihood(score.weight), checks: score.checks + (score.own?.checks ?? note.checks),
            next: steps.lines(note.steps), sources: note.sources, evidence: score.evidence)
    }

    private static func likelihood(_ weight: Int) -> Cause.Likelihood {
        switch weight {
        case 85...: .almostCertain
        case 65...: .likely
        case 40...: .possible
        default: .lessLikely
        }
    }

    private static func unexplained(_ reading: ErrorReading) -> String {
        let known = reading.codes.compactMap { found in found.code.map { "\(found): \($0.meaning)" } }
        if let first = known.first { return first }
        if let unknown = reading.codes.first { return "\(unknown) stands in no table of this tool." }
        return ""
    }
}

/// The weight of each cause, and what gave it.
struct ScoreBoard {
    struct Score {
        var cause: CauseID
        var weight: Int
        /// Sentences, the most telling first.
        var reasons: [String] = []
        /// What speaks for the cause, in short.
        var evidence: [String] = []
        /// Checks that belong to this text alone.
        var checks: [String] = []
        /// What is true of this app, in place of what is true of the cause in general.
        var own: OwnNote?
        /// The order in which causes of equal weight were first named.
        var order: Int
    }

    /// What is going on and what to look at where the app at hand is known.
    struct OwnNote {
        var because: String
        var checks: [String]
    }

    private var scores: [CauseID: Score] = [:]

    /// The weight of `cause`, 0 where nothing speaks for it.
    func weight(_ cause: CauseID) -> Int { scores[cause]?.weight ?? 0 }

    /// Adds evidence for `cause`: the greatest weight counts, and its sentence comes first.
    mutating func add(_ cause: CauseID, _ weight: Int, because reason: String, evidence: String) {
        var score = scores[cause] ?? Score(cause: cause, weight: 0, order: scores.count)
        if weight > score.weight {
            score.weight = weight
            score.reasons.insert(reason, at: 0)
        } else if score.reasons.count < 4 {
            score.reasons.append(reason)
        }
        if !evidence.isEmpty, !score.evidence.contains(evidence), score.evidence.count < 12 {
            score.evidence.append(evidence)
        }
        scores[cause] = score
    }

    /// Lifts `cause` to at least `weight`.
    mutating func raise(_ cause: CauseID, to weight: Int, because reason: String) {
        if weight > self.weight(cause) { add(cause, weight, because: reason, evidence: "") }
    }

    /// Brings `cause` down to at most `weight`.
    mutating func lower(_ cause: CauseID, to weight: Int) {
        if let current = scores[cause]?.weight { scores[cause]?.weight = min(current, weight) }
    }

    /// Puts a check of this text's own before those of the cause.
    mutating func addCheck(_ check: String, to cause: CauseID) {
        scores[cause]?.checks.append(check)
    }

    /// Says `note` of this text's app in place of what holds where nothing is known of the app.
    mutating func replaceNote(of cause: CauseID, by note: OwnNote) {
        scores[cause]?.own = note
    }

    /// The causes of at least `weight`, the greatest first.
    func ranked(atLeast weight: Int) -> [Score] {
        scores.values.filter { $0.weight >= weight }.sorted { ($1.weight, $0.order) < ($0.weight, $1.order) }
    }
}
