// SPDX-License-Identifier: Apache-2.0

/// Running text set in lines of a fixed width.
enum TextBlock {
    /// The width of help: what a terminal of 80 columns shows with a margin.
    static let width = 78

    /// `text` in lines of at most ``width`` columns, each `indent` columns from the left, with a line
    /// break at the end. A word longer than a line stands alone on its line.
    static func wrapped(_ text: String, indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append(line)
        return lines.map { margin + $0 + "\n" }.joined()
    }

    /// Two columns: the terms on the left, padded to the longest, their explanations on the right.
    static func table(_ rows: [(term: String, text: String)], indent: Int = 2) -> String {
        let column = indent + (rows.map(\.term.count).max() ?? 0) + 2
        return rows.map { row in
            let term = String(repeating: " ", count: indent) + row.term
            let text = wrapped(row.text, indent: column)
            return term + String(text.dropFirst(term.count))
        }.joined()
    }
}
