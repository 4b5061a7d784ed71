// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit

extension JSONReport {
    /// What each bundle may load from each host. The reasons are left out: `merlon explain` tells them.
    static func json(_ matrix: AccessMatrix) -> JSONValue {
        [
            "bundles": .array(matrix.bundles.map(json)),
            "bundlesLeftOut": .integer(matrix.leftOut.bundles),
            "hostsLeftOut": .integer(matrix.leftOut.hosts),
        ]
    }

    private static func json(_ bundle: BundleAccess) -> JSONValue {
        [
            "operand": .integer(bundle.operand), "kind": .string(bundle.kind.rawValue),
            "identifier": .optional(bundle.identifier), "path": .string(bundle.location.path),
            "member": .optional(bundle.location.member),
            "build": bundle.build.map {
                ["target": .string($0.target), "configuration": .string($0.configuration)]
            } ?? .null,
            "isReadable": .boolean(bundle.isReadable),
            "hosts": .array(
                bundle.hosts.map {
                    [
                        "host": .string($0.host.name), "origin": .string($0.host.origin.rawValue),
                        "loaders": .array($0.cells.map(json)),
                    ]
                }),
        ]
    }

    private static func json(_ cell: AccessCell) -> JSONValue {
        [
            "loader": .string(cell.loader.rawValue), "http": .string(cell.http.rawValue),
            "https": .string(cell.https.rawValue), "minimumTLS": .optional(cell.tls?.minimumTLS.rawValue),
            "requiresForwardSecrecy": cell.tls.map { .boolean($0.requiresForwardSecrecy) } ?? .null,
            "pins": .integer(cell.pins),
        ]
    }
}
