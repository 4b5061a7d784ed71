// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct InsecureHTTP: Rule {
    let description = RuleDescription(
        id: "ats.insecure-http",
        title: "A host may be loaded in cleartext",
        risk:
            "Anyone on the way can read and change what the app exchanges with this host, and code of the app may accept any certificate for it.",
        remedy: "Serve the host over https and remove the entry; until then keep it to one exact host.",
        stake: .namedHostInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASWE-0050", "MASTG-TEST-0322", "CWE-319", "M5:2024"],
        discussion: """
            ATS can't scope an exception by path or port. The key leaves TLS 1.2 and forward secrecy in force
            for https. Loopback and local hosts are left to `ats.exception-without-effect` and
            `ats.debug-host`; a suffix that strangers share to `ats.domain-public-suffix`; ranges of
            addresses to `ats.insecure-http-range`.
            """,
        isApprovable: true,
        firing: [
            .ats(
                "one host",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>api.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key>↓<true/></dict>
                </dict>
                """),
            .ats(
                "a public address",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>203.0.113.7</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key>↓<true/></dict>
                </dict>
                """),
            .ats(
                "under the name of an Xcode 7 beta",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>api.shop.example</key>
                	<dict><key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key>↓<true/></dict>
                </dict>
                """),
            .ats(
                "names below an unqualified one",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>lan</key>
                	<dict>
                		<key>NSIncludesSubdomains</key><true/>
                		<key>NSExceptionAllowsInsecureHTTPLoads</key>↓<true/>
                	</dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "a name that no host has",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>*.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
            .ats(
                "https stays required",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>api.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><false/></dict>
                </dict>
                """),
            .ats(
                "this device",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>localhost</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed in
            governed.reachableExceptions.compactMap { _, domain in
                let key = "NSExceptionAllowsInsecureHTTPLoads"
                guard let setting = domain.setting(key, domain.allowsInsecureHTTPLoads),
                    !isLeftToOthers(domain)
                else { return nil }
                let confidence: Confidence
                switch SettingValue(setting.node) {
                case .yes: confidence = setting.confidence
                case .yesOnSome: confidence = setting.isLegacy ? .low : .medium
                case .no: return nil
                }
                return finding(
                    in: governed.bundle, at: .exception(domain.name, setting.key), setting.node.place,
                    message:
                        "\(domain.reach) may be loaded in cleartext, on every path and port, and code of "
                        + "the app may accept any certificate there\(setting.note)",
                    evidence: "\(setting.key) = \(setting.node.shortText)", confidence: confidence,
                    fix: .removing(setting.key, setting.node))
            }
        }
    }

    private func isLeftToOthers(_ domain: ATSExceptionDomain) -> Bool {
        switch ExceptionHost(domain.name) {
        case .loopback, .noHost: true
        // A name below an unqualified one is not local: `lan` with its subdomains opens `nas.lan`.
        case .local:
            !domain.reachesSubdomains || domain.isAlwaysLocal || SharedSuffix.match(domain.name) != nil
        case .address(let prefix, let bits): prefix < bits
        case .name: domain.reachesSubdomains && SharedSuffix.match(domain.name) != nil
        }
    }
}
