// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

/// Small reports that have every feature of the model between them.
enum SampleReports {
    static let tool = AuditReport.Tool(name: "merlon", version: "0.1.0")

    /// Nothing found, everything read.
    static let clean = AuditReport(
        tool: tool, operands: [.init(path: "App/Info.plist", kind: .propertyList, bundles: 1)], findings: [],
        unread: [], coverage: coverage(files: 1, bytes: 812), rules: rules, threshold: .low)

    /// Something below the threshold alone.
    static let belowThreshold = AuditReport(
        tool: tool, operands: [.init(path: ".", kind: .directory, bundles: 1)], findings: [localNetwork],
        unread: [],
        coverage: coverage(files: 3, bytes: 4_096), rules: rules, threshold: .medium)

    /// Findings in an archive, and a member that could not be read.
    static let findingsAndUnread = AuditReport(
        tool: tool, operands: [.init(path: "build/Storefront.ipa", kind: .ipa, bundles: 3)],
        findings: [arbitraryLoads, insecureHTTP("cdn"), insecureHTTP("img"), lowTLS, localNetwork],
        unread: [
            Unread(
                Location(path: "", member: "Payload/Storefront.app/PlugIns/Share.appex/Info.plist"),
                reason: "the member is encrypted, and no key was given", isLimit: false, operand: 0)
        ],
        coverage: coverage(files: 271, bytes: 12_345_678, notApplicable: 230), rules: rules, threshold: .low)

    /// Nothing found so far, and a limit was reached.
    static let incomplete = AuditReport(
        tool: tool,
        operands: [
            .init(path: "/src/shop", kind: .directory, bundles: 0),
            .init(path: "-", kind: .standardInput, bundles: 1),
        ],
        findings: [],
        unread: [
            Unread(
                Location(path: "Huge.plist"), reason: "1073741824 bytes are more than the limit of 67108864",
                isLimit: true, operand: 0),
            Unread(Location(path: ""), reason: "malformed JSON", isLimit: false, operand: 1),
        ],
        coverage: coverage(files: 2, bytes: 90_000), rules: rules, threshold: .low)

    /// Names from outside that try to write on the terminal, in a binary property list.
    static let hostile = AuditReport(
        tool: tool, operands: [.init(path: "evil\u{1B}[2J.app", kind: .bundle, bundles: 1)],
        findings: [
            ReportedFinding(
                finding: Finding(
                    ruleID: "ats.insecure-http", severity: .critical, confidence: .low,
                    message: "the host \"a\u{202E}moc\nb\" is [opened](http://evil.example)",
                    locations: [
                        Location(
                            path: "In\u{7}fo.plist",
                            keyPath: .init(keys: "NSAppTransportSecurity", "a\u{202E}b"),
                            place: SourcePlace(offset: 40, endOffset: 41))
                    ],
                    evidence: "a\tb\u{9B}31m" + String(repeating: "x", count: 400),
                    remedy: "remove the entry",
                    minimumOS: "iOS 17.0", mergeKey: "", subject: ""),
                operand: 0, fingerprint: String(repeating: "d", count: 64))
        ],
        unread: [], coverage: coverage(files: 1, bytes: 99), rules: rules, threshold: .low)

    /// One report of each kind, by name.
    static let all = [
        Sample("clean", clean), Sample("below-threshold", belowThreshold),
        Sample("findings-and-unread", findingsAndUnread), Sample("incomplete", incomplete),
        Sample("hostile", hostile), Sample("approved-and-known", approvedAndKnown),
    ]
}

extension SampleReports {
    static let arbitraryLoads = ReportedFinding(
        finding: Finding(
            ruleID: "ats.arbitrary-loads", severity: .high,
            message:
                "every host that NSExceptionDomains does not list may be loaded in cleartext, and over TLS "
                + "of any version",
            locations: [
                place("Payload/Storefront.app/Info.plist", line: 41, "NSAllowsArbitraryLoads"),
                place(
                    "Payload/Storefront.app/PlugIns/Share.appex/Info.plist", line: 12,
                    "NSAllowsArbitraryLoads"),
            ],
            evidence: "NSAllowsArbitraryLoads = YES",
            remedy: "Remove NSAllowsArbitraryLoads and list the few hosts that need an exception.",
            fix: PlistFix(lines: [
                .init(.keep, "<key>NSAppTransportSecurity</key>"), .init(.keep, "<dict>"),
                .init(.remove, "    <key>NSAllowsArbitraryLoads</key>"), .init(.remove, "\t<true/>"),
                .init(.add, "    <key>NSExceptionDomains</key>"), .init(.add, "    <dict/>"),
                .init(.keep, "</dict>"),
            ]),
            mergeKey: "a", subject: "a"),
        operand: 0, fingerprint: String(repeating: "a", count: 64))

