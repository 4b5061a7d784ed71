// SPDX-License-Identifier: Apache-2.0

/// The number of slips between two spellings (a letter left out, added, replaced, or swapped with its
/// neighbour), or nil where there are more than `limit`. This is the restricted Damerau-Levenshtein
/// distance; its cost is the product of the lengths.
package func editDistance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
        var current = [row + 1]
        current.reserveCapacity(previous.count)
        for (column, rightByte) in right.enumerated() {
            var best = min(
                previous[column + 1] + 1, current[column] + 1,
                previous[column] + (leftByte == rightByte ? 0 : 1))
            if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
                best = min(best, beforePrevious[column - 1] + 1)
            }
            current.append(best)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
}
