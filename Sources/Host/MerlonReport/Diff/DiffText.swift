// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// A comparison for a person: the verdict, what opened, what closed, and what the system does otherwise.
public struct DiffText: Sendable {
    private let color: Bool
    private let width: Int

    /// A text for a terminal of `width` columns, plain unless `color` is asked for.
    public init(color: Bool, width: Int) {
        self.color = color
        self.width = width
    }

    /// The comparison as text.
    public func render(_ comparison: ResultComparison, tool: AuditReport.Tool) -> String {
        var page = TextPage(style: TerminalStyle(color: color), width: width)
        page.paragraph(
            "\(tool.name) \(tool.version): \(comparison.old.source) → \(comparison.new.source)", role: .faint)
        page.gap()
        page.paragraph(comparison.verdict, role: comparison.status == .findings ? .blocked : nil)
        for caution in comparison.cautions { page.paragraph(caution) }
        page.write(comparison.opened, titled: "Opened", hasOpened: true)
        page.write(comparison.closed, titled: "Closed", hasOpened: false)
        page.write(comparison.severityChanges)
        page.write(comparison.effective)
        return page.text
    }
}

extension TextPage {
    fileprivate mutating func write(
        _ changes: [ResultComparison.Change], titled title: String, hasOpened: Bool
    ) {
        guard !changes.isEmpty else { return }
        heading("\(title) (\(changes.count))")
        for change in changes {
            let item = change.item
            let note = change.note(hasOpened: hasOpened).map { " (\($0))" } ?? ""
            let severity =
                hasOpened
                ? style.paint(item.severity.rawValue, .severity(item.severity)) : item.severity.rawValue
            line(
                Self.blank(Self.labelIndent) + severity + "  " + (item.title ?? item.ruleID).shown
                    + style.paint("  [\(item.ruleID.shown)]", .faint))
            paragraph(item.message.sentence + note, indent: Self.labelIndent * 2)
            writePlaces(of: item)
            if hasOpened { field("fix", [item.remedy.sentence]) }
        }
    }

    fileprivate mutating func write(_ changes: [ResultComparison.SeverityChange]) {
        guard !changes.isEmpty else { return }
        heading("Of another severity (\(changes.count))")
        for change in changes {
            paragraph(
                "\(change.before.rawValue) → \(change.item.severity.rawValue): "
                    + "\(change.item.message.sentence) [\(change.item.ruleID)]", indent: Self.labelIndent)
            writePlaces(of: change.item)
        }
    }

    fileprivate mutating func write(_ effective: EffectiveComparison?) {
        guard let effective, !effective.differences.isEmpty else { return }
        heading("What the system does otherwise (\(effective.differences.count))")
        var bundle: String?
        for difference in effective.differences {
            if difference.bundle != bundle {
                paragraph(difference.bundle, indent: Self.labelIndent)
                bundle = difference.bundle
            }
            paragraph(
                "\(difference.direction.rawValue): \(difference.sentence)", indent: Self.labelIndent * 2,
                role: difference.direction == .looser ? .removed : nil)
        }
    }

    private mutating func writePlaces(of item: AuditResult.Item) {
        let shown = item.places.prefix(Self.placesShown).map(\.words)
        let rest = item.places.count - shown.count
        field("→", shown + (rest > 0 ? ["and \(counted(rest, "place")) more; --format json lists all"] : []))
    }

    /// The places of one change that are shown.
    private static let placesShown = 8
}
