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
            governed.ats.pinnedDomains.compactMap { domain in
                guard let node = domain.includesSubdomains, node.boolean == true,
                    domain.caIdentities != nil || domain.leafIdentities != nil
                else { return nil }
                let deeper = governed.ats.unpinnedNames(below: domain.name)
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
    /// The names among the exceptions that lie two or more labels below `name` and that no entry pins.
    fileprivate func unpinnedNames(below name: String) -> [String] {
        let suffix = "." + name.lowercased()
        return exceptionDomains.map(\.name).filter { candidate in
            let host = candidate.lowercased()
            guard host.hasSuffix(suffix), host.dropLast(suffix.count).contains(".") else { return false }
            let parent = host.split(separator: ".", maxSplits: 1).dropFirst().joined()
            return !pinnedDomains.contains { pinned in
                let other = pinned.name.lowercased()
                return other == host || (other == parent && pinned.includesSubdomains?.boolean == true)
            }
        }
    }
}
