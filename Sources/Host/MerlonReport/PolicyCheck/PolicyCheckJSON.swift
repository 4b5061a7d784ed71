// SPDX-License-Identifier: Apache-2.0
internal import MerlonAudit
internal import MerlonPolicy
internal import MerlonPropertyList

/// The check of a policy for programs: `docs/schema/policy-check.schema.json` describes it.
public enum PolicyCheckJSON {
    /// The report as a JSON document.
    public static func render(_ report: PolicyCheckReport) -> String {
        JSONValue.heading(tool: report.tool, status: report.status.rawValue).adding([
            "path": .string(report.path),
            "threshold": .string(report.threshold.rawValue),
            "strict": .boolean(report.countsWarnings),
            "errors": .integer(report.counts.errors),
            "warnings": .integer(report.counts.warnings),
            "diagnostics": .array(report.diagnostics.map(json)),
            "findings": .array(report.findings.map(json)),
        ]).document
    }

    private static func json(_ finding: Finding) -> JSONValue {
        let location = finding.locations.first
        return [
            "ruleId": .string(finding.ruleID), "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message), "remedy": .string(finding.remedy),
            "keyPath": .optional(location?.keyPath?.description),
            "keyPathSteps": .optional(location?.keyPath),
            "line": .optional(location?.place?.line), "column": .optional(location?.place?.column),
        ]
    }

    private static func json(_ diagnostic: PolicyDiagnostic) -> JSONValue {
        let place = diagnostic.place.place
        return [
            "code": .string(diagnostic.code.rawValue), "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "keyPath": .string(diagnostic.place.keyPath.description),
            "keyPathSteps": .optional(diagnostic.place.keyPath),
            "line": .optional(place.line), "column": .optional(place.column),
            "endLine": .optional(place.endLine), "endColumn": .optional(place.endColumn),
            "allowed": .strings(diagnostic.allowed), "suggestion": .optional(diagnostic.suggestion),
        ]
    }
}
