// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

/// Shared schemes and workspaces.
@Suite struct XcodeSchemesTests {
    private let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion = "1600" version = "1.7">
           <!-- <EnvironmentVariable key = "COMMENT"/> -->
           <TestAction buildConfiguration = "Debug">
              <EnvironmentVariables>
                 <EnvironmentVariable
                    key = "IN_TEST"
                    value = "1"
                    isEnabled = "YES">
                 </EnvironmentVariable>
              </EnvironmentVariables>
           </TestAction>
           <LaunchAction buildConfiguration = "Debug">
              <EnvironmentVariables>
                 <EnvironmentVariable
                    key = "CFNETWORK_DIAGNOSTICS"
                    value = "3 &amp; more"
                    isEnabled = "YES">
                 </EnvironmentVariable>
                 <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
              </EnvironmentVariables>
           </LaunchAction>
           <ArchiveAction buildConfiguration = "Release" revealArchiveInOrganizer = "YES"/>
        </Scheme>
        """

    private func read(_ text: String, budget: ProjectBudget = .init()) -> Project {
        var fixture = XcodeFixture(["GENERATE_INFOPLIST_FILE": "YES"])
        fixture.files["Shop.xcodeproj/xcshareddata/xcschemes/Shop App.xcscheme"] = text
        fixture.files["Shop.xcodeproj/xcshareddata/xcschemes/management.plist"] = ""
        return fixture.read(budget: budget)
    }

    @Test func variablesThatAreOnAreRead() throws {
        let project = read(scheme)
        #expect(project.problems == [])
        let found = try #require(project.schemes.first)
        #expect(project.schemes.count == 1 && found.name == "Shop App")
        #expect(found.archiveConfiguration == "Release")
        #expect(found.environment.map(\.name) == ["IN_TEST", "CFNETWORK_DIAGNOSTICS"])
        #expect(found.environment.map(\.action) == ["TestAction", "LaunchAction"])
        #expect(found.environment[1].value == "3 & more")
        #expect(found.environment.map(\.place.line) == [6, 15])
        #expect(found.environment[1].place.column == 10)
    }

    @Test(arguments: [
        "<Scheme>", "<Scheme></Schema>", "not xml", "",
        "<!DOCTYPE Scheme [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><Scheme><LaunchAction>&a;</LaunchAction></Scheme>",
    ])
    func damagedSchemeIsAProblem(_ text: String) {
        let project = read(text)
        #expect(project.schemes.isEmpty)
        #expect(project.kinds == [.malformed])
    }

    @Test func limitsHoldAtTheirEdge() {
        var budget = ProjectBudget()
        budget.schemeElements = 9
        #expect(read(scheme, budget: budget).problems == [])
        budget.schemeElements = 8
        #expect(read(scheme, budget: budget).kinds == [.limit])
        budget = ProjectBudget()
        budget.schemeBytes = scheme.utf8.count
        #expect(read(scheme, budget: budget).problems == [])
        budget.schemeBytes -= 1
        #expect(read(scheme, budget: budget).kinds == [.limit])
        budget = ProjectBudget()
        budget.schemes = 0
        #expect(read(scheme, budget: budget).kinds == [.limit])
    }

    private func workspace(_ content: String, at path: String = "apps/Shop.xcworkspace") -> XcodeWorkspace {
        let projects = ["apps/Shop", "apps/Kit/Kit", "libs/Net"]
        var files = Dictionary(
            uniqueKeysWithValues: projects.map { ($0 + ".xcodeproj/project.pbxproj", "{}") })
        files[path + "/contents.xcworkspacedata"] = "<Workspace version = \"1.0\">\(content)</Workspace>"
        files[path + "/xcshareddata/xcschemes/All.xcscheme"] = scheme
        return XcodeWorkspaceReader.read(path: path, in: MemoryProjectFiles(files))
    }

    @Test func workspaceNamesItsProjects() {
        let found = workspace(
            """
            <FileRef location = "group:Shop.xcodeproj"></FileRef>
            <Group location = "container:Kit" name = "Kit"><FileRef location = "group:Kit.xcodeproj"/></Group>
            <FileRef location = "container:../libs/Net.xcodeproj"/>
            <FileRef location = "group:Shop.xcodeproj"/>
            <FileRef location = "group:LocalPackage"/>
            """)
        #expect(found.projects == ["apps/Shop.xcodeproj", "apps/Kit/Kit.xcodeproj", "libs/Net.xcodeproj"])
        #expect(found.problems == [])
        #expect(found.schemes.map(\.name) == ["All"])
    }

    @Test func workspaceInsideOfAProjectNamesThatProject() {
        let found = workspace(
            "<FileRef location = \"self:\"/>", at: "apps/Shop.xcodeproj/project.xcworkspace")
        #expect(found.projects == ["apps/Shop.xcodeproj"] && found.problems == [])
    }

    @Test func workspaceOfAPackageNamesNoProject() {
        let found = workspace("<FileRef location = \"self:\"/>", at: ".swiftpm/xcode/package.xcworkspace")
        #expect(found.projects == [] && found.problems == [])
    }

    @Test func projectThatIsNotThereIsAProblem() {
        let found = workspace(
            "<FileRef location = \"group:Gone.xcodeproj\"/><FileRef location = \"group:Pods/Pods.xcodeproj\"/>"
                + "<FileRef location = \"absolute:/Users/a/A.xcodeproj\"/>")
        #expect(found.projects == [])
        #expect(found.problems.map(\.kind) == [.missingFile, .missingFile, .missingFile])
        #expect(found.problems.map(\.losesFacts) == [true, false, true])
    }
}
