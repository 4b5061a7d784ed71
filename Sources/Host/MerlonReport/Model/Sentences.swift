// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// The text with a full stop where it ends without a mark of its own.
    var sentence: String {
        guard let last, !".!?".contains(last) else { return String(self) }
        return self + "."
    }

    /// The text with its first letter in upper case.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// `1 item`, `2 items`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
