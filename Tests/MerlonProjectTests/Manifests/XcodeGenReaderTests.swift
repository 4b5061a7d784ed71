// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

@Suite struct XcodeGenReaderTests {
    @Test(arguments: ManifestFixture.xcodeGen)
    func targetsGetTheExpectedDictionary(_ fixture: ManifestFixture) {
        let projects = fixture.read(XcodeGenReader())
        #expect(projects.transportSecurity == fixture.expected)
        #expect(projects.flatMap(\.problems) == [])
    }

    private func read(_ text: String, _ others: [String: String] = [:], budget: ProjectBudget = .init())
        -> Project?
    {
        let files = MemoryProjectFiles(others.merging(["project.yml": text]) { $1 })
        return XcodeGenReader().projects(at: "project.yml", in: files, budget: budget).first
    }

    private static let app = "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n"

    @Test func placesAreThoseOfTheManifest() throws {
        let fixture = ManifestFixture.xcodeGen[0]
        let build = try #require(fixture.read(XcodeGenReader()).first?.build("Shop", "Release"))
        let plist = try #require(build.infoPlist)
        #expect(plist.path == "App/project.yml" && plist.writtenTo == "App/Sources/Info.plist")
        let loads = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSAllowsArbitraryLoads")
        #expect(plist.document.root[loads]?.place.line == 14)
        #expect(build.bundleIdentifier == "example.Shop" && build.sdk == "iphoneos")
        #expect(build.deploymentTarget == "17.0" && !build.isDebug)
        #expect(build.text("CFBundleIdentifier") == "example.Shop")
    }

    @Test func placesOfAnIncludedFileAreItsOwn() throws {
        let fixture = ManifestFixture.xcodeGen[3]
        let plist = try #require(fixture.read(XcodeGenReader()).first?.build("Shop", "Beta")?.infoPlist)
        // The dictionary itself stands in the file that the last merge came from.
        #expect(plist.path == "project.yml" && plist.writtenTo == "Made/Info.plist")
        let local = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSAllowsLocalNetworking")
        #expect(plist.document.root[local]?.place == .unknown)
    }

    @Test func typeOfAConfigurationTellsDebugBuilds() {
        let text =
            Self.app
            + "    info: {path: Info.plist}\nconfigs: {Staging: debug, Shop: release, Debugless: none}\n"
        let builds = read(text)?.targets.first?.builds ?? []
        #expect(builds.map(\.configuration) == ["Debugless", "Shop", "Staging"])
        #expect(builds.map(\.isDebug) == [true, false, true])
    }

    @Test func filesOfOtherProgramsAreNoSpecification() {
        let files = MemoryProjectFiles([
            "project.json": #"{"name": "site", "targets": {"build": {"executor": "vite"}}}"#,
            "project.yml": "name: pipeline\nsteps: [build]\n", "a/project.yml": "{",
        ])
        for path in ["project.json", "project.yml", "a/project.yml"] {
            #expect(XcodeGenReader().projects(at: path, in: files, budget: .init()).isEmpty)
        }
    }

    @Test func brokenSpecificationIsAProblemWithItsPlace() throws {
        let project = try #require(read("targets:\n  Shop:\n    platform: iOS\n   type: application\n"))
        #expect(project.kinds == [.malformed] && project.problems.first?.place?.line == 4)
        #expect(project.problems.first?.losesFacts == true)
    }

    @Test(arguments: [
        ("include: none.yml\n", ProjectProblem.Kind.missingFile), ("include: project.yml\n", .includeCycle),
        ("include: ../other.yml\n", .missingFile), ("include: \"${EXTRA}.yml\"\n", .unresolvedVariable),
        ("include: {path: base.yml, enable: \"${EXTRA}\"}\n", .unresolvedVariable),
        ("settings: {groups: [none]}\n", .malformed), ("configFiles: {Debug: none.xcconfig}\n", .missingFile),
        (
            "settings: {INFOPLIST_KEY_NSAppTransportSecurity: {NSAllowsArbitraryLoads: true}}\n",
            .dictionaryInSettings
        ),
        ("settings: {INFOPLIST_KEY_NSAllowsArbitraryLoads: true}\n", .atsAsBuildSetting),
        ("settings: {A: 1, A: 2}\n", .malformed),
    ])
    func whatCannotBeTakenIsSaid(_ line: String, _ kind: ProjectProblem.Kind) {
        let project = read(Self.app + "    info: {path: Info.plist}\n" + line, ["base.yml": "name: X\n"])
        #expect(project?.kinds == [kind])
        #expect(project?.targets.count == 1)
    }

    @Test func unknownTemplateIsSaid() {
        let project = read(Self.app + "    info: {path: Info.plist}\n    templates: [Missing]\n")
        #expect(project?.kinds == [.malformed] && project?.problems.first?.losesFacts == true)
    }

    @Test func appWithoutAnyListIsSaid() {
        let project = read(Self.app)
        #expect(project?.kinds == [.missingFile, .missingFile])
    }

