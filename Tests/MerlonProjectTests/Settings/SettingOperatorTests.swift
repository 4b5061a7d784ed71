// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

/// What texts with variables become. The rows were held against the build system of the Swift toolchain
/// (6.3.1), which is Xcode's: `swift build --build-system swiftbuild -v -Xswiftc '-DX_<TEXT>'` prints each.
@Suite struct SettingOperatorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var text: String
        var result: String

        init(_ text: String, _ result: String) {
            self.text = text
            self.result = result
        }

        var testDescription: String { text }
    }

    private func expand(_ text: String) -> SettingText {
        let level = BuildSettingLevel([BuildSetting("TARGET_NAME", "orc"), BuildSetting("EMPTY", "")])
        return BuildSettings([level], for: SettingContext(configuration: "Debug", sdk: nil)).expand(text)
    }

    static let rows: [Row] = [
        Row("$(N:default=/a/b.c:dir)", "/a/"),
        Row("$(N:default=/a/b.c:file)", "b.c"),
        Row("$(N:default=/a/b.c:base)", "b"),
        Row("$(N:default=/a/b.c:suffix)", ".c"),
        Row("$(N:default=b.c:dir)", "./"),
        Row("$(N:default=b:suffix)", ""),
        Row("$(N:default=b:base)", "b"),
        Row("$(N:default=.hidden:base)", ""),
        Row("$(N:default=.hidden:suffix)", ".hidden"),
        Row("$(N:default=a/b/:dir)", "a/b/"),
        Row("$(N:default=a/b/:file)", ""),
        Row("$(N:default=a.b.c:base)", "a.b"),
        Row("$(N:default=/:dir)", "/"),
        Row("$(N:default=/a/../b/./c//d:standardizepath)", "/b/c/d"),
        Row("$(N:default=a/../b:standardizepath)", "a/../b"),
        Row("$(N:default=/a/b.c:dir=/x/y)", "/x/y/b.c"),
        Row("$(N:default=b.c:dir=/x)", "/x/b.c"),
        Row("$(N:default=/a/b.c:file=z.q)", "/a/z.q"),
        Row("$(N:default=/a/b.c:base=z)", "/a/z.c"),
        Row("$(N:default=/a/b.c:suffix=.m)", "/a/b.m"),
        Row("$(N:default=/a/b.c:suffix=m)", "/a/b.m"),
        Row("$(N:default=/a/b/c:relativeto=/a)", "../.."),
        Row("$(N:default=/a/b/c:relativeto=/a/x)", "../../x"),
        Row("$(N:default=/a:relativeto=/a)", "."),
        Row("$(N:default=a/b:relativeto=a)", "a/b"),
        Row("$(N:default=/a/b:relativeto=x)", "/a/b"),
        Row("$(N:default=2Do-it.app:identifier)", "_Do_it_app"),
        Row("$(N:default=2Do-it.app:c99extidentifier)", "_Do_it_app"),
        Row("$(N:default=2Do-it.app_x:rfc1034identifier)", "-Do-it-app-x"),
        Row("$(N:default=9:rfc1034identifier)", "-"),
        Row("$(N:default=.a.:rfc1034identifier)", "-a-"),
        Row("$(N:default=Büro:identifier)", "B_ro"),
        Row("$(N:default=Büro:c99extidentifier)", "Büro"),
        Row("$(N:default=Büro:rfc1034identifier)", "B-ro"),
        Row("$(N:default=日本:c99extidentifier)", "日本"),
        Row("$(N:default=👍x:c99extidentifier)", "_x"),
        Row("$(N:default=Straße:upper)", "STRASSE"),
        Row("$(N:default=ABC:lower)", "abc"),
        Row("$(N:default=a&b;c:quote)", "a&b;c"),
        Row("$(N:default=a\"b:quote)", "a\\\"b"),
        Row("$(N:default=a b:quote)", "a\\ b"),
        Row("$(N:default=YES:not)", "NO"),
        Row("$(TARGET_NAME:not)", "YES"),
        Row("$(N:default=a(b)c)", "a(bc)"),
        Row("$(N:upper:default=xyz)", "xyz"),
        Row("$(TARGET_NAME:default=xyz)", "orc"),
        Row("$(EMPTY:default=xyz)", "xyz"),
        Row("$(TARGET_NAME:upper:lower)", "orc"),
        Row("$()", ""),
        Row("https:/$()/host.example", "https://host.example"),
        Row("${TARGET_NAME}", "orc"),
        Row("$[TARGET_NAME]", "orc"),
        Row("$TARGET_NAME", "orc"),
        Row("$TARGET_NAME/x", "orc/x"),
        Row("$TARGET_NAME-x$TARGET_NAME", "orc-xorc"),
        Row("$TARGET_NAME.x", "$TARGET_NAME.x"),
        Row("$TARGET_NAME:upper", "orc:upper"),
        Row("$NOPE/x", "$NOPE/x"),
        Row("$5.00", "$5.00"),
        Row("$$TARGET_NAME", "$TARGET_NAME"),
        Row("$$", "$"),
        Row("a$", "a$"),
        Row("$-x", "$-x"),
        Row("$(TARGET_$(N:default=NAME))", "orc"),
        Row("$(TARGET_$(N:default=NAME):upper)", "ORC"),
        Row("$(TARGET_${N:default=NAME})", "orc"),
        Row("$(N:default=$(TARGET_NAME:upper)x)", "ORCx"),
        Row("$(N:default=$(TARGET_NAME):upper)", "ORC"),
        Row("$(TARGET_NAME)$(TARGET_NAME)", "orcorc"),
    ]

    @Test(arguments: rows) func replacesAsXcodeDoes(_ row: Row) {
        let value = expand(row.text)
        #expect(value.text == row.result)
        #expect(value.issues == [])
    }

    @Test func unknownOperatorIsNamedAndPassedOver() {
        let plain = expand("$(TARGET_NAME:UPPER)")
        #expect(plain.text == "orc")
        #expect(plain.issues.map(\.kind) == [.unknownOperator("UPPER", variable: "TARGET_NAME")])
        // A URL in a default is such an operator: the operand ends at the colon.
        let url = expand("$(N:default=http://host.example)")
        #expect(url.text == "http")
        #expect(url.issues.map(\.kind) == [.unknownOperator("//host.example", variable: "N")])
    }

    @Test func variableThatNothingDefinesIsEmptyAndNamed() {
        for text in ["$(NOPE)", "${NOPE}", "$( TARGET_NAME )", "$(TARGET-NAME)", "$(NOPE:upper)"] {
            #expect(expand(text).text == "")
            #expect(expand(text).unresolved.count == 1, "\(text)")
        }
        #expect(expand("a$(NOPE)b$(NOPE)c").text == "abc")
        #expect(expand("a$(NOPE)b$(NOPE)c").unresolved == ["NOPE"])
        #expect(expand("$(TARGET_$(NOPE))").unresolved == ["NOPE", "TARGET_"])
    }

    @Test(arguments: ["$(TARGET_NAME", "$(TARGET_NAME:upper", "${TARGET_NAME)", "x$(A$(B)"])
    func variableWithoutItsBracketStaysAndIsSaid(_ text: String) {
        let value = expand(text)
        #expect(value.text == text)
        #expect(value.issues.map(\.kind) == [.unclosed(text.hasPrefix("x") ? "A" : "TARGET_NAME")])
    }

    @Test func unclosedVariablesTakeTimeInProportion() {
        let text = String(repeating: "$(", count: 60_000)
        #expect(expand(text).text == text)
    }
}
