// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList
import MerlonReport
import Testing

struct TextReportTests {
    @Test(arguments: SampleReports.all)
    func readsAsItsGoldenFile(_ sample: Sample<AuditReport>) throws {
        let text = TextReport(color: false, width: 80).render(sample.value)
        try GoldenFile("\(sample.name).txt").expect(text)
    }

    @Test func readsAsItsGoldenFileInColour() throws {
        let text = TextReport(color: true, width: 80).render(SampleReports.findingsAndUnread)
        try GoldenFile("findings-and-unread.colour.txt").expect(text)
    }

    @Test(arguments: SampleReports.all)
    func coloursOnlyByItsOwnSequences(_ sample: Sample<AuditReport>) {
        Rendering { TextReport(color: $0, width: 80).render(sample.value) }.expectOwnSequencesOnly()
    }

    @Test(arguments: [0, 40, 57, 80, 100, 10_000])
    func wrapsProseToTheWidth(_ width: Int) {
        let text = TextReport(color: false, width: width).render(SampleReports.findingsAndUnread)
        let limit = min(max(width, 40), 100)
        let tooLong = text.split(separator: "\n").filter { line in
            line.count > limit
                // A single word that can't be broken, and the lines of a fragment, stay whole.
                && line.dropFirst(9).contains(" ") && !line.contains("→") && !line.contains("<")
                && !line.contains("!/")
        }
        #expect(tooLong.isEmpty)
        #expect(limit < 80 || text.contains("every host that NSExceptionDomains does not list may be"))
    }

    @Test func saysBothThatThereAreFindingsAndThatTheAnswerIsIncomplete() {
        let text = TextReport(color: false, width: 80).render(SampleReports.findingsAndUnread)
        #expect(text.contains("5 findings: 1 high, 3 medium, 1 info."))
        #expect(text.contains("The answer is incomplete as well: 1 item that the rules need"))
    }

    @Test func aFailedAuditStillTellsWhatItFound() {
        var report = SampleReports.findingsAndUnread
        report.operands[0].isMissing = true
        let text = TextReport(color: false, width: 80).render(report)
        #expect(text.contains("The audit failed: an operand could not be opened."))
        #expect(text.contains("In all, 5 findings: 1 high, 3 medium, 1 info."))
    }

    @Test func tellsOnceWhatIsTrueOfSeveralFindingsOfARule() {
        let text = TextReport(color: false, width: 80).render(SampleReports.findingsAndUnread)
        #expect(text.contains("[ats.insecure-http]  2 findings"))
        #expect(text.ranges(of: "Serve the host over https.").count == 2)
        #expect(text.ranges(of: "may be loaded in cleartext, on every path and port").count == 2)
        var differing = SampleReports.findingsAndUnread
        differing.findings[2].finding.remedy = "Another remedy"
        let apart = TextReport(color: false, width: 80).render(differing)
        #expect(apart.contains("fix    Another remedy."))
    }

    @Test func countsThePlacesThatItLeavesOut() {
        let text = TextReport(color: false, width: 80).render(SampleReports.findingsAndUnread)
        #expect(text.contains("E9.appex"))
        #expect(!text.contains("E10.appex"))
        #expect(text.contains("and 3 places more; --format json lists all"))
    }

    @Test func namesInWhatOtherPlacesDiffer() {
        var report = SampleReports.findingsAndUnread
        report.findings = [SampleReports.insecureHTTP("cdn")]
        let first = report.findings[0].finding.locations[0]
        let otherKey = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSPinnedDomains")
        report.findings[0].finding.locations += [
            first.at(otherKey, nil),
            first.at(otherKey, SourcePlace(offset: 9, endOffset: 9, line: 70, column: 3)),
            Location(path: "", member: "Payload/Other.app/Info.plist", keyPath: otherKey),
            Location(path: "", member: "Payload/Third.app/Info.plist", keyPath: first.keyPath),
        ]
        let text = TextReport(color: false, width: 100).render(report)
        #expect(
            text.contains(
                """
                  also   NSAppTransportSecurity.NSPinnedDomains
                         70:3 NSAppTransportSecurity.NSPinnedDomains
                         build/Storefront.ipa!/Payload/Other.app/Info.plist NSAppTransportSecurity.NSPinnedDomains
                         build/Storefront.ipa!/Payload/Third.app/Info.plist
                """))
    }

    @Test func countsTheCharactersThatItLeavesOut() {
        let text = TextReport(color: false, width: 80).render(SampleReports.hostile)
        #expect(text.contains("(107 characters more)"))
    }

    @Test func countsTheBundlesThatItHasNoRoomFor() throws {
        var report = try HTMLSamples.rich()
        let rows = Array(repeating: try #require(report.privacy.first?.rows.first), count: 30)
        report.privacy = [.init(operand: 0, rows: rows), .init(operand: 1, rows: rows)]
        let signed = try #require(report.signatures.first?.rows.first)
        report.signatures[0].rows = Array(repeating: signed, count: 50)
        let text = TextReport(color: false, width: 80).render(report)
        #expect(text.ranges(of: "  Shop.app (app): tracks; ").count == 50)
        #expect(text.contains("  and 10 more; --format json lists all\n"))
        #expect(text.ranges(of: "  Shop.app (app): for the App Store; ").count == 50)
        #expect(text.ranges(of: " more; --format json").count == 1)
    }
}
