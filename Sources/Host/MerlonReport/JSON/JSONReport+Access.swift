// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit

extension JSONReport {
    /// What each bundle may load from each host by each loader. The reasons are left to `explain`: they would
    /// make the document some five times longer.
    static func json(_ matrix: AccessMatrix, in report: AuditReport) -> JSONValue {
        [
            "bundles": .array(matrix.bundles.map { json($0, in: report) }),
            "leftOut": [
                "bundles": .integer(matrix.leftOut.bundles), "hosts": .integer(matrix.leftOut.hosts),
            ],
        ]
    }

    private static func json(_ bundle: BundleAccess, in report: AuditReport) -> JSONValue {
        [
            "operand": .integer(bundle.operand),
            "kind": .string(bundle.kind.rawValue),
            "identifier": .optional(bundle.identifier),
            "location": json(
                bundle.location, path: report.path(of: bundle.location, operand: bundle.operand)),
            "build": bundle.build.map(json) ?? .null,
            "system": json(bundle.system),
            "isReadable": .boolean(bundle.isReadable),
            "hosts": .array(bundle.hosts.map(json)),
        ]
    }

    private static func json(_ access: HostAccess) -> JSONValue {
        [
            "host": .string(access.host.name), "origin": .string(access.host.origin.rawValue),
            "loaders": .array(access.cells.map(json)),
        ]
    }

    private static func json(_ cell: AccessCell) -> JSONValue {
        [
            "loader": .string(cell.loader.rawValue),
            "http": .string(cell.http.rawValue), "https": .string(cell.https.rawValue),
            "minimumTLS": .optional(cell.tls?.minimumTLS.rawValue),
            "requiresForwardSecrecy": .boolean(cell.tls?.requiresForwardSecrecy ?? false),
            "niap": .optional(cell.tls?.niap.rawValue),
            "pins": .integer(cell.pins),
            "isExempt": .boolean(cell.isExempt),
            "trustMayBeLoosened": .boolean(cell.trustMayBeLoosened),
        ]
    }
}
