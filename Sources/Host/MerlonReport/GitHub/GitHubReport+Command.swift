// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension GitHubReport {
    static func command(
        of reported: ReportedFinding, in report: AuditReport, _ paths: RepositoryPath, _ budget: GitHubBudget
    ) -> WorkflowCommand {
        let finding = reported.finding
        var words = [finding.message.sentence]
        let first = finding.locations.first
        // An annotation points at a file of the repository: what it can't point at is said.
        if let first, first.keyPath?.steps.isEmpty == false || first.member != nil {
            let inside = [first.member, first.keyPath?.description].compactMap(\.self)
            words.append("At \(inside.joined(separator: " ")).")
        }
        if finding.locations.count > 1 {
            words.append("And \(counted(finding.locations.count - 1, "place")) more.")
        }
        if let reason = reported.reasonNotToCount {
            words.append(reason.capitalisedFirst)
        } else {
            words.append("Fix: \(finding.remedy.sentence)")
        }
        let title = report.rule(finding.ruleID)?.title ?? finding.ruleID
        return WorkflowCommand(
            level: level(of: reported, threshold: report.threshold),
            properties: place(first, operand: reported.operand, in: report, paths)
                + [("title", "\(finding.severity.rawValue): \(title) [\(finding.ruleID)]".shown)],
            message: words.map { $0.cut(to: budget.messageLength).shown }.joined(separator: "\n"))
    }

    static func command(
        of unread: Unread, in report: AuditReport, _ paths: RepositoryPath
    ) -> WorkflowCommand {
        let inside = unread.location.member.map { " (\($0))" } ?? ""
        return WorkflowCommand(
            level: .error,
            properties: place(unread.location, operand: unread.operand, in: report, paths)
                + [("title", "Not read: the answer is incomplete")],
            message: (unread.reason + inside).sentence.shown)
    }

    private static func level(of reported: ReportedFinding, threshold: Severity) -> WorkflowCommand.Level {
        guard reported.counts else { return .notice }
        if reported.finding.severity >= threshold { return .error }
        return reported.finding.severity >= .medium ? .warning : .notice
    }

    private static func place(
        _ location: Location?, operand: Int?, in report: AuditReport, _ paths: RepositoryPath
    ) -> [(name: String, value: String?)] {
        guard let location,
            let file = paths.relative(report.path(of: location, operand: operand).fromStart)
        else { return [] }
        // Lines of a member are none of the archive's.
        let place = location.member == nil ? location.place : nil
        let isOneLine = place?.line != nil && place?.line == place?.endLine
        return [
            ("file", file.shown), ("line", place?.line.map(String.init)),
            ("endLine", place?.endLine.map(String.init)),
            ("col", place?.column.map(String.init)),
            // Columns of two lines can't be shown, and GitHub takes the pair for one line's.
            ("endColumn", isOneLine ? place?.endColumn.map(String.init) : nil),
        ]
    }
}

extension WorkflowCommand {
    /// The command as words that the runner does not take for one.
    var plain: String {
        let file = properties.first { $0.name == "file" }?.value
        let title = properties.first { $0.name == "title" }?.value
        let words = message.split(separator: "\n").joined(separator: " ")
        return [file, title, words].compactMap(\.self).joined(separator: ": ").withoutOldCommands
    }
}
