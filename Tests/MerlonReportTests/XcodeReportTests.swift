// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonReport
import Testing

struct XcodeReportTests {
    @Test(arguments: SampleReports.all)
    func everyLineIsAnIssue(_ sample: Sample<AuditReport>) {
        let text = XcodeReport.render(sample.value, workingDirectory: "/src")
        #expect(text.isEmpty == (sample.value.open == 0 && sample.value.unread.isEmpty))
        for line in text.split(separator: "\n") {
            #expect(line.firstMatch(of: #/^(/[^:]*(:[0-9]+){0,2}: )?(error|warning): /#) != nil, "\(line)")
        }
    }

    @Test func whatReachesTheThresholdIsAnError() {
        let text = XcodeReport.render(SampleReports.approvedAndKnown, workingDirectory: "/src")
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix(
                "/src/build/Storefront.ipa: error: Payload/Storefront.app/Info.plist: NSAppTransportSecurity")
                == true)
        #expect(lines.last?.hasPrefix("warning: local addresses may be loaded in cleartext. Fix:") == true)
    }
}

extension AuditReport {
    fileprivate var open: Int { findings.count(where: \.counts) }
}
