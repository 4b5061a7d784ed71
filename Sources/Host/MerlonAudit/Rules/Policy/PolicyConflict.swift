// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

struct PolicyConflict: Rule {
    let description = RuleDescription(
        id: "policy.conflict",
        title: "Two entries of the policy contradict each other",
        risk: "One Info.plist holds one value for a key: the other approval is not what ships.",
        remedy: "Merge the two, or limit each to environments and bundles of its own.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Said of two exceptions, or two hosts, that meet in an environment and a bundle: different values for one
            key, or one entry approved with the names below it and once without.
            """,
        firing: [
            .policy(
                "two values",
                PolicyExample.exception(setting: "NSExceptionMinimumTLSVersion: TLSv1.1") + """

                      - domain: img.shop.example
                        settings:
                          ↓NSExceptionMinimumTLSVersion: TLSv1.0
                        reason: an old proxy
                        owner: web team
                        expires: 2027-03-31
                        removal: with the proxy
                    """)
        ],
        quiet: [
            .policy(
                "in environments of their own",
                PolicyExample.exception(setting: "NSExceptionMinimumTLSVersion: TLSv1.1") + """

                      - domain: img.shop.example
                        settings:
                          NSExceptionMinimumTLSVersion: TLSv1.0
                        reason: an old proxy
                        owner: web team
                        expires: 2027-03-31
                        removal: with the proxy
                        environments: [debug]
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let policy = facts.judged?.context.policy else { return [] }
        let scopes = PolicyScopes(policy)
        var seen: Set<PolicyPlace> = []
        var findings: [Finding] = []
        for environment in policy.environments {
            for bundle in policy.bundles {
                let made = scopes.transportSecurity(environment: environment, bundle: bundle)
                for conflict in made.conflicts where seen.insert(conflict.place).inserted {
                    findings.append(
                        finding(
                            at: conflict.place, subject: conflict.keyPath.description,
                            message:
                                "\(conflict.keyPath) has two values in \(environment.name) for \(bundle.name); "
                                + "the first counts",
                            evidence: conflict.keyPath.description))
                }
            }
        }
        return findings + widened(policy)
    }

    /// One entry is made of all exceptions for its name: names below it are then meant by each of them.
    private func widened(_ policy: Policy) -> [Finding] {
        let byDomain = Dictionary(grouping: policy.exceptions.filter { $0.domain != nil }) { $0.domain ?? "" }
        return byDomain.sorted { $0.key < $1.key }.flatMap { domain, exceptions -> [Finding] in
            guard let wide = exceptions.first(where: \.reachesSubdomains) else { return [] }
            let environments = Set(wide.environments)
            let bundles = Set(wide.bundles)
            return exceptions.filter {
                !$0.reachesSubdomains && $0.environments.meets(environments) && $0.bundles.meets(bundles)
            }.map { narrow in
                finding(
                    at: narrow.place, subject: narrow.subject,
                    message:
                        "\(narrow.words) is approved without the names below, and another exception for \(domain) "
                        + "means them: in one entry both do")
            }
        }
    }
}

extension [String] {
    /// Whether two lists of environments or bundles can be meant at once: an empty one means all.
    fileprivate func meets(_ others: Set<String>) -> Bool {
        isEmpty || others.isEmpty || contains(where: others.contains)
    }
}
