// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

/// A project as a team has it: an app with an extension, a watch app and tests in Debug, Staging and Release,
/// settings on all levels, and one Info.plist for each target and configuration as a table.
@Suite struct StorefrontProjectTests {
    private static let configurations = ["Debug", "Staging", "Release"]

    private static func target(
        _ name: String, _ type: String, _ settings: [String: String], base: String? = nil,
        only: [String] = configurations
    ) -> XcodeFixture.Target {
        XcodeFixture.Target(
            name: name, type: type,
            configurations: only.map { .init(name: $0, settings: settings, base: base) })
    }

    private static var fixture: XcodeFixture {
        var fixture = XcodeFixture()
        fixture.folder = "ios"
        fixture.configurations = configurations.map {
            .init(
                name: $0, settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"],
                base: "Config/\($0).xcconfig")
        }
        fixture.targets = [
            target(
                "Storefront", "application",
                [
                    "INFOPLIST_FILE": "Storefront/$(INFO_NAME).plist",
                    "INFOPLIST_FILE[sdk=macosx*]": "Storefront/Mac.plist", "PRODUCT_NAME": "$(TARGET_NAME)",
                    "GENERATE_INFOPLIST_FILE": "YES",
                    "INFOPLIST_KEY_CFBundleDisplayName": "Shop$(ID_SUFFIX:upper)",
                ], base: "Config/App.xcconfig"),
            target(
                "Widget", "app-extension",
                [
                    "INFOPLIST_FILE": "$(SRCROOT)/Widget/Info.plist", "GENERATE_INFOPLIST_FILE": "NO",
                    "PRODUCT_BUNDLE_IDENTIFIER": "$(ID_BASE).widget",
                ]),
            target(
                "Wrist", "application.watchapp2",
                [
                    "SDKROOT": "watchos", "WATCHOS_DEPLOYMENT_TARGET": "10.0",
                    "GENERATE_INFOPLIST_FILE": "YES",
                    "PRODUCT_BUNDLE_IDENTIFIER": "$(ID_BASE).watch",
                    "INFOPLIST_KEY_WKCompanionAppBundleIdentifier": "$(ID_BASE)",
                ]),
            target(
                "StorefrontTests", "bundle.unit-test",
                ["GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_BUNDLE_IDENTIFIER": "example.shop.tests"],
                only: ["Debug", "Release"]),
        ]
        fixture.files = [
            "ios/Config/Base.xcconfig": """
            // What all configurations share.
            ID_BASE = example.shop$(ID_SUFFIX)
            API_HOST = https:/$()/$(HOST_$(CONFIGURATION:upper)) // one host each
            HOST_DEBUG = localhost
            HOST_STAGING = staging.shop.example
            HOST_RELEASE = api.shop.example
            ID_SUFFIX[config=Debug] = .debug
            ID_SUFFIX[config=Staging] = .staging
            INFO_NAME = Info
            """,
            "ios/Config/Debug.xcconfig":
                "#include \"Base.xcconfig\"\nINFO_NAME = Info-Debug\nSWIFT_OPTIMIZATION_LEVEL = -Onone\n",
            "ios/Config/Staging.xcconfig":
                "#include \"Base.xcconfig\"\n#include? \"Local.xcconfig\"\nSWIFT_OPTIMIZATION_LEVEL = -O\n",
            "ios/Config/Release.xcconfig":
                "#include \"Base.xcconfig\"\nSWIFT_OPTIMIZATION_LEVEL = -O\nID_SUFFIX =\n",
            "ios/Config/App.xcconfig":
                "PRODUCT_BUNDLE_IDENTIFIER = $(ID_BASE);\nCODE_SIGN_ENTITLEMENTS = Storefront/App.entitlements\n",
            "ios/Storefront/Info.plist": .plist("<key>Host</key><string>$(API_HOST)</string>"),
            "ios/Storefront/Info-Debug.plist": .plist(
                """
                <key>Host</key><string>$(API_HOST)</string>
                <key>NSAppTransportSecurity</key><dict><key>NSAllowsLocalNetworking</key><true/></dict>
                """),
            "ios/Widget/Info.plist": .plist(
                """
                <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
                <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
                <key>Host</key><string>${API_HOST}/widget</string>
                """),
        ]
        return fixture
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var target: String
        var configuration: String
        var identifier: String
        var path: String?
        var texts: [String: String]
        var allowsLocal = false

        var testDescription: String { "\(target) in \(configuration)" }
    }

