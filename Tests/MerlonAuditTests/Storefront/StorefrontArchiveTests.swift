// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct StorefrontArchiveTests {
    @Test func staysBelow300Kilobytes() throws {
        let files = try Storefront.files(of: Storefront.archive)
        #expect(files.count == 22)
        #expect(files.values.reduce(0) { $0 + $1.count } < 300_000)
    }

    @Test(arguments: [
        ("Info.plist", PropertyListDocument.Format.xml),
        (Storefront.app + "/Info.plist", .binary),
    ])
    func propertyListsHaveTheFormsThatXcodeGivesThem(path: String, format: PropertyListDocument.Format) throws
    {
        let document = try PropertyListReader.read(Storefront.bytes(path))
        #expect(document.format == format)
        #expect(document.anomalies.isEmpty)
    }

    @Test(
        .enabled("made again only by the linker that made the archive (linker-version.txt)") {
            try Storefront.linkerVersion() == Storefront.recordedLinkerVersion()
        })
    func madeAgainItHasTheSameBytes() throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("storefront-\(UUID())")
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try Storefront.run("script/make-storefront", [output.path])
        #expect(run.status == 0)
        let made = try Storefront.files(of: output)
        let committed = try Storefront.files(of: Storefront.archive)
        #expect(made.keys.sorted() == committed.keys.sorted())
        for (path, bytes) in committed {
            #expect(made[path] == bytes, "\(path) differs: run script/make-storefront and commit the result")
        }
    }
}

extension Storefront {
    /// What `ld64.lld --version` prints, or nil where there is none beside the Swift compiler.
    fileprivate static func linkerVersion() throws -> String? {
        let command = "\"$(dirname \"$(readlink -f \"$(command -v swiftc)\")\")/ld64.lld\" --version"
        let run = try run("/bin/sh", ["-c", command])
        return run.status == 0 ? run.output : nil
    }

    fileprivate static func recordedLinkerVersion() throws -> String {
        try String(contentsOf: sources.appendingPathComponent("linker-version.txt"), encoding: .utf8)
    }

    /// Runs a program in the package's folder; its standard error goes where the tests' goes.
    fileprivate static func run(
        _ program: String, _ arguments: [String]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program, relativeTo: package)
        process.arguments = arguments
        process.currentDirectoryURL = package
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
