// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonReport

/// `merlon smallest NEED…`.
enum SmallestCommand {
    static let command = Command(
        name: "smallest",
        summary: "find the smallest exceptions that some URLs need, and what settings open beyond",
        usage: ["NEED… [--app PATH | --info-plist FILE | --ats FILE] [OPTIONS]"],
        discussion: [
            """
            A NEED is a URL, and behind it in the same word what is known of its server: \
            \(NeedWords.known.joined(separator: ", ")). Nothing is connected to; a server of which nothing is said \
            does what App Transport Security demands.
            """,
            """
            The answer is the smallest NSAppTransportSecurity dictionary that permits all of it: to take away or \
            tighten any key would break a need. What ATS can't scope (a path, a port) and so opens too is said. \
            With an app's settings it also names each key that opens more than the needs want, and what to put in \
            its place.
            """,
        ],
        operands: Operand(
            placeholder: "NEED", count: .many,
            help: "a URL, and what is known of its server; - reads needs from standard input, one a line",
            completion: .nothing),
        options: [
            ExplainCommand.app, ExplainCommand.infoPlist, ExplainCommand.ats, ExplainCommand.bundle,
            BuildChoice.target, BuildChoice.configuration,
            ExplainCommand.loader,
        ] + SystemOptions.all + [ExplainCommand.format, .color, .output],
        examples: [
            .init(
                purpose: "Permit one host that speaks no TLS, and no more",
                line: "merlon smallest http://cdn.example.com/images"),
            .init(
                purpose: "Say what is known of an old server",
                line: "merlon smallest 'https://old.example.com tls1.0 no-forward-secrecy'"),
            .init(
                purpose: "Find the exceptions that an app no longer needs",
                line: "merlon smallest https://api.example.com http://cdn.example.com --app Shop.ipa"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "a dictionary permits every need, and the settings open no more"),
            .init(
                status: .findings,
                meaning: "no dictionary helps a need, or the settings block one or open more than is needed"),
            .init(status: .fault, meaning: "a word is no URL, or the settings can't be read"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        try arguments.checkStandardInput(ExplainCommand.app, ExplainCommand.infoPlist, ExplainCommand.ats)
        let loader = arguments.choice(ExplainCommand.loader, standard: ATSLoader.urlSession)
        var needs: [(url: String, need: ATSNeed)] = []
        for text in try URLExplanation.urls(arguments) {
            needs.append(try NeedWords.need(text, loader: loader))
        }
        let settings = try AppSettings.read(arguments, console, command: command.name)
        let system = try SystemOptions.system(arguments, app: settings?.system ?? AppSystem())
        let report = SmallestReport(
            tool: Merlon.tool, system: system,
            smallest: ATSConfiguration.smallestException(for: needs.map(\.need), system: system),
            excess: settings.map { settings in
                SmallestReport.Excess(
                    source: settings.source,
                    keys: settings.configuration.excess(beyond: needs.map(\.need), system: system),
                    blocked: needs.filter { need in
                        settings.configuration.smallestFix(for: need.need, system: system).outcome
                            == .changeDictionary
                    }.map { ShownURL($0.url).description })
            })
        let text =
            switch arguments.choice(ExplainCommand.format, standard: ExplanationFormat.text) {
            case .json: SmallestJSON.render(report)
            case .text: SmallestText(color: console.colors(arguments), width: console.columns).render(report)
            }
        try console.deliver(text, arguments)
        return ExitStatus(report.status)
    }
}