    private static func app(
        _ configuration: String, _ suffix: String, _ host: String, _ path: String, allowsLocal: Bool = false
    ) -> Row {
        Row(
            target: "Storefront", configuration: configuration, identifier: "example.shop" + suffix,
            path: "ios/Storefront/" + path,
            texts: [
                "Host": "https://" + host, "CFBundleDisplayName": "Shop" + suffix.uppercased(),
                "CFBundleIdentifier": "example.shop" + suffix, "CFBundleName": "Storefront",
                "MinimumOSVersion": "17.0", "DTPlatformName": "iphoneos",
            ], allowsLocal: allowsLocal)
    }

    private static func widget(_ configuration: String, _ suffix: String, _ host: String) -> Row {
        Row(
            target: "Widget", configuration: configuration, identifier: "example.shop\(suffix).widget",
            path: "ios/Widget/Info.plist",
            texts: [
                "CFBundleName": "Widget", "CFBundleExecutable": "Widget", "Host": "https://\(host)/widget",
                "MinimumOSVersion": "17.0",
            ])
    }

    private static func watch(_ configuration: String, _ suffix: String) -> Row {
        Row(
            target: "Wrist", configuration: configuration, identifier: "example.shop\(suffix).watch",
            path: nil,
            texts: [
                "WKCompanionAppBundleIdentifier": "example.shop" + suffix, "DTPlatformName": "watchos",
                "MinimumOSVersion": "10.0", "CFBundleIdentifier": "example.shop\(suffix).watch",
            ])
    }

    private static func tests(_ configuration: String) -> Row {
        Row(
            target: "StorefrontTests", configuration: configuration, identifier: "example.shop.tests",
            path: nil,
            texts: ["CFBundlePackageType": "BNDL", "CFBundleName": "StorefrontTests"])
    }

    static let rows: [Row] = [
        app("Debug", ".debug", "localhost", "Info-Debug.plist", allowsLocal: true),
        app("Staging", ".staging", "staging.shop.example", "Info.plist"),
        app("Release", "", "api.shop.example", "Info.plist"),
        widget("Debug", ".debug", "localhost"),
        widget("Staging", ".staging", "staging.shop.example"),
        widget("Release", "", "api.shop.example"),
        watch("Debug", ".debug"), watch("Staging", ".staging"), watch("Release", ""),
        tests("Debug"), tests("Staging"), tests("Release"),
    ]

    @Test(arguments: rows) func infoPlistIsAsTheTableSays(_ row: Row) throws {
        let build = try #require(Self.fixture.read().build(row.target, row.configuration))
        #expect(build.bundleIdentifier == row.identifier)
        #expect(build.infoPlist?.path == row.path)
        for (key, text) in row.texts { #expect(build.text(key) == text, "\(key)") }
        let local = build.infoPlist?.document.root["NSAppTransportSecurity"]?["NSAllowsLocalNetworking"]
        #expect((local?.boolean == true) == row.allowsLocal)
        #expect(build.isDebug == (row.configuration == "Debug"))
        #expect(build.unresolved == [])
    }

    @Test func nothingIsWrongWithIt() {
        let project = Self.fixture.read()
        #expect(project.problems == [])
        #expect(project.targets.map(\.product) == [.app, .appExtension, .watchApp, .tests])
        #expect(project.build("Storefront", "Debug")?.entitlementsPath == "ios/Storefront/App.entitlements")
    }
}
