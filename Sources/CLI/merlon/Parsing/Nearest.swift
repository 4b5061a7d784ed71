// SPDX-License-Identifier: Apache-2.0

/// The word of `known` that `word` was most likely meant to be: the fewest edits away, at most one edit
/// for each three letters; nil where none is that near.
func nearest(to word: String, in known: [String]) -> String? {
    // A word longer than any name by so much is no misspelling, and the table below grows with it.
    guard word.count <= 64 else { return nil }
    let limit = max(1, word.count / 3)
    return known.map { (name: $0, distance: editDistance(word, $0)) }
        .filter { $0.distance <= limit }
        .min { $0.distance < $1.distance }?.name
}

/// The fewest insertions, deletions, replacements and swaps of neighbours that turn `left` into `right`.
private func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
            var best = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}
