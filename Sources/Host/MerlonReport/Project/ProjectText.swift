// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
public import MerlonAudit
internal import MerlonPropertyList

/// What a project's targets will get, for a person: the matrix, each build that was asked about in full, and
/// what could not be resolved.
public struct ProjectText: Sendable {
    /// Whether the terminal shows colour.
    public var color: Bool
    /// The columns of the terminal.
    public var width: Int

    /// A report for a terminal of `width` columns, plain unless `color` is asked for.
    public init(color: Bool, width: Int) {
        self.color = color
        self.width = width
    }

    /// The matrices of `report`, with each build in full where `isDetailed`.
    public func render(_ report: AuditReport, isDetailed: Bool) -> String {
        var page = TextPage(style: TerminalStyle(color: color), width: width)
        page.writeHead(of: report)
        for project in report.projects {
            page.write(project, in: report)
            guard isDetailed else { continue }
            for row in project.rows {
                for cell in row.cells { page.write(cell, of: row) }
            }
        }
        page.writeProblems(of: report)
        page.writeUnread(of: report)
        return page.text
    }
}

extension TextPage {
    /// One build: the settings that matter here, then the transport security settings as they will stand.
    fileprivate mutating func write(_ cell: TargetMatrix.Cell, of row: TargetMatrix.Row) {
        gap()
        let audience = cell.isDebug ? "for developers" : "for users"
        line(
            style.paint("\(row.target) in \(cell.configuration)".shown, .heading) + Self.blank(2)
                + style.paint("\(row.kind.rawValue), \(audience)", .faint))
        if let identifier = cell.bundleIdentifier { field("id", [identifier]) }
        if let system = cell.system {
            field(
                "for",
                [
                    ([system.platform.rawValue, system.minimumOS?.description].compactMap { $0 }).joined(
                        separator: " ")
                ])
        }
        if cell.hasInfoPlist { field("plist", [cell.infoPlist ?? "made from build settings alone"]) }
        if let entitlements = cell.entitlements { field("rights", [entitlements]) }
        if !cell.unresolved.isEmpty { field("open", [cell.unresolved.joined(separator: ", ")]) }
        guard let ats = cell.ats else {
            field("ats", [cell.comparison == .unknown ? "not read" : "none: the default holds"])
            return
        }
        field("ats", [cell.openings.isEmpty ? "opens nothing" : cell.openings.joined(separator: ", ")])
        for text in PropertyListXML.fragment(key: "NSAppTransportSecurity", ats, indent: "    ") {
            line(Self.blank(Self.fieldIndent) + text.shown)
        }
    }

    /// What the rules about projects found, a line and its place each.
    fileprivate mutating func writeProblems(of report: AuditReport) {
        guard !report.findings.isEmpty else { return }
        heading("To look at (\(report.findings.count))")
        for reported in report.findings {
            let finding = reported.finding
            paragraph(
                "\(finding.severity.rawValue): \(finding.message) [\(finding.ruleID)]".sentence,
                indent: Self.labelIndent)
            guard let first = finding.locations.first else { continue }
            paragraph(report.place(of: first, operand: reported.operand), indent: Self.labelIndent * 2)
        }
    }
}
