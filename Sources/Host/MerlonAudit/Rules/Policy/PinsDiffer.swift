// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy
internal import MerlonPropertyList

struct PinsDiffer: Rule {
    let description = RuleDescription(
        id: "policy.pins-differ",
        title: "The artifact's pins are not the policy's",
        risk:
            "A pin that the policy does not list rotates with nobody's plan; one that is missing protects nobody.",
        remedy: "Generate the Info.plist from the policy, or bring the policy up to date.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2"],
        discussion: """
            Pins are compared host by host, CA and leaf lists apart, without regard to order. A host of the policy
            that is pinned has to be pinned in every bundle that the policy lists: each is a process of its own.
            """,
        firing: [
            .policy(
                "a key that the policy does not list", PolicyExample.pinned, environment: "release",
                ats: PolicyExample.pins([
                    "↓zCTnfLwLKbS9S2sbp+uFz4KZOocFvXxkV06Ce9O5M2w=", PolicyExample.firstPin,
                    PolicyExample.secondPin,
                ])),
            .policy(
                "a host that the policy does not pin", PolicyExample.head, environment: "release",
                ats: PolicyExample.pins([PolicyExample.firstPin, PolicyExample.secondPin], mark: "↓")),
        ],
        quiet: [
            .policy(
                "the same in another order", PolicyExample.pinned, environment: "release",
                ats: PolicyExample.pins([PolicyExample.secondPin, PolicyExample.firstPin]))
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.policy else { return [] }
        return facts.bundles.filter(\.isProcess).flatMap { bundle -> [Finding] in
            guard let plist = bundle.infoPlist,
                let environments = context.environments(for: bundle, in: facts)
            else {
                return []
            }
            let hosts = context.policy.hosts.filter { host in
                host.environments.isEmpty || environments.allSatisfy { host.environments.contains($0.name) }
            }
            let isListed = context.match(bundle, in: facts).bundle != nil
            let domains = plist.ats?.pinnedDomains ?? []
            return domains.flatMap { notInPolicy($0, bundle, hosts, context) }
                + (isListed ? notInArtifact(domains, bundle, hosts, context) : [])
        }
    }

    private func notInPolicy(
        _ domain: ATSPinnedDomain, _ bundle: BundleFacts, _ hosts: [PolicyHost], _ context: PolicyContext
    ) -> [Finding] {
        let name = domain.name.lowercased()
        guard let pins = hosts.first(where: { $0.name == name && $0.pins != nil })?.pins else {
            guard domain.caIdentities != nil || domain.leafIdentities != nil else { return [] }
            return [
                finding(
                    in: bundle, at: .pinned(domain.name), domain.namePlace,
                    message: "\(domain.name) is pinned, and \(context.path) does not pin it",
                    evidence: domain.name)
            ]
        }
        let lists = [
            ("NSPinnedCAIdentities", domain.caIdentities, pins.certificateAuthority),
            ("NSPinnedLeafIdentities", domain.leafIdentities, pins.leaf),
        ]
        return lists.flatMap { key, list, known -> [Finding] in
            (list?.digests ?? []).filter { !known.contains($0.base64) }.map { pin in
                finding(
                    in: bundle, at: .pinned(domain.name, key), pin.place,
                    message: "\(domain.name) is pinned to a key that \(context.path) does not list",
                    evidence: pin.base64)
            }
        }
    }

    private func notInArtifact(
        _ domains: [ATSPinnedDomain], _ bundle: BundleFacts, _ hosts: [PolicyHost], _ context: PolicyContext
    ) -> [Finding] {
        hosts.flatMap { host -> [Finding] in
            guard let pins = host.pins else { return [] }
            let domain = domains.first { $0.name.lowercased() == host.name }
            let present = (
                Set((domain?.caIdentities?.digests ?? []).map(\.base64)),
                Set((domain?.leafIdentities?.digests ?? []).map(\.base64))
            )
            let missing =
                pins.certificateAuthority.filter { !present.0.contains($0) }
                + pins.leaf.filter { !present.1.contains($0) }
            guard !missing.isEmpty else { return [] }
            let what =
                domain == nil
                ? "\(host.name) is not pinned" : "\(host.name) lacks \(missing.count) of the policy's keys"
            return [
                finding(
                    in: bundle, at: domain.map { .pinned($0.name) } ?? .ats("NSPinnedDomains"),
                    domain?.namePlace,
                    message: "\(what) (\(context.words(host.place)))",
                    evidence: missing.joined(separator: ", "))
            ]
        }
    }
}
