// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct SinglePin: Rule {
    let description = RuleDescription(
        id: "policy.single-pin",
        title: "The policy pins a host to one key",
        risk:
            "When that key is lost, revoked or replaced, every shipped version of the app is cut off until its users update.",
        remedy:
            "Add the key of a second certificate authority, or an offline key of your own, before the first one ships.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2", "MASTG-KNOW-0072"],
        discussion:
            "With both lists both must match, so each needs its own backup. `pin.no-backup` says the same of an artifact.",
        firing: [
            .policy(
                "one key",
                PolicyExample.head + """

                    hosts:
                      - ↓name: api.shop.example
                        inspection: refuse
                        pins:
                          leaf: [\(PolicyExample.firstPin)]
                    """)
        ],
        quiet: [
            .policy(
                "two keys",
                PolicyExample.head + """

                    hosts:
                      - name: api.shop.example
                        inspection: refuse
                        pins:
                          leaf: [\(PolicyExample.firstPin), \(PolicyExample.secondPin)]
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.hosts.flatMap { host -> [Finding] in
            let lists = [("ca", host.pins?.certificateAuthority), ("leaf", host.pins?.leaf)]
            return lists.compactMap { name, list in
                guard let list, Set(list).count == 1 else { return nil }
                return finding(
                    at: host.place, subject: "\(host.name)\u{0}\(name)",
                    message: "one key (\(name)) decides whether \(host.name) can be reached")
            }
        }
    }
}