    @Test func variablesOfTheEnvironmentStayAndAreNamed() throws {
        let text =
            Self.app
            + "    info: {path: Info.plist, properties: {NSAppTransportSecurity: {NSExceptionDomains: {\"${API_HOST}\": {}}}}}\n"
        let project = try #require(read(text))
        #expect(project.targets.first?.builds.first?.unresolved == ["API_HOST"])
        #expect(project.problems.contains { $0.message.contains("API_HOST") && $0.losesFacts })
    }

    @Test(arguments: [
        "    scheme: {environmentVariables: {CFNETWORK_DIAGNOSTICS: 3}}\n",
        "    scheme:\n      environmentVariables:\n        - {variable: CFNETWORK_DIAGNOSTICS, value: 3}\n",
        "    scheme:\n      environmentVariables:\n        - {variable: CFNETWORK_DIAGNOSTICS, value: 3, isEnabled: true}\n",
        "schemes: {All: {run: {environmentVariables: {CFNETWORK_DIAGNOSTICS: 3}}}}\n",
        "schemes: {All: {test: {environmentVariables: [{variable: CFNETWORK_DIAGNOSTICS, value: 3}]}}}\n",
        "schemes: {All: {templates: [T]}}\nschemeTemplates: {T: {run: {environmentVariables: {CFNETWORK_DIAGNOSTICS: 3}}}}\n",
    ])
    func eachFormOfAVariableIsRead(_ text: String) throws {
        let schemes = try #require(read(Self.app + text)?.schemes)
        let variables = schemes.flatMap(\.environment)
        #expect(variables.map(\.name) == ["CFNETWORK_DIAGNOSTICS"] && variables.map(\.value) == ["3"])
        #expect(variables.allSatisfy { $0.place != .unknown })
    }

    @Test func aTargetForSeveralPlatformsGetsTheListOfEach() throws {
        let text = """
            name: Shop
            targets:
              Shop:
                type: application
                platform: auto
                supportedDestinations: [iOS, macOS, macCatalyst]
                settings: {INFOPLIST_FILE: Phone.plist, "INFOPLIST_FILE[sdk=macosx*]": Mac.plist}

            """
        let files = MemoryProjectFiles([
            "project.yml": text, "Phone.plist": .plist(""), "Mac.plist": .plist(""),
        ])
        let project = XcodeGenReader().projects(at: "project.yml", in: files, budget: .init()).first
        #expect(project?.targets.map(\.label) == ["Shop (iOS)", "Shop (macOS)"])
        #expect(
            project?.targets.map { $0.builds.map { $0.infoPlist?.path } }
                == [["Phone.plist", "Phone.plist"], ["Mac.plist", "Mac.plist"]])
    }

    @Test func schemesTellTheirVariablesAndTheArchivedConfiguration() throws {
        let text =
            Self.app + """
                    info: {path: Info.plist}
                    scheme:
                      configVariants: [Live]
                      environmentVariables: {OS_ACTIVITY_MODE: disable}
                configs: {Debug Live: debug, Release Live: release}
                schemes:
                  Shop QA:
                    run:
                      environmentVariables:
                        - {variable: CFNETWORK_DIAGNOSTICS, value: 3}
                        - {variable: OFF, value: 1, isEnabled: false}
                    archive: {config: Debug Live}

                """
        let schemes = try #require(read(text)?.schemes)
        #expect(schemes.map(\.name) == ["Shop QA", "Shop Live"])
        #expect(schemes.map(\.archiveConfiguration) == ["Debug Live", "Release Live"])
        #expect(
            schemes.map { $0.environment.map(\.name) } == [["CFNETWORK_DIAGNOSTICS"], ["OS_ACTIVITY_MODE"]])
        #expect(schemes.first?.environment.first?.value == "3")
    }

    @Test func limitOfBuildsLeavesTargetsOutAndSaysSo() {
        var budget = ProjectBudget()
        budget.builds = 2
        let text =
            Self.app
            + "    info: {path: Info.plist}\n  Other: {type: application, platform: iOS, info: {path: O.plist}}\n"
        let project = read(text, budget: budget)
        #expect(project?.targets.map(\.name) == ["Shop"] && project?.kinds == [.limit])
        budget.builds = 4
        #expect(read(text, budget: budget)?.kinds == [])
    }

    @Test func templatesThatGrowAreCut() {
        var budget = ProjectBudget()
        budget.expansionBytes = 100
        let text =
            Self.app
            + "    templates: [T]\n    info: {path: Info.plist, properties: {X: \"${a}${a}\"}}\n    templateAttributes: {a: \(String(repeating: "x", count: 60))}\ntargetTemplates: {T: {}}\n"
        #expect(read(text, budget: budget)?.kinds.contains(.limit) == true)
        budget.expansionBytes = 200
        #expect(read(text, budget: budget)?.kinds == [])
    }
}
