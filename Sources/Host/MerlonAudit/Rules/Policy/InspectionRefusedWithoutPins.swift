// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct InspectionRefusedWithoutPins: Rule {
    let description = RuleDescription(
        id: "policy.inspection-refused-without-pins",
        title: "TLS inspection is refused and nothing refuses it",
        risk:
            "A certificate that the device's manager trusts passes system trust: the traffic is read although the policy says that it is not.",
        remedy: "Pin the host, or use mutual TLS, or write down that inspection is allowed.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-2"],
        discussion:
            "In the profile `regulated` alone: an ordinary app states its wish, and that is fine. Mutual TLS counts as well, since an inspecting proxy does not have the client's key.",
        firing: [
            .policy(
                "no pins",
                PolicyExample.head + """

                    profile: regulated
                    hosts:
                      - ↓name: api.shop.example
                        inspection: refuse
                    """)
        ],
        quiet: [
            .policy(
                "an ordinary app",
                PolicyExample.head + "\nhosts:\n  - name: api.shop.example\n    inspection: refuse")
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context, context.policy.profile == .regulated,
            !context.policy.hasEnabled(.mutualTLS)
        else { return [] }
        return context.policy.hosts.filter { $0.inspection == .refuse && $0.pins == nil }.map { host in
            finding(
                at: host.place, subject: host.name,
                message: "\(host.name) refuses TLS inspection, and neither pins nor mutual TLS enforce it")
        }
    }
}
