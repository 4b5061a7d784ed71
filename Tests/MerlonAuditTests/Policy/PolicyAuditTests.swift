// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// What a policy changes about an audit's report.
struct PolicyAuditTests {
    static let today = PolicyDay("2026-12-01") ?? .epoch

    static func exception(
        _ domain: String? = "img.shop.example", _ key: String = "NSExceptionAllowsInsecureHTTPLoads",
        expires: String = "2027-03-31", environments: [String] = [], bundles: [String] = []
    ) -> ApprovedException {
        ApprovedException(
            domain: domain, settings: [.init(key, PropertyListNode(.boolean(true)))],
            reason: "no certificate yet", data: [.public], owner: "web team",
            expires: PolicyDay(expires) ?? .epoch, removal: "after the move", environments: environments,
            bundles: bundles)
    }

    static func policy(_ exceptions: [ApprovedException]) -> Policy {
        var policy = Policy(appName: "Shop")
        policy.environments = [.init(name: "debug"), .init(name: "release")]
        policy.bundles = [
            .init(name: "app", identifier: "com.shop.example"),
            .init(name: "share", identifier: "com.shop.example.share"),
        ]
        policy.exceptions = exceptions
        return policy
    }

    static func bundle(_ identifier: String, _ ats: String, build: BuildFacts? = nil) throws -> BundleFacts {
        var bundle = BundleFacts(kind: .app, location: Location(path: "\(identifier).app"))
        bundle.identifier = identifier
        bundle.build = build
        let text = """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>
            <key>NSAppTransportSecurity</key><dict>\(ats)</dict></dict></plist>
            """
        bundle.infoPlist = InfoPlistFacts(
            location: Location(path: "\(identifier).app/Info.plist"),
            document: try PropertyListReader.read(Array(text.utf8)))
        return bundle
    }

    static func cleartext(_ host: String = "img.shop.example") -> String {
        "<key>NSExceptionDomains</key><dict><key>\(host)</key>"
            + "<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict>"
    }

