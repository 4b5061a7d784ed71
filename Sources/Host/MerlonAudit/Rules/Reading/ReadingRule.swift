// SPDX-License-Identifier: Apache-2.0

/// A rule that reports one kind of problem met while an artifact was read.
protocol ReadingRule: Rule {
    /// The kind.
    var kind: ReadProblem.Kind { get }
}

extension ReadingRule {
    func check(_ facts: AuditFacts) -> [Finding] {
        facts.problems.filter { $0.kind == kind }.map { finding(about: $0) }
    }
}
