// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct DefaultRestated: Rule {
    let description = RuleDescription(
        id: "ats.default-restated",
        title: "An entry only re-imposes the default",
        risk:
            "The entry looks like an exception to each reader and, once a wider key is added, silently keeps its host out of it.",
        remedy: "Remove the entry.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Quiet where the entry does something: a listed host keeps ATS although NSAllowsArbitraryLoads or
            another wide key opens the rest, and an entry for a local name asks for TLS there. Whether it
            does is found by asking the evaluator with and without the entry.
            """,
        firing: [
            .ats(
                "an empty entry",
                "<key>NSExceptionDomains</key>\n<dict>↓<key>api.shop.example</key><dict/></dict>"),
            .ats(
                "the default's own values",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>api.shop.example</key>
                	<dict>
                		<key>NSExceptionAllowsInsecureHTTPLoads</key><false/>
                		<key>NSExceptionMinimumTLSVersion</key><string>TLSv1.2</string>
                	</dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "a host that keeps ATS while all others are open",
                """
                <key>NSAllowsArbitraryLoads</key><true/>
                <key>NSExceptionDomains</key>
                <dict><key>api.shop.example</key><dict/></dict>
                """),
            .ats(
                "a local name that must use TLS",
                "<key>NSExceptionDomains</key>\n<dict><key>box.local</key><dict/></dict>"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            let effects = EntryEffect(governed.ats)
            return governed.ats.exceptionDomains.indices.compactMap { index -> Finding? in
                let domain = governed.ats.exceptionDomains[index]
                guard domain.restatesDefaults,
                    effects.effect(of: index) == .some(.none)
                else { return nil }
                return finding(
                    in: governed.bundle, at: .exception(domain.name), domain.namePlace,
                    message: "\(domain.name) is treated alike with and without this entry")
            }
        }
    }
}
