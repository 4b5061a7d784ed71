// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

struct UnknownBundle: Rule {
    let description = RuleDescription(
        id: "policy.unknown-bundle",
        title: "The policy does not list a bundle of the artifact",
        risk:
            "A process that nobody decided about talks to the network with settings that no one compares with the policy.",
        remedy: "Add the bundle under bundles, or find out how it came into the artifact.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion:
            "Frameworks are no processes and need not be listed. A policy without bundles means all of them.",
        firing: [
            .policy(
                "an extension", PolicyExample.head, environment: "release", ats: "",
                identifier: "↓com.shop.example.share")
        ],
        quiet: [
            .policy("listed", PolicyExample.head, environment: "release", ats: ""),
            .policy(
                "no bundles in the policy", "version: 1\napp: Shop", ats: "",
                identifier: "com.shop.example.share"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.policy, !context.policy.bundles.isEmpty else { return [] }
        return facts.bundles.filter(\.isProcess).compactMap { bundle in
            guard context.environments(for: bundle, in: facts) != nil else { return nil }
            switch context.match(bundle, in: facts) {
            case .unlisted(let identifier):
                return finding(
                    on: bundle, message: "\(context.path) lists no bundle with the identifier \(identifier)")
            case .unidentified where context.environment != nil && bundle.infoPlist != nil:
                return finding(
                    on: bundle,
                    message:
                        "nothing tells which bundle of \(context.path) this is, so its settings were not "
                        + "compared with what the policy makes",
                    remedy: "Name its Info.plist under infoPlist of the bundle, or audit what was built.")
            case .listed, .otherEnvironment, .unidentified: return nil
            }
        }
    }
}
