// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct PinSubdomainDepth: Rule {
    let description = RuleDescription(
        id: "pin.subdomain-depth",
        title: "Pins reach one label down, exceptions further",
        risk:
            "Hosts two labels below a pinned name are not pinned, although the same key in NSExceptionDomains reaches them.",
        remedy: "Pin each host that the app talks to by its own name.",
        stake: .protectionWithoutEffect,
        taxa: ["MASVS-NETWORK-2", "MASTG-KNOW-0072", "MASTG-TEST-0385"],
        discussion: """
            NSIncludesSubdomains of a pinned name covers `a.shop.example` and not `b.a.shop.example`. Where
            the settings themselves name such a deeper host, the finding has medium severity and points at
            it; otherwise it is information.
            """,
        firing: [
            .ats(
                "a deeper host is named elsewhere",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>eu.api.shop.example</key>
                	<dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.3</string></dict>
                </dict>
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSIncludesSubdomains</key>↓<true/>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                		</array>
                	</dict>
                </dict>
                """),
            .ats(
                "by itself",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSIncludesSubdomains</key>↓<true/>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                		</array>
                	</dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "an exact name",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                		</array>
                	</dict>
                </dict>
                """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            let unpinned = governed.ats.unpinnedNames
            return governed.ats.pinnedDomains.compactMap { domain -> Finding? in
                guard let node = domain.includesSubdomains, node.boolean == true,
                    domain.caIdentities != nil || domain.leafIdentities != nil
                else { return nil }
                let deeper = unpinned[domain.name.lowercased()] ?? []
                return finding(
                    in: governed.bundle, at: .pinned(domain.name, "NSIncludesSubdomains"), node.place,
                    message: deeper.isEmpty
                        ? "the pins reach names one label below \(domain.name), and none further down"
                        : "the pins reach one label below \(domain.name), so \(deeper.joined(separator: ", ")) "
                            + "is not pinned",
                    evidence: "NSIncludesSubdomains = true", severity: deeper.isEmpty ? .info : nil)
            }
        }
    }
}

extension ATSConfiguration {
    /// The names among the exceptions that no entry pins, by each name two or more labels above them.
    fileprivate var unpinnedNames: [String: [String]] {
        let exact = Set(pinnedDomains.map { $0.name.lowercased() })
        let reaching = Set(
            pinnedDomains.filter { $0.includesSubdomains?.boolean == true }.map { $0.name.lowercased() })
        var names: [String: [String]] = [:]
        for domain in exceptionDomains where ExceptionAddress(domain.name) == nil {
            let parents = domain.name.lowercased().namesAbove
            guard !exact.contains(domain.name.lowercased()), let parent = parents.first,
                !reaching.contains(parent)
            else { continue }
            for ancestor in parents.dropFirst() where reaching.contains(ancestor) {
                names[ancestor, default: []].append(domain.name)
            }
        }
        return names
    }
}

extension String {
    /// The names above a host name, from the nearest up.
    fileprivate var namesAbove: [String] {
        var names: [String] = []
        var rest = self[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            names.append(String(rest))
        }
        return names
    }
}
