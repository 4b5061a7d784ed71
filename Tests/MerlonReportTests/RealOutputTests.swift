// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonReport
import Testing

/// Reports of real audits: of the example archive, and of the public property lists where they are at hand.
struct RealOutputTests {
    @Test(
        .enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"),
        arguments: ["Examples/Storefront.xcarchive", "../shared/corpus/plists"])
    func auditsAreValidAgainstTheirSchemas(path: String) throws {
        let url = SchemaValidator.package.appending(path: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else {
            // The example lies in the repository; only the public files may be elsewhere.
            #expect(path.hasPrefix(".."))
            return
        }
        let facts = try ArtifactReader().read(path: url.path)
        let report = AuditEngine().report(on: [facts], tool: SampleReports.tool, threshold: .info)
        #expect(report.findings.count > 20)
        #expect(try SchemaValidator(ours: "audit.schema.json").problems(of: JSONReport.render(report)) == [])
        if let sarif = SchemaValidator(sarif: "sarif-schema-2.1.0.json") {
            #expect(try sarif.problems(of: SARIFReport.render(report)) == [])
        }
        let text = TextReport(color: false, width: 80).render(report)
        for finding in report.findings { #expect(text.contains(finding.finding.ruleID)) }
    }
}
