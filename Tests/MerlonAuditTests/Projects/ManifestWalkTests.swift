// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// What is made of descriptions that generate projects, whatever reader they have.
@Suite struct ManifestWalkTests {
    /// Reads any `project.yml` as an app `Shop` that gets what the file holds in both configurations; a file
    /// that is empty describes nothing.
    private struct Manifest: ProjectManifestReader {
        var kind: Project.Kind { .xcodeGen }

        func mayRead(_ name: String) -> Bool { name == "project.yml" }

        func projects(at path: String, in files: any ProjectFiles, budget: ProjectBudget) -> [Project] {
            guard let bytes = try? files.read(path, limit: 1000), !bytes.isEmpty,
                let document = try? ProjectSample.document(String(decoding: bytes, as: UTF8.self))
            else { return [] }
            var project = Project(kind: .xcodeGen, path: path, name: "Shop")
            project.configurations = ["Debug", "Release"]
            var target = ProjectTarget(name: "Shop", product: .app)
            target.builds = project.configurations.map { name in
                var build = ProjectBuild(configuration: name, isDebug: name == "Debug")
                build.infoPlist = EffectiveInfoPlist(path: path, document: document)
                build.infoPlist?.writtenTo = "Shop/Info.plist"
                return build
            }
            project.targets = [target]
            return [project]
        }
    }

    private let reader = ArtifactReader(manifests: [Manifest()])

    private func report(_ tree: TemporaryTree, _ path: String = "") throws -> AuditReport {
        AuditEngine().report(
            on: [try reader.read(path: tree.path + path)], tool: .init(name: "merlon", version: "0"),
            threshold: .high)
    }

    /// Counts how often each file is read.
    private final class Counting: ProjectFiles {
        let files: MemoryProjectFiles
        var counts: [String: Int] = [:]

        init(_ files: [String: [UInt8]]) { self.files = MemoryProjectFiles(files) }

        func read(_ path: String, limit: Int) throws(ProjectFileError) -> [UInt8] {
            counts[path, default: 0] += 1
            return try files.read(path, limit: limit)
        }

        func children(of path: String) -> [ProjectFileEntry]? { files.children(of: path) }
    }

