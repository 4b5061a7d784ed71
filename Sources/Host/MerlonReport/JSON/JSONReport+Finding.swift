// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension JSONReport {
    static func json(_ reported: ReportedFinding, in report: AuditReport) -> JSONValue {
        let finding = reported.finding
        let rule = report.rule(finding.ruleID)
        let object: JSONValue = [
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
            "fix": finding.fix.map { json($0) } ?? .null,
            "minimumOS": .optional(finding.minimumOS),
            "taxa": .strings(rule?.taxa ?? []),
            "approval": reported.approval.map(json) ?? .null,
            "fingerprint": .string(reported.fingerprint),
            "builds": .array(finding.builds.map(json)),
        ]
        guard report.baseline != nil else { return object }
        return object.adding([
            "baselineState": .string(reported.baselineState),
            "severityInBaseline": .optional(reported.severityInBaseline?.rawValue),
            "newLocations": .array(
                reported.newPlaces.map { json($0, path: report.path(of: $0, operand: reported.operand)) }),
        ])
    }

    static func json(_ build: BuildFacts) -> JSONValue {
        ["target": .string(build.target), "configuration": .string(build.configuration)]
    }

    /// A place: members that do not apply are `null`, so that every place has one shape.
    static func json(_ location: Location, path: ReportedPath) -> JSONValue {
        [
            "path": .string(path.relative),
            "member": .optional(path.member),
            "keyPath": .optional(location.keyPath?.description),
            "keyPathSteps": .optional(location.keyPath),
            "line": .optional(location.place?.line),
            "column": .optional(location.place?.column),
            "endLine": .optional(location.place?.endLine),
            "endColumn": .optional(location.place?.endColumn),
            "offset": .optional(location.place?.offset),
            "endOffset": .optional(location.place?.endOffset),
        ]
    }

    /// A fragment of a property list, a line each, with what to do with it; `notes` say what to know of it.
    static func json(_ fix: PlistFix, notes: [String] = []) -> JSONValue {
        [
            "lines": .array(
                fix.lines.map { ["change": .string($0.change.rawValue), "text": .string($0.text)] }),
            "notes": .strings(notes),
        ]
    }
}

extension JSONValue {
    /// The steps of a key path, keys as strings and indices as numbers, or `null` where there is none.
    static func optional(_ keyPath: PropertyListKeyPath?) -> JSONValue {
        guard let keyPath else { return .null }
        return .array(
            keyPath.steps.map { step in
                switch step {
                case .index(let index): .integer(index)
                case .key(let key): .string(key)
                }
            })
    }
}
