// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Associated domains for every subdomain.
struct AssociatedDomainsWildcard: Rule {
    let description = RuleDescription(
        id: "signing.associated-domains-wildcard", title: "Associated domains for every subdomain",
        risk: """
            Links and passwords of every subdomain go to the app, also of those that others run for the team.
            """,
        remedy: """
            Name the subdomains that the app is made for.
            """,
        stake: .upkeep, taxa: ["MASVS-PLATFORM-1"],
        firing: [
            .signed("every subdomain") {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>webcredentials:*.shop.example</string></array>"
            }
        ],
        quiet: [
            .signed("one host") {
                $0.entitlements =
                    "<key>com.apple.developer.associated-domains</key><array><string>webcredentials:shop.example</string></array>"
            },
            .signed("the profile's own wildcard") {
                $0.profile = "<key>com.apple.developer.associated-domains</key><string>*</string>"
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed in
            signed.values(AssociatedDomain.key).compactMap { entry in
                let domain = AssociatedDomain(entry)
                guard domain.host.hasPrefix("*") else { return nil }
                return finding(
                    in: signed, at: AssociatedDomain.key,
                    message: "\(domain.service):\(domain.host) stands for every subdomain",
                    evidence: "\(domain.service):\(domain.host)",
                    confidence: .medium)
            }
        }
    }
}

/// An entry of the associated domains: `applinks:shop.example?mode=developer`.
struct AssociatedDomain {
    /// What it is for: `applinks`, `webcredentials`, `appclips`, …
    var service: Substring
    /// The host.
    var host: Substring
    /// The modes behind `?mode=`: `developer`, `managed`.
    var modes: [Substring]

    /// The entry that is spelt `text`.
    init(_ text: String) {
        let query = text.firstIndex(of: "?") ?? text.endIndex
        let place = text[..<query]
        let colon = place.firstIndex(of: ":") ?? place.endIndex
        service = place[..<colon]
        host = place[colon...].dropFirst()
        let words = text[query...].dropFirst()
        modes = words.hasPrefix("mode=") ? words.dropFirst(5).split(separator: "+") : []
    }

    /// The entitlement.
    static let key = "com.apple.developer.associated-domains"
}
