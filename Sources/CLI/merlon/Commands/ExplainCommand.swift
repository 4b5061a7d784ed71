// SPDX-License-Identifier: Apache-2.0
import MerlonATS

/// `merlon explain URL…` and `merlon explain --error TEXT`.
enum ExplainCommand {
    static let app = Option(
        "app", .file("PATH"),
        help:
            "take the settings from an app: an .app, .ipa, .xcarchive, a project, or a folder with one in it",
        group: "settings")
    static let infoPlist = Option(
        "info-plist", .file("FILE"), help: "take the settings from an Info.plist", group: "settings")
    static let ats = Option(
        "ats", .file("FILE"),
        help: "take the settings from an NSAppTransportSecurity dictionary alone, as property list or JSON",
        group: "settings")
    static let bundle = Option(
        "bundle", .text("ID"), help: "the bundle of --app whose settings count",
        standard: "the app itself, not what it embeds")
    static let loader = Option.choice(
        "loader", of: ATSLoader.self,
        help: """
            who loads the URL: URLSession, a web view, AVFoundation, or code that App Transport Security does \
            not reach
            """, standard: ATSLoader.urlSession)
    static let error = Option(
        "error", letter: "e", .text("TEXT|FILE|-"),
        help: "explain a pasted error: the text itself, a file that holds it, or standard input")
    static let format = Option.choice(
        "format", letter: "f", of: ExplanationFormat.self, help: "how the answer is written",
        standard: ExplanationFormat.text)

    static let command = Command(
        name: "explain",
        summary: "say what the system does with a URL, or what an error means",
        usage: [
            "URL… (--app PATH | --info-plist FILE | --ats FILE) [OPTIONS]",
            "--error TEXT|FILE|- [URL] [--app PATH] [OPTIONS]",
        ],
        discussion: [
            """
            For each URL it gives the verdict of App Transport Security under the app's settings, each rule that \
            led to it with its key path, the demands on TLS, the pins that apply, where sources disagree, and the \
            smallest setting that would let a blocked URL through. Nothing is connected to.
            """,
            """
            With --error it reads a pasted error (NSURLError, CFNetwork, Security, of Alamofire, React Native or \
            Flutter too) and tells what its codes mean, the likely causes in order, and what to run next. With \
            --app the app's settings decide where they can, for the URL in the error or the one that is given.
            """,
        ],
        operands: Operand(
            placeholder: "URL", count: .any,
            help: "what the app asks for, with its scheme; - reads URLs from standard input, one a line",
            completion: .nothing),
        options: [app, infoPlist, ats, bundle, BuildChoice.target, BuildChoice.configuration, loader]
            + SystemOptions.all + [
                error, format, .color, .output,
            ],
        examples: [
            .init(
                purpose: "Ask whether a cleartext request gets through, and by which rule",
                line: "merlon explain http://api.example.com/v1 --app Build/Shop.ipa"),
            .init(
                purpose: "Ask about a printer on the local network, on an older system",
                line: "merlon explain http://printer.local --info-plist Info.plist --ios 16.4"),
            .init(
                purpose: "Ask before building what users of the next release will get",
                line:
                    "merlon explain http://api.example.com/v1 --app Shop.xcodeproj --target Shop --configuration Release"
            ),
            .init(
                purpose: "Explain what the console shows",
                line: "merlon explain --error 'Error Domain=NSURLErrorDomain Code=-1022' --app Build/Shop.ipa"
            ),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "every URL is allowed; or the error was explained"),
            .init(status: .findings, meaning: "a URL is blocked"),
            .init(
                status: .fault,
                meaning: """
                    the command line can't be understood, the settings can't be read, a word is no URL, or nothing \
                    in the error is known
                    """),
            .init(status: .incomplete, meaning: "the error is longer than what is read of it"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        try arguments.checkStandardInput(app, infoPlist, ats, error)
        if arguments.has(error) { return try PastedErrorExplanation.run(arguments, console) }
        return try URLExplanation.run(arguments, console)
    }
}

/// How an explanation is written.
enum ExplanationFormat: String, CaseIterable, Sendable {
    case text, json
}
