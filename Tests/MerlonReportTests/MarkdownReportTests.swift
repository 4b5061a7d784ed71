// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList
import Testing

@testable import MerlonReport

struct MarkdownReportTests {
    @Test(arguments: SampleReports.all)
    func readsAsItsGoldenFile(_ sample: Sample<AuditReport>) throws {
        try GoldenFile("\(sample.name).md").expect(MarkdownReport.render(sample.value))
    }

    @Test(arguments: [0, 1, 80, 600])
    func neverPassesTheLengthOfAComment(_ count: Int) throws {
        let text = MarkdownReport.render(report(of: count))
        #expect(text.utf8.count <= 65_536)
        #expect(text.hasSuffix("threshold low</sub>\n"))
        let shown = text.ranges(of: "**What:**").count
        if shown < count {
            let rest = count - shown
            #expect(text.contains("**\(rest) more finding\(rest == 1 ? "" : "s")"))
        }
        #expect(shown == count || count == 600)
    }

    @Test func aLongFindingDoesNotHideTheOthers() {
        var report = report(of: 40)
        report.findings[0].finding.fix = PlistFix(lines: [.init(.add, String(repeating: "x", count: 70_000))])
        report.findings[0].finding.ruleID = "ats.minimum-tls"
        let text = MarkdownReport.render(report)
        #expect(text.contains("host39.shop.example"))
        #expect(text.contains("**1 more finding had no room in this comment.**"))
    }

    @Test func theEdgeOfTheBudgetHolds() {
        for bytes in stride(from: 1_200, to: 2_400, by: 1) {
            var budget = MarkdownBudget()
            budget.bytes = bytes
            #expect(MarkdownReport.render(report(of: 3), budget: budget).utf8.count <= bytes)
        }
    }

    @Test func tellsWhoSignedWhatAndWhatIsDeclared() throws {
        let text = MarkdownReport.render(try HTMLSamples.rich())
        #expect(text.contains("<details>\n<summary>Signatures (5)</summary>"))
        #expect(
            text.contains(
                "| app | the App Store | signed by Apple Distribution: Shop \\(TEAM123456\\) | Shop Store"))
        #expect(text.contains("| tool | an unknown audience | ⚠️ not signed | none |"))
        #expect(text.contains("⚠️ Shop Team until 2027-05-14, for 12 devices, altered after it was signed |"))
        #expect(text.contains("<details>\n<summary>Privacy manifests (5)</summary>"))
        #expect(
            text.contains("| app | present | yes, track.partner.example | EmailAddress | CrashData |"))
        #expect(text.contains("| `Alamofire` | framework | ⚠️ missing, and Apple wants one | – | – | – | – |"))
    }

    @Test func listsNoMoreBundlesThanATableHolds() throws {
        var report = SampleReports.clean
        let rich = try HTMLSamples.rich()
        let signed = try #require(rich.signatures.first?.rows.first)
        let declared = try #require(rich.privacy.first?.rows.first)
        report.signatures = rich.signatures
        report.signatures[0].rows = Array(repeating: signed, count: 103)
        report.privacy = [.init(operand: 0, rows: Array(repeating: declared, count: 104))]
        let text = MarkdownReport.render(report)
        #expect(text.contains("<summary>Signatures (103)</summary>"))
        #expect(text.contains("\n\nand 3 more\n"))
        #expect(text.contains("\n\nand 4 more\n"))
        #expect(text.utf8.count <= 65_000)
    }

    @Test func aNameInASignatureDoesNothing() throws {
        var report = SampleReports.clean
        let hostile = try HTMLSamples.hostile()
        report.signatures = hostile.signatures
        report.privacy = hostile.privacy
        let text = MarkdownReport.render(report)
        #expect(text.contains("<summary>Signatures (12)</summary>"))
        #expect(!text.replacing("`<script>", with: "").contains("<script>"))
        #expect(text.utf8.count <= 65_000)
        for line in text.split(separator: "\n") where line.hasPrefix("| ") {
            #expect([5, 7].contains(line.ranges(of: " | ").count + 1), "\(line)")
        }
    }

    @Test(arguments: [
        ("@team", "@&#8203;team"),
        ("a@mail.example", "a@&#8203;mail.example"),
        ("fixes #12", "fixes \\#&#8203;12"),
        (
            "group/project!7 %3 ~bug &4 $5",
            "group/project\\!&#8203;7 %&#8203;3 \\~&#8203;bug &amp;&#8203;4 \\$&#8203;5"
        ),
        ("GH-9", "GH&#8203;-9"), ("oh-9 new.example", "oh-9 new.example"),
        ("https://evil.example", "https:&#8203;//evil.example"),
        ("www.evil.example", "www&#8203;.evil.example"),
        ("[x](y)", "\\[x\\]\\(y\\)"),
        ("![x](y)", "\\!\\[x\\]\\(y\\)"),
        ("<img src=x>", "&lt;img src=x&gt;"),
        ("a|b `c` *d* _e_", "a\\|b \\`c\\` \\*d\\* \\_e\\_"),
        (":shipit: a:443", ":&#8203;shipit: a:443"),
        ("line\nbreak\r\u{202E}", "line\\\\nbreak\\\\r\\\\u\\{202e\\}"),
        ("a|\u{301}b [\u{301}x](\u{301}y", "a\\|\u{301}b \\[\u{301}x\\]\\(\u{301}y"),
        ("\\@x", "\\\\@&#8203;x"),
    ])
    func outsideTextSaysItselfAndDoesNothing(_ text: String, _ markdown: String) {
        #expect(MarkdownText.prose(text) == markdown)
    }

    @Test(arguments: [
        ("plain", "`plain`"), ("a`b", "``a`b``"), ("``", "``` `` ```"), ("`x", "`` `x ``"),
        (" x ", "`  x  `"),
        ("", ""),
    ])
    func codeEndsWhereItShall(_ text: String, _ markdown: String) {
        #expect(MarkdownText.code(text) == markdown)
    }

    @Test func codeInATableEndsNoCell() {
        #expect(MarkdownText.code("a|b", inTable: true) == "`a\\|b`")
        #expect(MarkdownText.code("a|\u{301}b", inTable: true) == "`a\\|\u{301}b`")
        let text = MarkdownReport.render(SampleReports.approvedAndKnown)
        #expect(text.contains("`Share\\|it`"))
        #expect(text.contains("`old\\|shop.example`"))
    }

    @Test func aFragmentCanNotEndItsOwnBlock() {
        var report = SampleReports.findingsAndUnread
        report.findings = [SampleReports.arbitraryLoads]
        report.findings[0].finding.fix = PlistFix(lines: [.init(.keep, "````\n@team")])
        let text = MarkdownReport.render(report)
        #expect(text.contains("`````diff\n  ````\\n@team\n`````"))
    }

    @Test func sectionsThatStopTheBuildAreOpen() {
        var report = SampleReports.findingsAndUnread
        report.threshold = .high
        let text = MarkdownReport.render(report)
        #expect(text.contains("<details open>\n<summary><b>high</b>"))
        #expect(text.contains("<details>\n<summary><b>medium</b>"))
        #expect(text.contains("❌ 1 finding at or above high, and the answer is incomplete"))
    }

    private func report(of count: Int) -> AuditReport {
        var report = SampleReports.findingsAndUnread
        report.findings = (0..<count).map { index in
            var reported = SampleReports.insecureHTTP("host\(index)")
            reported.finding.message += " " + String(repeating: "m", count: 100)
            return reported
        }
        return report
    }
}
