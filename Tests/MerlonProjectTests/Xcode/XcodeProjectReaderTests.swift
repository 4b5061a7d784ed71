// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

@Suite struct XcodeProjectReaderTests {
    @Test func infoPlistOfEachConfigurationIsMadeFromItsOwnFile() throws {
        var fixture = XcodeFixture()
        fixture.folder = "ios"
        fixture.configurations[0].base = "Config/Debug.xcconfig"
        fixture.configurations[1].base = "Config/Release.xcconfig"
        fixture.targets[0].configurations = ["Debug", "Release"].map {
            .init(
                name: $0,
                settings: [
                    "INFOPLIST_FILE": "$(SRCROOT)/App/Info-$(KIND:lower).plist",
                    "PRODUCT_BUNDLE_IDENTIFIER": "example.shop$(SUFFIX)", "SDKROOT": "iphoneos",
                    "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
                ])
        }
        fixture.files = [
            "ios/Config/Shared.xcconfig": "KIND = $(CONFIGURATION)\n",
            "ios/Config/Debug.xcconfig": "#include \"Shared.xcconfig\"\nSUFFIX = .debug\n",
            "ios/Config/Release.xcconfig": "#include \"Shared.xcconfig\"\nSUFFIX =\n",
            "ios/App/Info-debug.plist": .plist(
                "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
                    + "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>"
            ),
            "ios/App/Info-release.plist": .plist(
                "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
        ]
        let project = fixture.read()
        #expect(project.problems == [])
        #expect(project.name == "Shop" && project.configurations == ["Debug", "Release"])
        let debug = try #require(project.build("Shop", "Debug"))
        let release = try #require(project.build("Shop", "Release"))
        #expect(debug.isDebug && !release.isDebug)
        #expect(debug.bundleIdentifier == "example.shop.debug" && release.bundleIdentifier == "example.shop")
        #expect(debug.sdk == "iphoneos" && debug.deploymentTarget == "17.0")
        #expect(debug.infoPlist?.path == "ios/App/Info-debug.plist")
        #expect(release.infoPlist?.path == "ios/App/Info-release.plist")
        #expect(debug.text("CFBundleIdentifier") == "example.shop.debug")
        let loads = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSAllowsArbitraryLoads")
        #expect(debug.infoPlist?.document.root[loads]?.boolean == true)
        #expect(debug.infoPlist?.document.root[loads]?.place.line == 3)
        #expect(release.infoPlist?.document.root["NSAppTransportSecurity"] == nil)
    }
}
