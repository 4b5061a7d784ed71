// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct PinningWithoutTeam: Rule {
    let description = RuleDescription(
        id: "policy.pinning-without-team",
        title: "Hosts are pinned and no team operates the pins",
        risk:
            "Certificates change; when nobody has to keep the pins in step, the app is cut off on the day they do.",
        remedy:
            "Remove the pins and rely on system trust, or list pinning under mechanisms with the team that operates it and its procedure.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2"],
        discussion:
            "In the profile `standard`; in `regulated` pins are demanded, and `policy.mechanism-incomplete` asks for the team.",
        firing: [
            .policy(
                "pins alone",
                PolicyExample.head + """

                    hosts:
                      - ↓name: api.shop.example
                        inspection: refuse
                        pins:
                          ca: [\(PolicyExample.firstPin), \(PolicyExample.secondPin)]
                    """)
        ],
        quiet: [
            .policy(
                "a team",
                PolicyExample.head + """

                    hosts:
                      - name: api.shop.example
                        inspection: refuse
                        pins:
                          ca: [\(PolicyExample.firstPin), \(PolicyExample.secondPin)]
                    mechanisms:
                      pinning:
                        owner: platform team
                        procedure: docs/pins.md
                    """),
            .policy("no pins", PolicyExample.head),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context, context.policy.profile == .standard,
            !context.policy.hasPinningTeam
        else { return [] }
        let hosts = context.policy.hosts.filter { $0.pins != nil }
        let pinning = context.policy.mechanisms.filter { $0.kind == .pinning && $0.isEnabled }
        if let first = hosts.first {
            let names = hosts.map(\.name).joined(separator: ", ")
            return [
                finding(
                    at: first.place, subject: "hosts",
                    message: "pinned, and nobody operates the pins: \(names)")
            ]
        }
        return pinning.map {
            finding(
                at: $0.place, subject: "mechanism",
                message: "pinning is switched on, and nobody operates the pins")
        }
    }
}

extension Policy {
    /// Whether pinning has an owner and a procedure.
    var hasPinningTeam: Bool {
        mechanisms.contains {
            $0.kind == .pinning && $0.isEnabled && !($0.owner ?? "").isEmpty && !($0.procedure ?? "").isEmpty
        }
    }
}
