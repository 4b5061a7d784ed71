// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct PinWithoutBackup: Rule {
    let description = RuleDescription(
        id: "pin.no-backup",
        title: "A pinned host has one identity and no backup",
        risk:
            "When that key is lost, revoked or replaced, every shipped version of the app is cut off until its users update.",
        remedy:
            "Add a second identity whose key is kept elsewhere: another CA, or an offline key of your own.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2", "MASTG-KNOW-0072"],
        discussion: """
            With both lists both must match, so each list needs its own backup. Apple's page advises more
            than one; RFC 7469 demanded a backup pin. Identities of an entry and of its parent's are counted
            together, as the system merges them.
            """,
        firing: [
            .ats(
                "one CA",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array><dict><key>SPKI-SHA256-BASE64</key>
                		↓<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict></array>
                	</dict>
                </dict>
                """),
            .ats(
                "the same key twice",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedLeafIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			↓<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                		</array>
                	</dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "two CAs",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			<string>5kJvNEMw0KjrCAu7eXY5HZdvyCS13BbA0VJG1RSP91w=</string></dict>
                		</array>
                	</dict>
                </dict>
                """),
            .ats(
                "no list: not pinned",
                "<key>NSPinnedDomains</key>\n<dict><key>shop.example</key><dict/></dict>"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed -> [Finding] in
            let lists: [(String, KeyPath<ATSPinnedDomain, ATSPinnedDomain.PinList?>)] = [
                ("NSPinnedCAIdentities", \.caIdentities), ("NSPinnedLeafIdentities", \.leafIdentities),
            ]
            return lists.flatMap { key, list in
                let inherited = governed.ats.inheritablePins(list)
                return governed.ats.pinnedDomains.compactMap { domain -> Finding? in
                    guard let own = domain[keyPath: list], let pin = own.digests.first(where: \.isUsable),
                        own.usable.union(inherited[domain.parentName] ?? []).count == 1
                    else { return nil }
                    return finding(
                        in: governed.bundle, at: .pinned(domain.name, key), pin.place,
                        message:
                            "one key decides whether \(domain.name) can be reached, and no second one is "
                            + "ready to take its place",
                        evidence: "\(key) = 1 identity")
                }
            }
        }
    }
}

extension ATSPinnedDomain.Pin {
    /// Whether a certificate can have the digest.
    fileprivate var isUsable: Bool { digest.count == 32 }
}

extension ATSPinnedDomain.PinList {
    /// The distinct digests that a certificate can have.
    fileprivate var usable: Set<[UInt8]> { Set(digests.filter(\.isUsable).map(\.digest)) }
}

extension ATSPinnedDomain {
    /// The name one label up, in lower case: the one entry whose pins the system adds to this one's.
    fileprivate var parentName: String {
        name.lowercased().split(separator: ".", maxSplits: 1).dropFirst().joined()
    }
}

extension ATSConfiguration {
    /// The usable digests of one list by the entry's name, for the entries that reach the names below.
    fileprivate func inheritablePins(
        _ list: KeyPath<ATSPinnedDomain, ATSPinnedDomain.PinList?>
    ) -> [String: Set<[UInt8]>] {
        var pins: [String: Set<[UInt8]>] = [:]
        for domain in pinnedDomains where domain.includesSubdomains?.boolean == true {
            pins[domain.name.lowercased(), default: []].formUnion(domain[keyPath: list]?.usable ?? [])
        }
        return pins
    }
}
