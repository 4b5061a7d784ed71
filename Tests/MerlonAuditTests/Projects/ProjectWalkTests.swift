// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

@testable import MerlonAudit

/// What is found of projects in a folder, in a zip of one, and as the operand itself.
@Suite struct ProjectWalkTests {
    static let project = PBXProject(
        .init(
            name: "Shop",
            settings: ["INFOPLIST_FILE": "Shop/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.shop"])
    ).bytes

    static let files: [String: [UInt8]] = [
        "App/Shop.xcodeproj/project.pbxproj": project,
        "App/Shop/Info.plist": PlistText.info("$(PRODUCT_BUNDLE_IDENTIFIER)", open: true),
        "App/Shop/Other-Info.plist": PlistText.info("com.example.other"),
        "App/Pods/Kit.xcodeproj/project.pbxproj": project,
        "App/node_modules/kit/Kit.xcodeproj/project.pbxproj": project,
        "App/Shop.app/config.xml": [1],
    ]

    @Test func aPlistThatATargetUsesIsNoLooseOne() throws {
        let tree = try TemporaryTree(Self.files)
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.kind == .directory)
        #expect(facts.projects.map(\.project.path) == ["App/Shop.xcodeproj"])
        let builds = facts.bundles.filter { $0.build != nil }
        #expect(builds.map { $0.build?.configuration } == ["Debug", "Release"])
        #expect(builds.map(\.identifier) == ["com.example.shop", "com.example.shop"])
        #expect(builds.map { $0.infoPlist?.location.path } == ["App/Shop/Info.plist", "App/Shop/Info.plist"])
        let loose = facts.bundles.filter { $0.build == nil }
        #expect(loose.map(\.location.path) == ["App/Shop/Other-Info.plist"])
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
        let open = report.findings.filter { $0.finding.ruleID == "ats.arbitrary-loads" }
        #expect(open.map { $0.finding.locations.map(\.path) } == [["App/Shop/Info.plist"]])
        #expect(report.operands.map(\.bundles) == [1])
        #expect(report.operands.map(\.builds) == [2])
    }

    @Test func variablesThatAreDefinedByEachOtherGetNoValue() throws {
        var files = Self.files
        files["App/Shop.xcodeproj/project.pbxproj"] =
            PBXProject(
                .init(
                    name: "Shop",
                    settings: [
                        "INFOPLIST_FILE": "Shop/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "$(ONE)",
                        "ONE": "$(TWO)", "TWO": "$(ONE)",
                    ])
            ).bytes
        let tree = try TemporaryTree(files)
        let facts = try ArtifactReader().read(path: tree.path)
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
        let cycle = try #require(report.findings.first { $0.finding.ruleID == "project.variable-cycle" })
        #expect(cycle.finding.message.hasSuffix("are defined by each other: none of them gets a value"))
    }

    @Test func aZipOfSourcesIsReadAsTheFolderIs() throws {
        let zip = ZipBuilder(
            Self.files.sorted { $0.key < $1.key }.map { ZipBuilder.Member($0.key, $0.value) })
        let tree = try TemporaryTree(["shop.zip": zip.bytes])
        let facts = try ArtifactReader().read(path: tree.path + "/shop.zip")
        let builds = facts.bundles.filter { $0.build != nil }
        #expect(
            builds.map { $0.infoPlist?.location.member } == ["App/Shop/Info.plist", "App/Shop/Info.plist"])
        #expect(builds.allSatisfy { $0.infoPlist?.location.path == "" })
        #expect(facts.bundles.count { $0.build == nil } == 1)
    }

    @Test func aProjectAsTheOperandIsReportedAlone() throws {
        let tree = try TemporaryTree(Self.files)
        for path in ["/App/Shop.xcodeproj", "/App/Shop.xcodeproj/"] {
            let facts = try ArtifactReader().read(path: tree.path + path)
            #expect(facts.kind == .project)
            #expect(facts.base == tree.path + "/App")
            #expect(
                facts.bundles.map { $0.infoPlist?.location.path } == ["Shop/Info.plist", "Shop/Info.plist"])
            #expect(facts.coverage.files == 2)
        }
    }

    @Test func aDependencysProjectIsReadWhereItIsTheOperand() throws {
        let tree = try TemporaryTree(Self.files)
        let facts = try ArtifactReader().read(path: tree.path + "/App/Pods")
        #expect(facts.projects.map(\.project.path) == ["Kit.xcodeproj"])
    }

    @Test func aWorkspaceAsTheOperandBringsTheProjectsThatItNames() throws {
        var files = Self.files
        files["App/Shop.xcworkspace/contents.xcworkspacedata"] = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="group:Shop.xcodeproj"/>
            <FileRef location="group:Pods/Kit.xcodeproj"/></Workspace>
            """.utf8)
        files["App/Second.xcodeproj/project.pbxproj"] = Self.project
        let tree = try TemporaryTree(files)
        let facts = try ArtifactReader().read(path: tree.path + "/App/Shop.xcworkspace")
        #expect(facts.kind == .workspace)
        #expect(facts.projects.map(\.project.path) == ["Shop.xcodeproj", "Shop.xcworkspace"])
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
        #expect(report.projects.map(\.project) == ["Shop.xcodeproj"])
    }

    @Test func theWorkspaceOfASwiftPackageNamesNoProject() throws {
        let workspace = #"<Workspace version="1.0"><FileRef location="self:"/></Workspace>"#
        let tree = try TemporaryTree([
            ".swiftpm/xcode/package.xcworkspace/contents.xcworkspacedata": Array(workspace.utf8),
            "Kit.xcworkspace/contents.xcworkspacedata": Array(workspace.utf8),
            "Info.plist": PlistText.info("com.example.kit"),
        ])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.projects.isEmpty)
        #expect(facts.unread.isEmpty)
    }

    @Test func aDirectoryThatIsOnlyCalledLikeAProjectSaysWhatIsMissing() throws {
        let tree = try TemporaryTree(["Shop.xcodeproj/notes.txt": [1]])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.unread.map(\.location.path) == ["Shop.xcodeproj/project.pbxproj"])
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
        #expect(report.status == .incomplete)
        #expect(report.findings.map(\.finding.ruleID) == ["project.missing-file"])
    }

    @Test func aMissingPlistIsToldOnceForAllConfigurations() throws {
        let tree = try TemporaryTree(["Shop.xcodeproj/project.pbxproj": Self.project])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.bundles.isEmpty)
        #expect(facts.unread.allSatisfy { !$0.isLimit })
        #expect(!facts.unread.isEmpty)
    }

    @Test func moreProjectsThanTheLimitAreCutAndSaidToBe() throws {
        var budget = ArtifactBudget()
        budget.projects = 1
        let tree = try TemporaryTree([
            "A.xcodeproj/project.pbxproj": Self.project, "B.xcodeproj/project.pbxproj": Self.project,
            "Shop/Info.plist": PlistText.info("com.example.shop"),
        ])
        let facts = try ArtifactReader(budget: budget).read(path: tree.path)
        #expect(facts.projects.map(\.project.path) == ["A.xcodeproj"])
        #expect(facts.unread.map(\.isLimit) == [true])
        budget.projects = 2
        #expect(try ArtifactReader(budget: budget).read(path: tree.path).unread.isEmpty)
    }

    @Test func moreBuildsThanTheLimitAreCutAndSaidToBe() throws {
        var budget = ArtifactBudget()
        budget.builds = 1
        let tree = try TemporaryTree([
            "A.xcodeproj/project.pbxproj": Self.project,
            "Shop/Info.plist": PlistText.info("com.example.shop"),
        ])
        let facts = try ArtifactReader(budget: budget).read(path: tree.path)
        #expect(facts.bundles.count == 1)
        #expect(facts.unread.map(\.isLimit) == [true])
        budget.builds = 2
        #expect(try ArtifactReader(budget: budget).read(path: tree.path).unread.isEmpty)
    }

    @Test func anInfoPlistPerLanguageIsReadAndIsNoLooseOne() throws {
        let tree = try TemporaryTree([
            "Shop.xcodeproj/project.pbxproj": Self.project,
            "Shop/Info.plist": PlistText.info("com.example.shop"),
            "Shop/de.lproj/Info.plist": PlistText.info("com.example.shop", open: true),
        ])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.bundles.allSatisfy { $0.build != nil })
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
        #expect(report.findings.map(\.finding.ruleID) == ["project.localized-info-plist"])
    }
}
