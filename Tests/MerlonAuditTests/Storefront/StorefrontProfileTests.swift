// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct StorefrontProfileTests {
    private static let path = Storefront.app + "/embedded.mobileprovision"

    @Test func readsTheProfile() throws {
        let facts = try ProvisioningReader.read(
            Storefront.bytes(Self.path), location: Location(path: Self.path))
        #expect(facts.name == "Storefront App Store")
        #expect(!facts.provisionsAllDevices)
        #expect(facts.deviceCount == nil)
        #expect(!facts.allowsDebugger)
        #expect(facts.expires == 821_433_600)
        #expect(
            facts.entitlements?["application-identifier"]?.string == "S7RFRNT42X.example.storefront.app")
    }

    @Test func theEntitlementsOfAppAndProfileAreTheSame() throws {
        let profile = try ProvisioningReader.read(
            Storefront.bytes(Self.path), location: Location(path: Self.path))
        let app = try MachOReader.read(Storefront.bytes(Storefront.executable))
        #expect(
            app.slices.first?.xmlEntitlements?.value.withoutPlaces
                == profile.entitlements?.value.withoutPlaces)
    }

    @Test func damagedContentIsRefusedAndADamagedSignatureIsNot() throws {
        let bytes = try Storefront.bytes(Self.path)
        let location = Location(path: Self.path)
        var changed = bytes
        changed[0] = 0x31
        #expect(throws: ProvisioningError.notCMS) { try ProvisioningReader.read(changed, location: location) }
        changed = bytes
        changed[bytes.count - 1] ^= 0xFF
        let facts = try ProvisioningReader.read(changed, location: location)
        #expect(facts.name == "Storefront App Store", "what it says is read all the same")
        #expect(facts.isIntact == false)
    }
}
