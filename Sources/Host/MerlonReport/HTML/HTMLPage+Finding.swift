// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

extension HTMLPage {
    /// One finding: what is so, where, the value seen, and the fix.
    func html(
        _ reported: ReportedFinding, number: Int, isFirst: Bool, hasOwnRemedy: Bool, _ index: FindingIndex
    ) -> HTML {
        let finding = reported.finding
        return """
            <li class="item" id="finding-\(number)" data-severity="\(finding.severity.rawValue)" \
            data-state="\(reported.state)" data-rule="\(index.rule(of: reported))" \
            data-bundles="\(index.bundles(of: reported))">
            <h4>\(cut(finding.message).sentence)</h4>
            \(state(of: reported))<dl>
            \(places(of: reported))\(rows(of: finding))</dl>
            \(hasOwnRemedy ? "<p class=\"own\"><b>What to do</b> \(cut(finding.remedy).sentence)</p>\n" : .empty)\
            \(fix(finding.fix, isOpen: isFirst))</li>

            """
    }

    private func state(of reported: ReportedFinding) -> HTML {
        if let approval = reported.approval {
            return "<p class=\"state is-approved\"><b>✓ Approved</b> by \(cut(approval.words))</p>\n"
        }
        if reported.isInBaseline {
            return "<p class=\"state is-known\"><b>≡ Known</b> The baseline holds it.</p>\n"
        }
        guard !reported.newPlaces.isEmpty else { return .empty }
        let places = reported.newPlaces.prefix(budget.places).map {
            cut(report.place(of: $0, operand: reported.operand))
        }
        return """
            <p class="state is-new"><b>+ Moved</b> The baseline knows this finding, but not here: \
            \(places.joined(separator: ", "))\(more(reported.newPlaces.count, "place"))</p>

            """
    }

    private func places(of reported: ReportedFinding) -> HTML {
        let locations = reported.finding.locations
        guard !locations.isEmpty else { return .empty }
        let places = locations.prefix(budget.places).map { location -> HTML in
            let keyPath: HTML =
                location.keyPath.flatMap {
                    $0.steps.isEmpty ? nil : "<br><code class=\"key\">\(cut($0.description))</code>"
                } ?? .empty
            let place = report.place(of: location, operand: reported.operand)
            return "<dd><code>\(cut(place))</code>\(keyPath)</dd>\n"
        }
        let rest = locations.count - places.count
        return """
            <div><dt>Where</dt>
            \(places)\(rest > 0 ? "<dd>and \(counted(rest, "place")) more</dd>\n" : .empty)</div>

            """
    }

    private func rows(of finding: Finding) -> HTML {
        var rows: HTML = .empty
        if !finding.evidence.isEmpty {
            rows += "<div><dt>Seen</dt><dd><code>\(cut(finding.evidence))</code></dd></div>\n"
        }
        if let since = finding.minimumOS { rows += "<div><dt>Since</dt><dd>\(cut(since))</dd></div>\n" }
        if finding.confidence != .high {
            rows += "<div><dt>Sure</dt><dd>\(finding.confidence.rawValue) confidence</dd></div>\n"
        }
        return rows
    }

    /// The fragment as a difference; what is copied is the fragment as it should be, or, where nothing is left
    /// of it, the lines to look for.
    private func fix(_ fix: PlistFix?, isOpen: Bool) -> HTML {
        guard let fix, !fix.lines.isEmpty else { return .empty }
        let lines = fix.lines.prefix(budget.lines).map { line -> HTML in
            let text = cut(line.text.replacing("\t", with: "    "))
            return switch line.change {
            case .add: "<ins><span class=\"sign\">+ </span>\(text)\n</ins>"
            case .keep: "<span class=\"kept\"><span class=\"sign\">  </span>\(text)\n</span>"
            case .remove: "<del><span class=\"sign\">- </span>\(text)\n</del>"
            }
        }
        let rest = fix.lines.count - lines.count
        return """
            <details class="fix"\(isOpen ? " open" : "")><summary>\(fix.leavesSomething ? "The fix" : "Lines to remove")\
            </summary>
            <div class="fragment"><button type="button" class="copy control">\
            \(fix.leavesSomething ? "Copy the result" : "Copy these lines")</button>
            <pre tabindex="0" role="region" aria-label="Fragment of the file"><code>\(lines)</code></pre></div>
            \(rest > 0 ? "<p>and \(counted(rest, "line")) more</p>" : .empty)</details>

            """
    }

    private func more(_ count: Int, _ noun: String) -> String {
        count > budget.places ? " and \(counted(count - budget.places, noun)) more." : "."
    }
}

extension PlistFix {
    /// Whether the fragment has lines once it is applied.
    fileprivate var leavesSomething: Bool { lines.contains { $0.change != .remove } }
}

extension ReportedFinding {
    /// The state that a finding is filtered by.
    var state: HTML { approval != nil ? "approved" : isInBaseline ? "known" : "open" }
}
