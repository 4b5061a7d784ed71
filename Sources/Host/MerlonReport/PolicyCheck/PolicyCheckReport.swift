// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit
public import MerlonPolicy

/// The answer to "can this policy be used": the one model that each format is written from.
public struct PolicyCheckReport: Sendable {
    /// The name and version of the program.
    public var tool: AuditReport.Tool
    /// The policy file, as the user gave it.
    public var path: String
    /// The least severity of a finding that makes the status `findings`.
    public var threshold: Severity
    /// The policy, or why it can't be used.
    public var result: Result<PolicyDocument, PolicyError>
    /// What the rules about policies say of one that can be used, the most urgent first.
    public var findings: [Finding] = []

    /// A report from its parts.
    public init(
        tool: AuditReport.Tool, path: String, threshold: Severity = .high,
        _ result: Result<PolicyDocument, PolicyError>
    ) {
        self.tool = tool
        self.path = path
        self.threshold = threshold
        self.result = result
    }

    /// Everything that was found, in the order of the file.
    public var diagnostics: [PolicyDiagnostic] {
        switch result {
        case .success(let document): document.warnings
        case .failure(let error): error.diagnostics
        }
    }

    /// `findings` where the policy has a fault, `failed` where it could not be read at all, `incomplete` where
    /// a limit ended the reading.
    public var status: AuditReport.Status {
        switch result {
        case .success(let document):
            (countsWarnings && !document.warnings.isEmpty) || findings.contains { $0.severity >= threshold }
                ? .findings : .clean
        case .failure(.invalid): .findings
        case .failure(.limit): .incomplete
        case .failure(.malformed): .failed
        }
    }

    /// What a warning counts as: it says what an audit finds as `policy.undecided`.
    static let severityOfWarnings = Severity.medium

    /// Whether warnings count.
    var countsWarnings: Bool { Self.severityOfWarnings >= threshold }

    /// How many errors and warnings there are.
    var counts: (errors: Int, warnings: Int) {
        let errors = diagnostics.count { $0.severity == .error }
        return (errors, diagnostics.count - errors)
    }
}
