// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension TextPage {
    /// The targets of a project, a line each, with what each configuration gets.
    mutating func write(_ matrix: TargetMatrix) {
        guard !matrix.rows.isEmpty else { return }
        gap()
        line(style.paint("Targets of \(matrix.project)".shown, .heading))
        for row in matrix.rows {
            paragraph("\(row.target) (\(row.kind.rawValue))", indent: Self.labelIndent)
            for cell in row.cells {
                paragraph("\(cell.configuration): \(cell.words)", indent: Self.labelIndent * 2)
            }
        }
    }
}

extension TargetMatrix.Cell {
    /// What the configuration gets, and how it compares.
    var words: String {
        let state = ats == nil ? "App Transport Security by default" : "exceptions"
        let compared: String? =
            switch comparison {
            case .different: "neither looser nor stricter than what users get"
            case .equal: nil
            case .looserForDevelopers: "looser for developers alone, as it should be"
            case .looserForUsers: "looser for users than for developers"
            case .unknown: "could not be compared"
            }
        let open =
            unresolved.isEmpty ? nil : "unresolved: " + unresolved.map { "$(\($0))" }.joined(separator: ", ")
        return [state, compared, open].compactMap(\.self).joined(separator: "; ")
    }
}
