// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct SensitiveDataInCleartext: Rule {
    let description = RuleDescription(
        id: "policy.sensitive-data-in-cleartext",
        title: "Sensitive data over a connection that may be cleartext",
        risk: "Whoever shares the network reads passwords, payments or health data, and can change them.",
        remedy:
            "Serve the host over https: no reason makes up for this. Where the data named is wrong, correct the policy.",
        stake: .sensitiveDataInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASWE-0050", "CWE-319", "M5:2024"],
        discussion: """
            Credentials, payment and health data are high, personal data and locations medium. What travels is
            taken from the exception itself and from the hosts that it reaches. An exception for web content or
            media alone counts by its own `data`.
            """,
        firing: [
            .policy("credentials", PolicyExample.exception(mark: "↓", data: "[credentials]")),
            .policy(
                "a host that the exception reaches",
                PolicyExample.exception(mark: "↓")
                    + "\nhosts:\n  - name: img.shop.example\n    data: [payment]"),
        ],
        quiet: [
            .policy("public data", PolicyExample.exception()),
            .policy(
                "https with less of TLS",
                PolicyExample.exception(
                    setting: "NSExceptionMinimumTLSVersion: TLSv1.1", data: "[credentials]")),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        let hosts = context.policy.hosts
        let index = PolicyHostIndex(hosts)
        // Every host is reached by what opens the whole app: it is asked once.
        let all = Dictionary(
            uniqueKeysWithValues: DataSensitivity.allCases.map { kind in
                (kind, hosts.filter { $0.data.contains(kind) }.map(\.name))
            })
        return context.policy.exceptions.compactMap { exception in
            guard let reach = exception.cleartext else { return nil }
            var carriers: [DataSensitivity: [String]] = [:]
            switch (reach, exception.domain) {
            case (.all, nil): carriers = all
            case (.all, let domain?):
                for number in index.hosts(
                    reachedBy: domain, includesSubdomains: exception.reachesSubdomains)
                {
                    for kind in hosts[number].data { carriers[kind, default: []].append(hosts[number].name) }
                }
            case (.content, _): break
            }
            let data = Set(exception.data + carriers.filter { !$0.value.isEmpty }.keys)
            let severe = data.intersection([.credentials, .payment, .health])
            let harmful = severe.isEmpty ? data.intersection([.personal, .location]) : severe
            guard !harmful.isEmpty else { return nil }
            let words = harmful.map(\.rawValue).sorted().joined(separator: ", ")
            return finding(
                at: exception.place, subject: exception.subject,
                message: "\(exception.words) lets \(words) data travel in cleartext"
                    + Self.names(harmful.flatMap { carriers[$0] ?? [] }),
                severity: severe.isEmpty ? .medium : nil)
        }
    }

    /// ` to a, b and 3 more`, or nothing.
    private static func names(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let sorted = Set(names).sorted()
        let rest = sorted.count - named
        return " to \(sorted.prefix(named).joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The hosts that a message names; the policy lists the rest.
    private static let named = 10
}

/// What of the traffic an exception lets travel in cleartext.
private enum CleartextReach {
    /// The host that it names, or every host.
    case all
    /// Pages or media alone.
    case content
}

extension ApprovedException {
    fileprivate var cleartext: CleartextReach? {
        func isOn(_ key: String) -> Bool {
            settings.contains { $0.key == key && LooseValue.loosens(key, $0.value) }
        }
        if domain != nil { return isOn("NSExceptionAllowsInsecureHTTPLoads") ? .all : nil }
        if isOn("NSAllowsArbitraryLoads") { return .all }
        let isContent =
            isOn("NSAllowsArbitraryLoadsInWebContent") || isOn("NSAllowsArbitraryLoadsForMedia")
        return isContent ? .content : nil
    }
}
