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
                		↓<key>NSPinnedCAIdentities</key>
                		<array><dict><key>SPKI-SHA256-BASE64</key>
                		<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict></array>
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
                		↓<key>NSPinnedLeafIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key>
                			<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
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
        facts.governed.flatMap { governed in
            governed.ats.pinnedDomains.flatMap { domain in
                [
                    ("NSPinnedCAIdentities", domain.caIdentities, \ATSPinnedDomain.caIdentities),
                    ("NSPinnedLeafIdentities", domain.leafIdentities, \ATSPinnedDomain.leafIdentities),
                ].compactMap { key, list, field in
                    guard let list, list.usable.count == 1,
                        governed.ats.usablePins(of: domain, field).count == 1
                    else { return nil }
                    let keyPath = PropertyListKeyPath.pinned(domain.name, key)
                    let place = governed.plist.document.root[
                        PropertyListKeyPath(Array(keyPath.steps.dropLast()))]?
                        .dictionary?.entry(key)?.keyPlace
                    return finding(
                        in: governed.bundle, at: keyPath, place,
                        message:
                            "one key decides whether \(domain.name) can be reached, and no second one is "
                            + "ready to take its place",
                        evidence: "\(key) = 1 identity")
                }
            }
        }
    }
}

extension ATSPinnedDomain.PinList {
    /// The distinct digests that a certificate can have.
    var usable: Set<[UInt8]> { Set(digests.map(\.digest).filter { $0.count == 32 }) }
}

extension ATSConfiguration {
    /// The usable digests of one list for the host of `domain`, those of its parent's entry included.
    fileprivate func usablePins(
        of domain: ATSPinnedDomain, _ field: KeyPath<ATSPinnedDomain, ATSPinnedDomain.PinList?>
    ) -> Set<[UInt8]> {
        var pins = domain[keyPath: field]?.usable ?? []
        let parent = domain.name.lowercased().split(separator: ".", maxSplits: 1).dropFirst().joined()
        for other in pinnedDomains
        where other.name.lowercased() == parent && other.includesSubdomains?.boolean == true {
            pins.formUnion(other[keyPath: field]?.usable ?? [])
        }
        return pins
    }
}
