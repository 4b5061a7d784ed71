// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

@Suite struct ExpoReaderTests {
    private func read(_ files: [String: String], _ path: String = "app.json") -> [Project] {
        ExpoReader().projects(at: path, in: MemoryProjectFiles(files), budget: .init())
    }

    private static let own =
        #"{"expo": {"name": "The Shop", "ios": {"bundleIdentifier": "example.shop", "infoPlist": {"NSAppTransportSecurity": {"NSAllowsArbitraryLoads": true}}}}}"#

    @Test func ownDictionaryReplacesTheTemplates() throws {
        let projects = read(["app.json": Self.own])
        let expected = "{AllowsArbitraryLoads: true}"
        #expect(projects.transportSecurity == ["TheShop/Debug": expected, "TheShop/Release": expected])
        let build = try #require(projects.first?.build("TheShop", "Release"))
        let loads = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSAllowsArbitraryLoads")
        #expect(build.infoPlist?.path == "app.json" && build.infoPlist?.document.root[loads]?.place.line == 1)
        #expect(build.bundleIdentifier == "example.shop" && projects.first?.problems == [])
    }

    @Test(arguments: [
        (
            "~49.0.0",
            "{AllowsArbitraryLoads: true, ExceptionDomains: {localhost: {ExceptionAllowsInsecureHTTPLoads: true}}}"
        ),
        ("~50.0.0", "{AllowsArbitraryLoads: false, AllowsLocalNetworking: true}"),
        ("latest", "{AllowsArbitraryLoads: false, AllowsLocalNetworking: true}"),
    ])
    func templateOfTheVersionHoldsOtherwise(_ version: String, _ expected: String) {
        let projects = read([
            "app.json": #"{"name": "Shop", "slug": "shop"}"#,
            "package.json": "{\"dependencies\": {\"expo\": \"\(version)\"}}",
        ])
        #expect(projects.transportSecurity == ["Shop/Debug": expected, "Shop/Release": expected])
        #expect(projects.first?.kinds == [.dependsOnVersion])
    }

    @Test func codeIsSaidNotToHaveRun() {
        let package = #"{"name": "shop", "dependencies": {"expo": "~51.0.0"}}"#
        let beside = ["app.json": Self.own, "package.json": package, "app.config.ts": "export default {}"]
        #expect(read(beside).first?.kinds == [.codeNotRun])
        #expect(read(beside, "app.config.ts").isEmpty)
        let alone = ["package.json": package, "app.config.js": "module.exports = {}"]
        let projects = read(alone, "app.config.js")
        #expect(projects.map(\.kinds) == [[.codeNotRun]] && projects.first?.targets.isEmpty == true)
    }

    @Test func appsOfReactNativeAloneAndOtherPlatformsAreNone() {
        #expect(read(["app.json": #"{"name": "Shop", "displayName": "Shop"}"#]).isEmpty)
        let android = #"{"expo": {"name": "Shop", "platforms": ["android"]}}"#
        #expect(read(["app.json": android]).first?.targets.isEmpty == true)
    }
}

@Suite struct ReactNativeReaderTests {
    @Test func exceptionsOfTheTemplateAreNamed() throws {
        var fixture = XcodeFixture(["INFOPLIST_FILE": "Shop/Info.plist", "SDKROOT": "iphoneos"])
        fixture.folder = "ios"
        fixture.files = [
            "package.json": #"{"name": "shop", "dependencies": {"react-native": "0.70.1"}}"#,
            "ios/Shop/Info.plist": .plist(
                "<key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict><key>localhost</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict></dict>"
            ),
        ]
        let projects = ReactNativeReader().projects(at: "package.json", in: fixture.tree, budget: .init())
        let problem = try #require(projects.first?.problems.first)
        #expect(projects.map(\.kinds) == [[.templateDefault]] && problem.path == "ios/Shop/Info.plist")
        #expect(problem.message.contains("Debug and Release share this Info.plist"))
        fixture.files["ios/Shop/Info.plist"] = .plist("")
        #expect(ReactNativeReader().projects(at: "package.json", in: fixture.tree, budget: .init()).isEmpty)
    }

    private func read(_ package: String, _ others: [String: String] = [:]) -> [Project] {
        let files = MemoryProjectFiles(others.merging(["package.json": package]) { $1 })
        return ReactNativeReader().projects(at: "package.json", in: files, budget: .init())
    }

    @Test func anAppWithoutItsXcodeProjectSaysSo() throws {
        let app = "{\"name\": \"shop\",\n\"dependencies\": {\"react-native\": \"0.75\"}}"
        for others in [[:], ["ios/Podfile": ""]] {
            let project = try #require(read(app, others).first)
            #expect(project.kind == .reactNative && project.name == "shop" && project.targets.isEmpty)
            let problem = try #require(project.problems.first)
            #expect(problem.kind == .missingFile && problem.losesFacts && problem.place?.line == 2)
            #expect(problem.message.contains("React Native app (0.75)") && problem.message.contains("ios/"))
        }
    }

    @Test(arguments: [
        #"{"peerDependencies": {"react-native": "*"}, "dependencies": {"react-native": "0.75"}}"#,
        #"{"devDependencies": {"react-native": "0.75"}}"#,
        #"{"workspaces": ["app"], "dependencies": {"react-native": "0.75"}}"#,
        #"{"dependencies": {"react-native": "0.75", "expo": "51"}}"#,
        #"{"dependencies": {"react": "18"}}"#,
    ])
    func packagesForAppsAndAppsOfOthersSayNothing(_ package: String) {
        #expect(read(package).isEmpty)
    }

    @Test(arguments: ["Shop.xcodeproj/project.pbxproj", "ios/project.yml"])
    func anAppWhoseProjectLiesElsewhereSaysNothing(_ path: String) {
        #expect(read(#"{"dependencies": {"react-native": "0.75"}}"#, [path: ""]).isEmpty)
    }
}
