// SPDX-License-Identifier: Apache-2.0

/// The groups of targets, from the top down. A target imports from the groups below its own, and from its
/// own group only what `within` names.
enum Layers {
    /// The groups, each a folder of `Sources`.
    static let topDown = ["CLI", "Host", "App", "Domain", "Primitives", "System"]

    /// The arrows inside a group that the design allows, by the target that they start from.
    static let within: [String: Set<String>] = [
        "MerlonAudit": ["MerlonPolicy", "MerlonProject"],
        "MerlonPolicy": ["MerlonYAML"],
        "MerlonProject": ["MerlonYAML"],
        "MerlonReport": ["MerlonAudit", "MerlonPolicy"],
        "MerlonTuist": ["MerlonProject"],
    ]

    /// The C libraries that only these targets wrap.
    static let wrappers: [String: Set<String>] = [
        "CArchive": ["MerlonAudit"],
        "COpenSSL": ["MerlonAudit"],
        "CYaml": ["MerlonYAML"],
    ]

    /// The group of a target by its folder; nil for tests and benchmarks.
    static func group(_ target: PackageDescription.Target) -> String? {
        guard let parts = target.path?.split(separator: "/"), parts.count == 3, parts[0] == "Sources" else {
            return nil
        }
        return String(parts[1])
    }
}
