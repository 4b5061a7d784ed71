// SPDX-License-Identifier: Apache-2.0

/// An archive that export will sign again.
struct SignedForDevelopment: Rule {
    let description = RuleDescription(
        id: "signing.development-archive", title: "An archive that export will sign again",
        risk: """
            What is signed into this archive is not what users get: export signs again with another profile, and may change entitlements.
            """,
        remedy: """
            Audit the exported .ipa as well.
            """,
        stake: .asItShouldBe, taxa: ["CWE-693"],
        firing: [
            .signed("an archive signed for development", distribution: .development) {
                $0.identity = "Apple Development: Shop (TEAM123456)"
                $0.artifact = .archive
            }
        ],
        quiet: [
            .signed("an app on a developer's disk", distribution: .development) {
                $0.identity = "Apple Development: Shop (TEAM123456)"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard facts.kind == .archive else { return [] }
        return facts.bundles.compactMap { bundle in
            guard bundle.kind == .app, bundle.parent == nil, bundle.distribution == .development else {
                return nil
            }
            return finding(
                of: bundle, in: bundle.location, at: nil,
                message: "the archive is signed for development: rules on builds for users keep quiet here")
        }
    }
}
