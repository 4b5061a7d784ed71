// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import merlon

@Suite struct AppSystemTests {
    @Test(
        "the platform and SDK are what the build wrote into the Info.plist",
        arguments: [
            ("", AppSystem()),
            ("<key>DTPlatformName</key><string>iphonesimulator</string>", AppSystem()),
            (
                """
                <key>DTPlatformName</key><string>watchos</string>
                <key>DTPlatformVersion</key><string>10.2</string>
                """, AppSystem(platform: .watchOS, linkedSDK: OSVersion(10, 2))
            ),
            (
                "<key>CFBundleSupportedPlatforms</key><array><string>AppleTVOS</string></array>",
                AppSystem(platform: .tvOS)
            ),
            (
                "<key>CFBundleSupportedPlatforms</key><array><integer>1</integer><string>XROS</string></array>",
                AppSystem(platform: .visionOS)
            ),
            ("<key>LSMinimumSystemVersion</key><string>$(MACOSX)</string>", AppSystem(platform: .macOS)),
            ("<key>DTPlatformVersion</key><string>soon</string>", AppSystem()),
        ] as [(String, AppSystem)])
    func reads(_ content: String, _ expected: AppSystem) throws {
        let text = "<plist version=\"1.0\"><dict>\(content)</dict></plist>"
        let root = try PropertyListReader.read(Array(text.utf8)).root
        #expect(AppSystem(infoPlist: root) == expected)
    }
}
