// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct ExceptionWithoutEffect: Rule {
    let description = RuleDescription(
        id: "ats.exception-without-effect",
        title: "An exception opens nothing",
        risk:
            "A loosening that does nothing hides that the request it was made for is decided by something else, and costs a justification at App Review.",
        remedy:
            "Remove the entry; for local hosts NSAllowsLocalNetworking is the narrow key that older systems read too.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            The evaluator is asked about the entry's host with and without the entry, for the newest system
            whose code could be read. A listed host leaves the global keys, so listing one under
            NSAllowsArbitraryLoads brings TLS 1.2 and forward secrecy back for it. An entry for `localhost` changes nothing there, since local names are
            allowed by default from 18.4 on; on iOS 10 to 18.3 sources disagree.
            """,
        firing: [
            .ats(
                "this device, which is allowed by default",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>localhost</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
            .ats(
                "a host among those that are all open, where listing it brings demands back",
                """
                <key>NSAllowsArbitraryLoads</key><true/>
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>img.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
            .ats(
                "what an entry above gives already",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSExceptionAllowsInsecureHTTPLoads</key><true/>
                		<key>NSIncludesSubdomains</key><true/>
                	</dict>
                	↓<key>img.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "an exception that opens its host",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>img.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
            .ats(
                "an entry that restates the default, which ats.default-restated reports",
                "<key>NSExceptionDomains</key>\n<dict><key>img.shop.example</key><dict/></dict>"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            let effects = EntryEffect(governed.ats)
            return governed.ats.exceptionDomains.indices.compactMap { index -> Finding? in
                let domain = governed.ats.exceptionDomains[index]
                guard domain.isMeantToLoosen,
                    let effect = effects.effect(of: index),
                    effect != .loosens
                else { return nil }
                let isLocal = [.loopback, .local].contains(ExceptionHost(domain.name))
                var message =
                    isLocal
                    ? "\(domain.name) is local, and local hosts are allowed by default from 18.4 on"
                    : "without this entry \(domain.reach) would be allowed all that the entry allows"
                if effect == .onlyTightens {
                    message += "; with it, https must meet what the entry still demands"
                }
                return finding(
                    in: governed.bundle, at: .exception(domain.name), domain.namePlace, message: message,
                    severity: isLocal ? .info : nil, confidence: isLocal ? .medium : .high,
                    minimumOS: isLocal ? "iOS 18.4" : nil)
            }
        }
    }
}
