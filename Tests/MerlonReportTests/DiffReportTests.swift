// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonReport
import Testing

struct DiffReportTests {
    @Test(arguments: samples)
    func readsAsItsGoldenFiles(_ sample: Sample<ResultComparison>) throws {
        let text = DiffText(color: false, width: 80).render(sample.value, tool: SampleReports.tool)
        try GoldenFile("\(sample.name).txt").expect(text)
        try GoldenFile("\(sample.name).md").expect(
            DiffMarkdown.render(sample.value, tool: SampleReports.tool))
    }

    @Test(arguments: samples)
    func coloursOnlyByItsOwnSequences(_ sample: Sample<ResultComparison>) {
        Rendering { DiffText(color: $0, width: 80).render(sample.value, tool: SampleReports.tool) }
            .expectOwnSequencesOnly()
    }

    @Test(
        .enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"),
        arguments: samples)
    func isValidAgainstItsSchema(_ sample: Sample<ResultComparison>) throws {
        let document = DiffJSON.render(sample.value, tool: SampleReports.tool)
        #expect(try SchemaValidator(ours: "diff.schema.json").problems(of: document) == [])
    }

    @Test func aResultReadFromItsDocumentIsTheResult() throws {
        for sample in SampleReports.all {
            let read = try AuditResult(json: Array(JSONReport.render(sample.value).utf8), source: "x")
            #expect(read == AuditResult(sample.value, source: "x"), "\(sample.name)")
        }
    }

    @Test(
        arguments: [
            (nil, Severity.medium, "⚠️ **Weaker than before"), (nil, Severity.high, "❌ **Look before"),
            (Severity.medium, nil, "✅ **Stronger than before"), (.low, .medium, "⚠️ **Weaker than before"),
            (.medium, .low, "✅ **Changed, and neither"), (.low, .low, "✅ **Nothing changed"),
        ] as [(Severity?, Severity?, String)])
    func theMarkSaysWhichWayItWent(_ before: Severity?, _ now: Severity?, _ verdict: String) {
        func result(_ severity: Severity?) -> AuditResult {
            var report = SampleReports.clean
            report.findings = severity == nil ? [] : [SampleReports.arbitraryLoads]
            if let severity { report.findings[0].finding.severity = severity }
            return AuditResult(report, source: "x")
        }
        let comparison = ResultComparison(from: result(before), to: result(now), threshold: .high)
        let text = DiffMarkdown.render(comparison, tool: SampleReports.tool)
        #expect(text.contains("\n\(verdict)"), "\(text)")
    }

    @Test func aCommentStaysInItsBudget() {
        var budget = MarkdownBudget()
        for bytes in 1_000..<3_000 {
            budget.bytes = bytes
            let text = DiffMarkdown.render(Self.opened, tool: SampleReports.tool, budget: budget)
            #expect(text.utf8.count <= bytes)
        }
    }

    private static let opened: ResultComparison = {
        var comparison = ResultComparison(
            from: AuditResult(SampleReports.belowThreshold, source: "old.ipa"),
            to: AuditResult(SampleReports.hostile, source: "new|\u{202E}.ipa"), threshold: .high)
        comparison.effective = EffectiveComparison(
            from: facts(""), to: facts("<key>NSAllowsArbitraryLoads</key><true/>"))
        return comparison
    }()

    static let samples = [
        Sample("diff-opened", opened),
        Sample(
            "diff-closed",
            ResultComparison(
                from: AuditResult(SampleReports.findingsAndUnread, source: "old.json"),
                to: AuditResult(SampleReports.approvedAndKnown, source: "new.json"), threshold: .high)),
    ]

    private static func facts(_ ats: String) -> AuditFacts {
        let text =
            "<plist version=\"1.0\"><dict><key>NSAppTransportSecurity</key><dict>\(ats)</dict></dict></plist>"
        return ArtifactReader().readStandardInput(Array(text.utf8))
    }
}
