// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension ReportedFinding {
    /// Why it does not count, in one sentence; nil where it counts.
    var reasonNotToCount: String? {
        if let approval { return "approved by \(approval.words)" }
        return isInBaseline ? "known: the baseline holds it" : nil
    }

    /// The state beside the baseline, in the words of SARIF 2.1.0 §3.27.24: `unchanged`, `new`, or `updated`
    /// where the baseline knows it at other places or at a lower severity.
    var baselineState: String {
        if isInBaseline { return "unchanged" }
        return newPlaces.isEmpty && severityInBaseline == nil ? "new" : "updated"
    }
}

extension FindingApproval {
    /// `the platform team until 2027-03-31 (12 days left): the reason`.
    var words: String {
        "\(owner) until \(expires) (\(Self.words(ofDaysLeft: daysLeft))): \(reason.sentence)"
    }

    /// `the next expires in 12 days`, `the next expires today`.
    static func words(untilExpiry days: Int) -> String {
        days == 0 ? "the next expires today" : "the next expires in \(counted(days, "day"))"
    }

    /// `12 days left`, `last day`, `3 days over`.
    static func words(ofDaysLeft days: Int) -> String {
        switch days {
        case ..<0: "\(counted(-days, "day")) over"
        case 0: "last day"
        default: "\(counted(days, "day")) left"
        }
    }
}

extension AuditReport {
    /// The findings that count.
    var open: [ReportedFinding] { findings.filter(\.counts) }

    /// The findings that somebody answers for.
    var approved: [ReportedFinding] { findings.filter { $0.approval != nil } }

    /// The findings that the baseline holds and nobody approved.
    var known: [ReportedFinding] { findings.filter { $0.approval == nil && $0.isInBaseline } }
}
