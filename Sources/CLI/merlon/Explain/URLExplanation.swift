// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonATS
import MerlonPropertyList
import MerlonReport

/// What `merlon explain URL…` does: settings, then a decision for each URL, then the report.
enum URLExplanation {
    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            throw .usage(.missingOperand("URL", command: ExplainCommand.command.name))
        }
        let urls = try urls(arguments)
        guard let settings = try AppSettings.read(arguments, console) else {
            throw .usage(
                .missingOption(
                    "--app, --info-plist or --ats", command: ExplainCommand.command.name,
                    hint: "'--app PATH' takes the settings from an app, '--ats FILE' from a dictionary alone")
            )
        }
        let report = settings.explain(
            urls, system: try SystemOptions.system(arguments, app: settings.system),
            loader: arguments.choice(ExplainCommand.loader, standard: ATSLoader.urlSession))
        let text =
            switch arguments.choice(ExplainCommand.format, standard: ExplanationFormat.text) {
            case .json: ExplainJSON.render(report)
            case .text: ExplainText(color: console.colors(arguments), width: console.columns).render(report)
            }
        try console.deliver(text, arguments)
        return ExitStatus(report.status)
    }

    /// The URLs that are asked about: `-` stands for those on standard input, one a line.
    static func urls(_ arguments: Arguments) throws(CommandError) -> [String] {
        guard arguments.operands.contains("-") else { return arguments.operands }
        let bytes = try InputFile.read("-", limit: InputBudget.standardInputBytes)
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard !lines.isEmpty else {
            throw .notUsable(path: "-", reason: "standard input holds no URL", hint: "give one URL a line")
        }
        return arguments.operands.flatMap { $0 == "-" ? lines : [$0] }
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
