// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct BundleNotCompared: Rule {
    let description = RuleDescription(
        id: "policy.bundle-not-compared",
        title: "A bundle of the policy is not in the artifact",
        risk: "Nothing was compared with what the policy makes of the bundle: equality is not proven for it.",
        remedy: "Audit the artifact that holds the bundle, or remove the bundle from the policy.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            With `--environment` alone. Where no bundle of the policy was found, nothing at all was compared, and the
            finding is of high severity. Where single property lists are audited, one that is compared is enough.
            """,
        firing: [
            .policy(
                "another app",
                """
                version: 1
                app: Shop
                environments: [debug, release]
                bundles:
                  ↓app: com.shop.example
                """, environment: "release", ats: "", identifier: "com.other.example")
        ],
        quiet: [
            .policy("the app", PolicyExample.head, environment: "release", ats: ""),
            .policy(
                "no environment named", PolicyExample.head, ats: "", identifier: "com.other.example"),
            .policy("no artifact at all", PolicyExample.head, environment: "release"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let judged = facts.judged, let environment = judged.context.audited,
            judged.artifacts.contains(where: { $0.bundles.contains(where: \.isProcess) })
        else { return [] }
        let context = judged.context
        let found = Set(
            judged.artifacts.flatMap { artifact in
                artifact.bundles.filter { $0.isProcess && context.environments(for: $0, in: artifact) != nil }
                    .compactMap { context.match($0, in: artifact).bundle?.name }
            })
        // One property list, as a build phase hands it over, stands for one bundle.
        if !found.isEmpty, judged.artifacts.allSatisfy({ $0.kind.isOneList }) { return [] }
        return context.policy.bundles.filter { !found.contains($0.name) }.map { bundle in
            finding(
                at: bundle.place, subject: bundle.name,
                message:
                    "no audited bundle is \(bundle.name) (\(bundle.identifiers[environment.name] ?? bundle.identifier))"
                    + (found.isEmpty ? ", nor any other of the policy: nothing was compared" : ""),
                severity: found.isEmpty ? .high : nil)
        }
    }
}

extension ArtifactKind {
    /// Whether the operand is one property list, and no tree or bundle that could hold another.
    fileprivate var isOneList: Bool { self == .propertyList || self == .standardInput }
}
