// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonReport

/// What `merlon explain URL…` does: settings, then a decision for each URL, then the report.
enum URLExplanation {
    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        guard let settings = try AppSettings.read(arguments, console) else {
            throw .usage(
                .missingOption(
                    "--app, --info-plist or --ats", command: ExplainCommand.command.name,
                    hint: "'--app PATH' takes the settings from an app, '--ats FILE' from a dictionary alone")
            )
        }
        let report = try report(arguments, settings)
        let text =
            switch arguments.choice(ExplainCommand.format, standard: ExplanationFormat.text) {
            case .json: ExplainJSON.render(report)
            case .text: ExplainText(color: console.colors(arguments), width: console.columns).render(report)
            }
        try console.deliver(text, arguments)
        return ExitStatus(report.status)
    }

    private static func report(
        _ arguments: Arguments, _ settings: AppSettings
    ) throws(CommandError) -> ExplainReport {
        let system = try SystemOptions.system(arguments, app: settings.system)
        let loader = arguments.choice(ExplainCommand.loader, standard: ATSLoader.urlSession)
        let comparison = ATSComparison(ATSEvaluator(settings.configuration, system: system))
        return ExplainReport(
            tool: Merlon.tool, source: settings.source, system: system, loader: loader,
            results: arguments.operands.map {
                ExplainResult(url: $0, comparison: comparison, loader: loader)
            },
            diagnostics: settings.diagnostics)
    }
}
