// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

/// What a target for several platforms, or with settings for simulators alone, is listed as.
@Suite struct PlatformTests {
    static let files: [String: String] = [
        "Phone.plist": .plist("<key>V</key><string>phone</string>"),
        "Mac.plist": .plist("<key>V</key><string>mac</string>"),
        "Simulator.plist": .plist("<key>V</key><string>simulator</string>"),
    ]

    static func read(
        _ settings: [String: String], _ files: [String: String] = files, budget: ProjectBudget = .init()
    ) -> Project {
        XcodeFixture(settings, files: files).read(budget: budget)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var settings: [String: String]
        /// By the target's label, what its Release gets and for which SDK.
        var expected: [String: String]

        var testDescription: String { name }
    }

    static let rows = [
        Row(
            name: "each platform by a condition",
            settings: [
                "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphonesimulator iphoneos",
                "INFOPLIST_FILE": "Phone.plist", "INFOPLIST_FILE[sdk=macosx*]": "Mac.plist",
            ], expected: ["Shop (iOS)": "phone iphoneos", "Shop (macOS)": "mac macosx"]),
        Row(
            name: "platforms that get the same are one",
            settings: [
                "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros iphoneos macosx",
                "INFOPLIST_FILE": "Phone.plist", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
                "MACOSX_DEPLOYMENT_TARGET": "14.0",
            ], expected: ["Shop": "phone iphoneos"]),
        Row(
            name: "two of three get the same",
            settings: [
                "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros iphoneos macosx",
                "INFOPLIST_FILE": "Phone.plist", "INFOPLIST_FILE[sdk=macosx*]": "Mac.plist",
            ], expected: ["Shop (iOS, visionOS)": "phone iphoneos", "Shop (macOS)": "mac macosx"]),
        Row(
            name: "a platform beside that of SDKROOT",
            settings: [
                "SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx",
                "INFOPLIST_FILE": "Phone.plist", "INFOPLIST_FILE[sdk=macosx*]": "Mac.plist",
            ], expected: ["Shop (iOS)": "phone iphoneos", "Shop (macOS)": "mac macosx"]),
        Row(
            name: "all platforms that there are",
            settings: [
                "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "$(AVAILABLE_PLATFORMS)",
                "INFOPLIST_FILE": "Phone.plist", "INFOPLIST_FILE[sdk=watchos*]": "Mac.plist",
            ],
            expected: [
                "Shop (iOS, macOS, tvOS, visionOS)": "phone iphoneos", "Shop (watchOS)": "mac watchos",
            ]),
        Row(
            name: "an iOS app for Macs",
            settings: [
                "SDKROOT": "iphoneos", "SUPPORTS_MACCATALYST": "YES", "INFOPLIST_FILE": "Phone.plist",
                "INFOPLIST_FILE[sdk=macosx*]": "Mac.plist",
            ], expected: ["Shop (iOS)": "phone iphoneos", "Shop (Mac Catalyst)": "mac macosx"]),
        Row(
            name: "a file for the simulator alone",
            settings: [
                "SDKROOT": "iphoneos", "INFOPLIST_FILE": "Phone.plist",
                "INFOPLIST_FILE[sdk=iphonesimulator*]": "Simulator.plist",
            ],
            expected: ["Shop": "phone iphoneos", "Shop (iOS simulator)": "simulator iphonesimulator"]),
        Row(
            name: "a file for devices alone",
            settings: [
                "SDKROOT": "iphoneos", "INFOPLIST_FILE": "Simulator.plist",
                "INFOPLIST_FILE[sdk=iphoneos*]": "Phone.plist",
            ],
            expected: ["Shop": "phone iphoneos", "Shop (iOS simulator)": "simulator iphonesimulator"]),
        Row(
            name: "a file with the platform in its name",
            settings: [
                "SDKROOT": "iphoneos", "INFOPLIST_FILE": "$(FILE_$(PLATFORM_NAME)).plist",
                "FILE_iphoneos": "Phone", "FILE_iphonesimulator": "Simulator",
            ],
            expected: ["Shop": "phone iphoneos", "Shop (iOS simulator)": "simulator iphonesimulator"]),
        Row(
            name: "a setting for the simulator that no list depends on",
            settings: [
                "SDKROOT": "iphoneos", "INFOPLIST_FILE": "Phone.plist", "W[sdk=iphonesimulator*]": "1",
            ], expected: ["Shop": "phone iphoneos"]),
    ]

    @Test(arguments: rows)
    func aTargetIsListedOnceForEachPlatformThatGetsSomethingElse(_ row: Row) {
        let project = Self.read(row.settings)
        var found: [String: String] = [:]
        for target in project.targets {
            let release = target.builds.last
            found[target.label] = "\(release?.text("V") ?? "-") \(release?.sdk ?? "-")"
            #expect(target.name == "Shop" && target.builds.map(\.configuration) == ["Debug", "Release"])
            #expect(target.isForSimulator == target.label.hasSuffix("simulator)"))
        }
        #expect(found == row.expected)
        #expect(project.problems == [])
    }

    @Test func aPlatformThatOneConfigurationHasIsListedForThatOne() {
        var fixture = XcodeFixture(
            ["SDKROOT": "auto", "INFOPLIST_FILE": "Phone.plist", "INFOPLIST_FILE[sdk=macosx*]": "Mac.plist"],
            files: Self.files)
        fixture.targets[0].configurations[0].settings["SUPPORTED_PLATFORMS"] = "iphoneos macosx"
        fixture.targets[0].configurations[1].settings["SUPPORTED_PLATFORMS"] = "iphoneos"
        let targets = fixture.read().targets
        #expect(targets.map(\.label) == ["Shop (iOS)", "Shop (macOS)"])
        #expect(targets.map { $0.builds.map(\.configuration) } == [["Debug", "Release"], ["Debug"]])
    }

    @Test(arguments: [
        ["SDKROOT": "auto"], ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "driverkit"],
        ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos $(MORE)"], ["SDKROOT": "$(KIND)"],
    ])
    func platformsThatCanNotBeToldMakeTheAnswerIncomplete(_ settings: [String: String]) {
        let project = Self.read(settings.merging(["INFOPLIST_FILE": "Phone.plist"]) { $1 })
        #expect(project.problems.contains { $0.kind == .unresolvedVariable && $0.losesFacts })
    }

    @Test func whatASimulatorLacksLosesNothing() {
        let project = Self.read([
            "SDKROOT": "iphoneos", "INFOPLIST_FILE": "Phone.plist",
            "INFOPLIST_FILE[sdk=iphonesimulator*]": "Missing.plist",
        ])
        #expect(project.targets.map(\.label) == ["Shop"])
        #expect(!project.problems.isEmpty && project.problems.allSatisfy { !$0.losesFacts })
    }

    @Test func platformsBeyondTheLimitAreSaid() {
        var budget = ProjectBudget()
        let settings = Self.rows[0].settings
        budget.builds = 4
        #expect(Self.read(settings, budget: budget).targets.count == 2)
        #expect(Self.read(settings, budget: budget).problems == [])
        budget.builds = 3
        let project = Self.read(settings, budget: budget)
        #expect(project.targets.map(\.label) == ["Shop"])
        #expect(project.problems.map(\.kind) == [.limit] && project.problems[0].losesFacts)
        #expect(project.problems[0].message.hasSuffix("Shop was not read for macOS"))
    }
}