    /// One of several findings of a rule that say the same of different hosts.
    static func insecureHTTP(_ host: String) -> ReportedFinding {
        ReportedFinding(
            finding: Finding(
                ruleID: "ats.insecure-http", severity: .medium,
                message: "\(host).shop.example may be loaded in cleartext, on every path and port",
                locations: [place("Payload/Storefront.app/Info.plist", line: 60, "NSExceptionDomains")],
                evidence: "NSExceptionAllowsInsecureHTTPLoads = YES", remedy: "Serve the host over https",
                fix: PlistFix(lines: [.init(.remove, "<true/>"), .init(.add, "<false/>")]), mergeKey: host,
                subject: host),
            operand: 0, fingerprint: String(repeating: "e", count: 64))
    }

    static let lowTLS = ReportedFinding(
        finding: Finding(
            ruleID: "ats.minimum-tls", severity: .medium, confidence: .medium,
            message: "TLS 1.0 is accepted from old.shop.example",
            locations: (1...12).map { index in
                Location(
                    path: "", member: "Payload/Storefront.app/PlugIns/E\(index).appex/Info.plist",
                    keyPath: PropertyListKeyPath(
                        keys: "NSAppTransportSecurity", "NSExceptionDomains", "old.shop.example"
                    ).appending(0))
            },
            evidence: "TLSv1.0", remedy: "Raise NSExceptionMinimumTLSVersion", minimumOS: "iOS 9.0",
            mergeKey: "b",
            subject: "b"),
        operand: 0, fingerprint: String(repeating: "b", count: 64))

    static let localNetwork = ReportedFinding(
        finding: Finding(
            ruleID: "ats.local-networking", severity: .info,
            message: "local addresses may be loaded in cleartext",
            locations: [], remedy: "Nothing, where the app talks to devices at home.", mergeKey: "c",
            subject: "c"),
        operand: 0, fingerprint: String(repeating: "c", count: 64))

    static let rules = [
        rule(
            "ats.arbitrary-loads", "Arbitrary loads are in effect",
            risk:
                "Anyone on the way can read and change what the app loads from any host that is not listed.",
            stake: .everyHostInCleartext,
            taxa: ["MASVS-NETWORK-1", "MASWE-0050", "MASTG-TEST-0322", "CWE-319", "M5:2024"]),
        rule(
            "ats.insecure-http", "A host is open to HTTP", risk: "Anyone on the way can read along",
            stake: .namedHostInCleartext, taxa: ["CWE-319"]),
        rule(
            "ats.local-networking", "The local network is open to HTTP",
            risk: "Anyone in the local network can read along", stake: .localNetwork),
        rule(
            "ats.minimum-tls", "Old versions of TLS are accepted",
            risk: "Known attacks on old versions apply", stake: .weakerTLS,
            taxa: ["CWE-757", "MASTG-TEST-0342"]),
    ]

    private static func rule(
        _ id: String, _ title: String, risk: String, stake: Stake, taxa: [String] = []
    ) -> RuleDescription {
        RuleDescription(
            id: id, title: title, risk: risk, remedy: "Remove the exception", stake: stake, taxa: taxa,
            discussion: "Sources *disagree*.", firing: [], quiet: [])
    }

    private static func place(_ member: String, line: Int, _ key: String) -> Location {
        Location(
            path: "", member: member, keyPath: .init(keys: "NSAppTransportSecurity", key),
            place: SourcePlace(
                offset: 1000 + line, endOffset: 1007 + line, line: line, column: 9, endLine: line,
                endColumn: 16))
    }

    static func coverage(files: Int, bytes: Int, notApplicable: Int = 0) -> Coverage {
        var coverage = Coverage()
        coverage.files = files
        coverage.bytes = bytes
        coverage.notApplicable = notApplicable
        return coverage
    }
}
