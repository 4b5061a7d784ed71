// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import MerlonPropertyList

extension TextPage {
    /// The program and what it was asked about.
    mutating func writeHead(of report: AuditReport) {
        let operands = report.operands.map(\.name)
        let named = operands.prefix(Self.operandsNamed).joined(separator: ", ")
        let rest = operands.count - Self.operandsNamed
        paragraph(
            "\(report.tool.name) \(report.tool.version): \(named)" + (rest > 0 ? " and \(rest) more" : ""),
            role: .faint)
        if let policy = report.policy {
            let environment = policy.environment.map { ", environment \($0)" } ?? ""
            paragraph(
                "held against \(policy.path) (\(policy.profile.rawValue)\(environment)), as of \(policy.today)",
                role: .faint)
        }
    }

    /// The verdict in one or two sentences: a report with findings whose answer is incomplete says both.
    mutating func writeVerdict(of report: AuditReport) {
        gap()
        let worst = report.open.map(\.finding.severity).max() ?? .info
        switch report.status {
        case .clean where report.open.isEmpty:
            paragraph(report.findings.isEmpty ? "No findings." : "No open findings.", role: .allowed)
        case .clean:
            paragraph(
                "Clean: nothing at or above the threshold (\(report.threshold.rawValue)); below it \(report.tally).",
                role: .allowed)
        case .findings:
            paragraph(report.tally.capitalisedFirst + ".", role: .severity(worst))
            let reached = report.open.count { $0.finding.severity >= report.threshold }
            if reached < report.open.count {
                paragraph("\(reached) of them at or above the threshold (\(report.threshold.rawValue)).")
            }
        case .incomplete:
            let below = report.open.isEmpty ? "No findings" : report.tally.capitalisedFirst
            paragraph("\(below) in what was read, but this is no clean result.", role: .blocked)
        case .failed:
            paragraph("The audit failed: an operand could not be opened.", role: .blocked)
            if !report.open.isEmpty { paragraph("In all, \(report.tally).", role: .severity(worst)) }
        }
        let apart = [(report.approved.count, "approved"), (report.known.count, "known by the baseline")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        if !apart.isEmpty { paragraph("Besides, " + apart.joined(separator: " and ") + ".") }
        if !report.unread.isEmpty {
            let also = report.status == .findings ? " as well" : ""
            paragraph(
                "The answer is incomplete\(also): \(counted(report.unread.count, "item")) that the rules need "
                    + "could not be read; the end of this report lists \(report.unread.count == 1 ? "it" : "them").",
                role: .blocked)
        }
    }

    /// The most urgent findings again as a list of things to do; left out where one finding says it all.
    mutating func writeFirstSteps(of report: AuditReport) {
        let urgent = report.open.filter { $0.finding.severity >= report.threshold }
        guard urgent.count > 1 else { return }
        let steps = urgent.unique { $0.finding.ruleID }.prefix(Self.firstSteps)
        heading("Do first")
        for (index, step) in steps.enumerated() {
            field("\(index + 1).", [step.finding.remedy.sentence, report.place(of: step)], indent: 5)
        }
    }

    /// The operands that the head names: the rest is counted, since a shell's `*` may give thousands.
    private static let operandsNamed = 4
    /// The things to do that a person keeps in mind.
    private static let firstSteps = 3
}

extension AuditReport {
    /// `6 findings: 2 high, 3 medium, 1 low`, or `no findings`.
    fileprivate var tally: String {
        let counts = Severity.allCases.compactMap { severity in
            let count = open.count { $0.finding.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)"
        }
        return counts.isEmpty
            ? "no findings" : "\(counted(open.count, "finding")): \(counts.joined(separator: ", "))"
    }

    /// The first place of a finding, as an editor opens it.
    fileprivate func place(of reported: ReportedFinding) -> String {
        guard let first = reported.finding.locations.first else { return "" }
        return place(of: first, operand: reported.operand)
    }
}
