// SPDX-License-Identifier: Apache-2.0

/// A page of text as it grows: paragraphs and labelled fields, wrapped to the terminal's width.
///
/// What is handed to it may come from outside: it is made safe to show here. Only `style` writes escape
/// sequences.
struct TextPage {
    /// The text so far; each line ends in a line break.
    private(set) var text = ""
    let style: TerminalStyle
    let width: Int

    /// An empty page. Lines get at most `width` columns, within what people read with ease: a window of
    /// 300 columns does not make good lines, and below 40 the labels would leave no room.
    init(style: TerminalStyle, width: Int) {
        self.style = style
        self.width = min(max(width, 40), 100)
    }

    /// An empty line, unless the page is empty or the last line is empty.
    mutating func gap() {
        if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
    }

    /// One line as it is: the caller has made its parts safe and painted them.
    mutating func line(_ painted: String) {
        text += painted + "\n"
    }

    /// A heading, an empty line before it.
    mutating func heading(_ words: String) {
        gap()
        line(style.paint(words.shown, .heading))
    }

    /// A paragraph, each line `indent` columns in.
    mutating func paragraph(_ words: String, indent: Int = 0, role: TerminalStyle.Role? = nil) {
        for line in words.shown.wrapped(to: width - indent) {
            text += Self.blank(indent) + (role.map { style.paint(line, $0) } ?? line) + "\n"
        }
    }

    /// A field: `label` once, its paragraphs beside it, `indent` columns in; all lines of a paragraph but
    /// the first stand `hanging` columns further in.
    mutating func field(
        _ label: String, _ paragraphs: [String], indent: Int = fieldIndent, hanging: Int = 0
    ) {
        let room = indent - Self.labelIndent
        var lead = style.paint(label, .faint) + Self.blank(room - label.columns)
        for paragraph in paragraphs {
            var hang = ""
            for line in paragraph.shown.wrapped(to: width - indent - hanging) {
                text += Self.blank(Self.labelIndent) + lead + hang + line + "\n"
                lead = Self.blank(room)
                hang = Self.blank(hanging)
            }
        }
    }

    /// Where labels begin.
    static let labelIndent = 2
    /// Where the text beside labels begins.
    static let fieldIndent = 9

    /// `count` spaces.
    static func blank(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
