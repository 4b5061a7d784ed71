// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension HTMLPage {
    /// The targets of each project, each in every configuration.
    var projects: HTMLSection? {
        let projects = report.projects.filter { !$0.rows.isEmpty }
        guard !projects.isEmpty else { return nil }
        let tables = projects.enumerated().map { html($1, number: $0) }
        return HTMLSection(
            id: "projects", title: "Targets and configurations",
            count: projects.reduce(0) { $0 + $1.rows.count },
            content: """
                <p class="lead">The transport security that each target gets in each configuration, as Xcode \
                will build it. Choose a cell to see its dictionary.</p>
                \(tables)
                """)
    }

    private func html(_ matrix: TargetMatrix, number: Int) -> HTML {
        let shown = matrix.rows.prefix(budget.rows)
        let rows = shown.enumerated().map { row, target -> (HTML, HTML) in
            let cells = target.cells.enumerated().map { column, cell in
                html(cell, of: target, id: "\(number)-\(row)-\(column)")
            }
            return (
                """
                <tr><th scope="row">\(cut(target.target))<span>\(target.kind.title)</span></th>\
                \(cells.map(\.0))</tr>

                """,
                "\(cells.map(\.1))"
            )
        }
        let heads = matrix.configurations.map { name -> HTML in "<th scope=\"col\">\(cut(name))</th>" }
        return """
            <section class="bundle" aria-labelledby="project-\(number)">
            <h3 id="project-\(number)">\(cut(matrix.project)) <span class="kind">\(matrix.kind)</span></h3>
            <div class="scroll" role="region" tabindex="0" aria-labelledby="project-\(number)">
            <table class="matrix">
            <thead><tr><th scope="col">Target</th>\(heads)</tr></thead>
            <tbody>
            \(rows.map(\.0))</tbody></table></div>
            \(rest(matrix.rows.count - shown.count, "target"))
            \(rows.map(\.1))</section>

            """
    }

    private func html(
        _ cell: TargetMatrix.Cell, of target: TargetMatrix.Row, id: HTML
    ) -> (cell: HTML, panel: HTML) {
        let words = cell.summary
        let outline = cell.ats?.outline(limit: budget.lines)
        let lines = (outline?.lines ?? ["no NSAppTransportSecurity: the default"]).map { line -> HTML in
            "\(cut(line))\n"
        }
        let unresolved = cell.unresolved.prefix(budget.places).map { "$(\($0))" }.joined(separator: ", ")
        return (
            """
            <td><button type="button" class="cell \(cell.className)" popovertarget="target-\(id)" \
            aria-label="\(cut(target.target)), \(cut(cell.configuration)): \(words.title), \(words.more). \
            Show the dictionary"><span class="mark" aria-hidden="true">\(cell.mark)</span><b>\(words.title)</b>\
            <span>\(words.more)</span></button></td>
            """,
            """
            <div class="panel" id="target-\(id)" popover role="dialog" aria-labelledby="target-\(id)-title">
            <h4 id="target-\(id)-title" tabindex="-1" autofocus>\(cut(target.target)), \(cut(cell.configuration))</h4>
            <p class="outcome \(cell.className)"><span class="mark" aria-hidden="true">\(cell.mark)</span> \
            <b>\(words.title)</b>: \(words.more)</p>
            <p class="for">\(cut(cell.infoPlist ?? "an Info.plist that the build makes"))</p>
            \(list(cell.openings))\
            <pre><code>\(lines)</code></pre>
            \((outline?.rest).map { $0 > 0 ? "<p>and \(counted($0, "line")) more</p>\n" : .empty } ?? .empty)\
            \(unresolved.isEmpty ? .empty : "<p class=\"loud\">Not resolved: \(cut(unresolved))</p>\n")\
            <button type="button" class="close" popovertarget="target-\(id)" popovertargetaction="hide">Close</button>
            </div>

            """
        )
    }
}

extension TargetMatrix.Cell {
    /// The state in two words, and how it compares.
    fileprivate var summary: (title: String, more: String) {
        let title = comparison == .unknown ? "Not known" : ats == nil ? "Default" : "Exceptions"
        let more =
            switch comparison {
            case .different: "neither looser nor stricter"
            case .equal: isDebug ? "as in release" : "as strict as any"
            case .looserForDevelopers: "looser for developers only"
            case .looserForUsers: "looser for users"
            case .unknown: "could not be compared"
            }
        let open = unresolved.isEmpty ? "" : ", \(unresolved.count) unresolved"
        return (title, more + open)
    }

    fileprivate var className: HTML {
        switch comparison {
        case .different, .unknown: "is-weak"
        case .equal: ats == nil ? "is-strict" : "is-exempt"
        case .looserForDevelopers: "is-exempt"
        case .looserForUsers: "is-open"
        }
    }

    fileprivate var mark: HTML {
        switch comparison {
        case .different: "≠"
        case .equal: "="
        case .looserForDevelopers: "✓"
        case .looserForUsers: "✕"
        case .unknown: "?"
        }
    }
}
