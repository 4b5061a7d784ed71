// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import Testing

@testable import MerlonAudit

@Suite struct SigningChainTests {
    private static func profile() throws -> [UInt8] {
        try Storefront.bytes(Storefront.app + "/embedded.mobileprovision")
    }

    @Test func followsTheProfilesChainToItsRoot() throws {
        let chain = try #require(try SignedData.chain(of: Self.profile()))
        #expect(
            chain.certificates.map(\.name) == [
                "Storefront Test Provisioning Profile Signing", "Storefront Example Test CA",
            ])
        #expect(chain.certificates.map(\.issuer) == Array(repeating: "Storefront Example Test CA", count: 2))
        #expect(chain.isComplete)
        #expect(chain.unreadCertificates == 0)
        #expect(chain.certificates.map(\.firstDay) == Array(repeating: PolicyDay("2025-09-01"), count: 2))
        #expect(chain.certificates.map(\.lastDay) == Array(repeating: PolicyDay("2045-09-01"), count: 2))
    }

    @Test func followsTheCodeSignaturesChain() throws {
        let facts = try MachOReader.read(Storefront.bytes(Storefront.executable))
        let chain = try #require(facts.slices.first?.chain)
        #expect(chain.certificates.first?.name == facts.signingIdentity)
        #expect(chain.isComplete)
    }

    @Test func saysWhichCertificatesItDidNotLookThrough() throws {
        var budget = CMSBudget()
        budget.certificates = 2
        #expect(try SignedData.chain(of: Self.profile(), budget: budget)?.isComplete == true)
        budget.certificates = 0
        let chain = try #require(try SignedData.chain(of: Self.profile(), budget: budget))
        #expect(chain.certificates.count == 1)
        #expect(!chain.isComplete)
        #expect(chain.unreadCertificates == 2)
    }

    @Test func endsAtTheLimitOfLinks() throws {
        var budget = CMSBudget()
        budget.links = 1
        #expect(try SignedData.chain(of: Self.profile(), budget: budget)?.certificates.count == 1)
        budget.links = 2
        #expect(try SignedData.chain(of: Self.profile(), budget: budget)?.certificates.count == 2)
    }

    @Test func aStructureWithoutSignersHasNoChain() throws {
        #expect(try SignedData.chain(of: CMSBuilder.signedData([1])) == nil)
        #expect(throws: SignedData.Fault.notCMS) { try SignedData.chain(of: [1, 2, 3]) }
    }

    @Test(arguments: [("2025-08-31", 1), ("2025-09-01", 0), ("2026-12-31", 0), ("2027-01-01", 1)])
    func namesWhatIsOutOfDate(day: String, count: Int) throws {
        let begins = try #require(PolicyDay("2025-09-01")).daysSince1970 * 86_400
        let expires = try #require(PolicyDay("2026-12-31")).daysSince1970 * 86_400 + 3_600
        let chain = SigningChain(
            certificates: [.init(name: "Leaf", begins: begins, expires: expires)], isComplete: false)
        #expect(chain.outOfDate(on: try #require(PolicyDay(day))).count == count)
    }

    @Test func aYearBeyondTheCalendarIsNoDay() {
        #expect(CertificateFacts(name: nil, expires: .max).lastDay == nil)
        #expect(CertificateFacts(name: nil, expires: .min).lastDay == nil)
    }
}

@Suite struct IntactProfileTests {
    private static func profile() throws -> [UInt8] {
        try Storefront.bytes(Storefront.app + "/embedded.mobileprovision")
    }

    @Test func theContentIsWhatWasSigned() throws {
        #expect(SignedData.isIntact(try Self.profile()) == true)
    }

    @Test func changedContentDoesNotFit() throws {
        var bytes = try Self.profile()
        let name = Array("Storefront App Store".utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
        bytes[place] = UInt8(ascii: "X")
        #expect(SignedData.isIntact(bytes) == false)
        let facts = try ProvisioningReader.read(bytes, location: Location(path: "embedded.mobileprovision"))
        #expect(facts.name == "Xtorefront App Store")
        #expect(facts.isIntact == false)
    }

    @Test func aChangedSignatureDoesNotFit() throws {
        var bytes = try Self.profile()
        bytes[bytes.count - 1] ^= 0xFF
        #expect(SignedData.isIntact(bytes) == false)
    }

    @Test func nothingIsSaidWhereNobodySigned() throws {
        #expect(SignedData.isIntact(CMSBuilder.signedData(Array("<plist/>".utf8))) == nil)
        #expect(SignedData.isIntact([1, 2, 3]) == nil)
    }
}
