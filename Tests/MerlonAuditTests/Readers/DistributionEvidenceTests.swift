// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct DistributionEvidenceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var expected: Distribution
        var evidence: @Sendable () -> DistributionEvidence

        init(
            _ name: String, _ expected: Distribution,
            _ change: @escaping @Sendable (inout DistributionEvidence) -> Void
        ) {
            self.name = name
            self.expected = expected
            evidence = {
                var evidence = DistributionEvidence()
                change(&evidence)
                return evidence
            }
        }

        var testDescription: String { name }
    }

    static let cases = [
        Case("nothing", .unknown) { _ in },
        Case("a profile for all devices", .enterprise) { $0.provisioning = profile(all: true) },
        Case("a profile for all devices on the Mac", .developerID) {
            $0.provisioning = profile(all: true)
            $0.executable = executable(platform: .macOS)
        },
        Case("devices and a debugger", .development) {
            $0.provisioning = profile(devices: 3, debugger: true)
        },
        Case("devices without a debugger", .adHoc) { $0.provisioning = profile(devices: 3) },
        Case("a profile without devices", .appStore) { $0.provisioning = profile() },
        Case("code that the store encrypted", .appStore) {
            $0.executable = executable(encrypted: true)
            $0.provisioning = profile(devices: 3)
        },
        Case("an executable that a debugger may join", .development) {
            $0.executable = executable(entitlement: "get-task-allow")
            $0.provisioning = profile()
        },
        Case("the same on the Mac", .development) {
            $0.executable = executable(platform: .macOS, entitlement: "com.apple.security.get-task-allow")
        },
        Case("a simulator's executable", .development) { $0.executable = executable(simulator: true) },
        Case("files of the store", .appStore) { $0.hasStoreFiles = true },
        Case("a profile beside files of the store", .adHoc) {
            $0.hasStoreFiles = true
            $0.provisioning = profile(devices: 1)
        },
        Case("a distribution identity", .appStore) { $0.signingIdentity = "Apple Distribution: Shop (ABC)" },
        Case("an old distribution identity", .appStore) { $0.signingIdentity = "iPhone Distribution" },
        Case("a Developer ID", .developerID) { $0.signingIdentity = "Developer ID Application: Shop (ABC)" },
        Case("a developer's identity", .development) { $0.signingIdentity = "Apple Development: A B (ABC)" },
        Case("the signature's identity before the archive's", .development) {
            $0.executable = executable(identity: "Apple Development: A B (ABC)")
            $0.signingIdentity = "Apple Distribution: Shop (ABC)"
        },
        Case("a Developer ID with a profile for all devices", .developerID) {
            $0.executable = executable(identity: "Developer ID Application: Shop (ABC)")
            $0.provisioning = profile(all: true)
        },
        Case("an app as the store delivers it", .appStore) {
            $0.executable = executable(identity: "Apple iPhone OS Application Signing")
        },
        Case("a distribution identity with a profile for devices", .adHoc) {
            $0.executable = executable(identity: "Apple Distribution: Shop (ABC)")
            $0.provisioning = profile(devices: 2)
        },
        Case("an identity of another kind", .unknown) { $0.signingIdentity = "-" },
        Case("a bundle in one for the store", .appStore) {
            $0.container = .appStore
            $0.executable = executable(entitlement: "get-task-allow")
        },
    ]

    @Test(arguments: cases) func concludesFromWhatIsThere(_ test: Case) {
        #expect(test.evidence().decision == test.expected)
    }

    @Test(arguments: [
        ("Payload/Shop.app/SC_Info/Shop.sinf", Distribution.appStore),
        ("iTunesMetadata.plist", .appStore), ("other.plist", .unknown),
    ])
    func seesTheStoresFilesInAnArchive(_ name: String, _ expected: Distribution) {
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(.init("Payload/Shop.app/Info.plist", PlistText.info("shop")), .init(name, "x")).bytes)
        #expect(facts.bundles.map(\.distribution) == [expected])
    }

    @Test func readsTheProfileOfAnAppAndHandsItOnToItsExtension() {
        let profile = CMSBuilder.signedData(
            PlistText.xml(
                "<key>Name</key><string>Beta</string><key>ProvisionedDevices</key><array><string>1</string></array>"
            ))
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(
                .init("Payload/Shop.app/Info.plist", PlistText.info("shop")),
                .init("Payload/Shop.app/embedded.mobileprovision", profile, deflated: true),
                .init("Payload/Shop.app/PlugIns/A.appex/Info.plist", PlistText.info("a"))
            ).bytes)
        #expect(facts.bundles.map(\.distribution) == [.adHoc, .adHoc])
        #expect(facts.bundles.first?.provisioning?.name == "Beta")
        #expect(facts.problems == [])
    }

    @Test func readsAnExecutableThatIsCompressed() {
        var machO = MachOBuilder()
        machO.commands.append(.encryptionInfo(cryptID: 1))
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(
                .init("Payload/Shop.app/Info.plist", PlistText.info("shop", executable: "Main")),
                .init("Payload/Shop.app/Main", machO.bytes(), deflated: true)
            ).bytes)
        #expect(facts.bundles.first?.executable?.isEncrypted == true)
        #expect(facts.bundles.map(\.distribution) == [.appStore])
    }

    private static func profile(all: Bool = false, devices: Int? = nil, debugger: Bool = false)
        -> ProvisioningFacts
    {
        ProvisioningFacts(
            location: Location(path: "embedded.mobileprovision"), name: nil, provisionsAllDevices: all,
            deviceCount: devices, allowsDebugger: debugger, expires: nil)
    }

    private static func executable(
        platform: ATSSystem.Platform = .iOS, encrypted: Bool = false, simulator: Bool = false,
        entitlement: String? = nil, identity: String? = nil
    ) -> MachOFacts {
        let entitlements = entitlement.map {
            PropertyListNode(
                .dictionary(PropertyListDictionary([.init($0, PropertyListNode(.boolean(true)))])))
        }
        var facts = MachOFacts(
            platform: platform, isSimulator: simulator, minimumOS: nil, linkedSDK: nil,
            isEncrypted: encrypted,
            entitlements: entitlements)
        facts.signingIdentity = identity
        return facts
    }
}
