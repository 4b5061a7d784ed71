// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonReport

/// `merlon diff OLD NEW`.
enum DiffCommand {
    static let format = Option.choice(
        "format", letter: "f", of: DiffFormat.self, help: "how the comparison is written",
        standard: DiffFormat.text)
    static let failOn = Option.choice(
        "fail-on", of: Severity.self, help: "the least severity of what opened that makes the exit status 1",
        standard: Severity.high)

    static let command = Command(
        name: "diff",
        summary: "compare two artifacts, or two results of an audit: what opened, what closed",
        usage: ["OLD NEW [OPTIONS]"],
        discussion: [
            """
            Each side is an artifact that 'merlon audit' reads, or a result that it wrote as JSON. The answer is a \
            verdict for a release review, then what opened, what closed and what is of another severity, each with \
            its bundle and key path. An .xcarchive, the .ipa made of it and the .app inside have the same places.
            """,
            """
            For two artifacts it also says what the system does otherwise: for every host that either names and \
            for all that neither does, by the rules of App Transport Security, whatever the dictionaries look like.
            """,
        ],
        operands: Operand(
            placeholder: "OLD NEW", count: .two,
            help: "the older and the newer artifact or result; one may be - for standard input",
            completion: .files),
        options: [format, failOn, Today.option, .output, .color, .quiet],
        examples: [
            .init(
                purpose: "Compare a release candidate with the last release",
                line: "merlon diff Shop-1.4.ipa Shop-1.5.ipa"),
            .init(
                purpose: "Compare with the result that the last release left behind",
                line: "merlon diff last-release.json Build/Shop.xcarchive --format markdown"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "nothing at or above the threshold opened"),
            .init(status: .findings, meaning: "a finding at or above the threshold opened, or rose to it"),
            .init(status: .fault, meaning: "the command line can't be understood, or a side can't be read"),
            .init(
                status: .incomplete,
                meaning: "nothing at or above the threshold opened, but a side was not read whole"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        console.isQuiet = arguments.has(.quiet)
        try arguments.checkStandardInput()
        let today = try Today.day(arguments)
        let old = try DiffSide.read(arguments.operands[0], console, today: today)
        let new = try DiffSide.read(arguments.operands[1], console, today: today)
        var comparison = ResultComparison(
            from: old.result, to: new.result, threshold: arguments.choice(failOn, standard: .high))
        if let before = old.facts, let now = new.facts {
            comparison.effective = EffectiveComparison(from: before, to: now)
        }
        let text =
            switch arguments.choice(format, standard: DiffFormat.text) {
            case .text:
                DiffText(color: console.colors(arguments), width: console.columns)
                    .render(comparison, tool: Merlon.tool)
            case .json: DiffJSON.render(comparison, tool: Merlon.tool)
            case .markdown: DiffMarkdown.render(comparison, tool: Merlon.tool)
            }
        try console.deliver(text, arguments)
        return ExitStatus(comparison.status)
    }
}

/// How a comparison is written.
enum DiffFormat: String, CaseIterable, Sendable {
    case text, json, markdown
}
