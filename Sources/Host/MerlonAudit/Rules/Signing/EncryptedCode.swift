// SPDX-License-Identifier: Apache-2.0

/// The store encrypted the code.
struct EncryptedCode: Rule {
    let description = RuleDescription(
        id: "signing.encrypted-code", title: "The store encrypted the code",
        risk: """
            None for users. What the code itself holds could not be looked into.
            """,
        remedy: """
            Audit the build that was uploaded to see into its code.
            """,
        stake: .asItShouldBe, taxa: ["CWE-693"],
        firing: [
            .signed("a download of the store", distribution: .appStore) { $0.isEncrypted = true }
        ],
        quiet: [
            .signed("a build as it was uploaded", distribution: .appStore)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard signed.executable.isEncrypted else { return nil }
            return finding(
                in: signed, at: nil,
                message:
                    "the code is encrypted: headers, entitlements and property lists were read, and nothing else"
            )
        }
    }
}
