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
        return context.policy.exceptions.compactMap { exception in
            guard let reach = exception.cleartext else { return nil }
            let hosts = context.policy.hosts.filter { exception.opens($0, reach) }
            let data = Set(exception.data + hosts.flatMap(\.data))
            let severe = data.intersection([.credentials, .payment, .health])
            let harmful = severe.isEmpty ? data.intersection([.personal, .location]) : severe
            guard !harmful.isEmpty else { return nil }
            let words = harmful.map(\.rawValue).sorted().joined(separator: ", ")
            let names = hosts.filter { !harmful.isDisjoint(with: $0.data) }.map(\.name)
            return finding(
                at: exception.place, subject: exception.subject,
                message: "\(exception.words) lets \(words) data travel in cleartext"
                    + (names.isEmpty ? "" : " to \(names.joined(separator: ", "))"),
                severity: severe.isEmpty ? .medium : nil)
        }
    }
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
        let isContent = isOn("NSAllowsArbitraryLoadsInWebContent") || isOn("NSAllowsArbitraryLoadsForMedia")
        return isContent ? .content : nil
    }

    fileprivate func opens(_ host: PolicyHost, _ reach: CleartextReach) -> Bool {
        guard case .all = reach else { return false }
        guard let domain = domain?.lowercased() else { return true }
        return host.name == domain || (reachesSubdomains && host.name.hasSuffix(".\(domain)"))
            || (host.includesSubdomains && domain.hasSuffix(".\(host.name)"))
    }
}
