// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension TextPage {
    /// The findings that somebody answers for, with whom, until when and why; and the approvals of the
    /// policy that are no use as they stand.
    mutating func writeApproved(of report: AuditReport) {
        let approved = report.approved
        if !approved.isEmpty {
            let next = approved.compactMap(\.approval?.daysLeft).min().map(
                FindingApproval.words(untilExpiry:))
            heading("Approved: \(approved.count)\(next.map { ", \($0)" } ?? "")")
            for reported in approved {
                paragraph(
                    "\(reported.finding.message.sentence) [\(reported.finding.ruleID)]",
                    indent: Self.labelIndent)
                if let approval = reported.approval {
                    paragraph(approval.words, indent: Self.labelIndent * 2, role: .faint)
                }
            }
        }
        writeApprovals(of: report)
    }

    private mutating func writeApprovals(of report: AuditReport) {
        writeRules(of: report)
        let odd = (report.policy?.approvals ?? []).filter {
            $0.state != .approved && $0.state != .notConcerned
        }
        guard !odd.isEmpty else { return }
        heading("Approvals to look at (\(odd.count))")
        for status in odd {
            let keys = status.exception.settings.map(\.key).joined(separator: ", ")
            paragraph(
                "\(status.state.rawValue): \(status.exception.domain ?? "all hosts"), \(keys); "
                    + "\(status.exception.owner) until \(status.exception.expires) "
                    + "(\(FindingApproval.words(ofDaysLeft: status.daysLeft)))", indent: Self.labelIndent)
        }
    }

    /// The rules that the policy changes: who reads of no finding must know what was not asked.
    private mutating func writeRules(of report: AuditReport) {
        guard let policy = report.policy, !policy.rules.isEmpty else { return }
        heading("Changed by the policy")
        for setting in policy.rules {
            let off = setting.disabled.flatMap { disabled in
                disabled.expires < policy.today
                    ? nil : "switched off until \(disabled.expires): \(disabled.reason)"
            }
            let words = [off, setting.severity.map { "of severity \($0)" }].compactMap(\.self)
            paragraph("\(setting.rule): \(words.joined(separator: "; "))", indent: Self.labelIndent)
        }
    }

    /// What the baseline holds, a line each: who wants more asks for JSON.
    mutating func writeKnown(of report: AuditReport) {
        let known = report.known
        guard !known.isEmpty else { return }
        heading("Known by the baseline (\(known.count))")
        writeFirst(of: known.map(\.finding)) { finding in
            "\(finding.severity.rawValue): \(finding.message.sentence) [\(finding.ruleID)]"
        }
    }

    /// What the baseline holds and the artifact no longer does.
    mutating func writeGone(of report: AuditReport) {
        guard let baseline = report.baseline, !baseline.gone.isEmpty else { return }
        heading("In the baseline and no longer found (\(baseline.gone.count))")
        for entry in baseline.gone { paragraph(entry.words, indent: Self.labelIndent) }
        let caution =
            report.unread.isEmpty
            ? "" : " What was not read may hold them: read the end of this report first."
        paragraph(
            "`\(report.tool.name) audit … --write-baseline FILE` writes it without them.\(caution)",
            indent: Self.labelIndent, role: .faint)
    }
}

extension BaselineSummary.Entry {
    /// The finding, and where it no longer occurs where it does elsewhere.
    var words: String {
        let message = "\(message.sentence) [\(ruleID)]"
        guard !isWhole else { return message }
        let shown = places.prefix(4).map { $0.words.isEmpty ? "the operand" : $0.words }
        let rest = places.count - shown.count
        return "\(message) No longer at \(shown.joined(separator: ", "))"
            + (rest > 0 ? " and \(rest) more" : "")
    }
}
