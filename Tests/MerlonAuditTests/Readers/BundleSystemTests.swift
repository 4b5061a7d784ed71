// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct BundleSystemTests {
    @Test(arguments: [
        (
            "<key>DTPlatformName</key><string>iphoneos</string><key>DTSDKName</key><string>iphoneos17.2</string><key>MinimumOSVersion</key><string>15.0</string>",
            BundleSystem(platform: .iOS, minimumOS: OSVersion(15), linkedSDK: OSVersion(17, 2))
        ),
        (
            "<key>CFBundleSupportedPlatforms</key><array><string>MacOSX</string></array><key>LSMinimumSystemVersion</key><string>12.3.1</string>",
            BundleSystem(platform: .macOS, minimumOS: OSVersion(12, 3, 1))
        ),
        (
            "<key>LSMinimumSystemVersion</key><string>10.13</string>",
            BundleSystem(platform: .macOS, minimumOS: OSVersion(10, 13))
        ),
        (
            "<key>DTPlatformName</key><string>xros</string><key>DTPlatformVersion</key><string>2.0</string>",
            BundleSystem(platform: .visionOS, linkedSDK: OSVersion(2))
        ),
        (
            "<key>DTPlatformName</key><string>iphonesimulator</string><key>UIDeviceFamily</key><array><integer>2</integer></array>",
            BundleSystem(platform: .iPadOS)
        ),
        (
            "<key>DTPlatformName</key><string>appletvos</string><key>MinimumOSVersion</key><string>$(TARGET)</string>",
            BundleSystem(platform: .tvOS)
        ),
        ("<key>DTPlatformName</key><string>watchos</string>", BundleSystem(platform: .watchOS)),
        ("<key>CFBundleName</key><string>Shop</string>", nil),
    ])
    func readsTheSystemFromTheInfoPlist(_ content: String, _ expected: BundleSystem?) throws {
        let facts = ArtifactReader().readStandardInput(PlistText.xml(content))
        #expect(try #require(facts.bundles.first).system == expected)
    }

    @Test func takesTheExecutablesWordBeforeTheInfoPlists() throws {
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(
                .init(
                    "Payload/Shop.app/Info.plist",
                    PlistText.info(
                        "shop", executable: "Shop",
                        more:
                            "<key>DTPlatformName</key><string>macosx</string><key>DTSDKName</key><string>macosx14.0</string>"
                    )),
                .init("Payload/Shop.app/Shop", MachOBuilder().bytes())
            ).bytes)
        let system = try #require(facts.bundles.first?.system)
        #expect(system == BundleSystem(platform: .iOS, minimumOS: OSVersion(17), linkedSDK: OSVersion(26, 1)))
    }
}
