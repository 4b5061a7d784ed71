// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList

extension JSONReport {
    /// What the targets of a project get in each configuration.
    static func json(_ project: TargetMatrix) -> JSONValue {
        [
            "project": .string(project.project),
            "kind": .string(project.kind),
            "operand": .integer(project.operand),
            "configurations": .strings(project.configurations),
            "targets": .array(
                project.rows.map { row in
                    [
                        "name": .string(row.target), "kind": .string(row.kind.rawValue),
                        "builds": .array(row.cells.map(json)),
                    ]
                }),
        ]
    }

    private static func json(_ cell: TargetMatrix.Cell) -> JSONValue {
        [
            "configuration": .string(cell.configuration),
            "isDebug": .boolean(cell.isDebug),
            "bundleIdentifier": .optional(cell.bundleIdentifier),
            "platform": .optional(cell.system?.platform.rawValue),
            "minimumOS": .optional(cell.system?.minimumOS?.description),
            "infoPlist": .optional(cell.infoPlist),
            "entitlements": .optional(cell.entitlements),
            "ats": cell.ats.map(JSONValue.init) ?? .null,
            "openings": .strings(cell.openings),
            "unresolved": .strings(cell.unresolved),
            "comparison": .string(cell.comparison.rawValue),
        ]
    }
}
