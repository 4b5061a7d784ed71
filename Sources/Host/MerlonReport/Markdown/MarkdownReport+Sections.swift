// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension MarkdownReport {
    static func unread(in report: AuditReport, _ page: MarkdownPage) -> String? {
        guard !report.unread.isEmpty else { return nil }
        let rows = report.unread.map {
            [
                MarkdownText.code(report.place(of: $0.location, operand: $0.operand), inTable: true),
                MarkdownText.cell($0.reason.cut(to: page.budget.textLength)),
            ]
        }
        return MarkdownPage.details(
            "Not read (\(report.unread.count))", isOpen: true, page.table(["place", "reason"], rows))
    }

    /// The approvals: of the policy where there is one, with what became of each, or of the findings.
    static func approvals(in report: AuditReport, _ page: MarkdownPage) -> String? {
        if let policy = report.policy, !policy.approvals.isEmpty {
            let rows = policy.approvals.map { status in
                [
                    status.exception.domain.map { MarkdownText.code($0, inTable: true) } ?? "all hosts",
                    MarkdownText.cell(status.exception.settings.map(\.key).joined(separator: ", ")),
                    status.state.rawValue, MarkdownText.cell(status.exception.owner),
                    "\(status.exception.expires) (\(FindingApproval.words(ofDaysLeft: status.daysLeft)))",
                    MarkdownText.cell(status.exception.reason.cut(to: page.budget.textLength)),
                ]
            }
            return MarkdownPage.details(
                "Approved exceptions (\(rows.count))",
                page.table(["where", "keys", "state", "owner", "until", "reason"], rows))
        }
        let approved = report.approved
        guard !approved.isEmpty else { return nil }
        let rows = approved.map { reported in
            [
                "`\(reported.finding.ruleID)`",
                MarkdownText.cell(reported.finding.message.cut(to: page.budget.textLength)),
                MarkdownText.cell((reported.approval?.words ?? "").cut(to: page.budget.textLength)),
            ]
        }
        return MarkdownPage.details(
            "Approved (\(rows.count))", page.table(["rule", "finding", "approval"], rows))
    }

    static func known(in report: AuditReport, _ page: MarkdownPage) -> String? {
        let known = report.known
        guard !known.isEmpty else { return nil }
        let rows = known.map { reported in
            [
                reported.finding.severity.rawValue, "`\(reported.finding.ruleID)`",
                MarkdownText.cell(reported.finding.message.cut(to: page.budget.textLength)),
            ]
        }
        return MarkdownPage.details(
            "Known by the baseline (\(rows.count))", page.table(["severity", "rule", "finding"], rows))
    }

    static func gone(in report: AuditReport, _ page: MarkdownPage) -> String? {
        guard let baseline = report.baseline, !baseline.gone.isEmpty else { return nil }
        let rows = baseline.gone.map { entry in
            [
                MarkdownText.code(entry.ruleID, inTable: true),
                MarkdownText.cell(entry.message.cut(to: page.budget.textLength)),
                entry.isWhole
                    ? "everywhere"
                    : entry.places.prefix(page.budget.places).map {
                        MarkdownText.code($0.words, inTable: true)
                    }.joined(separator: ", "),
            ]
        }
        return MarkdownPage.details(
            "In the baseline and no longer found (\(rows.count)): write it anew",
            page.table(["rule", "finding", "gone from"], rows))
    }

    static func matrix(_ matrix: TargetMatrix, _ page: MarkdownPage) -> String? {
        guard !matrix.rows.isEmpty else { return nil }
        let rows = matrix.rows.map { row in
            [MarkdownText.code(row.target, inTable: true), row.kind.rawValue] + row.cells.map(words)
        }
        let head = ["target", "kind"] + matrix.configurations.map { MarkdownText.cell($0) }
        return MarkdownPage.details(
            "Targets and configurations of <code>\(matrix.project.shown.html)</code>",
            page.table(head, rows))
    }

    private static func words(of cell: TargetMatrix.Cell) -> String {
        let state =
            cell.openings.isEmpty ? "default" : MarkdownText.cell(cell.openings.joined(separator: ", "))
        let unresolved = cell.unresolved.isEmpty ? "" : ", \(cell.unresolved.count) unresolved"
        return switch cell.comparison {
        case .different: "\(state), different\(unresolved)"
        case .equal: state + unresolved
        case .looserForDevelopers: "\(state), looser for developers alone\(unresolved)"
        case .looserForUsers: "⚠️ \(state), looser for users\(unresolved)"
        case .unknown: "unknown\(unresolved)"
        }
    }
}

extension Baseline.Place {
    /// `Payload/Shop.app/Info.plist NSAppTransportSecurity.NSAllowsArbitraryLoads`.
    var words: String { [path, keyPath ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
}
