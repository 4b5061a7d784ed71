// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct ReviewJustification: Rule {
    let description = RuleDescription(
        id: "ats.review-justification",
        title: "App Review asks for a justification",
        risk: "Without a reason in the review notes the submission is delayed or rejected.",
        remedy:
            "Write for each key why the app can't do without it, who owns the server and when the key goes.",
        stake: .reviewJustification,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Apple's page names NSAllowsArbitraryLoads, …ForMedia, …InWebContent, an
            NSExceptionAllowsInsecureHTTPLoads of YES and NSExceptionMinimumTLSVersion. **Sources disagree**
            on the last: "Preventing insecure network connections" says any use, the key's own page says only
            a version below 1.2. A version of 1.2 or above is therefore reported with low confidence.
            """,
        firing: [
            .ats("a global key", "<key>NSAllowsArbitraryLoadsInWebContent</key>\n↓<true/>"),
            .ats(
                "two keys of one exception",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>old.shop.example</key>
                	<dict>
                		<key>NSExceptionAllowsInsecureHTTPLoads</key>↓<true/>
                		<key>NSExceptionMinimumTLSVersion</key>↓<string>TLSv1.3</string>
                	</dict>
                </dict>
                """),
        ],
        quiet: [
            .ats("local networking needs none", "<key>NSAllowsLocalNetworking</key>\n<true/>"),
            .ats("a key that is NO", "<key>NSAllowsArbitraryLoads</key>\n<false/>"),
            .ats(
                "a build for the debugger, which no reviewer sees",
                "<key>NSAllowsArbitraryLoads</key>\n<true/>", distribution: .development),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.filter { $0.bundle.distribution != .development }.flatMap { governed in
            (globalKeys(governed.ats) + exceptionKeys(governed.ats)).map { demand in
                finding(
                    in: governed.bundle, at: demand.keyPath, demand.node.place, message: demand.message,
                    evidence: "\(demand.key) = \(demand.node.shortText)", confidence: demand.confidence)
            }
        }
    }

    private struct Demand {
        var key: String
        var keyPath: PropertyListKeyPath
        var node: PropertyListNode
        var confidence = Confidence.high
        var message: String
    }

    private func globalKeys(_ ats: ATSConfiguration) -> [Demand] {
        let keys = [
            ("NSAllowsArbitraryLoads", ats.allowsArbitraryLoads),
            ("NSAllowsArbitraryLoadsForMedia", ats.allowsArbitraryLoadsForMedia),
            ("NSAllowsArbitraryLoadsInWebContent", ats.allowsArbitraryLoadsInWebContent),
        ]
        return keys.compactMap { key, node in
            guard let node, case .yes = SettingValue(node) else { return nil }
            return Demand(
                key: key, keyPath: .ats(key), node: node, message: "App Review asks why \(key) is needed")
        }
    }

    private func exceptionKeys(_ ats: ATSConfiguration) -> [Demand] {
        ats.exceptionDomains.flatMap { domain in
            var demands: [Demand] = []
            if let node = domain.allowsInsecureHTTPLoads, case .yes = SettingValue(node) {
                let key = "NSExceptionAllowsInsecureHTTPLoads"
                demands.append(
                    Demand(
                        key: key, keyPath: .exception(domain.name, key), node: node,
                        message: "App Review asks why \(domain.name) is loaded in cleartext"))
            }
            if let node = domain.minimumTLSVersion,
                let version = node.string.flatMap(TLSVersion.init(rawValue:))
            {
                let key = "NSExceptionMinimumTLSVersion"
                let isLowered = version < .tls12
                demands.append(
                    Demand(
                        key: key, keyPath: .exception(domain.name, key), node: node,
                        confidence: isLowered ? .high : .low,
                        message: isLowered
                            ? "App Review asks why \(domain.name) needs \(version.rawValue)"
                            : "one page of Apple's asks for a reason for any minimum TLS version, another only "
                                + "below 1.2; \(domain.name) has \(version.rawValue)"))
            }
            return demands
        }
    }
}
