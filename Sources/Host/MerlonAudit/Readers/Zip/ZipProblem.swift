// SPDX-License-Identifier: Apache-2.0

/// What is odd about how an archive is stored, before it is known where the archive itself lies.
struct ZipProblem: Sendable, Hashable {
    var kind: ReadProblem.Kind
    /// The member's name; nil where the archive as a whole is meant.
    var member: String?
    /// One sentence, as in ``ReadProblem/message``.
    var message: String

    init(_ kind: ReadProblem.Kind, _ member: String?, _ message: String) {
        self.kind = kind
        self.member = member
        self.message = message
    }
}

extension [ZipProblem] {
    /// The problems with at most `most` of each kind, and one line for the rest of a kind: an archive of
    /// 100,000 equal faults is one fact, not 100,000.
    func limited(to most: Int = 20) -> [ZipProblem] {
        var counts: [ReadProblem.Kind: Int] = [:]
        var kept = filter { problem in
            counts[problem.kind, default: 0] += 1
            return counts[problem.kind, default: 0] <= most
        }
        for kind in ReadProblem.Kind.allCases {
            guard let count = counts[kind], count > most else { continue }
            kept.append(ZipProblem(kind, nil, "\(count - most) more members have the same problem"))
        }
        return kept
    }
}
