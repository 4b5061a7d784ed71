// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import Testing

@testable import MerlonAudit

@Suite struct SignatureListTests {
    private static func report() throws -> AuditReport {
        let facts = try ArtifactReader().read(path: Storefront.archive.path)
        return AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
    }

    @Test func hasARowForEachProcess() throws {
        let rows = try #require(try Self.report().signatures.first?.rows)
        #expect(rows.map(\.kind) == [.app, .appExtension, .watchApp])
        #expect(rows.allSatisfy { $0.team == "S7RFRNT42X" && $0.distribution == .appStore })
        #expect(rows.allSatisfy { $0.isSigned == true && !$0.isAdHoc })
        #expect(rows.allSatisfy { $0.identifier == $0.bundle })
        let profile = try #require(rows.first?.profile)
        #expect(profile.firstDay == PolicyDay("2026-01-12"))
        #expect(profile.lastDay == PolicyDay("2027-01-12"))
        #expect(profile.platforms == ["iOS", "xrOS", "visionOS"])
        #expect(profile.isIntact == true)
    }

    @Test func theFrameworksTeamIsTheApps() throws {
        let facts = try ArtifactReader().read(path: Storefront.archive.path)
        let framework = try #require(facts.bundles.first { $0.kind == .framework })
        #expect(framework.embeddedSignature?.team == "S7RFRNT42X")
        #expect(framework.embeddedSignature?.identifier == framework.identifier)
        #expect(FrameworkTeamDiffers().check(facts).isEmpty)
    }

    @Test func settingsAloneHaveNoList() throws {
        let facts = ArtifactReader().readStandardInput(PlistText.xml(""))
        #expect(SignatureList(facts, operand: 0) == nil)
    }

    @Test func expiryIsCountedFromTheGivenDay() throws {
        var facts = try ArtifactReader().read(path: Storefront.archive.path)
        #expect(ProfileExpired().check(facts).isEmpty, "nobody asked")
        facts.today = PolicyDay("2027-01-13")
        #expect(ProfileExpired().check(facts).count == 3)
        #expect(ProfileExpiresSoon().check(facts).isEmpty)
        facts.today = PolicyDay("2027-01-12")
        #expect(ProfileExpired().check(facts).isEmpty)
        #expect(ProfileExpiresSoon().check(facts).count == 3)
        facts.today = PolicyDay("2045-09-02")
        #expect(ChainOutOfDate().check(facts).count == 6)
    }
}
