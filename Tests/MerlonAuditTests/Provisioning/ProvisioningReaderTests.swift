// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct ProvisioningReaderTests {
    private static let location = Location(path: "Some.app/embedded.mobileprovision")

    private static func read(_ bytes: [UInt8]) throws -> ProvisioningFacts {
        try ProvisioningReader.read(bytes, location: location)
    }

    private static func plist(_ body: String) -> [UInt8] {
        Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8)
    }

    @Test func readsAStoreProfile() throws {
        let facts = try Self.read(
            CMSBuilder.signedData(
                Self.plist(
                    """
                    <key>Name</key><string>Some Store</string>
                    <key>ExpirationDate</key><date>2027-01-01T00:00:00Z</date>
                    <key>Entitlements</key><dict>
                    <key>get-task-allow</key><false/><key>beta-reports-active</key><true/></dict>
                    """)))
        #expect(facts.location == Self.location)
        #expect(facts.name == "Some Store")
        #expect(!facts.provisionsAllDevices)
        #expect(facts.deviceCount == nil)
        #expect(!facts.allowsDebugger)
        #expect(facts.expires == 820_454_400)
        #expect(facts.entitlements?["beta-reports-active"]?.boolean == true)
    }

    @Test(arguments: ["get-task-allow", "com.apple.security.get-task-allow"])
    func readsADevelopmentProfile(debuggerKey: String) throws {
        let facts = try Self.read(
            CMSBuilder.signedData(
                Self.plist(
                    """
                    <key>ProvisionedDevices</key><array><string>a</string><string>b</string></array>
                    <key>Entitlements</key><dict><key>\(debuggerKey)</key><true/></dict>
                    """)))
        #expect(facts.deviceCount == 2)
        #expect(facts.allowsDebugger)
        #expect(!"\(facts)".contains("\"b\""), "devices are not kept")
    }

    @Test func readsAnEnterpriseProfile() throws {
        let facts = try Self.read(
            CMSBuilder.signedData(Self.plist("<key>ProvisionsAllDevices</key><true/>")))
        #expect(facts.provisionsAllDevices)
        #expect(facts.name == nil)
        #expect(facts.expires == nil)
    }

    @Test func takesWrongTypesForAbsent() throws {
        let facts = try Self.read(
            CMSBuilder.signedData(
                Self.plist(
                    """
                    <key>Name</key><integer>1</integer><key>ProvisionsAllDevices</key><string>YES</string>
                    <key>ProvisionedDevices</key><string>a</string><key>ExpirationDate</key><string>now</string>
                    <key>Entitlements</key><dict><key>get-task-allow</key><integer>1</integer></dict>
                    """)))
        #expect(facts.name == nil)
        #expect(!facts.provisionsAllDevices)
        #expect(facts.deviceCount == nil)
        #expect(facts.expires == nil)
        #expect(!facts.allowsDebugger)
    }

    @Test func readsContentInPieces() throws {
        let content = Self.plist("<key>Name</key><string>Pieces</string>")
        let facts = try Self.read(CMSBuilder.streamedSignedData(content, pieces: 5))
        #expect(facts.name == "Pieces")
    }

    @Test(arguments: [
        (ProvisioningError.notCMS, [] as [UInt8]),
        (.notCMS, Array("<plist><dict/></plist>".utf8)),
        (.notSignedData, CMSBuilder.data(Array("<plist><dict/></plist>".utf8))),
        (.noContent, CMSBuilder.signedData(nil)),
        (.notADictionary, CMSBuilder.signedData(Array("<plist version=\"1.0\"><array/></plist>".utf8))),
        (.propertyList(.empty), CMSBuilder.signedData(Array(" ".utf8))),
    ])
    func refuses(_ error: ProvisioningError, _ bytes: [UInt8]) {
        #expect(throws: error) { try Self.read(bytes) }
    }

    @Test func readsProfilesUpToTheBudget() throws {
        let bytes = CMSBuilder.signedData(Self.plist(""))
        var budget = ProvisioningBudget()
        budget.bytes = bytes.count
        #expect(try ProvisioningReader.read(bytes, location: Self.location, budget: budget).name == nil)
        budget.bytes -= 1
        #expect(throws: ProvisioningError.tooLong(bytes: bytes.count, limit: bytes.count - 1)) {
            try ProvisioningReader.read(bytes, location: Self.location, budget: budget)
        }
    }

    @Test func readsCertificatesUpToTheBudget() throws {
        let certificates = "<key>DeveloperCertificates</key><array><data>AA==</data><data>AQ==</data></array>"
        let bytes = CMSBuilder.signedData(Self.plist(certificates))
        var budget = ProvisioningBudget()
        budget.certificates = 2
        let facts = try ProvisioningReader.read(bytes, location: Self.location, budget: budget)
        #expect(facts.certificates.isEmpty, "neither is a certificate")
        budget.certificates = 1
        #expect(throws: ProvisioningError.tooManyCertificates(found: 2, limit: 1)) {
            try ProvisioningReader.read(bytes, location: Self.location, budget: budget)
        }
    }

    @Test func everyTruncationIsRefused() {
        let bytes = CMSBuilder.signedData(Self.plist("<key>Name</key><string>Some Store</string>"))
        for length in bytes.indices {
            #expect(throws: ProvisioningError.notCMS) { try Self.read(Array(bytes[..<length])) }
        }
    }

    @Test func randomDamageIsSurvived() {
        let bytes = CMSBuilder.signedData(Self.plist("<key>Name</key><string>Some Store</string>"))
        var random = SplitMix64(state: 7)
        var refused = 0
        for _ in 0..<3000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            if (try? Self.read(changed)) == nil { refused += 1 }
        }
        #expect((1..<3000).contains(refused))
    }
}
