// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

/// A target that is built for several platforms, or otherwise for a simulator.
@Suite struct PlatformVariantTests {
    private static let open =
        "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>"

    private static func project(_ settings: [String: String]) -> Project {
        let common = ["PRODUCT_BUNDLE_IDENTIFIER": "example.shop", "INFOPLIST_FILE": "Shop/Info.plist"]
        return XcodeFixture(
            common.merging(settings) { $1 },
            files: [
                "Shop/Info.plist": .plist("<key>CFBundleName</key><string>Shop</string>"),
                "Mac/Info.plist": .plist(open), "Simulator/Info.plist": .plist(open),
            ]
        ).read()
    }

    private static let multiplatform = [
        "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx xros xrsimulator",
    ]

    @Test(arguments: [
        ["INFOPLIST_FILE[sdk=macosx*]": "Mac/Info.plist"],
        ["INFOPLIST_FILE[sdk=macosx*]": "Mac/Info.plist", "SDKROOT": "iphoneos"],
        [
            "INFOPLIST_FILE[sdk=macosx*]": "Mac/Info.plist", "SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "",
            "SUPPORTS_MACCATALYST": "YES",
        ],
    ])
    func eachPlatformThatGetsOtherSettingsIsATarget(_ settings: [String: String]) {
        let project = Self.project(Self.multiplatform.merging(settings) { $1 })
        #expect(project.targets.map(\.name) == ["Shop (iOS)", "Shop (macOS)"])
        #expect(
            project.targets.map { $0.builds.map(\.infoPlist?.path) } == [
                ["Shop/Info.plist", "Shop/Info.plist"], ["Mac/Info.plist", "Mac/Info.plist"],
            ])
        #expect(
            project.targets.map { $0.builds.map(\.sdk) } == [
                ["iphoneos", "iphoneos"], ["macosx", "macosx"],
            ])
        #expect(project.targets.allSatisfy { !$0.isSimulator })
        #expect(project.problems == [])
    }

    @Test func whatAllPlatformsGetIsOneTarget() {
        #expect(Self.project(Self.multiplatform).targets.map(\.name) == ["Shop"])
        let bundleName = ["PRODUCT_NAME[sdk=macosx*]": "Shop for Mac"]
        #expect(Self.project(Self.multiplatform.merging(bundleName) { $1 }).targets.map(\.name) == ["Shop"])
    }

    @Test func anIdentifierOfItsOwnMakesATarget() {
        let project = Self.project(
            Self.multiplatform.merging(["PRODUCT_BUNDLE_IDENTIFIER[sdk=xros*]": "example.vision"]) { $1 })
        #expect(project.targets.map(\.name) == ["Shop (iOS)", "Shop (visionOS)"])
        #expect(project.targets.last?.builds.map(\.bundleIdentifier) == ["example.vision", "example.vision"])
    }

    @Test func whatOnlyASimulatorGetsIsForDevelopers() throws {
        let project = Self.project([
            "SDKROOT": "iphoneos", "INFOPLIST_FILE[sdk=iphonesimulator*]": "Simulator/Info.plist",
        ])
        #expect(project.targets.map(\.name) == ["Shop", "Shop (iOS simulator)"])
        let simulator = try #require(project.targets.last)
        #expect(simulator.isSimulator)
        #expect(simulator.builds.map(\.isDebug) == [true, true])
        #expect(simulator.builds.map(\.infoPlist?.path) == ["Simulator/Info.plist", "Simulator/Info.plist"])
        #expect(simulator.builds.map(\.deploymentTarget) == project.targets[0].builds.map(\.deploymentTarget))
    }

    @Test func aConditionThatHoldsForDevicesAndSimulatorsAlikeChangesNothing() {
        let project = Self.project(["SDKROOT": "iphoneos", "INFOPLIST_FILE[sdk=iphone*]": "Mac/Info.plist"])
        #expect(project.targets.map(\.name) == ["Shop"])
        #expect(project.targets[0].builds.map(\.infoPlist?.path) == ["Mac/Info.plist", "Mac/Info.plist"])
    }
}
