// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonATS
import MerlonAudit
import MerlonReport
import Testing

struct ExplainTests {
    @Test(arguments: SampleExplanations.all)
    func readsAsItsGoldenFile(_ sample: Sample<ExplainReport>) throws {
        try GoldenFile("explain-\(sample.name).txt").expect(
            ExplainText(color: false, width: 80).render(sample.value))
    }

    @Test(arguments: SampleExplanations.all)
    func coloursOnlyByItsOwnSequences(_ sample: Sample<ExplainReport>) {
        Rendering { ExplainText(color: $0, width: 80).render(sample.value) }.expectOwnSequencesOnly()
    }

    @Test(
        .enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"),
        arguments: SampleExplanations.all)
    func isValidAgainstItsSchema(_ sample: Sample<ExplainReport>) throws {
        let document = ExplainJSON.render(sample.value)
        #expect(try SchemaValidator(ours: "explain.schema.json").problems(of: document) == [])
    }

    @Test func hasTheMembersThatOthersBuildOn() throws {
        let results = try results(of: SampleExplanations.demands)
        #expect(results.map { $0["verdict"] as? String } == ["allowed", "blocked"])
        let (old, dead) = (results[0], results[1])
        #expect(old["url"] as? String == "https://old.example/")
        #expect(old["cleartextAllowed"] as? Bool == true)
        #expect(old["minimumTLS"] as? String == "TLSv1.0")
        #expect(old["requiresForwardSecrecy"] as? Bool == false)
        #expect((old["cipherSuites"] as? [String])?.isEmpty == false)
        #expect(old["keySizes"] is NSNull)
        let pins = try #require(old["pins"] as? [String: Any])
        #expect((pins["ca"] as? [String])?.count == 2)
        #expect((pins["leaf"] as? [String])?.count == 1)
        #expect(pins["rejectsEverything"] as? Bool == false)
        #expect((dead["pins"] as? [String: Any])?["rejectsEverything"] as? Bool == true)
        #expect(dead["minimumTLS"] is NSNull)
        #expect(dead["cipherSuites"] as? [String] == [])
        let trace = try #require(old["trace"] as? [[String: Any]])
        #expect(trace.first?["rule"] as? String == "exact-exception")
        #expect(
            trace.first?["keyPathSteps"] as? [String] == [
                "NSAppTransportSecurity", "NSExceptionDomains", "old.example",
            ])
    }

    @Test func givesTheReasonOfTheVerdict() throws {
        let reason = try results(of: SampleExplanations.blocked)[0]["reason"] as? String
        #expect(reason?.hasPrefix("no key opens this host") == true)
        #expect(
            try results(of: SampleExplanations.demands)[1]["reason"] as? String
                == "every TLS connection fails")
        #expect(try results(of: SampleExplanations.plain)[0]["reason"] is NSNull)
    }

    @Test func saysWhereSourcesDisagreeOnTheVerdict() throws {
        #expect(try results(of: SampleExplanations.blocked)[0]["needsDevice"] as? Bool == true)
        #expect(try results(of: SampleExplanations.demands)[0]["needsDevice"] as? Bool == false)
        let text = ExplainText(color: false, width: 100).render(SampleExplanations.blocked)
        #expect(text.contains("only a device can confirm"))
    }

    @Test func aURLWithoutVerdictFailsTheReportAndSparesTheOthers() throws {
        let results = try results(of: SampleExplanations.plain)
        #expect(SampleExplanations.plain.status == .failed)
        #expect(results.map { $0["verdict"] as? String } == ["allowed", nil])
        #expect((results[1]["error"] as? [String: Any])?["code"] as? String == "no-scheme")
    }

    @Test func aBlockedLoadIsAFindingAndAnAllowedOneIsClean() {
        #expect(SampleExplanations.demands.status == .findings)
        var report = SampleExplanations.demands
        report.results.removeLast()
        #expect(report.status == .clean)
    }

    @Test func takesDecisionWordsAndAlternativesFromTheEvaluator() throws {
        let comparison = ATSComparison(ATSEvaluator(ATSConfiguration(), system: .newestRead))
        let result = ExplainResult(url: "http://shop.example/", comparison: comparison, loader: .urlSession)
        let answer = try result.answer.get()
        #expect(answer.decision.verdict == .blocked)
        #expect(answer.trace.map(\.rule) == answer.decision.trace.map(\.rule))
        #expect(answer.reason?.rule == .atsDefault)
        let malformed = ExplainResult(url: "shop.example", comparison: comparison, loader: .urlSession)
        #expect(throws: ATSURLError.noScheme) { try malformed.answer.get() }
    }

    private func results(of report: ExplainReport) throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: Data(ExplainJSON.render(report).utf8))
        return try #require((document as? [String: Any])?["results"] as? [[String: Any]])
    }
}
