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

extension String {
    /// The first `limit` characters, and how many were left out.
    func cut(to limit: Int) -> String {
        let rest = count - limit
        return rest > 0 ? "\(prefix(limit))… (\(rest) characters more)" : self
    }
}

/// `1 item`, `2 items`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
