// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
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
        return settings.explain(arguments.operands, system: system, loader: loader)
    }
}

extension AppSettings {
    /// What the settings make of `urls`, with the smallest fix for each that is blocked.
    func explain(_ urls: [String], system: ATSSystem, loader: ATSLoader) -> ExplainReport {
        let comparison = ATSComparison(ATSEvaluator(configuration, system: system))
        return ExplainReport(
            tool: Merlon.tool, source: source, system: system, loader: loader,
            results: urls.map { url in
                ExplainResult(
                    url: url, comparison: comparison, loader: loader,
                    fix: fix(url, system: system, loader: loader))
            },
            diagnostics: diagnostics)
    }

    /// The fix, or nil where the load isn't blocked or the URL is none.
    private func fix(_ url: String, system: ATSSystem, loader: ATSLoader) -> ExplainFix? {
        guard let need = try? ATSNeed(url: url, loader: loader) else { return nil }
        return ExplainFix(
            configuration.smallestFix(for: need, system: system), isWithoutDictionary: isWithoutDictionary)
    }

    /// Whether a whole Info.plist was given that has no settings yet.
    private var isWithoutDictionary: Bool {
        isWholeInfoPlist && infoPlist?["NSAppTransportSecurity"] == nil
    }
}
