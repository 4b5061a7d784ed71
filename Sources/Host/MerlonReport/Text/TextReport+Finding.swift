// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension TextPage {
    /// One finding: what, where, what was seen, why it matters and how to mend it.
    mutating func write(_ reported: ReportedFinding, in report: AuditReport) {
        let finding = reported.finding
        let rule = report.rule(finding.ruleID)
        writeHeading(finding, title: rule?.title)
        paragraph(finding.message, indent: Self.labelIndent)
        gap()
        if let first = finding.locations.first {
            var place = [report.place(of: first, operand: reported.operand)]
            if let keyPath = first.keyPath, !keyPath.steps.isEmpty {
                place.append(keyPath.description)
            }
            field("→", place)
        }
        if !finding.evidence.isEmpty { field("saw", [finding.evidence.cut(to: Self.evidenceLimit)]) }
        if let since = finding.minimumOS { field("since", [since]) }
        if finding.confidence != .high { field("sure", ["\(finding.confidence.rawValue) confidence"]) }
        if let risk = rule?.risk { field("why", [risk.sentence]) }
        field("fix", [finding.remedy.sentence])
        if let fix = finding.fix { write(fix, indent: Self.fieldIndent) }
        writeOtherPlaces(of: reported, in: report)
    }

    /// A fragment of a property list, the lines to put in and to take out marked.
    mutating func write(_ fix: PlistFix, indent: Int) {
        for change in fix.lines {
            // A tab is no threat, and would be spelt out below.
            let words = change.text.replacing("\t", with: "    ").shown
            switch change.change {
            case .add: line(Self.blank(indent) + style.paint("+ " + words, .added))
            case .keep: line(Self.blank(indent) + "  " + words)
            case .remove: line(Self.blank(indent) + style.paint("- " + words, .removed))
            }
        }
    }

    private mutating func writeHeading(_ finding: Finding, title: String?) {
        let severity = finding.severity.rawValue
        let title = (title ?? finding.ruleID).shown
        let id = "[\(finding.ruleID.shown)]"
        let lead =
            style.paint(severity, .severity(finding.severity)) + Self.blank(2) + style.paint(title, .heading)
        if severity.columns + title.columns + id.columns + 4 <= width {
            line(lead + Self.blank(2) + style.paint(id, .faint))
        } else {
            line(lead)
            line(Self.blank(Self.labelIndent) + style.paint(id, .faint))
        }
    }

    private mutating func writeOtherPlaces(of reported: ReportedFinding, in report: AuditReport) {
        let others = reported.finding.locations.dropFirst()
        guard !others.isEmpty else { return }
        var places = others.prefix(Self.placesShown).map { report.place(of: $0, operand: reported.operand) }
        let rest = others.count - Self.placesShown
        if rest > 0 { places.append("and \(counted(rest, "place")) more; --format json lists all") }
        field("also", places)
    }

    /// The places of a merged finding that are shown; an app with all its extensions rarely has more.
    private static let placesShown = 8
    /// The characters of a value that are shown: enough for a host name (253) or any pin.
    private static let evidenceLimit = 300
}

extension AuditReport {
    /// `build/Foo.ipa!/Payload/Foo.app/Info.plist:12:5`, as an editor opens it.
    func place(of location: Location, operand: Int?) -> String {
        let path = path(of: location, operand: operand)
        let whole = path.whole == "-" ? "standard input" : path.whole
        return whole + (location.place?.words ?? "")
    }
}

extension SourcePlace {
    /// `:12:5`, or nothing in a file without lines.
    var words: String {
        guard let line else { return "" }
        return ":\(line)" + (column.map { ":\($0)" } ?? "")
    }
}

extension String {
    /// The first `limit` characters, and how many were left out.
    fileprivate func cut(to limit: Int) -> String {
        let rest = count - limit
        return rest > 0 ? "\(prefix(limit))… (\(rest) characters more)" : self
    }
}
