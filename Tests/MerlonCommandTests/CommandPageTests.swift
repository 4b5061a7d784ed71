// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import merlon

/// `docs/cli.md` is what the program's help says. `MERLON_UPDATE_DOCS=1` writes it anew.
@Suite struct CommandPageTests {
    @Test func pageOfTheCommandsIsInStep() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/cli.md")
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try Data(page.utf8).write(to: url)
        }
        #expect(
            try String(contentsOf: url, encoding: .utf8) == page,
            "run MERLON_UPDATE_DOCS=1 script/test --filter CommandPageTests")
    }

    private var page: String {
        var text = """
            # Commands

            This page is the program's own help. Data goes to standard output and all else to standard error;
            `-` reads standard input; nothing is coloured where `NO_COLOR` is set. A reader that goes away
            (`merlon … | head`) ends the output without a word and does not change the exit status.

            """
        for command in CommandTable.commands {
            text += "\n## merlon \(command.name)\n\n```\n\(HelpText.page(command))```\n"
        }
        return text
    }
}
