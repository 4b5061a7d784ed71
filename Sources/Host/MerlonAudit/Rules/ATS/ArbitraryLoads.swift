// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct ArbitraryLoads: Rule {
    let description = RuleDescription(
        id: "ats.arbitrary-loads",
        title: "Arbitrary loads are in effect",
        risk: "Anyone on the way can read and change what the app loads from any host that is not listed.",
        remedy: "Remove NSAllowsArbitraryLoads and list the few hosts that need an exception.",
        stake: .everyHostInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASWE-0050", "MASTG-TEST-0322", "CWE-319", "M5:2024"],
        discussion: """
            Since iOS 10 the key counts only where none of NSAllowsArbitraryLoadsForMedia,
            NSAllowsArbitraryLoadsInWebContent and NSAllowsLocalNetworking is present, with any value; where
            one is, `ats.arbitrary-loads-overridden` reports it. The key does not switch certificate
            validation off: https keeps the default trust evaluation. A string such as `YES` was taken as
            true by systems before 18.4 and is not by later ones, so it is reported with less confidence.
            """,
        isApprovable: true,
        firing: [
            .ats("the key alone", "<key>NSAllowsArbitraryLoads</key>\n↓<true/>"),
            .ats(
                "beside a narrow key whose string current systems take as absent",
                "<key>NSAllowsArbitraryLoads</key>\n↓<true/>\n<key>NSAllowsLocalNetworking</key>\n<string>YES</string>"
            ),
            .ats(
                "a string, which older systems take as true",
                "<key>NSAllowsArbitraryLoads</key>\n↓<string>YES</string>"),
            .ats(
                "beside an exception, which covers its own host only",
                """
                <key>NSAllowsArbitraryLoads</key>
                ↓<true/>
                <key>NSExceptionDomains</key>
                <dict><key>api.shop.example</key><dict/></dict>
                """),
        ],
        quiet: [
            .ats("off", "<key>NSAllowsArbitraryLoads</key>\n<false/>"),
            .ats(
                "overridden by a narrow key, even by NO",
                "<key>NSAllowsArbitraryLoads</key>\n<true/>\n<key>NSAllowsArbitraryLoadsForMedia</key>\n<false/>"
            ),
            .ats(
                "a word that no system takes as true",
                "<key>NSAllowsArbitraryLoads</key>\n<string>off</string>"),
            RuleExample(
                "in an embedded framework, whose Info.plist no process reads",
                infoPlist:
                    "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>",
                kind: .framework),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.compactMap { governed in
            guard let node = governed.ats.allowsArbitraryLoads else { return nil }
            let confidence: Confidence
            let note: String
            switch governed.ats.arbitraryLoadsInEffect {
            case .yes: (confidence, note) = (.high, "")
            case .yesOnSome:
                (confidence, note) = (.medium, "; systems differ here, by the types of the values")
            case .no: return nil
            }
            return finding(
                in: governed.bundle, at: .ats("NSAllowsArbitraryLoads"), node.place,
                message:
                    "every host that NSExceptionDomains does not list may be loaded in cleartext, and over "
                    + "TLS of any version\(note)",
                evidence: "NSAllowsArbitraryLoads = \(node.shortText)", confidence: confidence,
                fix: .removing("NSAllowsArbitraryLoads", node))
        }
    }
}
