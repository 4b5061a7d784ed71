// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// A source tree has Info.plists that nobody ships as they are: what a bundle is made from, and what was made
/// for another environment.
@Suite struct LoosePlistTests {
    private static let identifier = "com.shop.example"

    @Test func theFileThatABundleIsMadeFromIsNotComparedWhereTheBundleIs() throws {
        var facts = try Self.project(debug: "", release: "")
        facts.bundles.append(try Self.loose("App/Info.plist", SampleATS.open))
        let report = Self.report(facts)
        #expect(Self.findings(report, "policy.settings-differ").isEmpty)
        #expect(Self.findings(report, "policy.unapproved-exception").isEmpty)
        let found = try #require(Self.findings(report, "ats.arbitrary-loads").first)
        #expect(found.severity == .info)
        #expect(found.message.hasSuffix("; no target ships this file as it is"))
    }

    @Test func withoutAProjectTheFileIsWhatShips() throws {
        var facts = AuditFacts(operand: ".", kind: .directory)
        facts.bundles = [try Self.loose("App/Info.plist", SampleATS.open)]
        let report = Self.report(facts)
        #expect(Self.findings(report, "policy.settings-differ").count == 1)
        #expect(Self.findings(report, "ats.arbitrary-loads").map(\.severity) == [.high])
    }

    @Test func aGeneratedFileIsOfItsEnvironment() throws {
        var facts = AuditFacts(operand: ".", kind: .directory)
        facts.bundles = [
            try Self.loose("App/Info.plist", ""),
            try Self.loose("Merlon/app-debug-Info.plist", SampleATS.local),
            try Self.loose("Merlon/app-release-Info.plist", SampleATS.open),
        ]
        var policy = PolicyAuditTests.policy([])
        policy.exceptions = [
            PolicyAuditTests.exception(nil, "NSAllowsLocalNetworking", environments: ["debug"])
        ]
        let release = Self.findings(Self.report(facts, policy), "policy.settings-differ")
        #expect(release.map { $0.locations.map(\.path) } == [["Merlon/app-release-Info.plist"]])
        #expect(Self.findings(Self.report(facts, policy, "debug"), "policy.settings-differ").isEmpty)
    }

    @Test func aGeneratedFileThatNoTargetTakesIsNotHeldAgainstThePolicy() throws {
        var facts = try Self.project(debug: "", release: "")
        facts.bundles.append(try Self.loose("Merlon/app-release-Info.plist", SampleATS.local, nil))
        let report = Self.report(facts)
        #expect(Self.findings(report, "policy.wrong-bundle").isEmpty)
        #expect(Self.findings(report, "policy.unknown-bundle").isEmpty)
        #expect(Self.findings(report, "ats.local-networking").allSatisfy { $0.severity == .info })
    }

    @Test func aFileOfAnotherBundleIsHeldAgainstThePolicyAllTheSame() throws {
        var facts = try Self.project(debug: "", release: "")
        facts.bundles.append(try Self.loose("Other/Info.plist", SampleATS.open, "com.shop.example.share"))
        let report = Self.report(facts)
        #expect(Self.findings(report, "policy.unapproved-exception").map(\.severity) == [.high])
        #expect(Self.findings(report, "ats.arbitrary-loads").map(\.severity) == [.high])
    }

    @Test func whatAnotherEnvironmentIsMadeOfIsInformation() throws {
        let facts = try Self.project(debug: SampleATS.open, release: "")
        for (environment, severity) in [("release", Severity.info), ("debug", .info)] {
            let found = Self.findings(Self.report(facts, nil, environment), "ats.arbitrary-loads")
            #expect(found.map(\.severity) == [severity])
        }
        let message = try #require(Self.findings(Self.report(facts), "ats.arbitrary-loads").first?.message)
        #expect(message.contains("; release is not made of it"))
        let both = try Self.project(debug: SampleATS.open, release: SampleATS.open)
        let merged = Self.findings(Self.report(both), "ats.arbitrary-loads")
        #expect(merged.map(\.severity) == [.high])
        #expect(merged.first?.builds.count == 2)
    }

    @Test func systemTrustIsJudgedInTheAuditedEnvironment() throws {
        let facts = try Self.project(debug: SampleATS.open, release: "")
        let policy = PolicyAuditTests.policy([
            PolicyAuditTests.exception(nil, "NSAllowsArbitraryLoads", environments: ["debug"])
        ])
        func unmet(_ environment: String?) -> [String] {
            Self.findings(Self.report(facts, policy, environment), "policy.demand-unmet")
                .map(\.message).filter { $0.hasPrefix("system-trust") }
        }
        #expect(unmet("release").isEmpty)
        #expect(unmet(nil).isEmpty)
        #expect(unmet("debug").count == 1)
    }

    private static func project(debug: String, release: String) throws -> AuditFacts {
        var sample = ProjectSample()
        try sample.add("Shop", debug: debug, release: release, identifier: identifier)
        return sample.facts
    }

    private static func loose(
        _ path: String, _ ats: String, _ identifier: String? = identifier
    ) throws -> BundleFacts {
        var bundle = BundleFacts(kind: .loosePropertyList, location: Location(path: path))
        bundle.identifier = identifier
        bundle.infoPlist = InfoPlistFacts(
            location: Location(path: path), document: try ProjectSample.document(ats))
        return bundle
    }

    private static func report(
        _ facts: AuditFacts, _ policy: Policy? = nil, _ environment: String? = "release"
    ) -> AuditReport {
        AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "1"), threshold: .high,
            policy: PolicyContext(
                policy: policy ?? PolicyAuditTests.policy([]), path: "merlon.yml", environment: environment,
                today: PolicyAuditTests.today))
    }

    private static func findings(_ report: AuditReport, _ rule: String) -> [Finding] {
        report.findings.map(\.finding).filter { $0.ruleID == rule }
    }
}
