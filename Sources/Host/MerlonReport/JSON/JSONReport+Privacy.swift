// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension JSONReport {
    /// What the privacy manifests of an operand declare.
    static func json(_ matrix: PrivacyMatrix) -> JSONValue {
        [
            "operand": .integer(matrix.operand),
            "bundles": .array(matrix.rows.map(json)),
        ]
    }

    private static func json(_ row: PrivacyMatrix.Row) -> JSONValue {
        [
            "bundle": .string(row.bundle), "kind": .string(row.kind.rawValue),
            "hasManifest": .boolean(row.hasManifest), "isReadable": .boolean(row.isReadable),
            "isDue": .boolean(row.isDue),
            "tracks": .boolean(row.tracks), "trackingDomains": .strings(row.trackingDomains),
            "collected": .array(
                row.collected.map { data in
                    [
                        "type": .string(data.type), "isLinked": .boolean(data.isLinked),
                        "tracks": .boolean(data.tracks), "purposes": .strings(data.purposes),
                    ]
                }),
            "accessedAPIs": .strings(row.accessedAPIs),
        ]
    }
}
