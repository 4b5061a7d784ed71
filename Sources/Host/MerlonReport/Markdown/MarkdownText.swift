// SPDX-License-Identifier: Apache-2.0

/// Text from outside as Markdown of GitHub and GitLab that says the text and does nothing else.
///
/// A name in an artifact may hold a link, an image, raw HTML, a mention that notifies a stranger, or a
/// reference that writes into another issue. Marks of Markdown are escaped. Mentions, references and bare
/// links are found in the finished page, where no escape is left, so a zero-width space parts them.
enum MarkdownText {
    /// `text` in the run of a line; it must not be the first thing on it, where digits and dashes make lists.
    static func prose(_ text: String) -> String {
        var markdown = ""
        for scalar in parted(text.shown).unicodeScalars {
            switch scalar {
            case "&": markdown += "&amp;"
            case "<": markdown += "&lt;"
            case ">": markdown += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "(", ")", "|", "~", "!", "#", "$", "{", "}":
                markdown += "\\\(scalar)"
            case zeroWidthSpace: markdown += "&#8203;"
            default: markdown.unicodeScalars.append(scalar)
            }
        }
        return markdown
    }

    /// `text` as code, where nothing is looked for; `inTable` also escapes what ends a cell.
    static func code(_ text: String, inTable: Bool = false) -> String {
        let shown = text.shown
        guard !shown.isEmpty else { return "" }
        var longest = 0
        var run = 0
        for character in shown.unicodeScalars {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let pad =
            shown.first == "`" || shown.last == "`" || shown.first == " " || shown.last == " " ? " " : ""
        let inside = inTable ? shown.replacingScalars("|", with: "\\|") : shown
        return fence + pad + inside + pad + fence
    }

    /// `text` in a table's cell, in which a line can't end.
    static func cell(_ text: String) -> String { text.isEmpty ? "–" : prose(text) }

    /// The text with a zero-width space behind each mark that would make a mention, a reference, a picture
    /// or a link of what follows.
    private static func parted(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var parted = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            parted.append(scalar)
            if beginsReference(scalars, at: index) { parted.append(zeroWidthSpace) }
        }
        return String(parted)
    }

    private static func beginsReference(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        guard index + 1 < scalars.count else { return false }
        let next = scalars[index + 1]
        switch scalars[index] {
        // GitHub: @name, #1; GitLab also: !1, $1, %1, ~label, &1, ^alert#1.
        case "@", "#", "!", "$", "%", "~", "&", "^": return next.isWord || next == "\""
        // http://… and :picture:
        case ":": return next == "/" || endsPicture(scalars, from: index + 1)
        // www.… and GH-1
        case "w", "W":
            return next == "." && scalars[..<index].suffix(2).allSatisfy { "wW".unicodeScalars.contains($0) }
        case "h", "H":
            return next == "-" && scalars[..<index].last.map { "gG".unicodeScalars.contains($0) } == true
        default: return false
        }
    }

    private static func endsPicture(_ scalars: [Unicode.Scalar], from index: Int) -> Bool {
        var end = index
        while end < scalars.count, scalars[end].isWord || "+-".unicodeScalars.contains(scalars[end]) {
            end += 1
        }
        return end > index && end < scalars.count && scalars[end] == ":"
    }

    private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"
}

extension Unicode.Scalar {
    fileprivate var isWord: Bool { self == "_" || properties.isAlphabetic || properties.numericType != nil }
}
