// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import merlon

@Suite final class ReportFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("merlon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func replacesAFileAndKeepsItsPermissions() throws {
        let file = folder.appendingPathComponent("report.json")
        try Data("old and longer".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try ReportFile.write("new", to: file.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.json"])
    }

    @Test func aSymbolicLinkKeepsPointingWhereItDoes() throws {
        let file = folder.appendingPathComponent("report.json")
        let link = folder.appendingPathComponent("latest.json")
        try Data().write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        try ReportFile.write("new", to: link.path)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    }

    @Test func aDeviceIsWrittenToAndStaysADevice() throws {
        try ReportFile.write("gone", to: "/dev/null")
        #expect(!FileManager.default.fileExists(atPath: "/dev/null.XXXXXX"))
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test("what can't be written leaves nothing behind", arguments: ["", "missing/report.json"])
    func refuses(_ name: String) throws {
        let path = name.isEmpty ? folder.path : folder.appendingPathComponent(name).path
        #expect(throws: CommandError.self) { try ReportFile.write("text", to: path) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
