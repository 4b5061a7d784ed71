// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPolicy
import MerlonReport

/// `merlon audit PATH…`.
enum AuditCommand {
    static let format = Option.choice(
        "format", letter: "f", of: AuditFormat.self, help: "how the report is written",
        standard: AuditFormat.text)
    static let failOn = Option.choice(
        "fail-on", of: Severity.self, help: "the least severity of a finding that makes the exit status 1",
        standard: Severity.high)
    static let noProgress = Option(
        "no-progress", help: "draw no progress line, as where standard error is no terminal")

    static let command = Command(
        name: "audit",
        summary: "audit the transport security of what ships",
        usage: ["PATH… [OPTIONS]"],
        discussion: [
            """
            Reads property lists, app bundles, .ipa and .zip files, .xcarchives and whole folders, each known by \
            its content, with the extensions, watch apps, App Clips, XPC services and frameworks inside. Nothing \
            of the artifact is run, and nothing is connected to.
            """,
            """
            The report tells what to do first, then each finding with its evidence and its fix. A file that can't \
            be read is a finding too, and the rest is audited all the same.
            """,
            """
            With a policy, exceptions that it approves for the environment and the bundle do not count and are listed \
            apart with the days left; what nobody approved is a finding, and so is what the policy itself promises \
            without standing behind it. With --environment (or the --configuration that makes one) the settings of each bundle must equal what the policy makes.
            """,
        ],
        operands: Operand(
            placeholder: "PATH", count: .many,
            help: "a file or folder, or - for a property list on standard input",
            completion: .files),
        options: [
            format, failOn, policy, environment, configuration, noPolicy, Today.option, baseline,
            writeBaseline, .output,
            .color,
            .quiet, noProgress,
        ],
        examples: [
            .init(
                purpose: "Audit an archive before it is uploaded", line: "merlon audit Build/Shop.xcarchive"),
            .init(
                purpose: "Stop a build on anything that weakens transport security",
                line: "merlon audit Shop.ipa --fail-on medium"),
            .init(
                purpose: "Hand the findings to a code scanning service",
                line: "merlon audit . --format sarif --output merlon.sarif"),
            .init(
                purpose: "Prove that a build is what the policy makes of it",
                line: "merlon audit Build/Shop.xcarchive --policy merlon.yml --environment release"),
            .init(
                purpose: "Stop a build on what is new, and put off what is known",
                line: "merlon audit Shop.ipa --baseline merlon-baseline.json"),
            .init(
                purpose: "Write a page that people read without a network",
                line: "merlon audit Shop.ipa --format html --output report.html"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "no finding at or above the threshold, and everything was read"),
            .init(status: .findings, meaning: "a finding at or above the threshold"),
            .init(status: .fault, meaning: "the command line can't be understood, or a path can't be read"),
            .init(
                status: .incomplete,
                meaning: "no finding at or above the threshold, but a part that could hold one was not read"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        console.isQuiet = arguments.has(.quiet)
        try arguments.checkStandardInput(policy, baseline)
        let today = try Today.day(arguments)
        let policy = try readPolicy(arguments, console, today: today)
        let known = try readBaseline(
            arguments, standard: policy.flatMap { path(ofBaselineIn: $0.policy, at: $0.path) })
        let progress = arguments.has(noProgress) ? nil : console.progressLine()
        var facts: [AuditFacts] = []
        for path in arguments.operands {
            do throws(CommandError) {
                facts.append(try OperandReader.read(path, progress))
            } catch {
                // The others are audited all the same; the report names this one too.
                console.report(error)
                facts.append(AuditFacts(missing: path, reason: error.message))
            }
        }
        for index in facts.indices { facts[index].today = today }
        var report = AuditEngine().report(
            on: facts, tool: Merlon.tool, threshold: arguments.choice(failOn, standard: .high), policy: policy
        )
        let format = arguments.choice(format, standard: AuditFormat.text)
        // The matrix costs a trace in words for each cell: it is made for the formats that hold it.
        if format == .html || format == .json {
            report.access = AccessMatrix(of: facts, hosts: policy?.policy.hosts.map(\.name) ?? [])
        }
        if let known { report = known.baseline.compare(report, path: known.path) }
        try writeBaseline(of: report, arguments, console)
        try console.deliver(render(report, as: format, arguments, console), arguments)
        return ExitStatus(report.status)
    }

    private static func render(
        _ report: AuditReport, as format: AuditFormat, _ arguments: Arguments, _ console: Console
    ) -> String {
        let folder = FileManager.default.currentDirectoryPath
        return switch format {
        case .text:
            TextReport(color: console.colors(arguments), width: console.columns).render(report)
        case .html: HTMLReport.render(report)
        case .json: JSONReport.render(report)
        case .sarif: SARIFReport.render(report, workingDirectory: folder)
        case .junit: JUnitReport.render(report)
        case .markdown: MarkdownReport.render(report)
        case .xcode: XcodeReport.render(report, workingDirectory: folder)
        case .github:
            GitHubReport.render(
                report, workingDirectory: folder, root: console.repositoryRoot ?? folder)
        }
    }
}

/// How an audit's report is written.
enum AuditFormat: String, CaseIterable, Sendable {
    case text, json, sarif, junit, markdown, github, xcode, html
}
