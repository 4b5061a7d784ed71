// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// What a project's targets will get, for programs: `docs/schema/project.schema.json` describes it.
public enum ProjectJSON {
    /// The matrices of `report` as a JSON document.
    public static func render(_ report: AuditReport) -> String {
        JSONValue.heading(tool: report.tool, status: report.status.rawValue)
            .adding(
                report.unread.isEmpty
                    ? [:] : ["unread": .array(report.unread.map { JSONReport.json($0, in: report) })]
            )
            .adding([
                "projects": .array(report.projects.map(JSONReport.json)),
                "findings": .array(report.findings.map { JSONReport.json($0, in: report) }),
            ])
            .document
    }
}
