// SPDX-License-Identifier: Apache-2.0

/// Why a policy can't be used.
public enum PolicyError: Error, Sendable, Hashable {
    /// Everything that was found, warnings included, in the order of the file; at least one is an error.
    case invalid([PolicyDiagnostic])
    /// A limit of the reader was reached before the whole file was seen.
    case limit(PolicyDiagnostic)
    /// The text is no YAML or JSON, which ends the reading at one place.
    case malformed(PolicyDiagnostic)

    /// What was found.
    public var diagnostics: [PolicyDiagnostic] {
        switch self {
        case .invalid(let diagnostics): diagnostics
        case .limit(let diagnostic), .malformed(let diagnostic): [diagnostic]
        }
    }
}

extension PolicyError: CustomStringConvertible {
    /// The first error with its place, and how many there are.
    public var description: String {
        let errors = diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return "the policy can't be read" }
        return errors.count == 1 ? "\(first)" : "\(first) (the first of \(errors.count) faults)"
    }
}
