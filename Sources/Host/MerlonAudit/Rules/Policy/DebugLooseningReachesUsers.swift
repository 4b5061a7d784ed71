// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct DebugLooseningReachesUsers: Rule {
    let description = RuleDescription(
        id: "policy.debug-loosening-reaches-users",
        title: "A developer's exception is approved for users",
        risk: "A hole that was meant for a test machine is open on every user's device.",
        remedy: "Limit the exception to an environment that reaches no users.",
        stake: .debugSettingShipped,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            A developer's exception is one for this device, for a name or address of the local network, or for a
            host of a capture proxy or a tunnel. NSAllowsLocalNetworking is not meant: apps that talk to devices
            at home need it.
            """,
        firing: [
            .policy("a tunnel in release", PolicyExample.exception(mark: "↓", domain: "shop.ngrok.io")),
            .policy(
                "the developer's machine, everywhere",
                PolicyExample.exception(mark: "↓", domain: "192.168.1.20", environments: "[debug, release]")),
        ],
        quiet: [
            .policy("in debug", PolicyExample.exception(domain: "localhost", environments: "[debug]"))
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        return context.policy.exceptions.compactMap { exception in
            guard let domain = exception.domain, let what = Self.developersHost(domain) else { return nil }
            let reached = context.policy.environments.filter {
                $0.reachesUsers && exception.isMeant(for: $0.name)
            }
            guard !reached.isEmpty else { return nil }
            return finding(
                at: exception.place, subject: exception.subject,
                message: "\(domain) is \(what), and the exception is approved for "
                    + "\(reached.map(\.name).joined(separator: ", ")), which reaches users")
        }
    }

    private static func developersHost(_ domain: String) -> String? {
        if let tool = ToolHosts.tool(of: domain) { return "a host of \(tool)" }
        switch ExceptionHost(domain) {
        case .loopback: return "the device itself"
        case .local: return "a host of the local network"
        case .address, .name, .noHost: return nil
        }
    }
}
