// SPDX-License-Identifier: Apache-2.0

extension ProjectReading {
    /// Whether the target number `index` of `count` may be read in `configurations`; false, and a problem of `path`, where the
    /// limits of a project leave out that one and those behind it.
    func mayReadTarget(_ index: Int, of count: Int, configurations: Int, in path: String) -> Bool {
        let words: String
        if builds + configurations > budget.builds {
            words = "more than \(budget.builds) builds"
        } else if work > budget.work {
            words = "more work than \(budget.work) steps of replacing variables"
        } else {
            return true
        }
        note(.limit, path, nil, "\(words): \(count - index) targets were not read", losesFacts: true)
        return false
    }
}
