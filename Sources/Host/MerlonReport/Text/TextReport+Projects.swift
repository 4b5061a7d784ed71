// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension TextPage {
    /// A table for each project: what its targets get in each configuration. Only targets that get anything
    /// but the default have a row; the others are counted.
    mutating func writeProjects(of report: AuditReport) {
        for project in report.projects { write(project, in: report, limit: Self.rowsShown) }
    }

    /// One project's table, of at most `limit` rows.
    mutating func write(_ project: TargetMatrix, in report: AuditReport, limit: Int = .max) {
        gap()
        let size =
            "\(counted(project.rows.count, "target")), "
            + counted(project.configurations.count, "configuration")
        let path = project.path(in: report).shown
        let tail = "\(project.kind), \(size)".shown
        if path.columns + tail.columns + 2 <= width {
            line(style.paint(path, .heading) + Self.blank(2) + style.paint(tail, .faint))
        } else {
            line(style.paint(path, .heading))
            paragraph(tail, indent: Self.labelIndent, role: .faint)
        }
        let rows = project.rows.filter { !$0.isDefault }
        if !rows.isEmpty { write(Array(rows.prefix(limit)), of: project) }
        if rows.count > limit {
            paragraph(
                "\(counted(rows.count - limit, "more target")) with settings; `merlon project` shows all.",
                indent: Self.labelIndent, role: .faint)
        }
        let rest = project.rows.count - rows.count
        if rest > 0 {
            let all =
                rows.isEmpty
                ? "All targets get" : "\(counted(rest, "more target")) \(rest == 1 ? "gets" : "get")"
            paragraph("\(all) the default in every configuration.", indent: Self.labelIndent, role: .faint)
        }
    }

    /// The rows as a table, or, where that is wider than the page, each target as a list.
    private mutating func write(_ rows: [TargetMatrix.Row], of project: TargetMatrix) {
        let head = ["target"] + project.configurations
        let lines = rows.map { row in
            [Cell(row.target.shown)] + project.configurations.map { Cell(row.cell($0)) }
        }
        let widths = head.indices.map { column in
            max(head[column].shown.columns, lines.map { $0[column].words.columns }.max() ?? 0)
        }
        guard widths.reduce(Self.labelIndent, { $0 + $1 + 2 }) - 2 <= width else {
            return writeList(rows, of: project)
        }
        line(Self.blank(Self.labelIndent) + style.paint(Self.row(head.map { $0.shown }, widths), .faint))
        for cells in lines {
            let painted = cells.map { cell in cell.role.map { style.paint(cell.words, $0) } ?? cell.words }
            line(Self.blank(Self.labelIndent) + Self.row(painted, widths, cells.map(\.words.columns)))
        }
    }

    /// Each target with its configurations below it, those that get the same on one line.
    private mutating func writeList(_ rows: [TargetMatrix.Row], of project: TargetMatrix) {
        for row in rows {
            paragraph(row.target, indent: Self.labelIndent)
            var groups: [(names: [String], cell: Cell)] = []
            for configuration in project.configurations {
                let cell = Cell(row.cell(configuration))
                if let index = groups.firstIndex(where: { $0.cell.words == cell.words }) {
                    groups[index].names.append(configuration)
                } else {
                    groups.append(([configuration], cell))
                }
            }
            for (names, cell) in groups {
                let isAll = groups.count == 1 && names.count > 1
                let audience = isAll ? "every configuration" : names.joined(separator: ", ")
                paragraph("\(audience): \(cell.words)", indent: Self.labelIndent * 2, role: cell.role)
            }
        }
    }

    /// The targets that an audit's report shows of a project: who wants more of them asks for the project.
    private static let rowsShown = 30

    private static func row(_ cells: [String], _ widths: [Int], _ columns: [Int]? = nil) -> String {
        zip(cells, widths).enumerated().map { index, cell in
            let used = columns?[index] ?? cell.0.columns
            return index == cells.count - 1 ? cell.0 : cell.0 + blank(cell.1 - used + 2)
        }.joined()
    }

    /// What one cell shows.
    private struct Cell {
        var words: String
        var role: TerminalStyle.Role?

        init(_ words: String) {
            self.words = words
        }

        init(_ cell: TargetMatrix.Cell?) {
            guard let cell else {
                words = "–"
                return
            }
            words = cell.words.shown
            switch cell.comparison {
            case .looserForUsers: role = .blocked
            case .unknown: role = .blocked
            case .looserForDevelopers, .equal, .different: role = cell.openings.isEmpty ? .faint : nil
            }
        }
    }
}

extension TargetMatrix {
    /// The project as a person opens it.
    func path(in report: AuditReport) -> String {
        report.path(of: Location(path: project), operand: operand).whole
    }
}

extension TargetMatrix.Row {
    /// The cell of a configuration; nil where the target does not have it.
    func cell(_ configuration: String) -> TargetMatrix.Cell? {
        cells.first { $0.configuration == configuration }
    }

    /// Whether nothing in the row needs to be looked at.
    var isDefault: Bool {
        cells.allSatisfy { $0.openings.isEmpty && $0.comparison == .equal && $0.unresolved.isEmpty }
    }
}

extension TargetMatrix.Cell {
    /// What the settings open in a few words, and what to think of it.
    var words: String {
        let variables = unresolved.map { "$(\($0))" }.joined(separator: ", ")
        guard comparison != .unknown else {
            return variables.isEmpty ? "not read" : "not read: \(variables)"
        }
        guard hasInfoPlist else { return "–" }
        var words = openings.isEmpty ? "default" : openings.joined(separator: ", ")
        if comparison == .looserForUsers { words += " (looser)" }
        return variables.isEmpty ? words : "\(words), \(variables)?"
    }
}
