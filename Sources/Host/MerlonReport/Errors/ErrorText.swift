// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonErrorCodes

/// The explanation of an error for a person: what the codes say, then the causes with what to do next.
public struct ErrorText: Sendable {
    /// Whether the terminal shows colour.
    public var color: Bool
    /// The columns of the terminal; lines are wrapped to it, within 40 and 100.
    public var width: Int

    /// A text for a terminal of `width` columns, plain unless `color` is asked for.
    public init(color: Bool, width: Int) {
        self.color = color
        self.width = width
    }

    /// The explanation as text.
    public func render(_ explanation: ErrorExplanation) -> String {
        var page = TextPage(style: TerminalStyle(color: color), width: width)
        page.writeVerdict(of: explanation)
        page.writeCodes(of: explanation.reading)
        page.writeCauses(of: explanation)
        page.writeCuts(of: explanation.reading)
        guard let decision = explanation.decision else { return page.text }
        page.gap()
        return page.text + ExplainText(color: color, width: width).render(decision)
    }
}

extension TextPage {
    /// The likeliest cause in one line, before all else.
    fileprivate mutating func writeVerdict(of explanation: ErrorExplanation) {
        if !explanation.reading.isText {
            paragraph("This input is not text.", role: .blocked)
        } else if explanation.reading.isEmpty {
            paragraph("Nothing in this text is an error that \(explanation.tool.name) knows.", role: .blocked)
        } else if let first = explanation.causes.first {
            let lead = first.id == .unrecognised ? "" : first.likelihood.rawValue.capitalisedFirst + ": "
            paragraph(lead + first.title, role: .heading)
        }
        if let url = explanation.reading.failingURL { paragraph(url.text, role: .faint) }
    }

    /// What each code means, indented as the errors enclose each other.
    fileprivate mutating func writeCodes(of reading: ErrorReading) {
        guard !reading.codes.isEmpty else { return }
        heading("What it says")
        for found in reading.codes {
            let times = found.count > 1 ? ", \(found.count) times" : ""
            let indent = Self.labelIndent * (1 + min(found.nesting, Self.nestingShown))
            paragraph("\(found)\(times)", indent: indent)
            paragraph(
                found.code?.meaning ?? "no table of this program has this code", indent: indent + 2,
                role: .faint)
        }
    }

    /// The causes: the first ones with all that helps to check them, the others by name.
    fileprivate mutating func writeCauses(of explanation: ErrorExplanation) {
        guard !explanation.causes.isEmpty else { return }
        heading(explanation.causes.count == 1 ? "Cause" : "Causes")
        for (index, cause) in explanation.causes.prefix(Self.causesInFull).enumerated() {
            if index > 0 { gap() }
            field("\(index + 1).", ["\(cause.title) (\(cause.likelihood.rawValue))"], indent: 5)
            paragraph(cause.why, indent: 5)
            if !cause.checks.isEmpty {
                for check in cause.checks { field("", ["- " + check], indent: 5, hanging: 2) }
            }
            for step in cause.next { write(step) }
        }
        let others = explanation.causes.dropFirst(Self.causesInFull)
        guard !others.isEmpty else { return }
        gap()
        for (index, cause) in others.enumerated() {
            let number = index + 1 + Self.causesInFull
            field("\(number).", ["\(cause.title) (\(cause.likelihood.rawValue))"], indent: 5)
        }
        paragraph("--format json tells all of these too.", indent: 5, role: .faint)
    }

    /// A command on a line of its own, whole, so that it can be copied.
    private mutating func write(_ step: NextStep) {
        let mac = step.machine == .mac ? " (on a Mac)" : ""
        line(Self.blank(5) + style.paint("$ ", .faint) + style.paint(step.command.shown, .added))
        paragraph(step.purpose + mac, indent: 7, role: .faint)
    }

    /// What was not read: a hole in the answer, so all of it.
    fileprivate mutating func writeCuts(of reading: ErrorReading) {
        guard !reading.cuts.isEmpty else { return }
        gap()
        line(style.paint("Not read (\(reading.cuts.count)): the answer is incomplete", .blocked))
        for cut in reading.cuts { paragraph(cut.description, indent: Self.labelIndent) }
    }

    /// How deep errors are indented; real ones enclose three or four others.
    private static let nestingShown = 6
    /// The causes that are told in full: a reader tries the first, and rarely needs the fourth.
    private static let causesInFull = 3
}
