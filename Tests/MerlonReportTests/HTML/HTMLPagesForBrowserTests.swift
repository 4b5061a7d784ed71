// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonReport
import Testing

/// Writes the pages that `script/check-html` opens in a browser.
struct HTMLPagesForBrowserTests {
    private static let folder = ProcessInfo.processInfo.environment["MERLON_HTML_PAGES"]

    @Test(.enabled(if: folder != nil, "script/check-html names the folder by MERLON_HTML_PAGES"))
    func writesThePagesThatABrowserChecks() throws {
        let folder = URL(filePath: try #require(Self.folder))
        let archive = SchemaValidator.package.appending(path: "Examples/Storefront.xcarchive")
        var facts = try ArtifactReader().read(path: archive.path)
        facts.operand = "Storefront.xcarchive"
        var storefront = AuditEngine().report(on: [facts], tool: SampleReports.tool, threshold: .high)
        storefront.access = AccessMatrix(of: [facts])
        let pages: [(String, AuditReport)] = [
            ("clean", SampleReports.clean), ("hostile", try HTMLSamples.hostile()),
            ("incomplete", SampleReports.incomplete), ("rich", try HTMLSamples.rich()),
            ("storefront", storefront),
        ]
        for (name, report) in pages {
            let page = HTMLReport.render(report)
            #expect(page.hasSuffix("</html>\n"))
            try Data(page.utf8).write(to: folder.appending(path: "\(name).html"))
        }
    }
}
