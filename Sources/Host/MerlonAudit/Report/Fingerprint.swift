// SPDX-License-Identifier: Apache-2.0

/// The name under which a finding is known again in the next build.
enum Fingerprint {
    /// The SHA-256, in hexadecimal, of the rule and the finding's subject: the bundle's identifier, the key
    /// path and the value, but neither line numbers nor the artifact's own name.
    static func of(_ finding: Finding) -> String {
        SHA256Digest.hex(Array("\(finding.ruleID)\u{0}\(finding.subject)".utf8))
    }
}
