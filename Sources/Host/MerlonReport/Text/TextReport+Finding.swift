// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension TextPage {
    /// The findings of one rule: what is so, where, what was seen, why it matters and how to mend it.
    mutating func write(_ group: FindingGroup, in report: AuditReport) {
        guard let first = group.findings.first else { return }
        writeHeading(first.finding, title: group.rule?.title, count: group.findings.count)
        if group.findings.count == 1 {
            paragraph(first.finding.message, indent: Self.labelIndent)
            gap()
            writeEvidence(of: first, in: report)
            writeReason(of: group)
            write(first.finding.fix, indent: Self.fieldIndent)
            writeOtherPlaces(of: first, in: report)
            return
        }
        writeReason(of: group)
        for reported in group.findings {
            gap()
            paragraph(reported.finding.message, indent: Self.labelIndent)
            writeEvidence(of: reported, in: report)
            let isShared = group.sharedRemedy != nil
            if !isShared { field("fix", [reported.finding.remedy.sentence]) }
            write(reported.finding.fix, indent: Self.fieldIndent, label: isShared ? "fix" : "")
            writeOtherPlaces(of: reported, in: report)
        }
    }

    /// A fragment of a property list, the lines to put in and to take out marked; `label` stands before the
    /// first.
    mutating func write(_ fix: PlistFix?, indent: Int, label: String = "") {
        let room = indent - Self.labelIndent
        var lead = style.paint(label, .faint) + Self.blank(room - label.columns)
        for change in fix?.lines ?? [] {
            // A tab is no threat, and would be spelt out below.
            let words = change.text.replacing("\t", with: "    ").shown
            let marked =
                switch change.change {
                case .add: style.paint("+ " + words, .added)
                case .keep: "  " + words
                case .remove: style.paint("- " + words, .removed)
                }
            line(Self.blank(Self.labelIndent) + lead + marked)
            lead = Self.blank(room)
        }
    }

    private mutating func writeHeading(_ finding: Finding, title: String?, count: Int) {
        let severity = finding.severity.rawValue
        let title = (title ?? finding.ruleID).shown
        let tail = "[\(finding.ruleID.shown)]" + (count > 1 ? "  \(counted(count, "finding"))" : "")
        let lead =
            style.paint(severity, .severity(finding.severity)) + Self.blank(2) + style.paint(title, .heading)
        if severity.columns + title.columns + tail.columns + 4 <= width {
            line(lead + Self.blank(2) + style.paint(tail, .faint))
        } else {
            line(lead)
            line(Self.blank(Self.labelIndent) + style.paint(tail, .faint))
        }
    }

    private mutating func writeEvidence(of reported: ReportedFinding, in report: AuditReport) {
        let finding = reported.finding
        if let first = finding.locations.first {
            var place = [report.place(of: first, operand: reported.operand)]
            if let keyPath = first.keyPath, !keyPath.steps.isEmpty {
                place.append(keyPath.description)
            }
            field("→", place)
        }
        if !finding.evidence.isEmpty { field("saw", [finding.evidence.cut(to: Self.evidenceLimit)]) }
        if let since = finding.minimumOS { field("since", [since]) }
        if let severity = reported.severityInBaseline {
            field("new", ["the baseline knows this finding as \(severity.rawValue)"])
        }
        if !reported.newPlaces.isEmpty {
            let places = reported.newPlaces.prefix(Self.placesShown).map {
                report.place(of: $0, operand: reported.operand)
            }
            let rest = reported.newPlaces.count - places.count
            field(
                "new",
                ["the baseline knows this finding, but not here:"] + places
                    + (rest > 0 ? ["and \(counted(rest, "place")) more"] : []))
        }
        if finding.confidence != .high { field("sure", ["\(finding.confidence.rawValue) confidence"]) }
    }

    /// The risk, and the remedy where it is the same for all.
    private mutating func writeReason(of group: FindingGroup) {
        if let risk = group.rule?.risk { field("why", [risk.sentence]) }
        if let remedy = group.sharedRemedy { field("fix", [remedy.sentence]) }
    }

    private mutating func writeOtherPlaces(of reported: ReportedFinding, in report: AuditReport) {
        guard let first = reported.finding.locations.first else { return }
        let others = reported.finding.locations.dropFirst()
        var places = others.prefix(Self.placesShown).map { other in
            let place = report.place(of: other, operand: reported.operand)
            guard let keyPath = other.keyPath, keyPath != first.keyPath else { return place }
            // The file again would hide in what the places differ.
            let isSameFile = other.path == first.path && other.member == first.member
            return isSameFile ? "\(other.place?.lead ?? "")\(keyPath)" : "\(place) \(keyPath)"
        }
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
