// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// The report for a person: what to do first, then each finding, then what was not read.
public struct TextReport: Sendable {
    /// Whether the terminal shows colour.
    public var color: Bool
    /// The columns of the terminal; lines are wrapped to it, within 40 and 100.
    public var width: Int

    /// A report for a terminal of `width` columns, plain unless `color` is asked for.
    public init(color: Bool, width: Int) {
        self.color = color
        self.width = width
    }

    /// The report as text.
    public func render(_ report: AuditReport) -> String {
        var page = TextPage(style: TerminalStyle(color: color), width: width)
        page.writeHead(of: report)
        page.writeVerdict(of: report)
        page.writeFirstSteps(of: report)
        for group in FindingGroup.groups(of: report.open, in: report) {
            page.gap()
            page.write(group, in: report)
        }
        page.writeApproved(of: report)
        page.writeKnown(of: report)
        page.writeGone(of: report)
        page.writeProjects(of: report)
        page.writeSignatures(of: report)
        page.writePrivacy(of: report)
        page.writeUnread(of: report)
        page.writeCoverage(of: report)
        page.writeNextStep(of: report)
        return page.text
    }
}
