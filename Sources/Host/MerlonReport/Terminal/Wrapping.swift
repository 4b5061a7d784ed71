// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text in lines of at most `width` columns, broken at spaces; several spaces between two words of
    /// a line stay several. A word that is longer (a path, a key path, a base64 digest) stays whole on a
    /// line of its own, so that it can be copied.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line: String?
        var used = 0
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            let columns = word.columns
            if let begun = line, used + 1 + columns <= width {
                line = begun + " " + word
                used += 1 + columns
            } else {
                if let begun = line { lines.append(begun) }
                line = String(word)
                used = columns
            }
        }
        return lines + [line ?? ""]
    }
}
