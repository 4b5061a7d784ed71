// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList
import Testing

@testable import MerlonReport

struct GitHubReportTests {
    @Test(arguments: SampleReports.all)
    func readsAsItsGoldenFile(_ sample: Sample<AuditReport>) throws {
        try GoldenFile("\(sample.name).github.txt").expect(render(sample.value))
    }

    @Test(arguments: SampleReports.all)
    func everyLineIsACommandOrBeginsWithOurName(_ sample: Sample<AuditReport>) {
        for line in render(sample.value).split(separator: "\n") {
            let isOurs = line.hasPrefix("merlon: ") && !line.contains("##[")
            #expect(isOurs || line.firstMatch(of: /^::(error|warning|notice)( [^:]*)?::/) != nil, "\(line)")
        }
    }

    @Test func marksOfCommandsAreEscaped() {
        let command = WorkflowCommand(
            level: .error, properties: [("file", "a,b:c%d\n.plist"), ("line", nil), ("title", "x\r")],
            message: "100%\r\n::error::a,b:c ##[add-mask]x")
        #expect(
            command.line
                == "::error file=a%2Cb%3Ac%25d%0A.plist,title=x%0D::100%25%0D%0A::error::a,b:c ## [add-mask]x"
        )
    }

    @Test(arguments: [
        ("App/Info.plist", "sub/App/Info.plist"), ("./App//Info.plist", "sub/App/Info.plist"),
        ("../Info.plist", "Info.plist"), ("/repo/x.plist", "x.plist"), ("/elsewhere/x.plist", nil),
        ("../../x.plist", nil), ("/repository/x.plist", nil), ("..", nil), ("-", nil),
    ])
    func pathsAreRelativeToTheRepository(_ path: String, _ expected: String?) {
        #expect(RepositoryPath(workingDirectory: "/repo/sub", root: "/repo/").relative(path) == expected)
    }

    @Test func theLastThatIsShownSaysHowManyFollow() {
        var report = SampleReports.clean
        report.findings = (0..<13).map { SampleReports.insecureHTTP("h\($0)") }
        let lines = render(report).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error") } == 10)
        #expect(lines[9].hasPrefix("::error title=4 errors more::"))
        #expect(lines.count { $0.hasPrefix("merlon: ") && $0.contains("h12.shop.example") } == 1)
    }

    @Test func tenOfAKindNeedNoSuchLine() {
        var report = SampleReports.clean
        report.findings = (0..<10).map { SampleReports.insecureHTTP("h\($0)") }
        #expect(render(report).ranges(of: "::error file=").count == 10)
        #expect(!render(report).contains("more::"))
    }

    @Test func aPlaceInAFileHasItsLineAndAMemberHasNone() {
        var report = SampleReports.clean
        report.operands[0].path = "App"
        report.findings = [SampleReports.arbitraryLoads]
        #expect(!render(report).contains("line="))
        report.findings[0].finding.locations = [
            Location(
                path: "Info.plist", keyPath: .init(keys: "NSAppTransportSecurity"),
                place: SourcePlace(offset: 1, endOffset: 2, line: 3, column: 4, endLine: 3, endColumn: 9))
        ]
        #expect(
            render(report).contains("::error file=App/Info.plist,line=3,endLine=3,col=4,endColumn=9,title="))
    }

    @Test func whatDoesNotCountIsNoError() {
        let text = render(SampleReports.approvedAndKnown)
        #expect(text.contains("::notice file=build/Storefront.ipa"))
        #expect(text.contains("Approved by the platform team until 2027-03-31"))
        #expect(!text.contains("img.shop.example"))
        #expect(text.contains("merlon: 1 finding known by the baseline"))
    }

    private func render(_ report: AuditReport) -> String {
        GitHubReport.render(report, workingDirectory: "/repo", root: "/repo")
    }
}
