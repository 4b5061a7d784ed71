// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPolicy
import MerlonPropertyList

@testable import MerlonReport

/// Reports for pages: of real audits where rules make the findings, with what a policy and projects add.
enum HTMLSamples {
    /// An app and two extensions with sixty findings and more: some approved, some known, two projects of
    /// four configurations, and something that was not read.
    static func rich() throws -> AuditReport {
        var facts = AuditFacts(operand: "build/Shop.ipa", kind: .ipa)
        facts.bundles = [
            try bundle(.app, "Payload/Shop.app", "com.shop.example.Shop", appSettings),
            try bundle(
                .appExtension, "Payload/Shop.app/PlugIns/Share.appex", "com.shop.example.Shop.Share",
                extensionSettings, parent: 0),
            try bundle(
                .appExtension, "Payload/Shop.app/PlugIns/Widget.appex", "com.shop.example.Shop.Widget", "",
                parent: 0),
            try bundle(
                .watchApp, "Payload/Shop.app/Watch/Shop.app", "com.shop.example.Shop.watch", "", parent: 0),
            BundleFacts(kind: .xpcService, location: location("Payload/Shop.app/XPCServices/Sync.xpc")),
        ]
        facts.coverage = SampleReports.coverage(files: 1_482, bytes: 84_210_553, notApplicable: 1_391)
        facts.unread = [
            Unread(
                location("Payload/Shop.app/XPCServices/Sync.xpc/Info.plist"),
                reason: "the property list ends in the middle of a value", isLimit: false)
        ]
        var report = AuditEngine().report(on: [facts], tool: SampleReports.tool, threshold: .high)
        report.access = AccessMatrix(of: [facts], hosts: ["api.shop.example"])
        for index in report.findings.indices {
            if report.findings[index].finding.message.contains("cdn") {
                report.findings[index].approval = approval
            } else if report.findings[index].finding.message.contains("host1") {
                report.findings[index].isInBaseline = true
            } else if report.findings[index].finding.message.contains("host2.") {
                report.findings[index].newPlaces = Array(report.findings[index].finding.locations.prefix(1))
            }
        }
        report.policy = policy
        report.baseline = SampleReports.approvedAndKnown.baseline
        report.projects = try [
            project("Shop.xcodeproj", "xcode", ["Shop", "Share", "Widget"]),
            project("Clip/project.yml", "xcodegen", ["Clip", "ClipTests"]),
        ]
        addSigning(to: &report)
        return report
    }

    /// Names that try to be markup, code, a style, an address, or something else than they look.
    static func hostile() throws -> AuditReport {
        let names = [
            "<script>pwned = 1</script>", "\"><img src=x onerror='pwned = 1'>", "'><svg onload=pwned=1>",
            "javascript:pwned=1", "</style></script><base href=//evil.example>",
            "a\u{202E}moc\u{2066}b\u{0}c",
            "&lt;b&gt;&#39;", "]]><!--", String(repeating: "long-name.", count: 1_000),
            "\u{85}\u{2028}\u{FEFF}x",
            "{{7*7}}${7*7}`+pwned`", "\" autofocus onfocus=pwned=1 x=\"",
        ]
        var facts = AuditFacts(operand: names.joined(separator: "/"), kind: .bundle)
        facts.bundles = [
            try bundle(.app, "\(names[0])/\(names[1]).app", names[2], hostileSettings(names)),
            BundleFacts(kind: .app, location: Location(path: names[8])),
        ]
        facts.unread = names.map { Unread(Location(path: $0), reason: $0, isLimit: true) }
        var report = AuditEngine().report(on: [facts], tool: SampleReports.tool, threshold: .low)
        report.access = AccessMatrix(of: [facts], hosts: names)
        report.findings += names.map(hostileFinding)
        var policy = HTMLSamples.policy
        policy.path = names[0]
        policy.environment = names[1]
        policy.approvals = names.map { name in
            ApprovalStatus(
                exception: ApprovedException(
                    domain: name, settings: [.init(name, .init(.string(name)))], reason: name, owner: name,
                    expires: policy.today, removal: name, environments: [name], bundles: [name]),
                state: .broader, daysLeft: 0)
        }
        report.policy = policy
        report.baseline = BaselineSummary(
            path: names[0], known: 0,
            gone: names.map {
                .init(fingerprint: $0, ruleID: $0, message: $0, places: [.init(path: $0, keyPath: $0)])
            })
        report.projects = [
            TargetMatrix(
                project: names[0], kind: names[1], configurations: names,
                rows: names.map { name in
                    .init(
                        target: name, kind: .app,
                        cells: names.map { hostileCell($0, configuration: name) })
                })
        ]
        addSigning(to: &report, names)
        return report
    }

    /// As many findings as a page shows, and some more.
    static func many(_ count: Int) -> AuditReport {
        var report = SampleReports.findingsAndUnread
        report.findings = (0..<count).map { index in
            var reported = SampleReports.insecureHTTP("host\(index)")
            reported.finding.fix = SampleReports.arbitraryLoads.finding.fix
            return reported
        }
        return report
    }
}

extension HTMLSamples {
    private static func hostileFinding(_ name: String) -> ReportedFinding {
        var reported = ReportedFinding(
            finding: Finding(
                ruleID: name, severity: .critical, confidence: .low, message: name,
                locations: [Location(path: name, member: name, keyPath: .init(keys: name))], evidence: name,
                remedy: name, fix: PlistFix(lines: [.init(.add, name), .init(.remove, name)]),
                minimumOS: name,
                mergeKey: name, subject: name),
            operand: 0, fingerprint: name)
        reported.approval = FindingApproval(
            exception: name, reason: name, owner: name, expires: policy.today, daysLeft: 0)
        return reported
    }

    private static func hostileCell(_ name: String, configuration: String) -> TargetMatrix.Cell {
        var cell = TargetMatrix.Cell(
            configuration: configuration, isDebug: false, infoPlist: name,
            ats: PropertyListNode(.dictionary(.init([.init(name, .init(.string(name)))]))),
            unresolved: [name], comparison: .looserForUsers)
        cell.openings = [name]
        return cell
    }

    static func bundle(
        _ kind: BundleFacts.Kind, _ member: String, _ identifier: String, _ settings: String,
        parent: Int? = nil
    ) throws -> BundleFacts {
        var bundle = BundleFacts(kind: kind, location: location(member))
        bundle.identifier = identifier
        bundle.parent = parent
        let text = """
            <plist version="1.0"><dict>
            <key>DTPlatformName</key><string>iphoneos</string>
            <key>DTPlatformVersion</key><string>18.2</string>
            \(settings.isEmpty ? "" : "<key>NSAppTransportSecurity</key><dict>\n\(settings)</dict>")
            </dict></plist>
            """
        bundle.infoPlist = InfoPlistFacts(
            location: location(member + "/Info.plist"),
            document: try PropertyListReader.read(Array(text.utf8)))
        return bundle
    }

    private static func location(_ member: String) -> Location { Location(path: "", member: member) }

    private static func hostileSettings(_ names: [String]) -> String {
        let entries = names.filter { !$0.contains("\u{0}") }.map { name in
            let key = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
                ">", with: "&gt;")
            return "<key>\(key)</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>\n"
        }
        return "<key>NSExceptionDomains</key><dict>\n\(entries.joined())</dict>\n"
    }
}
