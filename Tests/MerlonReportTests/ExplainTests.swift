// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonATS
import MerlonAudit
import MerlonReport
import Testing

struct ExplainTests {
    @Test(arguments: try SampleExplanations.all())
    func readsAsItsGoldenFile(_ sample: (name: String, report: ExplainReport)) throws {
        try GoldenFile("explain-\(sample.name).txt").expect(
            ExplainText(color: false, width: 80).render(sample.report))
    }

    @Test(arguments: try SampleExplanations.all())
    func coloursOnlyByItsOwnSequences(_ sample: (name: String, report: ExplainReport)) {
        let plain = ExplainText(color: false, width: 80).render(sample.report)
        let painted = ExplainText(color: true, width: 80).render(sample.report)
        #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        #expect(
            !plain.unicodeScalars.contains {
                $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
            })
    }

    @Test(
        .enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"),
        arguments: try SampleExplanations.all())
    func isValidAgainstItsSchema(_ sample: (name: String, report: ExplainReport)) throws {
        let document = ExplainJSON.render(sample.report)
        #expect(try SchemaValidator(ours: "explain.schema.json").problems(of: document) == [])
    }

    @Test func hasTheMembersThatOthersBuildOn() throws {
        let results = try results(of: SampleExplanations.demands())
        #expect(results.map { $0["verdict"] as? String } == ["allowed", "blocked", "allowed", "allowed"])
        let old = results[0]
        #expect(old["url"] as? String == "https://old.example/")
        #expect(old["cleartextAllowed"] as? Bool == true)
        #expect(old["minimumTLS"] as? String == "TLSv1.0")
        #expect(old["requiresForwardSecrecy"] as? Bool == false)
        #expect((old["cipherSuites"] as? [String])?.contains("TLS_RSA_WITH_AES_128_CBC_SHA") == true)
        let pins = try #require(old["pins"] as? [String: Any])
        #expect((pins["ca"] as? [String])?.count == 1)
        #expect((pins["leaf"] as? [String])?.count == 1)
        #expect(pins["rejectsEverything"] as? Bool == false)
        #expect((results[1]["pins"] as? [String: Any])?["rejectsEverything"] as? Bool == true)
        #expect(results[2]["minimumTLS"] is NSNull)
        #expect(results[2]["cipherSuites"] as? [String] == [])
        let trace = try #require(old["trace"] as? [[String: Any]])
        #expect(trace.first?["rule"] as? String == "exact-exception")
        #expect(
            trace.contains {
                $0["keyPathSteps"] as? [String] == [
                    "NSAppTransportSecurity", "NSExceptionDomains", "old.example",
                    "NSExceptionMinimumTLSVersion",
                ]
            })
    }

    @Test func givesTheReasonOfEachVerdict() throws {
        let reasons = try results(of: SampleExplanations.blocked()).map { $0["reason"] as? String ?? "" }
        #expect(reasons[0].contains("NSAllowsArbitraryLoads is YES but without effect"))
        #expect(reasons[1].contains("NSExceptionAllowsInsecureHTTPLoads is YES for"))
    }

    @Test func saysWhereSourcesDisagreeOnTheVerdict() throws {
        let result = try results(of: SampleExplanations.blocked())[1]
        let alternatives = try #require(result["alternatives"] as? [[String: Any]])
        let depth = try #require(alternatives.first { $0["topic"] as? String == "subdomain-depth" })
        #expect(depth["verdict"] as? String == "blocked")
        #expect(depth["differences"] as? [String] == ["verdict", "cleartextAllowed"])
        #expect(result["needsDevice"] as? Bool == true)
        let text = ExplainText(color: false, width: 100).render(try SampleExplanations.blocked())
        #expect(text.contains("only a device can confirm"))
    }

    @Test func aURLWithoutVerdictFailsTheReportAndSparesTheOthers() throws {
        let results = try results(of: SampleExplanations.noVerdict())
        #expect(try SampleExplanations.noVerdict().status == .failed)
        #expect(
            results.map { ($0["error"] as? [String: Any])?["code"] as? String } == [
                "no-scheme", "host-malformed", "scheme-outside-ats",
            ])
    }

    @Test func aBlockedLoadIsAFindingAndAnAllowedOneIsClean() throws {
        #expect(try SampleExplanations.defaults().status == .findings)
        var report = try SampleExplanations.defaults()
        report.results.removeFirst()
        #expect(report.status == .clean)
    }

    private func results(of report: ExplainReport) throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: Data(ExplainJSON.render(report).utf8))
        return try #require((document as? [String: Any])?["results"] as? [[String: Any]])
    }
}
