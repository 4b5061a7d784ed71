// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

@Suite struct SigningIdentityTests {
    private static func facts(cms: [UInt8], budget: MachOBudget = MachOBudget()) throws -> MachOFacts {
        let signature = MachOBuilder.signature([.init(slot: 0x10000, magic: 0xFADE_0B01, payload: cms)])
        return try MachOReader.read(MachOBuilder(signature: signature).bytes(), budget: budget)
    }

    @Test(arguments: [
        Storefront.executable, Storefront.shareExtension, Storefront.watchApp, Storefront.framework,
    ])
    func readsTheSigner(_ path: String) throws {
        let facts = try MachOReader.read(Storefront.bytes(path))
        #expect(facts.signingIdentity == "Apple Distribution: Storefront Example (S7RFRNT42X)")
        #expect(facts.slices.allSatisfy { $0.signingIdentity == facts.signingIdentity })
    }

    @Test func anAdHocSignatureHasNoSigner() throws {
        let facts = try Self.facts(cms: [])
        #expect(facts.signingIdentity == nil)
        #expect(facts.problems.isEmpty)
    }

    @Test func aStructureWithoutSignersHasNone() throws {
        let facts = try Self.facts(cms: CMSBuilder.signedData(nil))
        #expect(facts.signingIdentity == nil)
        #expect(facts.problems.isEmpty)
    }

    @Test(arguments: [[1, 2, 3], CMSBuilder.data([1])])
    func reportsWhatIsNoSignedData(_ cms: [UInt8]) throws {
        #expect(try Self.facts(cms: cms).problems == [.malformed(.signer, .cms)])
    }

    @Test func readsASignerUpToTheBudget() throws {
        let cms = CMSBuilder.signedData(nil)
        var budget = MachOBudget()
        budget.signerBytes = cms.count
        #expect(try Self.facts(cms: cms, budget: budget).problems.isEmpty)
        budget.signerBytes -= 1
        #expect(
            try Self.facts(cms: cms, budget: budget).problems
                == [.limit(.signerBytes, found: cms.count, limit: cms.count - 1)])
    }
}
