// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonProject
import Testing

@testable import MerlonAudit

/// What is made of a project's builds, whatever reader they come from.
@Suite struct ProjectJudgementTests {
    @Test func whatIsOpenInDebugAloneIsNoMoreThanInformation() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: SampleATS.open, release: "")
        let report = sample.report
        #expect(report.findings.allSatisfy { $0.finding.severity == .info })
        let loads = try #require(report.findings.first { $0.finding.ruleID == "ats.arbitrary-loads" })
        #expect(loads.finding.message.hasSuffix("; only in Debug: Shop (Debug)"))
        #expect(report.findings.map(\.finding.ruleID).contains("project.debug-only-loosening"))
        #expect(report.status == .clean)
    }

    @Test func whatIsOpenInReleaseAloneIsHighAndSaysSo() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: "", release: SampleATS.open)
        let looser = try #require(
            sample.report.findings.first { $0.finding.ruleID == "project.release-looser" })
        #expect(looser.finding.severity == .high)
        #expect(looser.finding.message.hasSuffix("in cleartext; in: Shop (Release)"))
    }

    @Test func equalSettingsOfAllBuildsAreOneFindingWithOnePlace() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: SampleATS.open, release: SampleATS.open)
        let found = sample.report.findings.filter { $0.finding.ruleID == "ats.arbitrary-loads" }
        #expect(found.count == 1)
        #expect(found.first?.finding.severity == .high)
        #expect(found.first?.finding.locations.map(\.path) == ["Shop/Info.plist"])
        #expect(found.first?.finding.message.hasSuffix("; in: Shop (every configuration)") == true)
    }

    @Test func twoTargetsWithTheSameSettingsAreOneFindingWithBothPlaces() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: SampleATS.local, release: SampleATS.local)
        try sample.add("Kiosk", debug: SampleATS.local, release: SampleATS.local)
        let found = sample.report.findings.filter { $0.finding.ruleID == "ats.local-networking" }
        #expect(
            found.map(\.finding.locations).map { $0.map(\.path) } == [
                ["Shop/Info.plist", "Kiosk/Info.plist"]
            ])
    }

    @Test func aProxyToolsHostIsAsSevereAsInTheBuildThatUsersGet() throws {
        var sample = ProjectSample()
        let ats = SampleATS.http("shop.ngrok.io")
        try sample.add("Shop", debug: ats, release: ats)
        let found = sample.report.findings.filter { $0.finding.ruleID == "ats.proxy-tool-host" }
        #expect(found.map(\.finding.severity) == [.medium])
    }

    @Test func localhostInReleaseIsADebugHostThatUsersGet() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: SampleATS.http("localhost"), release: SampleATS.http("localhost"))
        let found = try #require(
            sample.report.findings.first { $0.finding.ruleID == "ats.debug-host" }
        ).finding
        #expect(found.severity == .medium)
        #expect(found.message.contains("in a configuration that users get; in: Shop (Release)"))
        sample = ProjectSample()
        try sample.add("Shop", debug: SampleATS.http("localhost"), release: "")
        #expect(!sample.report.findings.map(\.finding.ruleID).contains("ats.debug-host"))
    }

    @Test func aTestBundlesSettingsAreNoMoreThanInformation() throws {
        var sample = ProjectSample()
        try sample.add("ShopTests", .tests, debug: SampleATS.open, release: SampleATS.open)
        #expect(sample.report.findings.allSatisfy { $0.finding.severity == .info })
        #expect(!sample.report.findings.map(\.finding.ruleID).contains("project.release-looser"))
    }

    @Test func anExtensionIsComparedWithTheAppWhoseIdentifierItsOwnBeginsWith() throws {
        var sample = ProjectSample()
        try sample.add(
            "Other", debug: SampleATS.open, release: SampleATS.open, identifier: "com.example.other")
        try sample.add("Shop", debug: "", release: "", identifier: "com.example.shop")
        try sample.add(
            "Share", .appExtension, debug: SampleATS.open, release: SampleATS.open,
            identifier: "com.example.shop.share")
        let facts = sample.facts
        #expect(facts.bundles.map(\.parent) == [nil, nil, nil, nil, 2, 3])
        let found = sample.report.findings.filter {
            $0.finding.ruleID == "ats.extension-looser-than-app"
        }
        #expect(found.map(\.finding.severity) == [.high])
    }

    @Test func aBuildsSystemIsTheOneThatTheProjectDeclares() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: "", release: "", identifier: "com.example.shop")
        let bundle = try #require(sample.facts.bundles.last)
        #expect(bundle.system == BundleSystem(platform: .iOS, minimumOS: OSVersion(17)))
        #expect(bundle.name == "com.example.shop")
        #expect(bundle.distribution == .unknown)
        #expect(bundle.reachesUsers)
        #expect(sample.facts.bundles.first?.distribution == .development)
    }

    @Test func buildsBeyondTheLimitAreCountedAndLeftOut() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: "", release: "")
        let facts = ProjectFacts(sample.project)
        #expect(ProjectBuilds(facts, index: 0, after: 0, limit: 2).leftOut == 0)
        let cut = ProjectBuilds(facts, index: 0, after: 0, limit: 1)
        #expect(cut.leftOut == 1)
        #expect(cut.bundles.map { $0.build?.configuration } == ["Debug"])
    }
}
