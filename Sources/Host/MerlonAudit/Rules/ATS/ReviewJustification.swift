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
        isApprovable: true,
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
            let domains = governed.reachableExceptions.map(\.domain).sorted { $0.name < $1.name }
            return [
                Demand(
                    reasonFor: "keys that open more than one host", globalKeys(governed.ats)),
                Demand(reasonFor: "hosts that are loaded in cleartext", cleartextHosts(domains)),
                Demand(reasonFor: "hosts with TLS below 1.2", hosts(domains) { $0 < .tls12 }),
                Demand(
                    reasonFor: "a minimum TLS version of 1.2 or above, says one page of Apple's, and another "
                        + "says that it does not", hosts(domains) { $0 >= .tls12 }, confidence: .low),
            ].compactMap { finding(for: $0, in: governed) }
        }
    }

    /// What one reason covers.
    private struct Demand {
        var what: String
        var subjects: [Subject]
        var confidence: Confidence

        init(reasonFor what: String, _ subjects: [Subject], confidence: Confidence = .high) {
            self.what = what
            self.subjects = subjects
            self.confidence = confidence
        }
    }

    private struct Subject {
        var name: String
        var keyPath: PropertyListKeyPath
        var place: SourcePlace
    }

    private func finding(for demand: Demand, in governed: GovernedBundle) -> Finding? {
        guard let first = demand.subjects.first else { return nil }
        let names = demand.subjects.map(\.name).joined(separator: ", ")
        var finding = finding(
            in: governed.bundle, at: first.keyPath, first.place,
            message: "App Review asks for a reason for \(demand.what): \(names)",
            confidence: demand.confidence)
        finding.subject = demand.what
        finding.locations += demand.subjects.dropFirst().map {
            governed.plist.location.at($0.keyPath, $0.place)
        }
        return finding
    }

    private func globalKeys(_ ats: ATSConfiguration) -> [Subject] {
        let keys = [
            ("NSAllowsArbitraryLoads", ats.allowsArbitraryLoads),
            ("NSAllowsArbitraryLoadsForMedia", ats.allowsArbitraryLoadsForMedia),
            ("NSAllowsArbitraryLoadsInWebContent", ats.allowsArbitraryLoadsInWebContent),
        ]
        return keys.compactMap { key, node in
            guard let node, case .yes = SettingValue(node) else { return nil }
            return Subject(name: key, keyPath: .ats(key), place: node.place)
        }
    }

    private func cleartextHosts(_ domains: [ATSExceptionDomain]) -> [Subject] {
        domains.compactMap { domain in
            guard let node = domain.allowsInsecureHTTPLoads, case .yes = SettingValue(node) else {
                return nil
            }
            return Subject(
                name: domain.name, keyPath: .exception(domain.name, "NSExceptionAllowsInsecureHTTPLoads"),
                place: node.place)
        }
    }

    private func hosts(_ domains: [ATSExceptionDomain], with isMeant: (TLSVersion) -> Bool) -> [Subject] {
        domains.compactMap { domain in
            guard let node = domain.minimumTLSVersion,
                let version = node.string.flatMap(TLSVersion.init(rawValue:)), isMeant(version)
            else { return nil }
            return Subject(
                name: domain.name, keyPath: .exception(domain.name, "NSExceptionMinimumTLSVersion"),
                place: node.place)
        }
    }
}
