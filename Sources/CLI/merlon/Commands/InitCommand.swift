// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPolicy

/// `merlon init PATH…`.
enum InitCommand {
    static let output = Option(
        "output", letter: "o", .file("FILE"), help: "where the policy is written; - is standard output",
        standard: PolicyFile.names[0])
    static let force = Option("force", help: "replace a policy that is there already")
    static let profile = Option.choice(
        "profile", of: Policy.Profile.self, help: "what is demanded of the policy",
        standard: Policy.Profile.standard)

    static let command = Command(
        name: "init",
        summary: "write a policy from what an app does today",
        usage: ["PATH… [OPTIONS]"],
        discussion: [
            """
            Reads an app, an archive or a source tree as audit does, and writes a policy that permits exactly what \
            it has: its bundles, its exceptions from App Transport Security, its pins. Every exception says \
            '\(PolicyPlaceholder.reason)' and expires in \(PolicyDraft.days) days: who needs it, and until when, only its team \
            knows. What no system reads is left out and named in a comment.
            """
        ],
        operands: Operand(
            placeholder: "PATH", count: .many, help: "a file or folder, as for audit", completion: .files),
        options: [output, profile, force, Today.option, .quiet],
        examples: [
            .init(
                purpose: "Begin with the archive that is in the store",
                line: "merlon init Build/Shop.xcarchive"),
            .init(purpose: "Look before anything is written", line: "merlon init . --output -"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the policy was written"),
            .init(status: .fault, meaning: "nothing was read, or a policy is there already"),
            .init(status: .incomplete, meaning: "the policy was written, but a part of the app was not read"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        console.isQuiet = arguments.has(.quiet)
        try arguments.checkStandardInput()
        let path = arguments.value(output) ?? PolicyFile.names[0]
        let today = try Today.day(arguments)
        guard path == "-" || arguments.has(force) || !InputFile.exists(path) else {
            throw .notUsable(
                path: path, reason: "a policy is there already",
                hint: "'--force' replaces it, and '--output -' shows what would be written")
        }
        var facts: [AuditFacts] = []
        for operand in arguments.operands {
            facts.append(try OperandReader.read(operand, console.progressLine()))
        }
        guard facts.contains(where: { $0.bundles.contains { $0.infoPlist != nil } }) else {
            throw .notUsable(
                path: arguments.operands.joined(separator: " "), reason: "no Info.plist was found in it",
                hint: "'merlon audit PATH' says what was read")
        }
        var draft = PolicyDraft(
            facts, today: today,
            paths: DraftPaths(
                policy: path == "-" ? PolicyFile.names[0] : path,
                current: FileManager.default.currentDirectoryPath))
        draft.policy.profile = arguments.choice(profile, standard: .standard)
        let text = PolicyWriter.yaml(draft.policy, heading: heading, notes: draft.notes)
        if path == "-" {
            try console.write(text)
        } else {
            try ReportFile.write(text, to: path)
            console.note("\(path): \(summary(draft.policy))")
        }
        let unread = facts.flatMap(\.unread)
        guard unread.isEmpty else {
            console.note("\(unread.count) part(s) were not read; 'merlon audit' names them")
            return .incomplete
        }
        return .clean
    }

    private static let heading = [
        "The transport security policy of this app, drafted by 'merlon init' from what the app does today.",
        "Replace each '\(PolicyPlaceholder.reason)', or remove the exception; then run 'merlon policy check'.",
    ]

    private static func summary(_ policy: Policy) -> String {
        let exceptions = policy.exceptions.count
        let bundles = policy.bundles.count
        let next = exceptions == 0 ? "" : "; each exception needs a reason, an owner and a plan"
        return
            "\(bundles) bundle\(bundles == 1 ? "" : "s"), \(exceptions) exception\(exceptions == 1 ? "" : "s")\(next)"
    }
}
