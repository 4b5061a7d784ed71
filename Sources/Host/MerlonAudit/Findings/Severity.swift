// SPDX-License-Identifier: Apache-2.0

/// How much is at stake. `docs/severity.md` gives the reason for each rule's.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable, Codable {
    case critical, high, medium, low, info

    /// Orders from `info` up to `critical`.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .critical: 4
        case .high: 3
        case .medium: 2
        case .low: 1
        case .info: 0
        }
    }
}

/// How sure a rule is that what it reports is a fault.
public enum Confidence: String, Sendable, Hashable, CaseIterable, Codable {
    case high, low, medium
}
