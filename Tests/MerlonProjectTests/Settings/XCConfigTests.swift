// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

/// Files of settings, through a project that is based on one.
@Suite struct XCConfigTests {
    /// The project whose release configuration is based on `Config/Main.xcconfig`, with the value of `V` in
    /// its Info.plist.
    private func read(
        _ main: String, _ others: [String: String] = [:], budget: ProjectBudget = .init()
    ) -> (value: String?, project: Project) {
        var fixture = XcodeFixture([
            "INFOPLIST_FILE": "Info.plist", "SDKROOT": "iphoneos",
            "PRODUCT_BUNDLE_IDENTIFIER": "example.shop",
        ])
        fixture.configurations = [.init(name: "Release", base: "Config/Main.xcconfig")]
        fixture.targets[0].configurations.removeFirst()
        fixture.files = ["Info.plist": .plist("<key>V</key><string>$(V:default=none)</string>")]
        fixture.files["Config/Main.xcconfig"] = main
        for (path, text) in others { fixture.files["Config/" + path] = text }
        let project = fixture.read(budget: budget)
        return (project.build("Shop", "Release")?.text("V"), project)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var text: String
        var value: String?

        init(_ text: String, _ value: String?) {
            self.text = text
            self.value = value
        }

        var testDescription: String { text.debugDescription }
    }

    static let rows: [Row] = [
        Row("V = a b", "a b"),
        Row("V=a", "a"),
        Row("  V\t=\ta  ", "a"),
        Row("V = a // comment", "a"),
        Row("// V = a", "none"),
        Row("V = a;", "a"),
        Row("V = a ; ", "a"),
        Row("V =", "none"),
        Row("V = \"a b\"", "\"a b\""),
        Row("V = a=b", "a=b"),
        Row("V = a\r\nW = b\r\n", "a"),
        Row("W = 1\rV = a\r", "a"),
        Row("\u{FEFF}V = a", "a"),
        Row("V[sdk=iphoneos*] = phone", "phone"),
        Row("V[sdk=macosx*] = mac", "none"),
        Row("V[config=Release] = release\nV[config=Debug] = debug", "release"),
        Row("V [sdk=iphoneos*] [arch=*] = a", "a"),
        Row("V = 1\nV = $(inherited)2", "12"),
        Row("V = a \\\n  b", "a    b"),
        Row("HOST = https:/$()/api.example\nV = $(HOST)/v1", "https://api.example/v1"),
        Row("V = a/b", "a/b"),
        Row("V = Grüße", "Grüße"),
    ]

    @Test(arguments: rows) func readsLine(_ row: Row) {
        let (value, project) = read(row.text)
        #expect(value == row.value)
        #expect(project.problems == [])
    }

    @Test func includesCountFromTheFileThatIncludes() {
        let others = ["Shared/A.xcconfig": "#include \"../B.xcconfig\"\nV = $(W)a", "B.xcconfig": "W = b"]
        let (value, project) = read("#include \"Shared/A.xcconfig\"", others)
        #expect(value == "ba")
        #expect(project.problems == [])
    }

    @Test func includedFileCountsWhereItStands() {
        let others = ["A.xcconfig": "V = included"]
        #expect(read("V = own\n#include \"A.xcconfig\"", others).value == "included")
        #expect(read("#include \"A.xcconfig\"\nV = own", others).value == "own")
    }

    @Test func missingFileIsAProblemAndAnOptionalOneIsNot() throws {
        #expect(read("#include? \"Local.xcconfig\"\nV = a").project.problems == [])
        let (value, project) = read("V = a\n#include \"Local.xcconfig\"")
        #expect(value == "a")
        let problem = try #require(project.problems.first)
        #expect(problem.kind == .missingFile && problem.losesFacts)
        #expect(problem.path == "Config/Main.xcconfig" && problem.place?.line == 2)
        #expect(problem.message == "#include \"Local.xcconfig\": there is no file Config/Local.xcconfig")
    }

