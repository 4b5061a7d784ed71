// SPDX-License-Identifier: Apache-2.0

/// A page of Markdown that never grows past its budget: a part goes in whole or is counted as left out.
struct MarkdownPage {
    let budget: MarkdownBudget
    private(set) var text = ""
    /// What the page must keep room for: its last lines.
    private let reserve: Int

    /// An empty page that keeps `reserve` bytes for its end.
    init(budget: MarkdownBudget, reserve: Int) {
        self.budget = budget
        self.reserve = reserve
    }

    /// Adds `part` with an empty line behind it, and says whether there was room.
    @discardableResult
    mutating func add(_ part: String) -> Bool {
        guard text.utf8.count + part.utf8.count + 2 + reserve <= budget.bytes else { return false }
        text += part + "\n\n"
        return true
    }

    /// Adds the parts that have room, in order, and returns the indices of the others: one long part must
    /// not hide those behind it.
    mutating func add(each parts: [String]) -> [Int] {
        parts.indices.filter { !add(parts[$0]) }
    }

    /// Adds the last line, for which room was kept.
    mutating func end(_ line: String) { text += line + "\n" }

    /// A table; rows beyond the budget's number are counted in a line below it.
    func table(_ head: [String], _ rows: [[String]]) -> String {
        var lines = [row(head), row(head.map { _ in "---" })]
        lines += rows.prefix(budget.rows).map(row)
        let rest = rows.count - budget.rows
        if rest > 0 { lines += ["", "and \(rest) more"] }
        return lines.joined(separator: "\n")
    }

    /// A section that a click opens. `title` is the program's own text.
    static func details(_ title: String, isOpen: Bool = false, _ body: String) -> String {
        "<details\(isOpen ? " open" : "")>\n<summary>\(title)</summary>\n\n\(body)\n\n</details>"
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

extension String {
    /// The text for the run of a `<summary>`, in which no Markdown is read.
    var html: String { xml() }
}
