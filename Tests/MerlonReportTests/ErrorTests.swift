// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonErrorCodes
import MerlonReport
import Testing

struct ErrorTests {
    @Test(arguments: SampleErrors.all)
    func readsAsItsGoldenFile(_ sample: Sample<ErrorExplanation>) throws {
        try GoldenFile("error-\(sample.name).txt").expect(
            ErrorText(color: false, width: 80).render(sample.value))
    }

    @Test(arguments: SampleErrors.all)
    func coloursOnlyByItsOwnSequences(_ sample: Sample<ErrorExplanation>) {
        Rendering { ErrorText(color: $0, width: 80).render(sample.value) }.expectOwnSequencesOnly()
    }

    @Test(
        .enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"),
        arguments: SampleErrors.all)
    func isValidAgainstItsSchema(_ sample: Sample<ErrorExplanation>) throws {
        let document = ErrorJSON.render(sample.value)
        #expect(try SchemaValidator(ours: "explain-error.schema.json").problems(of: document) == [])
    }

    @Test(arguments: [
        ("properties.urls.items.properties.role.enum", FoundURL.Role.allCases.map(\.rawValue)),
        ("$defs.code.properties.form.enum", FoundCode.Form.allCases.map(\.rawValue)),
        ("$defs.code.properties.confidence.enum", ErrorCode.Confidence.allCases.map(\.rawValue)),
        ("properties.causes.items.properties.likelihood.enum", Cause.Likelihood.allCases.map(\.rawValue)),
        (
            "properties.causes.items.properties.next.items.properties.machine.enum",
            NextStep.Machine.allCases.map(\.rawValue)
        ),
    ])
    func theSchemaListsEveryValue(_ path: String, _ values: [String]) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/schema/explain-error.schema.json")
        var node: Any? = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        for key in path.split(separator: ".") { node = (node as? [String: Any])?[String(key)] }
        let listed = try #require(node as? [Any]).compactMap { $0 as? String }
        #expect(listed.sorted() == values.sorted())
    }

    @Test func aCodeThatIsTooLongMakesTheAnswerIncomplete() throws {
        let explanation = explain(Array("error: -9999999999999999999".utf8))
        #expect(explanation.status == .incomplete)
        #expect(try object(explanation)["status"] as? String == "incomplete")
    }

    @Test func whatIsNotTextFailsAndSaysSo() throws {
        let explanation = explain(Array(repeating: 1, count: 200))
        #expect(explanation.status == .failed)
        #expect(ErrorText(color: false, width: 80).render(explanation).hasPrefix("This input is not text."))
        #expect((try object(explanation)["unread"] as? [Any])?.count == 1)
    }

    private func explain(_ bytes: [UInt8]) -> ErrorExplanation {
        let reading = ErrorReport.read(bytes)
        return ErrorExplanation(
            tool: SampleErrors.handshake.tool, reading: reading, causes: ErrorDiagnosis.causes(reading))
    }

    @Test func hasTheMembersThatOthersBuildOn() throws {
        let document = try object(SampleErrors.handshake)
        #expect(document["status"] as? String == "clean")
        let codes = try #require(document["codes"] as? [[String: Any]])
        #expect(codes.map { $0["number"] as? Int } == [-1200, -9824, -424_242])
        #expect(codes[1]["domain"] as? String == "NSOSStatusErrorDomain")
        #expect((document["unknown"] as? [[String: Any]])?.map { $0["number"] as? Int } == [-424_242])
        #expect(
            (document["urls"] as? [[String: Any]])?.first?["url"] as? String == "https://old.shop.example/v1")
        let cause = try #require((document["causes"] as? [[String: Any]])?.first)
        #expect(cause["id"] as? String == "tls-version-or-suite")
        #expect(cause["likelihood"] as? String == "almost certain")
        #expect((cause["next"] as? [[String: Any]])?.last?["machine"] as? String == "mac")
    }

    @Test func commandsStandWholeOnTheirLines() {
        let text = ErrorText(color: false, width: 60).render(SampleErrors.handshake)
        let command =
            "openssl s_client -connect old.shop.example:443 -servername old.shop.example -showcerts </dev/null"
        #expect(text.split(separator: "\n").contains { $0.hasSuffix("$ " + command) })
    }

    @Test func whatWasNotReadMakesTheAnswerIncomplete() throws {
        #expect(try object(SampleErrors.cut)["status"] as? String == "incomplete")
        #expect((try object(SampleErrors.cut)["unread"] as? [Any])?.count == 2)
        #expect(
            ErrorText(color: false, width: 80).render(SampleErrors.cut).contains("the answer is incomplete"))
        #expect(try object(SampleErrors.handshake)["unread"] == nil)
    }

    @Test func aTextThatIsNoErrorFails() throws {
        #expect(try object(SampleErrors.nothing)["status"] as? String == "failed")
    }

    @Test func carriesTheDecisionOnTheAppAtHand() throws {
        let decision = try #require(try object(SampleErrors.withApp)["decision"] as? [String: Any])
        #expect((decision["results"] as? [Any])?.count == 2)
    }

    private func object(_ explanation: ErrorExplanation) throws -> [String: Any] {
        let document = try JSONSerialization.jsonObject(with: Data(ErrorJSON.render(explanation).utf8))
        return try #require(document as? [String: Any])
    }
}
