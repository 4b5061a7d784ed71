// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy

/// `merlon generate review-notes`.
enum GenerateReviewNotesCommand {
    static let environment = Option(
        "environment", letter: "e", .text("NAME"), help: "the environment that is submitted",
        standard: "the last of the policy that reaches users")

    static let command = Command(
        name: "generate review-notes",
        summary: "write the justification that App Review asks for from the approvals",
        usage: ["[--environment NAME] [OPTIONS]"],
        discussion: [
            """
            For each approved exception that App Review wants justified: its keys, its reason, its data, the \
            bundles and the end. Exceptions that have expired are left out. Any use of NSExceptionMinimumTLSVersion \
            counts, as one of Apple's two pages has it.
            """
        ],
        operands: nil,
        options: [GenerateInfoPlistCommand.policy, environment, Today.option, .output, .quiet],
        examples: [
            .init(purpose: "Write the notes for the next submission", line: "merlon generate review-notes"),
            .init(
                purpose: "Keep them in a file",
                line: "merlon generate review-notes --environment release --output review-notes.txt"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the notes were written"),
            .init(
                status: .findings,
                meaning: "they were written, but an exception is undecided, or they are longer than the field"
            ),
            .init(status: .fault, meaning: "the policy can't be read, or has no such environment"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        console.isQuiet = arguments.has(.quiet)
        let (path, document) = try PolicyFile.read(arguments.value(GenerateInfoPlistCommand.policy))
        let named = try PolicyChoice.environments(arguments.all(environment), of: document.policy, at: path)
        guard let environment = named.last(where: \.reachesUsers) ?? named.last else {
            throw .notUsable(
                path: path, reason: "it names no environment", hint: "add 'environments:' to the policy")
        }
        let notes = ReviewNotes(document.policy, environment: environment, today: try Today.day(arguments))
        try console.deliver(notes.text, arguments)
        if notes.isTooLong {
            console.note(
                "the notes have \(notes.text.count) characters, and App Store Connect takes \(ReviewNotes.limit)"
            )
        }
        if !notes.undecided.isEmpty {
            console.note("nobody has decided yet on \(notes.undecided.joined(separator: ", "))")
        }
        return notes.isTooLong || !notes.undecided.isEmpty ? .findings : .clean
    }
}
