// SPDX-License-Identifier: Apache-2.0
internal import MerlonAudit
internal import MerlonPolicy
internal import MerlonPropertyList

/// The check of a policy for a person: a line for each fault, as compilers write it.
public struct PolicyCheckText: Sendable {
    /// Whether the terminal shows colour.
    public var color: Bool
    /// The columns of the terminal.
    public var width: Int

    /// A text for a terminal of `width` columns, plain unless `color` is asked for.
    public init(color: Bool, width: Int) {
        self.color = color
        self.width = width
    }

    /// The report as text.
    public func render(_ report: PolicyCheckReport) -> String {
        var page = TextPage(style: TerminalStyle(color: color), width: width)
        let source = report.path == "-" ? "standard input" : report.path
        let path = source.shown
        for diagnostic in report.diagnostics {
            // The place stays on one line, so that an editor or a terminal can follow it.
            let role: TerminalStyle.Role =
                diagnostic.severity == .error ? .severity(.high) : .severity(.medium)
            page.line(
                page.style.paint("\(path)\(diagnostic.place.place.words):", .heading) + " "
                    + page.style.paint("\(diagnostic.severity.rawValue):", role) + " "
                    + keyPath(of: diagnostic))
            page.paragraph(diagnostic.message, indent: 4)
            if let suggestion = diagnostic.suggestion {
                page.paragraph("did you mean '\(suggestion)'?", indent: 4)
            } else if !diagnostic.allowed.isEmpty {
                page.paragraph("allowed: " + diagnostic.allowed.joined(separator: ", "), indent: 4)
            }
        }
        for finding in report.findings {
            let location = finding.locations.first
            page.line(
                page.style.paint("\(path)\(location?.place?.words ?? ""):", .heading) + " "
                    + page.style.paint("\(finding.severity.rawValue):", .severity(finding.severity)) + " "
                    + (location?.keyPath?.description ?? "the policy").shown + " [\(finding.ruleID)]")
            page.paragraph(finding.message, indent: 4)
            page.paragraph(finding.remedy, indent: 4, role: .faint)
        }
        page.gap()
        page.paragraph("\(source): \(ending(of: report))")
        return page.text
    }

    private func keyPath(of diagnostic: PolicyDiagnostic) -> String {
        let path = diagnostic.place.keyPath
        return path.steps.isEmpty ? "the policy" : path.description.shown
    }

    private func ending(of report: PolicyCheckReport) -> String {
        let (errors, warnings) = report.counts
        let judged = report.findings.isEmpty ? "" : ", \(counted(report.findings.count, "finding"))"
        let warned = (warnings == 0 ? "" : ", \(counted(warnings, "warning"))") + judged
        switch report.result {
        case .success(let document):
            let policy = document.policy
            let content = [
                counted(policy.bundles.count, "bundle"), counted(policy.hosts.count, "host"),
                counted(policy.exceptions.count, "exception"),
                counted(policy.mechanisms.count, "mechanism"),
            ]
            return "the policy can be used (\(content.joined(separator: ", "))\(warned))"
                + ending(ofUsable: report)
        case .failure(.invalid): return "\(counted(errors, "fault"))\(warned)"
        case .failure(.limit): return "the policy was not read to its end"
        case .failure(.malformed): return "the policy can't be read"
        }
    }

    /// Why a policy that can be used is no clean answer all the same.
    private func ending(ofUsable report: PolicyCheckReport) -> String {
        guard report.status == .findings else { return "" }
        let worst = report.findings.map(\.severity).max()
        return worst.map { $0 >= report.threshold } ?? false
            ? "; a finding is of \(report.threshold.rawValue) severity or above"
            : "; a warning counts as \(PolicyCheckReport.severityOfWarnings.rawValue)"
    }
}
