// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Diagnostics as they are found, no more than the budget allows.
struct PolicyLog {
    private let budget: PolicyBudget
    private var kept: [PolicyDiagnostic] = []
    private var dropped = 0

    init(budget: PolicyBudget) {
        self.budget = budget
    }

    mutating func add(
        _ code: PolicyDiagnostic.Code, severity: PolicyDiagnostic.Severity = .error, at place: PolicyPlace,
        _ message: @autoclosure () -> String, allowed: [String] = [],
        suggestion: @autoclosure () -> String? = nil
    ) {
        guard kept.count < budget.diagnostics else { return dropped += 1 }
        kept.append(
            PolicyDiagnostic(
                code, severity: severity, at: place, message(), allowed: allowed, suggestion: suggestion()))
    }

    /// Counts `count` faults that were found and not listed.
    mutating func drop(_ count: Int) { dropped += count }

    /// What was kept, in the order of the file, and a word on the rest. What was dropped may hold an error,
    /// so that word is one.
    var all: [PolicyDiagnostic] {
        let sorted = kept.enumerated().sorted { left, right in
            let (one, other) = (left.element.place.place, right.element.place.place)
            return (one.line ?? 0, one.column ?? 0, left.offset) < (
                other.line ?? 0, other.column ?? 0, right.offset
            )
        }.map(\.element)
        guard dropped > 0 else { return sorted }
        return sorted + [
            PolicyDiagnostic(
                .further, at: PolicyPlace(), "\(dropped) more faults were found and are not listed")
        ]
    }
}
