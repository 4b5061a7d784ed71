// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonTuist

/// The program: reads the command line, runs one command, and ends with its status.
@main
enum Merlon {
    /// The version, as releases are tagged.
    static let version = "0.1.0"

    /// What this build lacks, a line each.
    private static let left =
        TuistManifests.areRead ? "" : "reads no Tuist manifests: built with a toolchain without SwiftSyntax\n"

    static func main() {
        // A reader that went away (`merlon … | head`) is told by `write`, not by a signal that ends the
        // program before it has given its verdict.
        signal(SIGPIPE, SIG_IGN)
        let console = Console(
            output: OutputDescriptor(STDOUT_FILENO), error: OutputDescriptor(STDERR_FILENO),
            environment: ProcessInfo.processInfo.environment)
        exit(run(Array(CommandLine.arguments.dropFirst()), console).rawValue)
    }

    /// Carries out the command line `words` and returns the status to end with.
    static func run(_ words: [String], _ console: Console) -> ExitStatus {
        do throws(CommandError) {
            switch try ArgumentParser.parse(words) {
            case .command(let command, let arguments):
                return try command.run(arguments, console)
            case .help(let topic):
                try console.write(HelpText.page(topic))
            case .version:
                try console.write("\(CommandTable.program) \(version)\n" + left)
            }
            return .clean
        } catch {
            console.report(error)
            return .fault
        }
    }
}
