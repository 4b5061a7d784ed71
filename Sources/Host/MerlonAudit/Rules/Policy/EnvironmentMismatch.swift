// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

struct EnvironmentMismatch: Rule {
    let description = RuleDescription(
        id: "policy.environment-mismatch",
        title: "The artifact is for another environment than the audited one",
        risk:
            "Held against the wrong environment, an artifact passes with exceptions that were never meant for its users.",
        remedy: "Audit it with the environment that it was built for.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Said where an artifact that is signed for users is audited as an environment that reaches none, and
            where a bundle has the identifier that the policy gives it in other environments.
            """,
        firing: [
            .policy(
                "signed for the store", PolicyExample.head, environment: "debug", ats: "",
                identifier: "↓com.shop.example", distribution: .appStore)
        ],
        quiet: [
            .policy(
                "signed for the store, audited as release", PolicyExample.head, environment: "release",
                ats: "",
                distribution: .appStore),
            .policy(
                "signed for a debugger", PolicyExample.head, environment: "debug", ats: "",
                distribution: .development),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.policy, let audited = context.audited else { return [] }
        return facts.bundles.filter(\.isProcess).compactMap { bundle in
            guard context.environments(for: bundle, in: facts) != nil else { return nil }
            if !audited.reachesUsers, bundle.distribution.reachesUsers {
                return finding(
                    on: bundle,
                    message:
                        "\(bundle.name) is signed for \(bundle.distribution.audience), and it is audited as "
                        + "\(audited.name), which reaches no users")
            }
            if case .otherEnvironment(let known, let names) = context.match(bundle, in: facts) {
                let whose =
                    names.isEmpty ? "in no environment" : "in \(names.joined(separator: ", "))"
                return finding(
                    on: bundle,
                    message: "\(known.name) has the identifier \(bundle.name) \(whose), and it is audited as "
                        + audited.name,
                    severity: audited.reachesUsers ? nil : .medium)
            }
            return nil
        }
    }
}

extension Rule {
    /// A finding about a bundle as a whole, at its identifier where it has one.
    func finding(
        on bundle: BundleFacts, message: String, severity: Severity? = nil, remedy: String? = nil
    ) -> Finding {
        let key = "CFBundleIdentifier"
        return finding(
            in: bundle, at: .init(keys: key), bundle.infoPlist?.document.root[key]?.place, message: message,
            evidence: bundle.identifier.map { "\(key) = \($0)" } ?? "", severity: severity, remedy: remedy)
    }
}
