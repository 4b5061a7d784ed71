// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList
import MerlonReport
import Testing

/// The table of a project's targets, and the answer of `merlon project`.
struct ProjectReportTests {
    @Test func readsAsItsGoldenFiles() throws {
        let text = ProjectText(color: false, width: 100).render(Self.report, isDetailed: false)
        try GoldenFile("project.txt").expect(text)
        let narrow = ProjectText(color: false, width: 40).render(Self.report, isDetailed: true)
        try GoldenFile("project-narrow.txt").expect(narrow)
    }

    @Test(arguments: [40, 60, 80, 100])
    func noLineOfATableIsWiderThanThePage(_ width: Int) {
        let text = ProjectText(color: false, width: width).render(Self.report, isDetailed: false)
        let tooLong = text.split(separator: "\n").filter { $0.count > width && $0.dropFirst(4).contains(" ") }
        #expect(tooLong.isEmpty)
    }

    @Test func coloursOnlyByItsOwnSequences() {
        Rendering { ProjectText(color: $0, width: 80).render(Self.report, isDetailed: true) }
            .expectOwnSequencesOnly()
    }

    @Test(.enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"))
    func isValidAgainstItsSchema() throws {
        let problems = try SchemaValidator(ours: "project.schema.json").problems(
            of: ProjectJSON.render(Self.report))
        #expect(problems == [])
        let audit = try SchemaValidator(ours: "audit.schema.json").problems(
            of: JSONReport.render(Self.report))
        #expect(audit == [])
    }

    @Test func anAuditShowsTheFirstTargetsOfManyAndCountsTheRest() {
        var report = Self.report
        let row = report.projects[0].rows[0]
        report.projects[0].rows = (1...31).map { number in
            var row = row
            row.target = "Target\(number)"
            return row
        }
        let text = TextReport(color: false, width: 100).render(report)
        #expect(text.contains("Target30") && !text.contains("Target31"))
        #expect(text.contains("1 more target with settings; `merlon project` shows all."))
        let whole = ProjectText(color: false, width: 100).render(report, isDetailed: false)
        #expect(whole.contains("Target31"))
    }

    static let report: AuditReport = {
        var report = SampleReports.findingsAndUnread
        report.findings = []
        report.operands = [.init(path: "App/Shop.xcodeproj", kind: .project, bundles: 0)]
        report.operands[0].base = "App"
        report.unread = [
            Unread(
                Location(path: "Shop.xcodeproj/project.pbxproj"),
                reason: "the target Kiosk in Release takes its Info.plist from $(FLAVOUR)", isLimit: false,
                operand: 0)
        ]
        report.projects = [
            TargetMatrix(
                project: "Shop.xcodeproj", kind: "xcode", configurations: ["Debug", "Staging", "Release"],
                rows: [
                    row("Shop", .app, ["http: localhost"], ["http: 12 hosts"], []),
                    row("Share\u{202E}Extension", .appExtension, [], [], ["all hosts"]),
                    row("Kiosk", .app, [], [], nil),
                    row("ShopKit", .framework, [], [], []),
                ])
        ]
        return report
    }()

    private static func row(
        _ name: String, _ kind: BundleFacts.Kind, _ debug: [String]?, _ staging: [String]?,
        _ release: [String]?
    ) -> TargetMatrix.Row {
        let cells = zip(["Debug", "Staging", "Release"], [debug, staging, release]).map {
            configuration, opens in
            let isLooser = opens?.isEmpty == false && configuration != "Debug"
            var cell = TargetMatrix.Cell(
                configuration: configuration, isDebug: configuration == "Debug",
                infoPlist: opens == nil ? nil : "\(name)/Info.plist",
                ats: opens?.isEmpty == false
                    ? PropertyListNode(
                        .dictionary(.init([.init("NSAllowsLocalNetworking", .init(.boolean(true)))]))) : nil,
                unresolved: opens == nil ? ["FLAVOUR"] : [],
                comparison: opens == nil ? .unknown : isLooser ? .looserForUsers : .equal)
            cell.openings = opens ?? []
            cell.hasInfoPlist = opens != nil
            cell.bundleIdentifier = "com.example.shop"
            cell.system = BundleSystem(platform: .iOS, minimumOS: OSVersion(17))
            cell.entitlements = kind == .app ? "Shop/Shop.entitlements" : nil
            return cell
        }
        return TargetMatrix.Row(target: name, kind: kind, cells: cells)
    }
}
