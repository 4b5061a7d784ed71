// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonReport
import Testing

struct JUnitReportTests {
    @Test(arguments: SampleReports.all)
    func hasTheShapeThatServersRead(_ sample: Sample<AuditReport>) {
        #expect(JUnitShape(JUnitReport.render(sample.value)).problems == [])
    }

    @Test(arguments: SampleReports.all)
    func readsAsItsGoldenFile(_ sample: Sample<AuditReport>) throws {
        try GoldenFile("\(sample.name).junit.xml").expect(JUnitReport.render(sample.value))
    }

    @Test func theShapeRefusesWhatServersDoNotRead() {
        let text = JUnitReport.render(SampleReports.findingsAndUnread)
        #expect(!JUnitShape(text.replacing("failures=\"4\"", with: "failures=\"3\"")).problems.isEmpty)
        #expect(!JUnitShape(text.replacing("<failure ", with: "<fault ")).problems.isEmpty)
        #expect(!JUnitShape(text.replacing("classname", with: "line")).problems.isEmpty)
    }

    @Test func everyRuleThatRanIsACase() {
        let cases = JUnitShape(JUnitReport.render(SampleReports.clean)).cases
        #expect(cases.map { $0.attributes["classname"] } == SampleReports.rules.map { "merlon.\($0.id)" })
        #expect(cases.allSatisfy { $0.children.isEmpty })
    }

    @Test func whatReachesTheThresholdFailsAndTheRestPasses() {
        var report = SampleReports.findingsAndUnread
        report.threshold = .high
        let cases = JUnitShape(JUnitReport.render(report)).cases
        let failed = cases.filter { $0.children.contains { $0.name == "failure" } }
        #expect(failed.map { $0.attributes["classname"] } == ["merlon.ats.arbitrary-loads"])
        #expect(failed.first?.children.first?.attributes["type"] == "high")
        let below = cases.first { $0.attributes["classname"] == "merlon.ats.minimum-tls" }
        #expect(below?.children.map(\.name) == ["system-out"])
    }

    @Test func whatWasNotReadIsAnError() {
        let cases = JUnitShape(JUnitReport.render(SampleReports.incomplete)).cases
        let errors = cases.flatMap(\.children).filter { $0.name == "error" }
        #expect(errors.count == 2)
        #expect(errors.first?.attributes["message"]?.contains("more than the limit of 67108864") == true)
    }

    @Test func approvedAndKnownFindingsAreSkippedWithTheReason() {
        let cases = JUnitShape(JUnitReport.render(SampleReports.approvedAndKnown)).cases
        let reasons = cases.flatMap(\.children).filter { $0.name == "skipped" }.map {
            $0.attributes["message"]
        }
        #expect(
            reasons == [
                "approved by the platform team until 2027-03-31 (121 days left): The vendor serves TLS from spring on.",
                "known: the baseline holds it",
            ])
    }

    @Test func noRulePassesOnWhatCouldNotBeOpened() {
        var report = SampleReports.clean
        report.operands[0].isMissing = true
        report.unread = [
            Unread(Location(path: ""), reason: "no such file or directory", isLimit: false, operand: 0)
        ]
        let cases = JUnitShape(JUnitReport.render(report)).cases
        #expect(cases.map { $0.attributes["name"] } == ["Not read · Info.plist"])
    }

    @Test func twoFindingsOfOneNameAreToldApart() {
        var report = SampleReports.clean
        report.findings = [SampleReports.insecureHTTP("a"), SampleReports.insecureHTTP("b")]
        let names = JUnitShape(JUnitReport.render(report)).cases.map { $0.attributes["name"] ?? "" }
        #expect(Set(names).count == names.count)
        #expect(names.contains { $0.hasSuffix("NSExceptionDomains (2)") })
    }

    @Test func charactersThatXMLRefusesAreSpeltOut() {
        var report = SampleReports.clean
        report.findings = [SampleReports.arbitraryLoads]
        report.findings[0].finding.message = "a\u{0}b\u{1B}c\u{FFFE}d]]>&<\"'\u{2028}"
        let text = JUnitReport.render(report)
        #expect(JUnitShape(text).problems == [])
        #expect(text.contains("a\\u{0}b\\u{1b}c\\u{fffe}d]]&gt;&amp;&lt;&quot;&apos;\\u{2028}"))
    }
}
