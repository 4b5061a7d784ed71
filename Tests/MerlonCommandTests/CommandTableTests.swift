// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import merlon

@Suite struct CommandTableTests {
    @Test func namesEachCommandOnce() {
        let names = CommandTable.commands.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: CommandTable.commands)
    func namesEachOptionOnce(_ command: Command) {
        let names = command.allOptions.map(\.name)
        let letters = command.allOptions.compactMap(\.letter)
        #expect(Set(names).count == names.count)
        #expect(Set(letters).count == letters.count)
    }

    @Test func namesTheGroupOfEachCommandOfTwoWords() {
        let groups = CommandTable.groups.map(\.name)
        #expect(Set(groups) == Set(CommandTable.commands.compactMap(\.group)))
        #expect(Set(groups).count == groups.count)
        #expect(CommandTable.commands.allSatisfy { $0.words.count <= 2 && !groups.contains($0.name) })
    }

    @Test("each example is a command line that the parser takes", arguments: CommandTable.commands)
    func examplesParse(_ command: Command) throws {
        #expect(!command.examples.isEmpty)
        for example in command.examples {
            // Up to the first pipe or redirection of the shell around it.
            let line =
                example.line.split(whereSeparator: { "|><)".contains($0) }).first { $0.contains("merlon") }
                ?? ""
            let words = line.split(separator: " ").map { $0.filter { $0 != "'" } }
            #expect(words.first.map { $0.hasSuffix("merlon") } == true, "\(example.line)")
            guard case .command(let parsed, _) = try ArgumentParser.parse(Array(words.dropFirst())) else {
                Issue.record("\(example.line) asks for no command")
                continue
            }
            #expect(parsed.name == command.name)
        }
    }

    @Test("help names each option, each operand and each exit status", arguments: CommandTable.commands)
    func helpIsComplete(_ command: Command) {
        let help = HelpText.page(command)
        for option in command.allOptions { #expect(help.contains(option.spelling)) }
        if let operands = command.operands { #expect(help.contains(operands.placeholder)) }
        for note in command.exitStatuses { #expect(help.contains("  \(note.status.rawValue)  ")) }
        for line in help.split(separator: "\n") where !line.contains("merlon ") && !line.contains("--") {
            #expect(line.count <= 80, "\(line)")
        }
    }

    @Test("lines of lists begin in lower case and have no full stop", arguments: CommandTable.commands)
    func listsKeepTheStyle(_ command: Command) {
        let lines = [command.summary] + command.allOptions.map(\.help) + command.exitStatuses.map(\.meaning)
        for line in lines { #expect(!line.hasSuffix(".") && line.first?.isUppercase == false, "\(line)") }
    }
}

extension Command: CustomTestStringConvertible {
    /// The name alone.
    public var testDescription: String { name }
}