    @Test func theXcodeProjectOfAReactNativeAppIsReadOnce() {
        let files = Counting([
            "package.json": Array(#"{"dependencies": {"react-native": "0.70"}}"#.utf8),
            "ios/Shop.xcodeproj/project.pbxproj": ProjectWalkTests.project,
            "ios/Shop/Info.plist": PlistText.info("com.example.shop"),
        ])
        let describer = ProjectDescriber(files: files)
        _ = describer.projects(ProjectCandidate(form: .xcodeProject, path: "ios/Shop.xcodeproj"))
        _ = describer.projects(ProjectCandidate(form: .manifest(ReactNativeReader()), path: "package.json"))
        #expect(files.counts["ios/Shop.xcodeproj/project.pbxproj"] == 1)
    }

    @Test func diagnosticsInADescriptionAreToldBesideTheProjectThatItGenerates() throws {
        let spec = """
            name: Shop
            targets:
              Shop:
                type: application
                platform: iOS
                info: {path: Shop/Info.plist}
                scheme: {environmentVariables: {CFNETWORK_DIAGNOSTICS: 3}}
            """
        let scheme = """
            <Scheme><LaunchAction><EnvironmentVariables>
            <EnvironmentVariable key="CFNETWORK_DIAGNOSTICS" value="3" isEnabled="YES"/>
            </EnvironmentVariables></LaunchAction></Scheme>
            """
        let path = "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"
        var files: [String: [UInt8]] = [
            "project.yml": Array(spec.utf8), "Shop.xcodeproj/project.pbxproj": ProjectWalkTests.project,
            "Shop/Info.plist": PlistText.info("com.example.shop"),
        ]
        for expected in ["project.yml", path] {
            if expected == path { files[path] = Array(scheme.utf8) }
            let tree = try TemporaryTree(files)
            let report = AuditEngine().report(
                on: [try ArtifactReader().read(path: tree.path)], tool: .init(name: "merlon", version: "0"),
                threshold: .high)
            let found = report.findings.filter { $0.finding.ruleID == "project.scheme-diagnostics" }
            #expect(found.map { $0.finding.locations.map(\.path) } == [[expected]])
        }
    }

    @Test func aDescriptionAloneIsWhatIsAudited() throws {
        let tree = try TemporaryTree([
            "project.yml": Array(SampleATS.open.utf8),
            "Shop/Info.plist": PlistText.info("com.example.stale", open: true),
        ])
        let report = try report(tree)
        #expect(report.projects.map(\.kind) == ["xcodegen"])
        #expect(report.operands.map(\.bundles) == [0])
        let open = report.findings.filter { $0.finding.ruleID == "ats.arbitrary-loads" }
        #expect(open.map { $0.finding.locations.map(\.path) } == [["project.yml"]])
    }

    @Test func aProjectThatItGeneratesIsAuditedInItsPlace() throws {
        let tree = try TemporaryTree([
            "project.yml": Array(SampleATS.open.utf8),
            "Shop.xcodeproj/project.pbxproj": ProjectWalkTests.project,
            "Shop/Info.plist": PlistText.info("com.example.shop"),
        ])
        let report = try report(tree)
        #expect(report.projects.map(\.kind) == ["xcode"])
        #expect(report.operands.map(\.builds) == [2])
        #expect(report.findings.map(\.finding.ruleID) == ["project.manifest-differs"])
        #expect(report.findings.first?.finding.locations.map(\.path) == ["project.yml"])
    }

    @Test func whatTheProjectPermitsBeyondItsDescriptionIsADifferenceToo() throws {
        let tree = try TemporaryTree([
            "project.yml": Array(SampleATS.local.utf8),
            "Shop.xcodeproj/project.pbxproj": ProjectWalkTests.project,
            "Shop/Info.plist": PlistText.info("com.example.shop", open: true),
        ])
        let differs = try report(tree).findings.filter { $0.finding.ruleID == "project.manifest-differs" }
        #expect(differs.count == 1)
        #expect(differs.first?.finding.message.contains("in Shop.xcodeproj, and not by project.yml") == true)
    }

    @Test func aDescriptionThatSaysTheSameIsNoFinding() throws {
        let tree = try TemporaryTree([
            "project.yml": Array(SampleATS.local.utf8),
            "Shop.xcodeproj/project.pbxproj": ProjectWalkTests.project,
            "Shop/Info.plist": PlistText.xml(
                "<key>NSAppTransportSecurity</key><dict>\(SampleATS.local)</dict>"),
        ])
        #expect(!(try report(tree).findings.map(\.finding.ruleID).contains("project.manifest-differs")))
    }

    @Test func aDescriptionAsTheOperandIsAuditedItself() throws {
        let tree = try TemporaryTree([
            "project.yml": Array(SampleATS.open.utf8),
            "Shop.xcodeproj/project.pbxproj": ProjectWalkTests.project,
            "Shop/Info.plist": PlistText.info("com.example.shop"),
        ])
        let report = try report(tree, "/project.yml")
        #expect(report.operands.map(\.kind) == [.project])
        #expect(report.projects.map(\.kind) == ["xcodegen"])
    }

    @Test func aFileThatOnlyHasTheNameIsNoProject() throws {
        let tree = try TemporaryTree([
            "project.yml": [], "Info.plist": PlistText.info("com.example.shop"),
        ])
        let facts = try reader.read(path: tree.path)
        #expect(facts.projects.isEmpty)
        #expect(facts.bundles.map(\.kind) == [.loosePropertyList])
        #expect(try reader.read(path: tree.path + "/project.yml").kind == .unknown)
    }

    @Test func whatLiesInABuiltAppIsNoDescription() throws {
        let tree = try TemporaryTree([
            "Shop.app/Info.plist": PlistText.info("com.example.shop"),
            "Shop.app/project.yml": Array(SampleATS.open.utf8),
        ])
        #expect(try reader.read(path: tree.path).projects.isEmpty)
        #expect(try reader.read(path: tree.path + "/Shop.app").projects.isEmpty)
    }
}
