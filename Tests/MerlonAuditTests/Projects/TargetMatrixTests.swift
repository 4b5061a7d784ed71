// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

@testable import MerlonAudit

/// What the matrix of a project says of each target in each configuration.
@Suite struct TargetMatrixTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var debug: String?
        var release: String?
        var expected: [TargetMatrix.Comparison]
        var openings: [[String]] = [[], []]

        var testDescription: String { name }
    }

    static let rows = [
        Row(name: "nothing in either", debug: "", release: "", expected: [.equal, .equal]),
        Row(
            name: "looser in Debug", debug: SampleATS.http("localhost"), release: "",
            expected: [.looserForDevelopers, .equal], openings: [["http: localhost"], []]),
        Row(
            name: "looser in Release", debug: "", release: SampleATS.open,
            expected: [.equal, .looserForUsers], openings: [[], ["all hosts"]]),
        Row(
            name: "each permits what the other refuses", debug: SampleATS.http("a.shop.example"),
            release: SampleATS.http("b.shop.example"), expected: [.different, .different],
            openings: [["http: a.shop.example"], ["http: b.shop.example"]]),
        Row(
            name: "not read in Release", debug: SampleATS.local, release: nil, expected: [.equal, .unknown],
            openings: [["local network"], []]),
        Row(
            name: "a listed host stays closed where all others are open",
            debug: SampleATS.open
                + "<key>NSExceptionDomains</key><dict><key>a.shop.example</key><dict/></dict>",
            release: SampleATS.open, expected: [.equal, .looserForUsers],
            openings: [["all hosts"], ["all hosts"]]),
    ]

    @Test(arguments: rows)
    func judgesEachCell(_ row: Row) throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: row.debug, release: row.release)
        let matrix = try #require(sample.report.projects.first)
        #expect(matrix.configurations == ["Debug", "Release"])
        let cells = try #require(matrix.rows.first).cells
        #expect(cells.map(\.comparison) == row.expected)
        #expect(cells.map(\.openings) == row.openings)
    }

    @Test func aStagingBuildThatIsLooserThanTheStoresIsForUsersAllTheSame() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: SampleATS.local, release: "")
        sample.project.targets[0].builds.append(sample.project.targets[0].builds[0])
        sample.project.targets[0].builds[2].configuration = "Staging"
        sample.project.targets[0].builds[2].isDebug = false
        sample.project.configurations.append("Staging")
        let cells = try #require(sample.report.projects.first?.rows.first).cells
        #expect(cells.map(\.comparison) == [.looserForDevelopers, .equal, .looserForUsers])
        #expect(!sample.report.findings.map(\.finding.ruleID).contains("project.release-looser"))
    }

    @Test func aLibraryWithoutInfoPlistIsAsItShouldBe() throws {
        var sample = ProjectSample()
        try sample.add("Kit", .other("com.apple.product-type.library.static"), debug: nil, release: nil)
        let cells = try #require(sample.report.projects.first?.rows.first).cells
        #expect(cells.map(\.comparison) == [.equal, .equal])
        #expect(cells.map(\.hasInfoPlist) == [false, false])
    }

    @Test func pinsThatUsersDoNotGetMakeTheirBuildTheLooserOne() throws {
        let pin = "<key>SPKI-SHA256-BASE64</key><string>\(String(repeating: "A", count: 43))=</string>"
        let pinned = """
            <key>NSPinnedDomains</key><dict><key>shop.example</key><dict>
            <key>NSPinnedCAIdentities</key><array><dict>\(pin)</dict></array>
            </dict></dict>
            """
        var sample = ProjectSample()
        try sample.add("Shop", debug: pinned, release: "")
        let report = sample.report
        #expect(report.projects.first?.rows.first?.cells.map(\.comparison) == [.equal, .looserForUsers])
        let looser = try #require(report.findings.first { $0.finding.ruleID == "project.release-looser" })
        #expect(looser.finding.message.contains("shop.example is reached without pins"))
    }
}
