// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPropertyList
import MerlonReport
import Testing

struct BaselineTests {
    @Test func whatIsWrittenIsReadAgain() throws {
        let baseline = Baseline(of: SampleReports.findingsAndUnread)
        let text = BaselineFile.render(baseline)
        #expect(try Baseline(json: Array(text.utf8)) == baseline)
        #expect(baseline.entries.count == 4)
    }

    @Test(.enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"))
    func isValidAgainstItsSchema() throws {
        let text = BaselineFile.render(Baseline(of: SampleReports.findingsAndUnread))
        #expect(try SchemaValidator(ours: "baseline.schema.json").problems(of: text) == [])
    }

    @Test func theOrderOfFindingsDoesNotShow() {
        var report = SampleReports.findingsAndUnread
        let text = BaselineFile.render(Baseline(of: report))
        report.findings.reverse()
        for index in report.findings.indices { report.findings[index].finding.locations.reverse() }
        #expect(BaselineFile.render(Baseline(of: report)) == text)
    }

    @Test func itHoldsNoValueThatWasSeenAndNoLine() {
        var report = SampleReports.findingsAndUnread
        report.findings[0].finding.evidence = "token = value-that-was-seen"
        let text = BaselineFile.render(Baseline(of: report))
        #expect(!text.contains("value-that-was-seen"))
        #expect(!text.contains("\"line\""))
    }

    @Test func approvedFindingsStayOut() {
        let baseline = Baseline(of: SampleReports.approvedAndKnown)
        #expect(!baseline.entries.contains { $0.message.contains("cdn.shop.example") })
        #expect(baseline.entries.contains { $0.message.contains("img.shop.example") })
    }

    @Test func knownFindingsDoNotCount() {
        let report = SampleReports.belowThreshold
        var strict = report
        strict.threshold = .info
        #expect(strict.status == .findings)
        let compared = Baseline(of: report).compare(strict, path: "b.json")
        #expect(compared.status == .clean)
        #expect(compared.baseline?.known == 1)
        #expect(compared.baseline?.gone == [])
    }

    @Test func aKnownFindingAtANewPlaceCountsAgain() {
        let before = SampleReports.findingsAndUnread
        var now = before
        let added = Location(path: "", member: "Payload/Storefront.app/PlugIns/New.appex/Info.plist")
        now.findings[0].finding.locations.append(added)
        let compared = Baseline(of: before).compare(now, path: "b.json")
        #expect(compared.findings.map(\.isInBaseline) == [false, true, true, true, true])
        #expect(compared.findings[0].newPlaces == [added])
        #expect(compared.status == .findings)
        let text = JSONReport.render(compared)
        #expect(text.contains("\"baselineState\": \"updated\""))
        #expect(SARIFReport.render(compared).contains("\"baselineState\": \"updated\""))
    }

    @Test func aKnownFindingThatHasBecomeSevererCountsAgain() {
        var before = SampleReports.belowThreshold
        before.threshold = .info
        var now = before
        now.findings[0].finding.severity = .low
        let compared = Baseline(of: before).compare(now, path: "b.json")
        #expect(compared.status == .findings)
        #expect(compared.findings[0].severityInBaseline == .info)
        #expect(JSONReport.render(compared).contains("\"baselineState\": \"updated\""))
        #expect(
            TextReport(color: false, width: 80).render(compared)
                .contains("the baseline knows this finding as info"))
        #expect(Baseline(of: now).compare(before, path: "b.json").status == .clean)
    }

    @Test func whatNoLongerOccursIsListedWithItsPlaces() throws {
        let before = SampleReports.findingsAndUnread
        var now = before
        now.findings.removeFirst()
        let removed = now.findings[2].finding.locations.removeLast()
        let gone = try #require(Baseline(of: before).compare(now, path: "b.json").baseline?.gone)
        #expect(gone.map(\.ruleID) == ["ats.arbitrary-loads", "ats.minimum-tls"])
        #expect(gone.map(\.isWhole) == [true, false])
        #expect(gone.last?.places == [Baseline.Place(removed)])
    }

    @Test func nothingIsGoneWhereAnOperandCouldNotBeOpened() {
        let before = SampleReports.findingsAndUnread
        var now = before
        now.findings = []
        now.operands[0].isMissing = true
        #expect(Baseline(of: before).compare(now, path: "b.json").baseline?.gone == [])
    }

    @Test func movedLinesAndReorderedKeysKeepTheFingerprints() throws {
        let before = """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>shop</string>
            <key>NSAppTransportSecurity</key><dict>
            <key>NSAllowsArbitraryLoads</key><true/>
            <key>NSExceptionDomains</key><dict>
            <key>a.example</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/>
            <key>NSIncludesSubdomains</key><true/></dict>
            <key>b.example</key><dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.0</string></dict>
            </dict></dict></dict></plist>
            """
        let after = """
            <plist version="1.0"><dict>
            <key>NSAppTransportSecurity</key><dict>


            <key>NSExceptionDomains</key><dict>
            <key>b.example</key><dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.0</string></dict>
            <key>a.example</key><dict>
            <key>NSIncludesSubdomains</key><true/>
            <key>NSExceptionAllowsInsecureHTTPLoads</key>
            <true/></dict>
            </dict>
            <key>NSAllowsArbitraryLoads</key><true/>
            </dict><key>CFBundleIdentifier</key><string>shop</string></dict></plist>
            """
        let old = try audit(before)
        let compared = Baseline(of: old).compare(try audit(after), path: "b.json")
        #expect(old.findings.count > 3)
        #expect(compared.findings.filter { !$0.isInBaseline }.map(\.finding.message) == [])
        #expect(compared.baseline?.gone == [])
    }

    @Test(arguments: [
        ("", "empty"), ("{", "not well-formed JSON"), ("[]", "it is no baseline"),
        ("{\"schemaVersion\": 1}", "it is no baseline"),
        ("<plist><dict/></plist>", "it is no baseline"),
        ("{\"schemaVersion\": 2, \"findings\": []}", "version 2, and this program knows version 1"),
        ("{\"schemaVersion\": 1, \"findings\": {}}", "line 1: 'findings' must be a list"),
        ("{\"schemaVersion\": 1,\n \"findings\": [{}]}", "line 2: 'fingerprint' must be a text"),
        (
            "{\"schemaVersion\": 1, \"findings\": [{\"fingerprint\": \"xyz\"}]}",
            "'fingerprint' must be 64 lower-case hexadecimal digits"
        ),
    ])
    func aFaultIsSaidInWords(_ text: String, _ words: String) {
        do throws(BaselineError) {
            let baseline = try Baseline(json: Array(text.utf8))
            Issue.record("read \(baseline)")
        } catch {
            #expect("\(error)".contains(words), "\(error)")
        }
    }

    @Test func theEdgesOfTheBudgetHold() throws {
        let text = Array(BaselineFile.render(Baseline(of: SampleReports.findingsAndUnread)).utf8)
        var budget = BaselineBudget()
        budget.bytes = text.count
        budget.entries = 4
        #expect(try Baseline(json: text, budget: budget).entries.count == 4)
        budget.entries = 3
        #expect(throws: BaselineError.tooManyEntries(limit: 3)) { try Baseline(json: text, budget: budget) }
        budget.bytes = text.count - 1
        #expect(throws: BaselineError.tooLong(limit: text.count - 1)) {
            try Baseline(json: text, budget: budget)
        }
    }

    private func audit(_ plist: String) throws -> AuditReport {
        let facts = ArtifactReader().readStandardInput(Array(plist.utf8))
        return AuditEngine().report(on: [facts], tool: SampleReports.tool, threshold: .info)
    }
}
