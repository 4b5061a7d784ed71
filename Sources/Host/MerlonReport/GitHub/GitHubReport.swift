// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// The report as annotations of GitHub Actions: workflow commands, which the runner takes from standard
/// output.
///
/// What stops the build is an error, the rest a warning or a notice, the most urgent first. Where GitHub shows
/// fewer than there are, the last that it shows says how many more, and those stand in the log as plain lines.
public enum GitHubReport {
    /// The report as lines for the log of a step.
    ///
    /// - Parameters:
    ///   - report: What was found.
    ///   - workingDirectory: The absolute path of the folder that the program was started in.
    ///   - root: The absolute path of the repository's root.
    ///   - budget: What GitHub shows.
    public static func render(
        _ report: AuditReport, workingDirectory: String, root: String, budget: GitHubBudget = GitHubBudget()
    ) -> String {
        let paths = RepositoryPath(workingDirectory: workingDirectory, root: root)
        // What was not read comes first: a hole in the answer must not be the one that is not shown.
        let commands =
            report.unread.map { command(of: $0, in: report, paths) }
            + report.open.map { command(of: $0, in: report, paths, budget) }
            + report.approved.map { command(of: $0, in: report, paths, budget) }
        var lines: [String] = []
        for level in [WorkflowCommand.Level.error, .warning, .notice] {
            lines += shown(commands.filter { $0.level == level }, budget)
        }
        lines += closing(of: report)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func shown(_ commands: [WorkflowCommand], _ budget: GitHubBudget) -> [String] {
        guard commands.count > budget.annotationsOfAKind, let level = commands.first?.level else {
            return commands.map(\.line)
        }
        let first = commands.prefix(max(budget.annotationsOfAKind - 1, 0))
        let rest = commands.dropFirst(first.count)
        let more = WorkflowCommand(
            level: level, properties: [("title", "\(counted(rest.count, level.rawValue)) more")],
            message: "GitHub shows \(budget.annotationsOfAKind) of a kind for a step; "
                + "the log of this step has the \(rest.count) that follow.")
        // A line of our own words: what the runner takes for a command begins a line.
        return first.map(\.line) + [more.line] + rest.map { "merlon: \($0.plain)" }
    }

    /// What no annotation tells: known findings, and a baseline that has more than is left.
    private static func closing(of report: AuditReport) -> [String] {
        var lines: [String] = []
        if !report.known.isEmpty {
            lines.append("merlon: \(counted(report.known.count, "finding")) known by the baseline")
        }
        if let gone = report.baseline?.gone, !gone.isEmpty {
            lines.append(
                "merlon: \(gone.count) of the baseline's findings no longer \(gone.count == 1 ? "occurs" : "occur")"
                    + ": write it anew")
        }
        lines.append("merlon: \(report.status.rawValue), threshold \(report.threshold.rawValue)")
        return lines
    }
}
