// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import merlon

@Suite struct ConsoleTests {
    init() { signal(SIGPIPE, SIG_IGN) }

    @Test func aReaderThatWentAwayIsNoFault() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let console = console(output: pipe.fileHandleForWriting, error: .nullDevice)
        #expect(throws: Never.self) {
            try console.write("first\n")
            try console.write("second\n")
        }
    }

    @Test func whatCannotBeWrittenIsAFaultWithTheSystemsWords() throws {
        let file = try #require(FileHandle(forReadingAtPath: "/dev/null"))
        let console = console(output: file, error: .nullDevice)
        #expect(throws: CommandError.unwritable(path: "standard output", reason: "bad file descriptor")) {
            try console.write("data")
        }
    }

    @Test func textFromOutsideCannotMoveTheCursor() throws {
        let pipe = Pipe()
        console(output: .nullDevice, error: pipe.fileHandleForWriting)
            .report(.unreadable(path: "a\u{1b}[2J\u{202e}\nb", reason: "no"))
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        #expect(text == "merlon: can't read 'a\\u{1b}[2J\\u{202e}\\nb': no\n")
    }

    @Test func quietLeavesOutNotesButNotFaults() throws {
        let pipe = Pipe()
        let console = console(output: .nullDevice, error: pipe.fileHandleForWriting)
        console.isQuiet = true
        console.note("a note")
        console.report(.usage(.missingCommand))
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        #expect(!text.contains("note") && text.contains("no command given"))
    }

    @Test func whatIsNoTerminalGetsNeitherColourNorProgress() {
        let console = console(output: .nullDevice, error: .nullDevice)
        #expect(!console.colors(.auto) && console.colors(.always) && !console.colors(.never))
        #expect(console.progressLine() == nil)
        #expect(console.columns == 100)
    }

    private func console(output: FileHandle, error: FileHandle) -> Console {
        Console(
            output: OutputDescriptor(output.fileDescriptor), error: OutputDescriptor(error.fileDescriptor),
            environment: [:])
    }
}