    static func report(
        _ policy: Policy, _ bundles: [BundleFacts], environment: String? = "release",
        today: PolicyDay = today
    ) -> AuditReport {
        var facts = AuditFacts(operand: "App", kind: .directory)
        facts.bundles = bundles
        return AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "1"), threshold: .high,
            policy: PolicyContext(policy: policy, path: "merlon.yml", environment: environment, today: today))
    }

    @Test func aFindingThatAnApprovalCoversDoesNotCount() throws {
        let report = Self.report(
            Self.policy([Self.exception()]), [try Self.bundle("com.shop.example", Self.cleartext())])
        let found = try #require(report.findings.first { $0.finding.ruleID == "ats.insecure-http" })
        #expect(found.approval?.exception == "exceptions[0]")
        #expect(found.approval?.daysLeft == 120)
        #expect(!found.counts)
        #expect(report.policy?.approvals.map(\.state) == [.approved])
    }

    @Test func approvalsEndAfterTheirLastDay() throws {
        let bundle = try Self.bundle("com.shop.example", Self.cleartext())
        for (day, isApproved) in [("2027-03-31", true), ("2027-04-01", false)] {
            let report = Self.report(
                Self.policy([Self.exception()]), [bundle], today: try #require(PolicyDay(day)))
            let found = try #require(report.findings.first { $0.finding.ruleID == "ats.insecure-http" })
            #expect((found.approval != nil) == isApproved)
            #expect(report.policy?.approvals.map(\.state) == [isApproved ? .approved : .expired])
        }
    }

    @Test func aFindingInTwoBundlesIsSplitWhereOneIsApproved() throws {
        let report = Self.report(
            Self.policy([Self.exception(bundles: ["app"])]),
            [
                try Self.bundle("com.shop.example", Self.cleartext()),
                try Self.bundle("com.shop.example.share", Self.cleartext()),
            ])
        let found = report.findings.filter { $0.finding.ruleID == "ats.insecure-http" }
        #expect(found.count == 2)
        #expect(Set(found.map(\.fingerprint)).count == 2)
        let open = try #require(found.first { $0.approval == nil })
        #expect(open.finding.locations.map(\.path) == ["com.shop.example.share.app/Info.plist"])
        #expect(report.policy?.approvals.map(\.state) == [.wrongBundle])
    }

    @Test func anApprovalSilencesNoDiagnostic() throws {
        let ats =
            "<key>NSExceptionDomains</key><dict><key>img.shop.example</key><dict>"
            + "<key>NSExceptionAllowsInsecureHTTPLoad</key><true/>"
            + "<key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict>"
        let report = Self.report(
            Self.policy([Self.exception()]), [try Self.bundle("com.shop.example", ats)])
        let misspelt = try #require(report.findings.first { $0.finding.ruleID == "ats.misspelt-key" })
        #expect(misspelt.counts)
    }

    @Test(
        "an exception is approved for all environments that the artifact may be",
        arguments: [
            ([String](), nil, true), (["release"], nil, true), (["debug"], nil, false),
            (["debug"], "debug", true), (["release"], "debug", false),
        ] as [([String], String?, Bool)])
    func environments(_ approved: [String], _ audited: String?, _ isApproved: Bool) throws {
        let report = Self.report(
            Self.policy([Self.exception(environments: approved)]),
            [try Self.bundle("com.shop.example", Self.cleartext())], environment: audited)
        let found = try #require(report.findings.first { $0.finding.ruleID == "ats.insecure-http" })
        #expect((found.approval != nil) == isApproved)
    }

    @Test func ofAProjectEachConfigurationIsHeldAgainstItsEnvironment() throws {
        let debug = BuildFacts(project: 0, target: "Shop", configuration: "Debug", isDebug: true)
        let release = BuildFacts(project: 0, target: "Shop", configuration: "Release", isDebug: false)
        let bundles = [
            try Self.bundle("com.shop.example", Self.cleartext(), build: debug),
            try Self.bundle("com.shop.example", "", build: release),
        ]
        let policy = Self.policy([Self.exception(environments: ["debug"])])
        let found = Self.report(policy, bundles, environment: nil).findings
        #expect(found.contains { $0.finding.ruleID == "ats.insecure-http" && $0.approval != nil })
        #expect(!found.contains { $0.finding.ruleID == "policy.wrong-environment" })
        // Held against release, what debug does is no concern.
        let concerned = Self.report(policy, bundles, environment: "release").findings
        #expect(!concerned.contains { $0.finding.ruleID == "policy.settings-differ" })
    }

    @Test func theIdentifierOfAnotherEnvironmentIsKnown() throws {
        var policy = Self.policy([])
        policy.bundles[0].identifiers = ["debug": "com.shop.example.debug"]
        let bundle = try Self.bundle("com.shop.example.debug", "")
        let wrong = Self.report(policy, [bundle], environment: "release").findings
        #expect(wrong.contains { $0.finding.ruleID == "policy.environment-mismatch" })
        let right = Self.report(policy, [bundle], environment: "debug").findings
        #expect(!right.contains { $0.finding.ruleID == "policy.environment-mismatch" })
        #expect(!right.contains { $0.finding.ruleID == "policy.unknown-bundle" })
    }

    @Test func equalityIsProvenWithoutAListOfBundlesAsWell() throws {
        var policy = Self.policy([Self.exception()])
        policy.bundles = []
        let equal = Self.report(policy, [try Self.bundle("com.shop.example", Self.cleartext())])
        #expect(!equal.findings.contains { $0.finding.ruleID == "policy.settings-differ" })
        let other = Self.report(policy, [try Self.bundle("com.shop.example", "")])
        #expect(other.findings.contains { $0.finding.ruleID == "policy.settings-differ" })
    }

    @Test func aBundleThatCanNotBeComparedIsTold() throws {
        let bundle = try Self.bundle("$(PRODUCT_BUNDLE_IDENTIFIER)", Self.cleartext())
        let found = Self.report(Self.policy([Self.exception()]), [bundle]).findings
        #expect(found.contains { $0.finding.ruleID == "policy.unknown-bundle" })
        let unasked = Self.report(Self.policy([Self.exception()]), [bundle], environment: nil).findings
        #expect(!unasked.contains { $0.finding.ruleID == "policy.unknown-bundle" })
    }

    @Test func ruleSettingsChangeSeverityAndSwitchOff() throws {
        var policy = Self.policy([])
        policy.rules = [
            RuleSetting(rule: "ats.insecure-http", severity: "critical"),
            RuleSetting(
                rule: "policy.unapproved-exception",
                disabled: .init(reason: "being introduced", expires: Self.today)),
            RuleSetting(
                rule: "policy.settings-differ",
                disabled: .init(reason: "over", expires: Self.today.adding(days: -1))),
        ]
        let report = Self.report(policy, [try Self.bundle("com.shop.example", Self.cleartext())])
        let ids = report.findings.map(\.finding.ruleID)
        #expect(
            report.findings.first { $0.finding.ruleID == "ats.insecure-http" }?.finding.severity == .critical)
        #expect(!ids.contains("policy.unapproved-exception"))
        #expect(!report.rules.map(\.id).contains("policy.unapproved-exception"))
        #expect(ids.contains("policy.settings-differ"))
        #expect(ids.contains("policy.rule-disabling-expired"))
        #expect(report.policy?.rules.map(\.rule) == ["ats.insecure-http", "policy.unapproved-exception"])
    }

    @Test func findingsAboutThePolicyPointIntoIt() throws {
        let report = Self.report(
            Self.policy([Self.exception(expires: "2026-12-11")]),
            [try Self.bundle("com.shop.example", Self.cleartext())])
        let soon = try #require(report.findings.first { $0.finding.ruleID == "policy.approval-expires-soon" })
        #expect(report.operands[soon.operand].path == "merlon.yml")
        #expect(report.operands[soon.operand].kind == .policy)
        #expect(soon.finding.severity == .info)
    }

    @Test func withoutAPolicyNoRuleAboutPoliciesRuns() throws {
        var facts = AuditFacts(operand: "App", kind: .directory)
        facts.bundles = [try Self.bundle("com.shop.example", Self.cleartext())]
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "1"), threshold: .high)
        #expect(report.policy == nil)
        #expect(!report.rules.contains { $0.id.hasPrefix("policy.") })
    }

    @Test func aPolicyAloneIsJudgedByItsText() {
        var policy = Self.policy([Self.exception(expires: "2026-11-01")])
        policy.threats = [
            .init(
                id: "replay", asset: "orders", attacker: .replaysRequests, mechanism: .systemTrust,
                onFailure: .closed)
        ]
        let found = PolicyJudge.findings(policy, today: Self.today).map(\.ruleID)
        #expect(found.contains("policy.approval-expired"))
        #expect(found.contains("policy.threat-not-addressed"))
        #expect(!found.contains("policy.approval-gone"))
    }
}

extension PolicyDay {
    fileprivate static let epoch: PolicyDay = {
        guard let day = PolicyDay(daysSince1970: 0) else { preconditionFailure("1970-01-01 is a day") }
        return day
    }()
}
