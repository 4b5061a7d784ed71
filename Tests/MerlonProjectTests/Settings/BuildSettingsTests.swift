// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonProject
import Testing

/// Levels, conditions, inheritance, circles and limits.
@Suite struct BuildSettingsTests {
    private func level(_ text: String) -> BuildSettingLevel {
        BuildSettingLevel(assignments(text))
    }

    private func assignments(_ text: String) -> [BuildSetting] {
        text.split(separator: "\n").compactMap { line in
            let sides = line.components(separatedBy: " = ")
            return BuildSetting(key: sides[0], sides.dropFirst().joined(separator: " = "))
        }
    }

    private func value(
        _ name: String, _ levels: [BuildSettingLevel], configuration: String = "Release",
        sdk: String? = "iphoneos"
    ) -> String? {
        BuildSettings(levels, for: SettingContext(configuration: configuration, sdk: sdk)).value(name)?.text
    }

    @Test func higherLevelWins() {
        #expect(value("A", [level("A = 1"), level("A = 2"), level("B = 3")]) == "2")
        #expect(value("C", [level("A = 1")]) == nil)
    }

    @Test func inheritedIsTheNextLowerValue() {
        let levels = [
            level("A = 1"), level("A = $(inherited) 2"), level("B = x"), level("A = ${inherited} 3"),
        ]
        #expect(value("A", levels) == "1 2 3")
        #expect(value("A", [level("A = $(inherited)x")]) == "x")
        #expect(value("A", [level("A = 1"), level("A = [$(value)]")]) == "[1]")
    }

    @Test func valueThatNamesItselfInherits() {
        #expect(value("A", [level("A = 1"), level("A = $(A) 2")]) == "1 2")
        #expect(value("A", [level("A = $(A) 2")]) == " 2")
    }

    @Test func variableTakesItsHighestValueWhereverItIsUsed() {
        #expect(value("ID", [level("ID = app.$(KIND)\nKIND = low"), level("KIND = high")]) == "app.high")
    }

    @Test func inheritedInAValueOfAnotherVariableIsThatOnes() {
        let levels = [level("A = a1\nB = b1"), level("A = $(inherited)+$(B)\nB = $(inherited)2")]
        #expect(value("A", levels) == "a1+b12")
    }

    struct Row: Sendable {
        var key: String
        var configuration = "Release"
        var sdk: String? = "iphoneos"
        var holds: Bool
    }

    static let conditions: [Row] = [
        Row(key: "A[config=Release]", holds: true),
        Row(key: "A[config=Debug]", holds: false),
        Row(key: "A[config=*]", holds: true),
        Row(key: "A[config=Rel*]", holds: true),
        Row(key: "A[config=R?lease]", holds: true),
        Row(key: "A[config=*-QA]", configuration: "Debug-QA", holds: true),
        Row(key: "A[config=release]", holds: false),
        Row(key: "A[sdk=iphoneos*]", holds: true),
        Row(key: "A[sdk=iphone*]", holds: true),
        Row(key: "A[sdk=*]", holds: true),
        Row(key: "A[sdk=iphonesimulator*]", holds: false),
        Row(key: "A[sdk=macosx*]", sdk: "macosx", holds: true),
        Row(key: "A[sdk=macosx*]", sdk: nil, holds: false),
        Row(key: "A[sdk=*]", sdk: nil, holds: true),
        Row(key: "A[arch=*]", holds: true),
        Row(key: "A[arch=arm64]", holds: false),
        Row(key: "A[variant=normal]", holds: true),
        Row(key: "A[variant=profile]", holds: false),
        Row(key: "A[sdk=iphoneos*][config=Release]", holds: true),
        Row(key: "A[sdk=iphoneos*][config=Debug]", holds: false),
        Row(key: "A[sdk=iphoneos*,config=Release]", holds: true),
        Row(key: "A[sdk=iphoneos*][arch=*]", holds: true),
        Row(key: "A[sdk=iphoneos*][arch=x86_64]", holds: false),
        Row(key: "A[planet=*]", holds: false),
    ]

