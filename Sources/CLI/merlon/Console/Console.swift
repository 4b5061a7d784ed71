// SPDX-License-Identifier: Apache-2.0
import Dispatch
import MerlonReport

/// The two streams of the program and their manners: data to standard output, all else to standard error
/// as `merlon: …`.
final class Console {
    private let output: OutputDescriptor
    private let error: OutputDescriptor
    private let environment: [String: String]
    private var readerIsGone = false

    /// Whether notes and progress are left out.
    var isQuiet = false

    /// A console over two streams. `environment` is asked for `NO_COLOR` and `TERM`.
    init(output: OutputDescriptor, error: OutputDescriptor, environment: [String: String]) {
        self.output = output
        self.error = error
        self.environment = environment
    }

    /// Writes data to standard output. A reader that went away is no fault: the rest is dropped without a
    /// word, and the command's verdict stays what it is.
    func write(_ text: String) throws(CommandError) {
        guard !readerIsGone else { return }
        switch output.write(text) {
        case .written: return
        case .readerGone: readerIsGone = true
        case .failed(let reason): throw .unwritable(path: "standard output", reason: reason)
        }
    }

    /// Says what went wrong, and what to try next.
    func report(_ fault: CommandError) {
        tell(fault.message)
        if let hint = fault.hint { tell("hint: \(hint)") }
    }

    /// Says something that is neither data nor a fault; nothing where the user asked for quiet.
    func note(_ text: String) {
        if !isQuiet { tell(text) }
    }

    /// A line that shows progress on standard error, or nil where it is no terminal or the user asked for quiet.
    func progressLine() -> ProgressLine? {
        guard error.isTerminal, !hasDumbTerminal, !isQuiet else { return nil }
        let error = error
        return ProgressLine(columns: error.columns ?? 80, now: { DispatchTime.now().uptimeNanoseconds }) {
            text in
            _ = error.write(text)
        }
    }

    private func tell(_ line: String) {
        // Where standard error is closed nobody is left to be told.
        _ = error.write("\(CommandTable.program): \(line.shown)\n")
    }
}

extension Console {
    /// Whether text for people is coloured under `choice` (`NO_COLOR`: any value but an empty one).
    func colors(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: output.isTerminal && !hasDumbTerminal && (environment["NO_COLOR"] ?? "").isEmpty
        }
    }

    /// How wide text for people is set: the terminal's columns, or 100 for a file or a pipe.
    var columns: Int { output.columns ?? 100 }

    /// The root of the repository, where a runner of GitHub Actions names it.
    var repositoryRoot: String? { environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 } }

    private var hasDumbTerminal: Bool { environment["TERM"] == "dumb" }
}
