// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import merlon

@Suite struct ArgumentParserTests {
    @Test(
        "refuses a command line that it can't understand",
        arguments: [
            ([], .missingCommand),
            (["adit"], .unknownCommand("adit", suggestion: "audit")),
            (["teleport"], .unknownCommand("teleport", suggestion: nil)),
            (["--verison"], .unknownOption("--verison", command: nil, suggestion: "--version")),
            (["--format", "json", "audit", "x"], .unknownOption("--format", command: nil, suggestion: nil)),
            (["policy"], .missingSubcommand("policy", ["check", "explain", "schema"])),
            (["generate"], .missingSubcommand("generate", ["info-plist", "review-notes"])),
            (["policy", "chekc"], .unknownCommand("policy chekc", suggestion: "policy check")),
            (["policy", "check", "a", "b"], .unexpectedOperand("b", command: "policy check")),
            (["audit"], .missingOperand("PATH", command: "audit")),
            (["audit", "--"], .missingOperand("PATH", command: "audit")),
            (
                ["audit", "x", "--fromat", "json"],
                .unknownOption("--fromat", command: "audit", suggestion: "--format")
            ),
            (
                ["audit", "x", "--form", "json"],
                .unknownOption("--form", command: "audit", suggestion: "--format")
            ),
            (["audit", "x", "-z"], .unknownOption("-z", command: "audit", suggestion: nil)),
            (
                ["audit", "x", "--format"],
                .missingValue(
                    "--format", placeholder: AuditFormat.allCases.map(\.rawValue).joined(separator: "|"),
                    command: "audit")
            ),
            (
                ["audit", "x", "--output", "--format", "json"],
                .missingValue("--output", placeholder: "FILE", command: "audit")
            ),
            (["audit", "x", "--output="], .missingValue("--output", placeholder: "FILE", command: "audit")),
            (["audit", "x", "--quiet=yes"], .unexpectedValue("--quiet")),
            (["audit", "x", "--format", "json", "--format=sarif"], .repeatedOption("--format")),
            (["audit", "x", "-q", "--quiet"], .repeatedOption("--quiet")),
            (
                ["audit", "x", "--format", "jsn"],
                .valueNotAllowed(
                    "--format", value: "jsn", allowed: AuditFormat.allCases.map(\.rawValue),
                    suggestion: "json")
            ),
            (["rules", "a", "b"], .unexpectedOperand("b", command: "rules")),
            (["explain", "x", "--ios", "17", "--macos", "14"], .conflictingOptions("--ios", "--macos")),
            (["explain", "x", "--app", "a", "--ats", "b"], .conflictingOptions("--app", "--ats")),
        ] as [([String], UsageFault)])
    func refuses(_ words: [String], _ fault: UsageFault) {
        #expect(throws: CommandError.usage(fault)) { try ArgumentParser.parse(words) }
    }

    @Test(
        "reads an option's value in each way of writing it",
        arguments: [
            ["--format", "json", "App.ipa"], ["--format=json", "App.ipa"], ["-f", "json", "App.ipa"],
            ["-fjson", "App.ipa"], ["App.ipa", "--format", "json"], ["-qf", "json", "App.ipa"],
            ["--format=json", "--", "App.ipa"],
        ])
    func readsValues(_ words: [String]) throws {
        let arguments = try parsed(["audit"] + words)
        #expect(arguments.value(AuditCommand.format) == "json")
        #expect(arguments.operands == ["App.ipa"])
    }

    @Test func takesWordsAfterTwoDashesAsOperands() throws {
        #expect(try parsed(["audit", "--", "--format", "-", "--"]).operands == ["--format", "-", "--"])
    }

    @Test func takesALoneDashAsAnOperand() throws {
        #expect(try parsed(["audit", "-"]).operands == ["-"])
    }

    @Test func takesAValueThatBeginsWithADash() throws {
        #expect(try parsed(["explain", "--error", "-1022"]).value(ExplainCommand.error) == "-1022")
    }

    @Test func keepsAnEqualsSignInAValue() throws {
        #expect(try parsed(["audit", "x", "--output=a=b"]).value(.output) == "a=b")
    }

    @Test(arguments: [["audit", "--help"], ["audit", "-h"], ["audit", "x", "-qh"]])
    func helpWinsOverWhatIsMissing(_ words: [String]) throws {
        guard case .help(.command(let command)) = try ArgumentParser.parse(words) else {
            Issue.record("no help")
            return
        }
        #expect(command.name == "audit")
    }

    private func parsed(_ words: [String]) throws -> Arguments {
        guard case .command(_, let arguments) = try ArgumentParser.parse(words) else {
            Issue.record("not a command")
            return Arguments()
        }
        return arguments
    }
}
