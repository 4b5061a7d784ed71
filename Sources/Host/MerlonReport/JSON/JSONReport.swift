// SPDX-License-Identifier: Apache-2.0
import MerlonATS
public import MerlonAudit

/// The report for programs: `docs/schema/audit.schema.json` describes it. Members are only ever added;
/// a change of meaning raises `schemaVersion`.
public enum JSONReport {
    /// The report as a JSON document.
    public static func render(_ report: AuditReport) -> String {
        JSONValue.heading(tool: report.tool, status: report.status.rawValue)
            .adding(
                report.unread.isEmpty ? [:] : ["unread": .array(report.unread.map { json($0, in: report) })]
            )
            .adding([
                "threshold": .string(report.threshold.rawValue),
                "operands": .array(report.operands.map(json)),
                "findings": .array(report.findings.map { json($0, in: report) }),
            ])
            .adding(report.policy.map { ["policy": json($0)] } ?? [:])
            .adding(report.baseline.map { ["baseline": json($0)] } ?? [:])
            .adding(
                report.signatures.isEmpty ? [:] : ["signatures": .array(report.signatures.map(json))]
            )
            .adding(access(in: report).map { ["access": $0] } ?? [:])
            .adding(report.privacy.isEmpty ? [:] : ["privacy": .array(report.privacy.map(json))])
            .adding(report.projects.isEmpty ? [:] : ["projects": .array(report.projects.map(json))])
            .adding([
                "coverage": coverage(of: report),
                "notApplicable": .integer(report.coverage.notApplicable),
            ])
            .document
    }

    private static func access(in report: AuditReport) -> JSONValue? {
        guard let matrix = report.access, matrix != AccessMatrix() else { return nil }
        return json(matrix, in: report)
    }

    private static func json(_ operand: AuditReport.Operand) -> JSONValue {
        [
            "path": .string(operand.path), "kind": .string(operand.kind.rawValue),
            "bundles": .integer(operand.bundles), "builds": .integer(operand.builds),
            "base": .optional(operand.base),
        ]
    }

    private static func coverage(of report: AuditReport) -> JSONValue {
        [
            "files": .integer(report.coverage.files), "bytes": .integer(report.coverage.bytes),
            "bundles": .integer(report.operands.reduce(0) { $0 + $1.bundles }),
            "notApplicable": .integer(report.coverage.notApplicable),
            "rulesRun": .strings(report.rules.map(\.id)),
        ]
    }

    static func json(_ unread: Unread, in report: AuditReport) -> JSONValue {
        let location = json(unread.location, path: report.path(of: unread.location, operand: unread.operand))
        return [
            "place": location, "reason": .string(unread.reason), "isLimit": .boolean(unread.isLimit),
            "operand": .optional(unread.operand),
        ]
    }
}

extension JSONReport {
    /// The system that decides.
    static func json(_ system: ATSSystem) -> JSONValue {
        [
            "platform": .string(system.platform.rawValue), "version": .string(system.version.description),
            "linkedSDK": .string(system.linkedSDK.description),
        ]
    }
}

extension JSONValue {
    /// What every document of this program begins with.
    static func heading(tool: AuditReport.Tool, status: String) -> JSONValue {
        [
            "schemaVersion": 1,
            "tool": ["name": .string(tool.name), "version": .string(tool.version)],
            "status": .string(status),
        ]
    }
}
