// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

/// What real projects hold beside the usual: references, fallbacks, other forms, damage, limits.
@Suite struct XcodeProjectFormTests {
    private let settings = [
        "INFOPLIST_FILE": "Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "example.shop", "SDKROOT": "iphoneos",
    ]
    private let plist = ["Info.plist": String.plist("<key>V</key><string>$(V:default=none)</string>")]

    private func read(_ objects: String, _ files: [String: String] = [:], path: String = "Shop.xcodeproj")
        -> Project
    {
        let text = """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
            P = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; targets = (T);};
            LP = {isa = XCConfigurationList; buildConfigurations = (CP);};
            T = {isa = PBXNativeTarget; buildConfigurationList = LT; name = Shop;
                productType = "com.apple.product-type.application";};
            LT = {isa = XCConfigurationList; buildConfigurations = (CT);};
            CT = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = example.shop; SDKROOT = iphoneos;};};
            \(objects)
            }; rootObject = P; }
            """
        let tree = MemoryProjectFiles(
            files.merging([path + "/project.pbxproj": text]) { $1 }.merging(plist) { old, _ in old })
        return XcodeProjectReader.read(path: path, in: tree)
    }

    private func value(_ project: Project) -> String? { project.build("Shop", "Release")?.text("V") }

    @Test func pathOfABaseGoesThroughItsGroups() {
        let reference = "CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; };"
        let nested = """
            G = {isa = PBXGroup; children = (G1); sourceTree = "<group>";};
            G1 = {isa = PBXGroup; children = (G2); path = Support; sourceTree = "<group>";};
            G2 = {isa = PBXGroup; children = (F); name = Config; sourceTree = "<group>";};
            """
        let file = "F = {isa = PBXFileReference; path = Main.xcconfig; sourceTree = \"<group>\";};"
        let files = ["Support/Main.xcconfig": "V = group", "Other/Main.xcconfig": "V = root"]
        #expect(value(read(reference + nested + file, files)) == "group")

        let root = "F = {isa = PBXFileReference; path = Other/Main.xcconfig; sourceTree = SOURCE_ROOT;};"
        #expect(value(read(reference + nested + root, files)) == "root")

        for tree in ["SDKROOT", "BUILT_PRODUCTS_DIR", "\"<absolute>\""] {
            let far = "F = {isa = PBXFileReference; path = /a/Main.xcconfig; sourceTree = \(tree);};"
            let project = read(reference + nested + far, files)
            #expect(value(project) == "none")
            #expect(project.kinds == [.missingFile] && project.problems.first?.losesFacts == true)
        }
        let circle = "G1 = {isa = PBXGroup; children = (G1, F); sourceTree = \"<group>\";};"
        #expect(read(reference + circle + file, files).kinds == [.missingFile])
    }

    @Test func baseInAFolderThatXcodeKeepsInStepIsFound() {
        let objects = """
            CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = S;
                baseConfigurationReferenceRelativePath = Config/Main.xcconfig;};
            G = {isa = PBXGroup; children = (S); sourceTree = "<group>";};
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E);};
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = T;};
            """
        let project = read(objects, ["Shop/Config/Main.xcconfig": "V = synchronised"])
        #expect(value(project) == "synchronised")
        #expect(project.problems == [])
    }

    @Test func missingFileOfCocoaPodsLosesNoFacts() {
        let objects = """
            CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
            F = {isa = PBXFileReference; path = "Pods/Target Support Files/Pods-Shop/Pods-Shop.release.xcconfig";
                sourceTree = "<group>";};
            """
        let project = read(objects)
        #expect(project.kinds == [.missingFile] && project.problems.first?.losesFacts == false)
        let other = read(objects.replacing("Pods/Target Support Files", with: "Config"))
        #expect(other.problems.first?.losesFacts == true)
    }

    @Test func targetWithoutTheConfigurationTakesItsDefault() throws {
        var fixture = XcodeFixture(settings, files: plist)
        fixture.configurations.append(.init(name: "Staging", settings: ["V": "project $(CONFIGURATION)"]))
        fixture.targets[0].configurations[0].settings["V"] = "debug"
        fixture.targets[0].defaultConfiguration = "Debug"
        let project = fixture.read()
        #expect(project.targets[0].builds.map(\.configuration) == ["Debug", "Release", "Staging"])
        #expect(project.build("Shop", "Staging")?.text("V") == "debug")
        #expect(project.build("Shop", "Staging")?.configuration == "Staging")
    }

