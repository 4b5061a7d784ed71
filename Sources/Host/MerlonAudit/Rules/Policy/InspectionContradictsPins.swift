// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct InspectionContradictsPins: Rule {
    let description = RuleDescription(
        id: "policy.inspection-contradicts-pins",
        title: "TLS inspection is allowed and the host is pinned",
        risk:
            "On a managed network that inspects TLS the pins refuse every connection: the app is down for exactly those who were promised that it works.",
        remedy:
            "Decide: remove the pins, or set inspection to refuse and tell the administrators to leave the host alone.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2"],
        firing: [
            .policy(
                "both",
                PolicyExample.head + """

                    hosts:
                      - ↓name: api.shop.example
                        inspection: allow
                        pins:
                          ca: [\(PolicyExample.firstPin), \(PolicyExample.secondPin)]
                    """)
        ],
        quiet: [
            .policy(
                "refused",
                PolicyExample.head + """

                    hosts:
                      - name: api.shop.example
                        inspection: refuse
                        pins:
                          ca: [\(PolicyExample.firstPin), \(PolicyExample.secondPin)]
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.hosts.filter { $0.inspection == .allow && $0.pins != nil }.map { host in
            finding(
                at: host.place, subject: host.name,
                message:
                    "\(host.name) is pinned, and inspection on managed networks is allowed: the pins refuse "
                    + "the certificate that such a network shows")
        }
    }
}