    @Test func fileThatIncludesItselfIsSaidAndReadOnce() throws {
        let own = read("V = a\n#include \"Main.xcconfig\"")
        #expect(own.value == "a" && own.project.kinds == [.includeCycle])
        let others = [
            "A.xcconfig": "#include \"B.xcconfig\"", "B.xcconfig": "V = b\n#include? \"A.xcconfig\"",
        ]
        let (value, project) = read("#include \"A.xcconfig\"", others)
        #expect(value == "b" && project.kinds == [.includeCycle])
        let message = try #require(project.problems.first?.message)
        #expect(message.contains("Config/A.xcconfig → Config/B.xcconfig → Config/A.xcconfig"))
    }

    @Test func urlThatACommentCutsIsAProblemWithTheFix() throws {
        let (value, project) = read("// see https://docs.example\nV = https://api.example/v1 // the host")
        #expect(value == "https:")
        let problem = try #require(project.problems.first)
        #expect(project.problems.count == 1 && problem.kind == .commentInValue)
        #expect(problem.place?.line == 2 && problem.place?.column == 5)
        #expect(problem.message.contains("V ") && problem.message.contains("https:/$()/"))
    }

    @Test func commentBehindAValueIsNoProblem() {
        #expect(read("V = a //b").project.problems == [])
        #expect(read("V = a: // b").project.problems == [])
    }

    @Test(arguments: ["V = { a = b; }", "V = (a, b)", "V = <dict><key>a</key></dict>"])
    func dictionaryInAValueIsAProblem(_ text: String) {
        let (_, project) = read(text)
        #expect(project.kinds == [.dictionaryInSettings])
        #expect(project.problems.first?.place?.line == 1)
    }

    @Test(arguments: [
        "V", "= a", "#import \"A.xcconfig\"", "#include A.xcconfig", "1V = a", "V[sdk = a", "}",
    ])
    func strangeLineIsSaidAndTheRestRead(_ text: String) {
        let (value, project) = read(text + "\nV = a")
        #expect(value == "a")
        #expect(project.kinds == [.malformed])
        #expect(project.problems.first?.place?.line == 1)
    }

    @Test func fileThatLiesInXcodeOrOutsideIsSaid() {
        let developer = read("#include \"<DEVELOPER_DIR>/Makefiles/a.xcconfig\"").project
        #expect(developer.kinds == [.missingFile])
        #expect(read("#include \"../../a.xcconfig\"").project.kinds == [.missingFile])
        #expect(read("#include \"/etc/a.xcconfig\"").project.kinds == [.missingFile])
    }

    @Test func limitsHoldAtTheirEdge() {
        var budget = ProjectBudget()
        budget.includeDepth = 2
        let chain = ["A.xcconfig": "#include \"B.xcconfig\"", "B.xcconfig": "V = b"]
        #expect(read("#include \"A.xcconfig\"", chain, budget: budget).value == "b")
        budget.includeDepth = 1
        let deep = read("#include \"A.xcconfig\"", chain, budget: budget)
        #expect(deep.value == "none" && deep.project.kinds == [.limit])

        budget = ProjectBudget()
        budget.includes = 2
        #expect(read("#include \"A.xcconfig\"", chain, budget: budget).value == "b")
        budget.includes = 1
        #expect(read("#include \"A.xcconfig\"", chain, budget: budget).project.kinds == [.limit])

        budget = ProjectBudget()
        budget.settingsFileBytes = 5
        #expect(read("V = a", budget: budget).value == "a")
        budget.settingsFileBytes = 4
        let long = read("V = a", budget: budget).project
        #expect(long.kinds.contains(.limit) && long.problems.contains { $0.losesFacts })
    }

    @Test func filesThatIncludeTheNextTwiceAreBounded() {
        var others: [String: String] = [:]
        for index in 0..<30 {
            let line = "#include \"F\(index + 1).xcconfig\"\n"
            others["F\(index).xcconfig"] = line + line
        }
        others["F30.xcconfig"] = "V = a"
        #expect(read("#include \"F0.xcconfig\"", others).project.kinds == [.limit])
    }
}
