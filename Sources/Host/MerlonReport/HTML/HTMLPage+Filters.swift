// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension HTMLPage {
    /// The controls above the findings. Without scripts they are not shown, and all findings are.
    func filters(_ index: FindingIndex, of findings: [ReportedFinding]) -> HTML {
        let severities = Severity.allCases.compactMap { severity -> HTML? in
            let count = findings.count { $0.finding.severity == severity }
            guard count > 0 else { return nil }
            return """
                <label class="chip \(severity.className)"><input type="checkbox" name="severity" \
                value="\(severity.rawValue)" checked><span>\(severity.meter)\(severity.rawValue) \(count)</span></label>

                """
        }
        let open = findings.count(where: \.counts)
        let approved = findings.count { $0.approval != nil }
        let states: [(HTML, Int)] = [
            ("open", open), ("approved", approved), ("known", findings.count - open - approved),
        ]
        let shown = states.filter { $0.1 > 0 }
        return """
            <form class="filters control" id="filters" role="search" aria-label="Filter the findings">
            <div class="field grow"><label for="search">Search</label>
            <input type="search" id="search" autocomplete="off" spellcheck="false" \
            placeholder="host, key, file, word"></div>
            \(choice("rule", "Rule", "All rules", index.rules))
            \(choice("bundle", "Bundle", "All bundles", index.bundles))
            <fieldset><legend>Severity</legend>
            \(severities)</fieldset>
            \(shown.count > 1 ? chips(of: shown) : .empty)
            <div class="outcome"><p id="shown" role="status" aria-live="polite">All \
            \(counted(findings.count, "finding")) shown</p>
            <button type="reset">Show all</button></div>
            </form>
            """
    }

    private func chips(of states: [(HTML, Int)]) -> HTML {
        let chips = states.map { state, count -> HTML in
            """
            <label class="chip"><input type="checkbox" name="state" value="\(state)" checked>\
            <span>\(state) \(count)</span></label>

            """
        }
        return "<fieldset><legend>State</legend>\n\(chips)</fieldset>"
    }

    private func choice(_ id: HTML, _ label: HTML, _ all: HTML, _ names: [String]) -> HTML {
        guard names.count > 1 else { return .empty }
        let options = names.enumerated().map { number, name -> HTML in
            "<option value=\"\(number)\">\(name.cut(to: 120))</option>\n"
        }
        return """
            <div class="field"><label for="\(id)">\(label)</label>
            <select id="\(id)"><option value="">\(all)</option>
            \(options)</select></div>
            """
    }
}
