// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import MerlonTuist
import Testing

/// `Project.swift`, read where the build has SwiftSyntax.
@Suite(.enabled(if: TuistManifests.areRead)) struct TuistReaderTests {
    private func read(_ text: String, _ others: [String: String] = [:], budget: ProjectBudget = .init())
        -> Project?
    {
        let files = MemoryProjectFiles(
            others.merging(["App/Project.swift": "import ProjectDescription\n" + text]) { $1 })
        return TuistManifests.readers.first { $0.kind == .tuist }?
            .projects(at: "App/Project.swift", in: files, budget: budget).first
    }

    /// A project of one app with this argument for `infoPlist`.
    private func app(_ infoPlist: String, before: String = "", settings: String = "nil") -> String {
        """
        \(before)
        let project = Project(
            name: "Shop",
            settings: \(settings),
            targets: [
                .target(
                    name: "Shop", destinations: .iOS, product: .app, bundleId: "example.shop",
                    deploymentTargets: .iOS("17.0"),
                    infoPlist: \(infoPlist))
            ])
        """
    }

    @Test(
        arguments: [
            (".default", "-"), ("nil", nil),
            (
                ".extendingDefault(with: [\"NSAppTransportSecurity\": [\"NSAllowsArbitraryLoads\": true]])",
                "{NSAllowsArbitraryLoads: true}"
            ),
            (
                ".dictionary([\"NSAppTransportSecurity\": .dictionary([\"NSAllowsLocalNetworking\": .boolean(true)])])",
                "{NSAllowsLocalNetworking: true}"
            ),
            ("InfoPlist.extendingDefault(with: ats)", "{NSExceptionDomains: {api.shop.example: {}}}"),
            (".file(path: \"Info.plist\")", "{NSAllowsArbitraryLoads: false}"),
            ("\"Info.plist\"", "{NSAllowsArbitraryLoads: false}"),
            (".file(path: .relativeToRoot(\"App/Info.plist\"))", "{NSAllowsArbitraryLoads: false}"),
        ] as [(String, String?)])
    func infoPlistIsRead(_ argument: String, _ expected: String?) throws {
        let before = """
            let host = "api." + Names.domain
            enum Names { static let domain = "\\(shop).example" }
            let shop = "shop"
            let ats: [String: Plist.Value] = ["NSAppTransportSecurity": ["NSExceptionDomains": [host: [:]]]]
            """
        // A key that is a calculation is read through its constant.
        let text = app(argument, before: before)
        let plist = String.plist(
            "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><false/></dict>")
        let project = try #require(read(text, ["App/Info.plist": plist, "Tuist.swift": ""]))
        for name in ["Debug", "Release"] {
            let build = try #require(project.targets.first?.builds.first { $0.configuration == name })
            #expect(build.bundleIdentifier == "example.shop" && build.deploymentTarget == "17.0")
            #expect(build.isDebug == (name == "Debug"))
            let found = build.infoPlist.map { $0.document.root["NSAppTransportSecurity"]?.short ?? "-" }
            #expect(found == expected)
        }
        #expect(project.problems == [])
    }

    @Test func placesAreThoseOfTheManifest() throws {
        let project = try #require(
            read(
                app(
                    ".extendingDefault(with: [\"NSAppTransportSecurity\": [\"NSAllowsArbitraryLoads\": true]])"
                )))
        let plist = try #require(project.targets.first?.builds.first?.infoPlist)
        let loads = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSAllowsArbitraryLoads")
        #expect(plist.path == "App/Project.swift" && plist.document.root[loads]?.place.line == 10)
        #expect(plist.writtenTo == "App/Derived/InfoPlists/Shop-Info.plist")
        #expect(plist.document.root["CFBundleIdentifier"]?.string == "example.shop")
    }

    @Test func columnsCountCodePoints() throws {
        let filling = String(repeating: "\u{E9}", count: 300)
        let text = ".extendingDefault(with: [\"A\": \"\(filling)\", \"B\": true])"
        let plist = try #require(read(app(text))?.targets.first?.builds.first?.infoPlist)
        let line = app(text).split(separator: "\n", omittingEmptySubsequences: false)[8]
        let before = line.firstRange(of: "true").map { line[..<$0.lowerBound].unicodeScalars.count }
        #expect(plist.document.root["B"]?.place.column == before.map { $0 + 1 })
    }

    @Test func aLineOfManyValuesTakesATimeThatGrowsWithItsLength() {
        let count = 20_000
        let sum = Array(repeating: "\"a\"", count: count).joined(separator: " + ")
        let project = ContinuousClock().measure {
            let read = read(
                app(".extendingDefault(with: [\"A\": .string(text)])", before: "let text = \(sum)"))
            let made = read?.targets.first?.builds.first?.infoPlist?.document.root["A"]?.string
            #expect(made?.utf8.count == count)
        }
        // A debug build takes 1 s, and 3 minutes where each column is counted from the start of its line.
        #expect(project < .seconds(30))
    }

    @Test func aTargetForSeveralDestinationsGetsWhatEachPlatformDoes() throws {
        let project = try #require(
            read(
                """
                let project = Project(name: "Shop", targets: [
                    .target(
                        name: "Shop", destinations: [.iPhone, .mac], product: .app, bundleId: "example.shop",
                        deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.0"),
                        infoPlist: .file(path: "Phone.plist"),
                        settings: .settings(base: [
                            "PRODUCT_BUNDLE_IDENTIFIER[sdk=macosx*]": "example.mac",
                        ])),
                    .target(
                        name: "Same", destinations: [.mac, .iPhone], product: .app, bundleId: "example.same",
                        infoPlist: .default),
                ])
                """, ["App/Phone.plist": Self.empty]))
        #expect(project.targets.map(\.label) == ["Shop (iOS)", "Shop (macOS)", "Same"])
        let builds = project.targets.compactMap(\.builds.last)
        #expect(builds.map(\.sdk) == ["iphoneos", "macosx", "iphoneos"])
        #expect(builds.map(\.deploymentTarget) == ["17.0", "14.0", nil])
        #expect(builds.map(\.bundleIdentifier) == ["example.shop", "example.mac", "example.same"])
        #expect(project.problems == [])
    }

    @Test func destinationsOfCodeMakeTheAnswerIncomplete() {
        let project = read(
            "let project = Project(name: \"Shop\", targets: [.target(name: \"Shop\", destinations: all(), product: .app, bundleId: \"a\", infoPlist: .default)])"
        )
        #expect(project?.problems.map(\.losesFacts) == [true])
    }

    private static let empty = "<plist version=\"1.0\"><dict/></plist>"

    @Test(arguments: [
        ("makeInfoPlist()", "a call of makeInfoPlist"), ("shared", "the name shared"),
        (".extendingDefault(with: .shop)", "the member shop"),
        ("isDebug ? .default : nil", "a calculation"),
        (".extendingDefault(with: [\"NSAppTransportSecurity\": ats()])", "a call of ats"),
        (".extendingDefault(with: [key(): true])", "a call of key"),
    ])
    func codeIsNamedAndNotRun(_ argument: String, _ words: String) {
        let project = read(app(argument))
        #expect(project?.problems.map(\.kind) == [.codeNotRun])
        #expect(project?.problems.first?.message.contains(words) == true)
        #expect(project?.problems.first?.losesFacts == true)
        #expect(project?.problems.first?.place?.line == 10)
    }

    @Test func codeInAKeyThatDecidesNothingLosesNoFacts() {
        let project = read(app(".extendingDefault(with: [\"CFBundleVersion\": version()])"))
        #expect(project?.problems.map(\.losesFacts) == [false])
        #expect(project?.targets.first?.builds.first?.infoPlist != nil)
    }

    @Test func targetsOfHelpersAndOlderSpellingsAreToldApart() {
        let project = read(
            """
            let app = Target(
                name: "Old", platform: .macOS, product: .app, bundleId: "example.old",
                deploymentTarget: .macOS(targetVersion: "13.0"), infoPlist: .default)
            let project = Project(name: "Shop", targets: [app] + [.makeKit(name: "Kit")])
            """)
        #expect(project?.targets.map(\.name) == ["Old"])
        #expect(project?.targets.first?.builds.first?.sdk == "macosx")
        #expect(project?.targets.first?.builds.first?.deploymentTarget == "13.0")
        #expect(project?.problems.map(\.message.isEmpty) == [false])
    }

    @Test func projectOfAHelperIsSaid() {
        for text in ["let project = Project.app(name: \"Shop\")", "let project = make()", ""] {
            let project = read(text)
            #expect(project?.problems.map(\.losesFacts) == [true] && project?.targets.isEmpty == true)
        }
    }

    @Test func settingsOfConfigurationsChooseTheFile() throws {
        let settings = """
            .settings(base: ["MODE": "x"], configurations: [
                .debug(name: "Dev", settings: ["INFOPLIST_FILE": "$(MODE)/Dev.plist"]),
                .release(name: .configuration("Store"), xcconfig: "Store.xcconfig")])
            """
        let project = try #require(
            read(
                app(".default", settings: settings),
                [
                    "App/x/Dev.plist": .plist("<key>NSAppTransportSecurity</key><dict/>"),
                    "App/Store.xcconfig": "SUFFIX = .store\n",
                ]))
        #expect(project.configurations == ["Dev", "Store"] && project.problems == [])
        let builds = project.targets.first?.builds ?? []
        #expect(builds.map { $0.infoPlist?.path } == ["App/x/Dev.plist", "App/Project.swift"])
    }

    @Test func constantsThatNameEachOtherEnd() {
        let project = read(app(".extendingDefault(with: a)", before: "let a = b\nlet b = a"))
        #expect(project?.problems.map(\.kind) == [.codeNotRun])
        var budget = ProjectBudget()
        budget.manifestValues = 1_000
        let names = (0..<40).map { "let c\($0) = [\"a\": c\($0 + 1), \"b\": c\($0 + 1)]" }.joined(
            separator: "\n")
        let doubling = read(app(".dictionary(c0)", before: names + "\nlet c40 = [:]"), budget: budget)
        #expect(doubling?.problems.contains { $0.kind == .limit } == true)
    }

    @Test func otherFilesOfTheNameAreLeftAlone() {
        let files = MemoryProjectFiles(["Project.swift": "struct Project {}"])
        let reader = TuistManifests.readers.first { $0.kind == .tuist }
        #expect(reader?.projects(at: "Project.swift", in: files, budget: .init()).isEmpty == true)
    }
}

@Suite struct UnreadTuistReaderTests {
    @Test func buildWithoutSwiftSyntaxSaysSo() {
        let files = MemoryProjectFiles(["Project.swift": "import ProjectDescription\n"])
        let projects = UnreadTuistReader().projects(at: "Project.swift", in: files, budget: .init())
        #expect(
            projects.flatMap(\.problems).map(\.message) == [
                "this build reads no Tuist manifests: it was made without SwiftSyntax"
            ])
    }
}

extension PropertyListNode {
    /// The value in one line.
    fileprivate var short: String {
        switch value {
        case .dictionary(let dictionary):
            "{" + dictionary.entries.map { "\($0.key): \($0.value.short)" }.joined(separator: ", ") + "}"
        case .boolean(let boolean): boolean ? "true" : "false"
        case .string(let text): "'\(text)'"
        default: value.typeName
        }
    }
}

extension String {
    fileprivate static func plist(_ content: String) -> String {
        "<plist version=\"1.0\"><dict>\(content)</dict></plist>"
    }
}
