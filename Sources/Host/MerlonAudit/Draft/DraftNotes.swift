// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// What of an app's settings is not in a draft, and why: one line each, each once.
struct DraftNotes {
    private let limit: Int
    private var seen: Set<String> = []
    private var lines: [String] = []
    private var unlisted = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Notes that what stands at `keyPath` of the file at `path` was left out.
    mutating func leaveOut(_ keyPath: PropertyListKeyPath, of path: String, _ reason: String) {
        add("left out: \(keyPath.description.cut) of \(path.cut): \(reason)")
    }

    /// Adds a line.
    mutating func add(_ line: String) {
        guard !seen.contains(line) else { return }
        guard lines.count < limit else { return unlisted += 1 }
        seen.insert(line)
        lines.append(line)
    }

    /// The lines, and a word on those beyond the limit.
    var all: [String] { unlisted == 0 ? lines : lines + ["\(unlisted) more such lines are not listed"] }
}

extension String {
    /// No more of a text from outside than tells where it stands.
    fileprivate var cut: String { utf8.count <= 300 ? self : prefix(300) + "…" }
}
