// SPDX-License-Identifier: Apache-2.0

/// What a word was most likely meant to be.
package enum Spelling {
    /// The word of `known` that `word` was most likely meant for: the fewest slips away, at most one for each
    /// three letters, and the first of those as near; nil where none is that near. The case of ASCII letters
    /// does not count.
    package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
        // A word longer than any name by so much is no misspelling, and the cost grows with it.
        guard word.utf8.count <= 64 else { return nil }
        let letters = lowerCase(word)
        var limit = max(1, letters.count / 3)
        var best: String?
        for candidate in known {
            guard let distance = editDistance(letters, lowerCase(candidate), atMost: limit) else { continue }
            if distance == 0 { return candidate }
            best = candidate
            limit = distance - 1
        }
        return best
    }

    private static func lowerCase(_ text: String) -> [UInt8] {
        text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    }
}