    @Test(arguments: conditions) func conditionHoldsOrNot(_ row: Row) {
        let levels = [level("A = no"), level("\(row.key) = yes")]
        let found = value("A", levels, configuration: row.configuration, sdk: row.sdk)
        #expect(found == (row.holds ? "yes" : "no"))
    }

    @Test(arguments: ["A[", "A[sdk", "A[sdk=x", "A[sdk=x]y", "A[]", "A[sdk]"])
    func brokenConditionIsNoSetting(_ key: String) {
        #expect(BuildSetting(key: key, "x") == nil)
    }

    @Test func conditionInADictionaryWinsWhateverItsOrder() {
        for text in ["A[sdk=iphoneos*] = yes\nA = no", "A = no\nA[sdk=iphoneos*] = yes"] {
            #expect(value("A", [.unordered(assignments(text))]) == "yes")
        }
        let both = "A[sdk=*] = sdk\nA[config=*] = config\nA[arch=*] = arch"
        #expect(value("A", [.unordered(assignments(both))]) == "sdk")
    }

    @Test func lastLineOfAFileThatHoldsWins() {
        #expect(value("A", [level("A[sdk=iphoneos*] = first\nA = last")]) == "last")
        #expect(value("A", [level("A = first\nA[sdk=iphoneos*] = last")]) == "last")
        #expect(value("A", [level("A = 1\nA = $(inherited)2")]) == "12")
    }

    @Test func unconditionalHigherLevelWinsOverConditionalLowerOne() {
        #expect(value("A", [level("A[sdk=iphoneos*] = low"), level("A = high")]) == "high")
        #expect(value("A", [level("A = low"), level("A[sdk=macosx*] = high")]) == "low")
    }

    @Test func circleIsEmptyAndNamed() throws {
        let settings = BuildSettings(
            [level("A = a$(B)\nB = b$(C)\nC = c$(A)")], for: SettingContext(configuration: "x", sdk: nil))
        let value = try #require(settings.value("A"))
        #expect(value.text == "abc")
        #expect(value.issues.map(\.kind) == [.cycle(["A", "B", "C", "A"])])
    }

    @Test func circleThatALowerLevelEndsIsNone() throws {
        let settings = BuildSettings(
            [level("A = 1"), level("A = $(B)2\nB = $(A)")], for: SettingContext(configuration: "x", sdk: nil))
        #expect(
            settings.value("A")
                == {
                    var text = SettingText("12"); text.steps = 2; return text
                }())
    }

    /// A chain of variables, each of which names the next twice.
    private func doubling(_ count: Int) -> BuildSettingLevel {
        level(
            (0..<count).map { "V\($0) = $(V\($0 + 1))$(V\($0 + 1))" }.joined(separator: "\n")
                + "\nV\(count) = x")
    }

    @Test func doublingIsBounded() throws {
        let settings = BuildSettings([doubling(40)], for: SettingContext(configuration: "x", sdk: nil))
        let value = try #require(settings.value("V0"))
        #expect(value.steps < 20_000)
        #expect(value.issues.contains { if case .limit = $0.kind { true } else { false } })
    }

    @Test func limitsHoldAtTheirEdge() throws {
        var budget = ProjectBudget()
        budget.expansionSteps = 6
        func issues(_ level: BuildSettingLevel, _ budget: ProjectBudget) -> [SettingIssue.Kind]? {
            BuildSettings([level], for: SettingContext(configuration: "x", sdk: nil), budget: budget)
                .value("V0")?.issues.map(\.kind)
        }
        // Two variables in V0, and two in each of their values.
        #expect(issues(doubling(2), budget) == [])
        budget.expansionSteps = 5
        #expect(issues(doubling(2), budget) == [.limit("more than 5 variables to replace")])

        budget = ProjectBudget()
        budget.expansionDepth = 2
        #expect(issues(doubling(2), budget) == [])
        budget.expansionDepth = 1
        #expect(issues(doubling(2), budget) == [.limit("more than 1 variables inside of each other")])

        budget = ProjectBudget()
        budget.expansionBytes = 3
        let plain = level("V0 = xyz")
        #expect(issues(plain, budget) == [])
        budget.expansionBytes = 2
        #expect(issues(plain, budget) == [.limit("more than 2 bytes of values")])
    }
}
