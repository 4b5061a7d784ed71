// SPDX-License-Identifier: Apache-2.0

/// The shells that a completion script can be made for.
enum CompletionShell: String, CaseIterable, Sendable {
    case bash, fish, zsh

    /// The script, from the table.
    var script: String {
        switch self {
        case .bash: BashCompletion.script()
        case .fish: FishCompletion.script()
        case .zsh: ZshCompletion.script()
        }
    }
}

/// `text` as one word of a POSIX shell.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
