// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension JSONReport {
    /// Who signed the programs of an operand.
    static func json(_ list: SignatureList) -> JSONValue {
        ["operand": .integer(list.operand), "bundles": .array(list.rows.map(json))]
    }

    private static func json(_ row: SignatureList.Row) -> JSONValue {
        [
            "bundle": .string(row.bundle), "kind": .string(row.kind.rawValue),
            "distribution": .string(row.distribution.rawValue), "identifier": .optional(row.identifier),
            "team": .optional(row.team), "isSigned": row.isSigned.map(JSONValue.boolean) ?? .null,
            "isAdHoc": .boolean(row.isAdHoc), "signer": .optional(row.signer),
            "chain": row.chain.map(json) ?? .null, "isEncrypted": .boolean(row.isEncrypted),
            "profile": row.profile.map(json) ?? .null,
        ]
    }

    private static func json(_ profile: ProvisioningFacts) -> JSONValue {
        [
            "name": .optional(profile.name), "created": .optional(profile.firstDay?.description),
            "expires": .optional(profile.lastDay?.description), "platforms": .strings(profile.platforms),
            "teams": .strings(profile.teams), "prefixes": .strings(profile.prefixes),
            "devices": .optional(profile.deviceCount),
            "isForAllDevices": .boolean(profile.provisionsAllDevices),
            "isIntact": profile.isIntact.map(JSONValue.boolean) ?? .null,
            "certificates": .array(profile.certificates.map(json)),
            "chain": profile.chain.map(json) ?? .null,
        ]
    }

    private static func json(_ chain: SigningChain) -> JSONValue {
        [
            "certificates": .array(chain.certificates.map(json)), "isComplete": .boolean(chain.isComplete),
            "unreadCertificates": .integer(chain.unreadCertificates),
        ]
    }

    private static func json(_ certificate: CertificateFacts) -> JSONValue {
        [
            "name": .optional(certificate.name), "issuer": .optional(certificate.issuer),
            "begins": .optional(certificate.firstDay?.description),
            "expires": .optional(certificate.lastDay?.description),
        ]
    }
}