    @Test func targetSettingsWinOverTheirFileAndThatOverTheProject() throws {
        var fixture = XcodeFixture(settings, files: plist)
        fixture.files["P.xcconfig"] = "V = 1\nW = a"
        fixture.files["T.xcconfig"] = "V = $(inherited)3\nW = $(inherited)c"
        fixture.configurations[1].base = "P.xcconfig"
        fixture.configurations[1].settings = ["V": "$(inherited)2", "W": "b"]
        fixture.targets[0].configurations[1].base = "T.xcconfig"
        fixture.targets[0].configurations[1].settings["V"] = "$(inherited)4$(W)"
        let project = fixture.read()
        #expect(project.build("Shop", "Release")?.text("V") == "1234bc")
    }

    @Test func projectInAFolderCountsItsPathsFromThere() throws {
        var fixture = XcodeFixture(
            settings.merging([
                "INFOPLIST_FILE": "${PROJECT_DIR}/../shared/Info.plist", "CODE_SIGN_ENTITLEMENTS": "a.plist",
            ]) { $1 })
        fixture.folder = "apps/ios"
        fixture.files["apps/shared/Info.plist"] = plist["Info.plist"]
        let build = try #require(fixture.read().build("Shop", "Debug"))
        #expect(build.infoPlist?.path == "apps/shared/Info.plist")
        #expect(build.entitlementsPath == "apps/ios/a.plist")
    }

    @Test func sdkDecidesAboutConditions() throws {
        let sides = ["V[sdk=iphoneos*]": "phone", "V[sdk=macosx*]": "mac"]
        let cases = [
            ("iphoneos", "phone", "iphoneos"), ("iphoneos18.2", "phone", "iphoneos"),
            ("/Applications/Xcode.app/SDKs/iPhoneOS18.2.sdk", "phone", "iphoneos"),
            ("macosx", "mac", "macosx"),
            ("", "mac", "macosx"), ("watchos", "none", "watchos"),
        ]
        for (root, expected, sdk) in cases {
            let fixture = XcodeFixture(
                settings.merging(sides) { $1 }.merging(["SDKROOT": root]) { $1 }, files: plist)
            let build = try #require(fixture.read().build("Shop", "Release"))
            #expect(build.text("V") == expected, "\(root)")
            #expect(build.sdk == sdk)
        }
        let auto = XcodeFixture(
            settings.merging(sides) { $1 }.merging([
                "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphonesimulator iphoneos",
            ]) { $1 }, files: plist)
        #expect(auto.read().build("Shop", "Release")?.sdk == "iphoneos")
    }

    struct DebugRow: Sendable {
        var settings: [String: String]
        var name = "Release"
        var isDebug: Bool
    }

