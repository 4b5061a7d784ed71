// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

/// The Info.plist that a build makes from a file and settings.
@Suite struct InfoPlistTests {
    private static let common = [
        "SDKROOT": "iphoneos", "PRODUCT_BUNDLE_IDENTIFIER": "example.shop",
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
        "TARGETED_DEVICE_FAMILY": "1,2",
    ]

    private func read(
        _ settings: [String: String], plist: String? = nil, type: String = "application",
        files: [String: String] = [:], budget: ProjectBudget = .init()
    ) throws -> (build: ProjectBuild, project: Project) {
        var fixture = XcodeFixture(Self.common.merging(settings) { $1 }, type: type, files: files)
        if let plist { fixture.files["App/Info.plist"] = .plist(plist) }
        let project = fixture.read(budget: budget)
        return (try #require(project.build("Shop", "Release")), project)
    }

    @Test func variablesInTextsAndKeysAreReplaced() throws {
        let plist = """
            <key>CFBundleName</key><string>$(PRODUCT_NAME) $(MARKETING:default=1.0)</string>
            <key>$(PRODUCT_NAME:upper)</key><array><string>${PRODUCT_NAME:rfc1034identifier}</string></array>
            """
        let (build, project) = try read(
            ["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_NAME": "My Shop"], plist: plist)
        #expect(project.problems == [])
        #expect(build.text("CFBundleName") == "My Shop 1.0")
        let entry = try #require(build.infoPlist?.document.root.dictionary?.entry("MY SHOP"))
        #expect(entry.value.array?.first?.string == "My-Shop")
        #expect(entry.keyPlace.line == 4 && entry.value.place.line == 4)
        #expect(build.unresolved == [])
    }

    @Test func variableThatNothingDefinesIsEmptyAndSaidAtItsPlace() throws {
        let plist = "<key>A</key>\n<string>x$(API_KEY)</string>"
        let (build, project) = try read(["INFOPLIST_FILE": "App/Info.plist"], plist: plist)
        #expect(build.text("A") == "x")
        #expect(build.unresolved == ["API_KEY"])
        let problem = try #require(project.problems.first)
        #expect(project.problems.count == 1 && problem.kind == .unresolvedVariable && !problem.losesFacts)
        #expect(problem.path == "App/Info.plist" && problem.place?.line == 4)
        #expect(problem.message == "A uses $(API_KEY), which nothing defines: the build leaves it empty")
    }

    @Test func variableInTransportSecurityLosesFacts() throws {
        let plist = """
            <key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict><key>$(HOST)</key><dict>
            <key>NSExceptionAllowsInsecureHTTPLoads</key><string>$(LOOSE)</string></dict></dict></dict>
            """
        let (build, project) = try read(["INFOPLIST_FILE": "App/Info.plist", "LOOSE": "YES"], plist: plist)
        #expect(build.unresolved == ["HOST"])
        #expect(Set(project.kinds) == [.variableInBoolean, .unresolvedVariable])
        #expect(project.problems.contains { $0.kind == .unresolvedVariable && $0.losesFacts })
        let boolean = try #require(project.problems.first { $0.kind == .variableInBoolean })
        #expect(boolean.place?.line == 4 && boolean.message.contains("$(LOOSE)"))
        let domains = build.infoPlist?.document.root["NSAppTransportSecurity"]?["NSExceptionDomains"]
        // The build makes a text of it.
        #expect(domains?[""]?["NSExceptionAllowsInsecureHTTPLoads"]?.string == "YES")
    }

    @Test func expandingCanBeSwitchedOff() throws {
        let settings = ["INFOPLIST_FILE": "App/Info.plist", "INFOPLIST_EXPAND_BUILD_SETTINGS": "NO"]
        let (build, project) = try read(settings, plist: "<key>A</key><string>$(NOPE)</string>")
        #expect(build.text("A") == "$(NOPE)")
        #expect(project.problems == [])
    }

    @Test func generatedListHasTheKeysOfTheSettings() throws {
        let (build, project) = try read([
            "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "2.1", "CURRENT_PROJECT_VERSION": "7",
            "INFOPLIST_KEY_CFBundleDisplayName": "Shop $(CONFIGURATION)",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "NO",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
                "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
            "INFOPLIST_KEY_UIStatusBarHidden": "YES", "INFOPLIST_KEY_NSCameraUsageDescription": "To scan",
            "INFOPLIST_KEY_MyOwn": "x",
        ])
        #expect(project.problems == [])
        let list = try #require(build.infoPlist)
        let root = list.document.root
        #expect(list.isGenerated && list.path == nil)
        #expect(
            root.dictionary?.entries.map(\.key) == [
                "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier",
                "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
                "CFBundleShortVersionString", "CFBundleVersion", "UIApplicationSceneManifest",
                "UISupportedInterfaceOrientations~ipad", "UIStatusBarHidden", "CFBundleDisplayName",
                "NSCameraUsageDescription", "CFBundleSupportedPlatforms", "DTPlatformName",
                "MinimumOSVersion",
                "UIDeviceFamily",
            ])
        #expect(build.text("CFBundleDevelopmentRegion") == "en")
        #expect(
            build.text("CFBundleExecutable") == "Shop" && build.text("CFBundleIdentifier") == "example.shop")
        #expect(build.text("CFBundleShortVersionString") == "2.1" && build.text("CFBundleVersion") == "7")
        #expect(build.text("CFBundleDisplayName") == "Shop Release")
        #expect(build.text("CFBundlePackageType") == "APPL" && build.text("MinimumOSVersion") == "17.0")
        #expect(root["UIStatusBarHidden"]?.boolean == true)
        #expect(root["UISupportedInterfaceOrientations~ipad"]?.array?.count == 2)
        #expect(root["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]?.boolean == true)
        #expect(root["UIDeviceFamily"]?.array?.map(\.value) == [.integer(1), .integer(2)])
    }

    @Test func whatTheFileHasStaysAndSettingsFillIn() throws {
        let settings = [
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "App/Info.plist",
            "INFOPLIST_KEY_CFBundleDisplayName": "Settings",
            "INFOPLIST_KEY_NSHumanReadableCopyright": "2026 Shop",
        ]
        let (build, _) = try read(settings, plist: "<key>CFBundleDisplayName</key><string>File</string>")
        #expect(build.text("CFBundleDisplayName") == "File")
        #expect(build.text("NSHumanReadableCopyright") == "2026 Shop")
        #expect(build.infoPlist?.isGenerated == true && build.infoPlist?.path == "App/Info.plist")
        let (plain, _) = try read(
            settings.merging(["GENERATE_INFOPLIST_FILE": "NO"]) { $1 }, plist: "<key>A</key><string/>")
        #expect(plain.text("NSHumanReadableCopyright") == nil && plain.infoPlist?.isGenerated == false)
    }

    @Test(arguments: [
        "INFOPLIST_KEY_NSAppTransportSecurity_NSAllowsLocalNetworking",
        "INFOPLIST_KEY_NSAppTransportSecurity",
        "INFOPLIST_KEY_NSAllowsArbitraryLoads", "INFOPLIST_KEY_NSExceptionDomains[sdk=iphoneos*]",
    ])
    func transportSecurityAsASettingMakesNothingAndIsSaid(_ name: String) throws {
        let (build, project) = try read(["GENERATE_INFOPLIST_FILE": "YES", name: "YES"])
        #expect(build.infoPlist?.document.root["NSAppTransportSecurity"] == nil)
        #expect(Set(project.kinds) == [.atsAsBuildSetting])
        #expect(project.problems.first?.path == "Shop.xcodeproj/project.pbxproj")
        #expect(project.problems.first?.place?.line != nil)
    }

    @Test func missingFileIsSaidForEachConfiguration() throws {
        let (build, project) = try read(["INFOPLIST_FILE": "App/Nope.plist"])
        #expect(build.infoPlist == nil)
        #expect(project.kinds == [.missingFile, .missingFile])
        #expect(project.problems.allSatisfy { $0.losesFacts })
        #expect(
            project.problems.first?.message
                == "the target Shop in Debug takes its Info.plist from App/Nope.plist, and there is no such file"
        )
        #expect(project.problems.first?.path == "Shop.xcodeproj/project.pbxproj")
    }

    @Test func malformedFileIsSaidOnce() throws {
        let (build, project) = try read(
            ["INFOPLIST_FILE": "App/Info.plist"], files: ["App/Info.plist": "<plist><dict><key>A</key>"])
        #expect(build.infoPlist == nil)
        #expect(project.kinds == [.malformed])
        #expect(project.problems.first?.path == "App/Info.plist")
    }

    @Test func preprocessedFileIsReadAsItStandsAndSaid() throws {
        let settings = ["INFOPLIST_FILE": "App/Info.plist", "INFOPLIST_PREPROCESS": "YES"]
        let (build, project) = try read(settings, plist: "<key>A</key><string>b</string>")
        #expect(build.text("A") == "b")
        #expect(project.kinds == [.codeNotRun] && project.problems.first?.losesFacts == false)
        let (none, broken) = try read(settings, files: ["App/Info.plist": "#include \"a.h\"\n<plist>"])
        #expect(none.infoPlist == nil)
        #expect(broken.problems.contains { $0.kind == .codeNotRun && $0.losesFacts })
    }

    @Test func filesPerLanguageAreListedAndNotBuilt() throws {
        let files = [
            "App/de.lproj/Info.plist": String.plist("<key>A</key><string>de</string>"),
            "App/en.lproj/InfoPlist.strings": "", "App/fr.lproj/Info.plist": "",
        ]
        let (build, _) = try read(
            ["INFOPLIST_FILE": "App/Info.plist"], plist: "<key>A</key><string>x</string>", files: files)
        #expect(build.text("A") == "x")
        #expect(build.infoPlist?.variants == ["App/de.lproj/Info.plist", "App/fr.lproj/Info.plist"])
        let (own, _) = try read(["INFOPLIST_FILE": "App/de.lproj/Info.plist"], files: files)
        #expect(own.text("A") == "de" && own.infoPlist?.variants == ["App/fr.lproj/Info.plist"])
    }

    @Test func fileIsFoundWhereOnlyTheCaseOfLettersDiffers() throws {
        let (build, project) = try read(
            ["INFOPLIST_FILE": "app/info.plist"], plist: "<key>A</key><string>b</string>")
        #expect(build.text("A") == "b" && build.infoPlist?.path == "App/Info.plist")
        #expect(project.problems == [])
    }

    @Test(arguments: ["library.static", "tool", "library.dynamic", "metal-library"])
    func productWithoutABundleHasNone(_ type: String) throws {
        let (build, project) = try read(["INFOPLIST_FILE": "App/Nope.plist"], type: type)
        #expect(build.infoPlist == nil && project.problems == [])
        let (section, _) = try read(
            ["INFOPLIST_FILE": "App/Info.plist", "CREATE_INFOPLIST_SECTION_IN_BINARY": "YES"],
            plist: "<key>A</key><string>b</string>", type: type)
        #expect(section.text("A") == "b")
    }

    @Test func targetWithNeitherFileNorGenerationIsSaid() throws {
        let (build, project) = try read([:])
        #expect(build.infoPlist == nil)
        #expect(project.kinds == [.missingFile, .missingFile])
    }

    @Test func fileWithoutPlistOfTheTreeIsSaid() throws {
        for path in ["/Library/Info.plist", "../../Info.plist"] {
            #expect(try read(["INFOPLIST_FILE": path]).project.kinds == [.missingFile, .missingFile])
        }
    }

    @Test func variableInThePathThatNothingDefinesIsSaidWithItsName() throws {
        let (build, project) = try read(["INFOPLIST_FILE": "$(FLAVOUR)/Info.plist"])
        #expect(build.unresolved == ["FLAVOUR"])
        #expect(project.problems.contains { $0.kind == .unresolvedVariable && $0.losesFacts })
        #expect(project.problems.contains { $0.message.contains("$(FLAVOUR)") })
    }

    @Test func workIsBounded() throws {
        var budget = ProjectBudget()
        budget.work = 50
        var fixture = XcodeFixture(Self.common.merging(["INFOPLIST_FILE": "App/Info.plist"]) { $1 })
        fixture.targets = (0..<20).map { index in
            var target = fixture.targets[0]
            target.name = "T\(index)"
            return target
        }
        let texts = (0..<30).map { "<key>K\($0)</key><string>$(PRODUCT_NAME)</string>" }.joined()
        fixture.files["App/Info.plist"] = .plist(texts)
        let project = fixture.read(budget: budget)
        #expect(project.targets.count == 1)
        #expect(project.kinds == [.limit])
        #expect(project.problems.first?.message.contains("19 targets were not read") == true)
    }
}
