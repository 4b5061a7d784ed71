// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension JUnitCase {
    /// The case of a finding.
    init(_ reported: ReportedFinding, in report: AuditReport) {
        let finding = reported.finding
        className = "\(report.tool.name).\(finding.ruleID)"
        let first = finding.locations.first
        let place = first.map { report.path(of: $0, operand: reported.operand) }
        let words = [
            report.rule(finding.ruleID)?.title ?? finding.ruleID, place.map { $0.member ?? $0.relative },
            first?.keyPath?.description,
        ]
        name = words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
        let details = Self.details(of: reported, in: report)
        if let reason = reported.reasonNotToCount {
            outcome = .skipped(reason: reason, details: details)
        } else if finding.severity >= report.threshold {
            outcome = .failure(
                message: finding.message.sentence, type: finding.severity.rawValue, details: details)
        } else {
            outcome = .passed(
                "\(finding.severity.rawValue), below the threshold (\(report.threshold.rawValue))\n" + details
            )
        }
    }

    /// The case of something that was not read.
    init(_ unread: Unread, in report: AuditReport) {
        className = "\(report.tool.name).read"
        let path = report.path(of: unread.location, operand: unread.operand)
        name = "Not read · \(path.member ?? path.relative)"
        let limit = unread.isLimit ? "\na limit of this program" : ""
        outcome = .error(
            message: unread.reason.sentence, type: "unread",
            details: report.place(of: unread.location, operand: unread.operand) + limit)
    }

    private static func details(of reported: ReportedFinding, in report: AuditReport) -> String {
        let finding = reported.finding
        var lines = ["\(finding.severity.rawValue): \(finding.message.sentence)"]
        for location in finding.locations.prefix(placesShown) {
            let keyPath = location.keyPath.map { " \($0)" } ?? ""
            lines.append("at: \(report.place(of: location, operand: reported.operand))\(keyPath)")
        }
        let rest = finding.locations.count - placesShown
        if rest > 0 { lines.append("and \(counted(rest, "place")) more") }
        if !finding.evidence.isEmpty { lines.append("saw: \(finding.evidence)") }
        if let risk = report.rule(finding.ruleID)?.risk { lines.append("why: \(risk.sentence)") }
        lines.append("fix: \(finding.remedy.sentence)")
        lines.append("fingerprint: \(reported.fingerprint)")
        // A line of ours is a line, whatever stands in a value.
        return lines.map(\.shown).joined(separator: "\n")
    }

    /// The places of a merged finding that are listed: a test report shows them in a narrow pane.
    private static let placesShown = 20
}
