// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import merlon

@Suite struct GeneratedTextTests {
    @Test("each completion script names every command and option", arguments: CompletionShell.allCases)
    func completionIsComplete(_ shell: CompletionShell) {
        let script = shell.script
        for command in CommandTable.commands {
            for word in command.words { #expect(script.contains(word)) }
            for option in command.allOptions {
                #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
            }
        }
    }

    @Test("each shell that is installed takes its script", arguments: CompletionShell.allCases)
    func completionHasTheShellsSyntax(_ shell: CompletionShell) throws {
        guard let check = try SyntaxCheck.run(shell.rawValue, ["-n"], on: shell.script) else { return }
        #expect(check.status == 0, "\(check.error)")
    }

    @Test(
        "bash completes what the table says",
        arguments: [
            (["merlon", "exp"], 1, ["explain"]),
            (["merlon", "audit", "--form"], 2, ["--format"]),
            (["merlon", "audit", "--format", "sa"], 3, ["sarif"]),
            (["merlon", "audit", "--format", "=", "js"], 4, ["json"]),
            (
                ["merlon", "audit", "--format", "="], 3,
                AuditFormat.allCases.map(\.rawValue)
            ),
            (["merlon", "audit", "App"], 2, []),
            (["merlon", "pol"], 1, ["policy"]),
            (["merlon", "policy", "sch"], 2, ["schema"]),
            (["merlon", "policy", "check", "--form"], 3, ["--format"]),
            (["merlon", "policy", "check", "--format", "js"], 4, ["json"]),
            (["merlon", "completion", "f"], 2, ["fish"]),
        ] as [([String], Int, [String])])
    func bashCompletes(_ words: [String], _ current: Int, _ expected: [String]) throws {
        let script = """
            \(CompletionShell.bash.script)
            COMP_WORDS=(\(words.map(shellQuoted).joined(separator: " "))) COMP_CWORD=\(current)
            _merlon
            echo "${COMPREPLY[*]}"
            """
        guard let check = try SyntaxCheck.run("bash", [], on: script) else { return }
        #expect(check.output == expected.joined(separator: " ") + "\n", "\(check.error)")
    }

    @Test("groff finds nothing to warn about in a manual page", arguments: CommandTable.commands)
    func manualPagesAreClean(_ command: Command) throws {
        let groups = CommandTable.groups.map(ManualPage.page)
        for page in [ManualPage.page(command), ManualPage.overview()] + groups {
            guard let check = try SyntaxCheck.run("groff", ["-ww", "-man", "-Tutf8"], on: page) else {
                return
            }
            #expect(check.status == 0 && check.error.isEmpty, "\(check.error)")
            #expect(check.output.contains("merlon"))
        }
    }

    @Test("a manual page names each option and each example", arguments: CommandTable.commands)
    func manualPagesAreComplete(_ command: Command) {
        let page = ManualPage.page(command).replacing("\\-", with: "-")
        for option in command.allOptions { #expect(page.contains("--\(option.name)")) }
        for example in command.examples { #expect(page.contains(example.line.prefix(12))) }
    }
}
