// SPDX-License-Identifier: Apache-2.0

/// The names under which the findings of one operand are known again in the next build.
///
/// A fingerprint is the SHA-256, in hexadecimal, of the rule and the finding's subject: the key path and the
/// value, but neither line numbers, nor the artifact's own name, nor which bundles show it, so that a finding
/// stays the same when one more extension carries the same block. Where a second finding has the same
/// subject, its bundle tells it apart.
struct FingerprintMaker {
    private var given: Set<String> = []

    /// The fingerprint of `finding`, the next one of the operand.
    mutating func fingerprint(of finding: Finding) -> String {
        var text = "\(finding.ruleID)\u{0}\(finding.subject)"
        var fingerprint = SHA256Digest.hex(Array(text.utf8))
        while !given.insert(fingerprint).inserted {
            text += "\u{0}\(finding.bundle)"
            fingerprint = SHA256Digest.hex(Array(text.utf8))
        }
        return fingerprint
    }
}
