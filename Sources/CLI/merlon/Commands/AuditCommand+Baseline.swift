// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import MerlonReport

extension AuditCommand {
    static let baseline = Option(
        "baseline", .file("FILE"),
        help: "findings that FILE holds, at the places it names, do not count and are listed apart",
        standard: "the one that the policy names")
    static let writeBaseline = Option(
        "write-baseline", .file("FILE"),
        help: "write what is found, and not approved by a policy, as a baseline to FILE")

    /// The baseline that `arguments` name, or `standard`, with its path; nil where there is none.
    static func readBaseline(
        _ arguments: Arguments, standard: String? = nil
    ) throws(CommandError) -> (path: String, baseline: Baseline)? {
        guard let path = arguments.value(baseline) ?? standard else { return nil }
        // The baseline that the policy names is written for the first time.
        if path == standard, path == arguments.value(writeBaseline), !InputFile.exists(path) { return nil }
        let bytes = try InputFile.read(path, limit: BaselineBudget().bytes)
        do {
            return (path, try Baseline(json: bytes))
        } catch {
            throw .notUsable(
                path: path, reason: "\(error)", hint: "'merlon audit PATH --write-baseline FILE' writes one")
        }
    }

    /// The baseline that a policy names, from its own folder; nil where it names none.
    static func path(ofBaselineIn policy: Policy, at path: String) -> String? {
        guard let baseline = policy.baseline?.value, !baseline.hasPrefix("/") else {
            return policy.baseline?.value
        }
        guard let slash = path.lastIndex(of: "/") else { return baseline }
        return path[...slash] + baseline
    }

    /// Writes the baseline that `arguments` ask for: never of an audit that failed, which would forget what
    /// it could not look at.
    static func writeBaseline(
        of report: AuditReport, _ arguments: Arguments, _ console: Console
    ) throws(CommandError) {
        guard let path = arguments.value(writeBaseline) else { return }
        guard report.status != .failed else {
            return console.note("the baseline was not written, since an operand could not be opened")
        }
        let baseline = Baseline(of: report)
        try ReportFile.write(BaselineFile.render(baseline), to: path)
        let count = baseline.entries.count
        console.note("the baseline of \(count) finding\(count == 1 ? "" : "s") is in \(path)")
        if !report.unread.isEmpty { console.note("what was not read is not in the baseline") }
    }
}
