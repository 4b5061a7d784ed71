// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

@testable import MerlonAudit

/// What is made of a target's platforms, and of what only a simulator gets.
@Suite struct PlatformJudgementTests {
    private func report(_ settings: [String: String], open: String) throws -> AuditReport {
        let project = PBXProject(
            .init(
                name: "Shop",
                settings: settings.merging(["PRODUCT_BUNDLE_IDENTIFIER": "com.example.shop"]) { $1 }))
        var files = ["Shop.xcodeproj/project.pbxproj": project.bytes]
        for name in ["Phone", "Other"] {
            files["\(name).plist"] = PlistText.info("com.example.shop", open: name == open)
        }
        let tree = try TemporaryTree(files)
        return AuditEngine().report(
            on: [try ArtifactReader().read(path: tree.path)], tool: .init(name: "merlon", version: "0"),
            threshold: .high)
    }

    @Test func aLooseningOnOnePlatformNamesIt() throws {
        let report = try report(
            [
                "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos macosx",
                "\"INFOPLIST_FILE\"": "Phone.plist",
                "\"INFOPLIST_FILE[sdk=macosx*]\"": "Other.plist",
            ], open: "Other")
        let open = try #require(report.findings.first { $0.finding.ruleID == "ats.arbitrary-loads" }).finding
        #expect(open.severity == .high && open.locations.map(\.path) == ["Other.plist"])
        #expect(open.message.hasSuffix("; in: Shop (macOS) (every configuration)"))
        #expect(report.projects.first?.rows.map(\.target) == ["Shop (iOS)", "Shop (macOS)"])
        #expect(
            report.projects.first?.rows.map { $0.cells.map(\.openings) } == [
                [[], []], [["all hosts"], ["all hosts"]],
            ])
    }

    @Test func whatOnlyASimulatorGetsIsNoMoreThanInformation() throws {
        let report = try report(
            [
                "SDKROOT": "iphoneos", "\"INFOPLIST_FILE\"": "Phone.plist",
                "\"INFOPLIST_FILE[sdk=iphonesimulator*]\"": "Other.plist",
            ], open: "Other")
        #expect(report.findings.allSatisfy { $0.finding.severity == .info })
        let open = report.findings.filter { $0.finding.ruleID == "ats.arbitrary-loads" }.map(\.finding)
        #expect(open.map { $0.locations.map(\.path) } == [["Other.plist"]])
        #expect(
            open.first?.message.hasSuffix(
                "; only in simulators: Shop (iOS simulator) (every configuration)") == true)
        #expect(report.findings.allSatisfy { !$0.finding.ruleID.hasPrefix("project.") })
        #expect(report.status == .clean)
    }

    @Test func aSimulatorsReleaseMakesNoConfigurationForDevelopers() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: "", release: "")
        try sample.add("Shop", debug: "", release: SampleATS.open)
        sample.project.targets[1].platform = "iOS simulator"
        sample.project.targets[1].isForSimulator = true
        var scheme = ProjectScheme(name: "Shop", path: "Shop.xcscheme")
        scheme.archiveConfiguration = "Release"
        sample.project.schemes = [scheme]
        #expect(sample.report.findings.allSatisfy { $0.finding.severity == .info })
        #expect(sample.report.findings.allSatisfy { !$0.finding.ruleID.hasPrefix("project.") })
    }
}
