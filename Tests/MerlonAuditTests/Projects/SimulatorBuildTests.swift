// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

@testable import MerlonAudit

/// What a simulator alone runs ships to nobody.
@Suite struct SimulatorBuildTests {
    @Test func aLooseningOfTheSimulatorIsInformation() throws {
        let facts = try Self.sample().facts
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
        let found = try #require(report.findings.map(\.finding).first { $0.ruleID == "ats.arbitrary-loads" })
        #expect(found.severity == .info)
        #expect(found.message.contains("; only in a simulator: Shop (iOS simulator)"))
        #expect(!report.findings.contains { $0.finding.ruleID == "project.release-looser" })
    }

    @Test func aPolicyIsNotHeldAgainstIt() throws {
        let context = PolicyContext(
            policy: PolicyAuditTests.policy([]), path: "merlon.yml", environment: "release",
            today: PolicyAuditTests.today)
        let report = AuditEngine().report(
            on: [try Self.sample().facts], tool: .init(name: "merlon", version: "0"), threshold: .high,
            policy: context)
        #expect(!report.findings.contains { $0.finding.ruleID == "policy.unapproved-exception" })
        #expect(!report.findings.contains { $0.finding.ruleID == "policy.settings-differ" })
    }

    @Test func anExtensionLiesInTheAppOfItsPlatform() throws {
        var sample = ProjectSample()
        for (name, sdk) in [("Shop (iOS)", "iphoneos"), ("Shop (macOS)", "macosx")] {
            try sample.add(name, debug: "", release: "", identifier: "com.shop.example")
            sample.setSDK(sdk)
        }
        try sample.add("Share", .appExtension, debug: "", release: "", identifier: "com.shop.example.share")
        sample.setSDK("macosx")
        try sample.add("Watch", .watchApp, debug: "", release: "", identifier: "com.shop.example.watch")
        sample.setSDK("watchos")
        let bundles = sample.facts.bundles
        func parent(_ target: String) -> String? {
            bundles.first { $0.build?.target == target }?.parent.flatMap { bundles[$0].build?.target }
        }
        #expect(parent("Share") == "Shop (macOS)")
        #expect(parent("Watch") == "Shop (iOS)")
    }

    private static func sample() throws -> ProjectSample {
        var sample = ProjectSample()
        try sample.add("Shop", debug: "", release: "", identifier: "com.shop.example")
        try sample.add(
            "Shop (iOS simulator)", debug: SampleATS.open, release: SampleATS.open,
            identifier: "com.shop.example")
        sample.project.targets[1].isSimulator = true
        for index in sample.project.targets[1].builds.indices {
            sample.project.targets[1].builds[index].isDebug = true
        }
        return sample
    }
}

extension ProjectSample {
    /// Builds the target that was added last with another SDK.
    fileprivate mutating func setSDK(_ sdk: String) {
        let last = project.targets.count - 1
        for index in project.targets[last].builds.indices { project.targets[last].builds[index].sdk = sdk }
    }
}
