// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes

/// The value of `--error`: a file that holds the error, standard input as `-`, or the text itself.
enum PastedText {
    /// What `word` says. A word that can only be the name of a file must be one, and so must one that says
    /// nothing and could be a name.
    static func read(_ word: String) throws(CommandError) -> ErrorReading {
        guard word != "-", !InputFile.exists(word), !word.isPath else { return try readFile(word) }
        let reading = ErrorReport.read(Array(word.utf8))
        return reading.isEmpty && word.mayBePath ? try readFile(word) : reading
    }

    private static func readFile(_ path: String) throws(CommandError) -> ErrorReading {
        ErrorReport.read(try InputFile.read(path, limit: InputBudget.standardInputBytes))
    }
}

extension String {
    /// Whether this is written like a path and like nothing that errors say: it begins as one, or ends as the
    /// names of logs do.
    fileprivate var isPath: Bool {
        guard mayBePath else { return false }
        let name = lowercased()
        return ["/", "./", "../", "~/"].contains(where: name.hasPrefix)
            || [".crash", ".err", ".ips", ".json", ".log", ".out", ".text", ".txt"].contains(
                where: name.hasSuffix)
    }

    /// Whether this is one word with a slash or a dot inside, and no URL.
    fileprivate var mayBePath: Bool {
        !contains(where: \.isWhitespace) && !contains("://")
            && (contains("/") || dropFirst().dropLast().contains("."))
    }
}