    static let debugRows: [DebugRow] = [
        DebugRow(settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)"], isDebug: true),
        DebugRow(settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "NODEBUG"], name: "Debug", isDebug: false),
        DebugRow(
            settings: ["GCC_PREPROCESSOR_DEFINITIONS": "(\"DEBUG=1\", \"$(inherited)\")"], isDebug: true),
        DebugRow(settings: ["GCC_PREPROCESSOR_DEFINITIONS": "(\"DEBUG=0\")"], name: "Debug", isDebug: false),
        DebugRow(settings: ["SWIFT_OPTIMIZATION_LEVEL": "-Onone"], isDebug: true),
        DebugRow(settings: ["SWIFT_OPTIMIZATION_LEVEL": "-O"], name: "Debug", isDebug: false),
        DebugRow(settings: ["GCC_OPTIMIZATION_LEVEL": "0"], isDebug: true),
        DebugRow(settings: ["GCC_OPTIMIZATION_LEVEL": "s"], isDebug: false),
        DebugRow(settings: [:], name: "Debug", isDebug: true),
        DebugRow(settings: [:], name: "debug-qa", isDebug: true),
        DebugRow(settings: [:], name: "Release", isDebug: false),
    ]

    @Test(arguments: debugRows) func settingsTellADebugConfiguration(_ row: DebugRow) {
        var fixture = XcodeFixture(files: plist)
        fixture.configurations = [.init(name: row.name)]
        fixture.targets[0].configurations = [
            .init(name: row.name, settings: settings.merging(row.settings) { $1 })
        ]
        #expect(fixture.read().targets[0].builds[0].isDebug == row.isDebug)
    }

    @Test(arguments: [
        ("application", ProjectTarget.Product.app), ("application.messages", .app),
        ("application.on-demand-install-capable", .appClip), ("application.watchapp2", .watchApp),
        ("app-extension", .appExtension), ("app-extension.messages", .appExtension),
        ("watchkit2-extension", .appExtension), ("extensionkit-extension", .appExtension),
        ("framework", .framework), ("bundle.unit-test", .tests), ("bundle.ui-testing", .tests),
        ("xpc-service", .xpcService), ("bundle", .other("com.apple.product-type.bundle")),
    ])
    func productTypeTellsTheProduct(_ type: String, _ product: ProjectTarget.Product) {
        #expect(XcodeFixture(settings, type: type, files: plist).read().targets[0].product == product)
    }

    @Test func targetThatBuildsNoProductIsListedWithoutAnInfoPlist() {
        var fixture = XcodeFixture(settings, files: plist)
        fixture.targets.append(.init(name: "Generate", type: "", isa: "PBXAggregateTarget"))
        fixture.targets.append(.init(name: "Make", type: "", isa: "PBXLegacyTarget"))
        let project = fixture.read()
        #expect(project.targets.map(\.name) == ["Shop", "Generate", "Make"])
        #expect(project.targets[1].product == .other("PBXAggregateTarget"))
        #expect(project.targets[1].builds.allSatisfy { $0.infoPlist == nil })
        #expect(project.problems == [])
    }

    @Test func dictionaryAsASettingIsAProblem() {
        let project = read(
            "CP = {isa = XCBuildConfiguration; name = Release; buildSettings = { V = { a = b; }; W = (a, (b)); };};"
        )
        #expect(project.kinds == [.dictionaryInSettings, .dictionaryInSettings])
    }

    @Test func projectInXMLOrJSONIsRead() {
        let json = """
            {"objects": {"P": {"isa": "PBXProject", "buildConfigurationList": "L", "targets": ["T"]},
            "L": {"isa": "XCConfigurationList", "buildConfigurations": ["C"]},
            "C": {"isa": "XCBuildConfiguration", "name": "Release", "buildSettings": {"INFOPLIST_FILE": "Info.plist"}},
            "T": {"isa": "PBXNativeTarget", "name": "Shop", "productType": "com.apple.product-type.application"}},
            "rootObject": "P"}
            """
        let tree = MemoryProjectFiles(plist.merging(["Shop.xcodeproj/project.pbxproj": json]) { $1 })
        #expect(value(XcodeProjectReader.read(path: "Shop.xcodeproj", in: tree)) == "none")
    }

    @Test(arguments: [
        "", "{", "{}", "( a )", "{ objects = { P = {isa = PBXGroup;}; }; rootObject = P; }",
        "{ objects = ( a ); rootObject = P; }",
    ])
    func damagedProjectIsAProblem(_ text: String) {
        let tree = MemoryProjectFiles(["Shop.xcodeproj/project.pbxproj": text])
        let project = XcodeProjectReader.read(path: "Shop.xcodeproj", in: tree)
        #expect(project.targets.isEmpty)
        #expect(project.kinds == [.malformed] && project.problems.allSatisfy { $0.losesFacts })
    }

    @Test func missingProjectIsAProblem() {
        let project = XcodeProjectReader.read(
            path: "Shop.xcodeproj", in: MemoryProjectFiles([String: String]()))
        #expect(project.kinds == [.missingFile])
    }

    @Test func limitsHoldAtTheirEdge() {
        let fixture = XcodeFixture(settings, files: plist)
        var budget = ProjectBudget()
        budget.projectBytes = fixture.text.utf8.count
        #expect(fixture.read(budget: budget).problems == [])
        budget.projectBytes -= 1
        #expect(fixture.read(budget: budget).kinds == [.limit])

        budget = ProjectBudget()
        budget.builds = 2
        #expect(fixture.read(budget: budget).problems == [])
        budget.builds = 1
        #expect(fixture.read(budget: budget).kinds == [.limit])

        budget = ProjectBudget()
        // A project, a target, two lists, four configurations, a group.
        budget.objects = 9
        #expect(fixture.read(budget: budget).problems == [])
        budget.objects = 8
        #expect(fixture.read(budget: budget).kinds.contains(.limit))

        budget = ProjectBudget()
        budget.problems = 1
        let bad = XcodeFixture(settings.merging(["INFOPLIST_FILE": "Nope.plist"]) { $1 }).read(budget: budget)
        #expect(bad.kinds == [.missingFile, .limit] && bad.problems[1].losesFacts)
    }
}
