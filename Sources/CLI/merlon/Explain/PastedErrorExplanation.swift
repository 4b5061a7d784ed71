// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonErrorCodes
import MerlonPropertyList
import MerlonReport

/// What `merlon explain --error` does: reads the text, asks the evaluator where an app is given, and ranks the
/// causes.
enum PastedErrorExplanation {
    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        if let url = arguments.operands.first, !AppSettings.areNamed(by: arguments) {
            throw .usage(
                .missingOption(
                    "--app, --info-plist or --ats to judge \(ShownURL(url))",
                    command: ExplainCommand.command.name,
                    hint: "without a URL the error is explained by itself"))
        }
        let reading = try PastedText.read(arguments.value(ExplainCommand.error) ?? "")
        let settings = try AppSettings.read(arguments, console)
        let decision = try settings.map { settings throws(CommandError) in
            try decide(reading, arguments, settings)
        }
        var context = DiagnosisContext()
        if let settings {
            context = settings.context
            context.explainOptions = arguments.decisiveOptions(loader: loader(reading, arguments))
            context.ats = (decision ?? nil)?.results.first.flatMap(DiagnosisContext.ATSAnswer.init)
        }
        // Which URL failed, the user knows better than a text that may name several, or none.
        var asked = reading
        if let url = arguments.operands.first { asked.urls = ErrorReport.read(url).urls + asked.urls }
        let explanation = ErrorExplanation(
            tool: Merlon.tool, reading: reading, causes: ErrorDiagnosis.causes(asked, context),
            decision: decision ?? nil)
        let report =
            switch arguments.choice(ExplainCommand.format, standard: ExplanationFormat.text) {
            case .json: ErrorJSON.render(explanation)
            case .text:
                ErrorText(color: console.colors(arguments), width: console.columns).render(explanation)
            }
        try console.deliver(report, arguments)
        return ExitStatus(explanation.status)
    }

    /// What the settings make of the URLs that are given, or of the one that the error names; nil where there is
    /// none.
    private static func decide(
        _ reading: ErrorReading, _ arguments: Arguments, _ settings: AppSettings
    ) throws(CommandError) -> ExplainReport? {
        let urls =
            arguments.operands.isEmpty ? [reading.failingURL?.text].compactMap { $0 } : arguments.operands
        guard !urls.isEmpty else { return nil }
        return settings.explain(
            urls, system: try SystemOptions.system(arguments, app: settings.system),
            loader: loader(reading, arguments))
    }

    private static func loader(_ reading: ErrorReading, _ arguments: Arguments) -> ATSLoader {
        arguments.choice(ExplainCommand.loader, standard: reading.loader)
    }
}

extension Arguments {
    /// What another command line needs for the same settings, system and `loader`.
    fileprivate func decisiveOptions(loader: ATSLoader) -> [String] {
        let options =
            [ExplainCommand.app, ExplainCommand.infoPlist, ExplainCommand.ats, ExplainCommand.bundle]
            + SystemOptions.all
        let words = options.flatMap { option in value(option).map { ["--\(option.name)", $0] } ?? [] }
        return words + (loader == .urlSession ? [] : ["--\(ExplainCommand.loader.name)", loader.rawValue])
    }
}

extension AppSettings {
    /// What the app says about causes beside App Transport Security.
    fileprivate var context: DiagnosisContext {
        DiagnosisContext(
            appPath: source, isMac: system.platform == .macOS, mayConnectOut: mayConnectOut,
            describesLocalNetworkUse: isWholeInfoPlist
                ? infoPlist?["NSLocalNetworkUsageDescription"] != nil : nil)
    }

    /// Only the macOS sandbox asks for an entitlement to connect.
    private var mayConnectOut: Bool? {
        guard system.platform == .macOS, let entitlements else { return nil }
        return entitlements["com.apple.security.app-sandbox"]?.boolean != true
            || entitlements["com.apple.security.network.client"]?.boolean == true
    }
}

extension ErrorReading {
    /// Who loaded, as far as the wording tells.
    fileprivate var loader: ATSLoader {
        if wrappers.contains(where: \.isOutsideATS) { return .outsideATS }
        return wrappers.contains(.webKit) ? .webContent : .urlSession
    }
}

extension DiagnosisContext.ATSAnswer {
    /// What the diagnosis needs of a decision; nil where the URL could not be judged.
    fileprivate init?(_ result: ExplainResult) {
        guard case .success(let answer) = result.answer else { return nil }
        let decision = answer.decision
        self.init(
            isAllowed: decision.verdict == .allowed, allowsCleartext: decision.cleartextAllowed,
            minimumTLS: decision.tls?.minimumTLS.rawValue,
            requiresForwardSecrecy: decision.tls?.requiresForwardSecrecy ?? false,
            isPinned: decision.pins != .none, pinsRejectEverything: decision.pins.rejectsEverything)
    }
}
