// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension JSONReport {
    static func json(_ reported: ReportedFinding, in report: AuditReport) -> JSONValue {
        let finding = reported.finding
        let rule = report.rule(finding.ruleID)
        return [
            "ruleId": .string(finding.ruleID),
            "title": .optional(rule?.title),
            "severity": .string(finding.severity.rawValue),
            "confidence": .string(finding.confidence.rawValue),
            "message": .string(finding.message),
            "operand": .integer(reported.operand),
            "locations": .array(
                finding.locations.map { json($0, path: report.path(of: $0, operand: reported.operand)) }),
            "evidence": .string(finding.evidence),
            "risk": .optional(rule?.risk),
            "remedy": .string(finding.remedy),
            "fix": json(finding.fix),
            "minimumOS": .optional(finding.minimumOS),
            "taxa": .strings(rule?.taxa ?? []),
            "approval": .null,
            "fingerprint": .string(reported.fingerprint),
        ]
    }

    /// A place: members that do not apply are `null`, so that every place has one shape.
    static func json(_ location: Location, path: ReportedPath) -> JSONValue {
        [
            "path": .string(path.relative),
            "member": .optional(path.member),
            "keyPath": .optional(location.keyPath?.description),
            "keyPathSteps": location.keyPath.map { .array($0.steps.map(json)) } ?? .null,
            "line": .optional(location.place?.line),
            "column": .optional(location.place?.column),
            "endLine": .optional(location.place?.endLine),
            "endColumn": .optional(location.place?.endColumn),
            "offset": .optional(location.place?.offset),
            "endOffset": .optional(location.place?.endOffset),
        ]
    }

    /// A fragment of a property list, a line each, with what to do with it.
    static func json(_ fix: PlistFix?) -> JSONValue {
        guard let fix else { return .null }
        return .array(fix.lines.map { ["change": .string($0.change.rawValue), "text": .string($0.text)] })
    }

    private static func json(_ step: PropertyListKeyPath.Step) -> JSONValue {
        switch step {
        case .index(let index): .integer(index)
        case .key(let key): .string(key)
        }
    }
}
