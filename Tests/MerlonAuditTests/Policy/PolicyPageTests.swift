// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import Testing

@testable import MerlonAudit

/// The pages that are made from the tables of a policy's judge. `MERLON_UPDATE_DOCS=1` writes them anew.
struct PolicyPageTests {
    @Test(arguments: ["threats.md", "profiles.md"])
    func pageIsUpToDate(name: String) throws {
        let page = name == "threats.md" ? ThreatPage.markdown : ProfilePage.markdown
        let file = RulePageTests.docs.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try Data(page.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == page)
    }

    @Test func everyEntryOfTheThreatTableHasAReason() {
        #expect(
            ThreatTable.all.count == PolicyThreat.Capability.allCases.count
                * PolicyMechanism.Kind.allCases.count)
        #expect(ThreatTable.all.allSatisfy { !$0.reason.isEmpty && !$0.reason.hasSuffix(".") })
    }

    @Test(arguments: PolicyThreat.Capability.allCases)
    func everyAttackerIsAddressedByAMechanism(capability: PolicyThreat.Capability) {
        #expect(!ThreatTable.mechanisms(addressing: capability).isEmpty)
    }

    @Test(
        "what is often taken for an answer is none",
        arguments: [
            (.replaysRequests, .pinning), (.replaysRequests, .systemTrust), (.replaysRequests, .idempotency),
            (.readsBinary, .requestSigning), (.holdsDevice, .attestation),
            (.misissuedCertificate, .systemTrust),
        ] as [(PolicyThreat.Capability, PolicyMechanism.Kind)])
    func mistakes(_ capability: PolicyThreat.Capability, _ mechanism: PolicyMechanism.Kind) {
        #expect(!ThreatTable.entry(capability, mechanism).addresses)
    }

    @Test func demandsOfAProfileAreNamedOnce() {
        let ids = ProfileDemand.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for profile in Policy.Profile.allCases { #expect(!ProfileDemand.all(of: profile).isEmpty) }
        #expect(ProfileDemand.all.compactMap(\.rule).allSatisfy { RuleBook.rule($0) != nil })
    }
}
