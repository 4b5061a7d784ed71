// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonProject
import Testing

@testable import MerlonAudit

/// The draft of a project's policy: its configurations are the environments.
@Suite struct ProjectDraftTests {
    @Test func saysInWhichEnvironmentsAnExceptionIs() throws {
        var sample = ProjectSample()
        try sample.add(
            "Shop", debug: SampleATS.open + SampleATS.http("img.example"),
            release: SampleATS.http("img.example"), identifier: "com.example.shop")
        let policy = try draft(sample).policy
        #expect(policy.environments.map(\.name) == ["debug", "release"])
        #expect(policy.environments.map(\.reachesUsers) == [false, true])
        #expect(policy.environments.map(\.configurations) == [["Debug"], ["Release"]])
        #expect(policy.bundles.map(\.name) == ["app"])
        #expect(policy.exceptions.map(\.domain) == [nil, "img.example"])
        #expect(policy.exceptions.map(\.environments) == [["debug"], []])
    }

    @Test func keepsBundlesApartThatHaveItInDifferentEnvironments() throws {
        var sample = ProjectSample()
        try sample.add(
            "Shop", debug: SampleATS.local, release: SampleATS.local, identifier: "com.example.shop")
        try sample.add(
            "Share", .appExtension, debug: SampleATS.local, release: "", identifier: "com.example.shop.share")
        let exceptions = try draft(sample).policy.exceptions
        #expect(exceptions.map(\.bundles) == [["app"], ["share"]])
        #expect(exceptions.map(\.environments) == [[], ["debug"]])
    }

    @Test func namesEnvironmentsByTheConfigurations() throws {
        var sample = ProjectSample()
        sample.project.configurations = ["Dev (local)", "Debug", "App Store", "debug"]
        try sample.add("Shop", debug: "", release: "", identifier: "com.example.shop")
        let built = sample.project.targets[0].builds
        sample.project.targets[0].builds = sample.project.configurations.enumerated().map { index, name in
            var build = built[0]
            build.configuration = name
            build.isDebug = index < 2
            build.bundleIdentifier = index == 0 ? "com.example.shop.dev" : "com.example.shop"
            return build
        }
        let policy = try draft(sample).policy
        #expect(policy.environments.map(\.name) == ["dev-local", "debug", "app-store", "debug-2"])
        #expect(policy.environments.map(\.reachesUsers) == [false, false, true, true])
        #expect(policy.bundles.map(\.identifier) == ["com.example.shop"])
        #expect(policy.bundles.first?.identifiers == ["dev-local": "com.example.shop.dev"])
    }

    @Test func pinsAHostDifferentlyInEachEnvironment() throws {
        var sample = ProjectSample()
        try sample.add(
            "Shop", debug: pinned("r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="),
            release: pinned("YLh1dUR9y6Kja30RrAn7JKnbQG/uEtLMkBgFF2Fuihg="), identifier: "com.example.shop")
        let draft = try draft(sample)
        #expect(draft.policy.hosts.map(\.name) == ["api.example", "api.example"])
        #expect(draft.policy.hosts.map(\.environments) == [["debug"], ["release"]])
        #expect(draft.notes == [])
    }

    @Test func leavesConfigurationsOutThatAreTooMany() throws {
        var sample = ProjectSample()
        try sample.add(
            "Shop", debug: SampleATS.open, release: SampleATS.local, identifier: "com.example.shop")
        let today = try #require(PolicyDay("2026-11-30"))
        var budget = DraftBudget()
        budget.environments = 2
        #expect(PolicyDraft([sample.facts], today: today, budget: budget).notes == [])
        budget.environments = 1
        let draft = PolicyDraft([sample.facts], today: today, budget: budget)
        #expect(draft.policy.environments.map(\.name) == ["debug"])
        #expect(draft.notes == ["left out: 1 configurations, more than a policy takes"])
    }

    @Test func namesTheInfoPlistThatABundleIsMadeFrom() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: SampleATS.local, release: "", identifier: "com.example.shop")
        try sample.add(
            "Share", .appExtension, debug: "", release: "", identifier: "com.example.shop.share")
        for (policy, file) in [
            ("merlon.yml", "App/Share/Info.plist"), ("/Team/App/merlon.yml", "Share/Info.plist"),
            ("Policies/merlon.yml", "../App/Share/Info.plist"),
        ] {
            let paths = DraftPaths(policy: policy, current: "/Team")
            var facts = sample.facts
            facts.operand = "App/Shop.xcodeproj"
            facts.base = "App"
            let draft = PolicyDraft([facts], today: try #require(PolicyDay("2026-11-30")), paths: paths)
            try DraftReading.expectAccepted(draft)
            #expect(draft.policy.bundles.last?.infoPlist == file)
            // Of several, the one that users get; the others are named.
            #expect(draft.policy.bundles.first?.infoPlist?.hasSuffix("Shop/Release.plist") == true)
            #expect(draft.notes.count == 1)
            #expect(draft.notes.first?.hasSuffix("Shop/Debug.plist") == true)
        }
    }

    @Test func namesNoInfoPlistOfWhatIsBuiltOrHasNone() throws {
        var sample = ProjectSample()
        try sample.add("Shop", debug: "", release: "", identifier: "com.example.shop")
        for index in sample.project.targets[0].builds.indices {
            sample.project.targets[0].builds[index].infoPlist?.path = nil
        }
        var built = AuditFacts(operand: "Shop.app", kind: .bundle)
        built.bundles = [try PolicyAuditTests.bundle("com.example.shop", "")]
        for facts in [sample.facts, built] {
            let draft = PolicyDraft(
                [facts], today: try #require(PolicyDay("2026-11-30")),
                paths: DraftPaths(policy: "merlon.yml", current: "/Team"))
            #expect(draft.policy.bundles.map(\.identifier) == ["com.example.shop"])
            #expect(draft.policy.bundles.first?.infoPlist == nil)
        }
    }

    /// The draft of a project, once the reader of policies took it.
    private func draft(_ sample: ProjectSample) throws -> PolicyDraft {
        let draft = PolicyDraft([sample.facts], today: try #require(PolicyDay("2026-11-30")))
        try DraftReading.expectAccepted(draft)
        return draft
    }

    private func pinned(_ pin: String) -> String {
        """
        <key>NSPinnedDomains</key><dict><key>api.example</key><dict>
        <key>NSPinnedLeafIdentities</key><array><dict>
        <key>SPKI-SHA256-BASE64</key><string>\(pin)</string></dict></array></dict></dict>
        """
    }
}
