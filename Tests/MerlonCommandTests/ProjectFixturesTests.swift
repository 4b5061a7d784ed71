// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonTuist
import Testing

/// The projects that `script/make-projects` makes, one of each kind, and the transport security that each
/// target will get in each configuration as a table.
@Suite struct ProjectFixturesTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        /// The folder that the script makes.
        var name: String
        /// The kind that the program names.
        var kind: String
        /// The effective `NSAppTransportSecurity` by `target/configuration`; nil where there is none.
        var expected: [String: String?]
        /// What is to say of the project, by rule.
        var findings: [String] = []

        var testDescription: String { name }
    }

    private static let transparency =
        #"{"NSExceptionDomains":{"cdn.shop.example":{"NSRequiresCertificateTransparency":true}}}"#
    private static let legacy =
        #"{"NSExceptionDomains":{"legacy.shop.example":{"NSExceptionAllowsInsecureHTTPLoads":true}}}"#
    private static let media =
        #"{"NSAllowsArbitraryLoads":false,"NSExceptionDomains":{"media.shop.example":{"NSExceptionAllowsInsecureHTTPLoads":true}}}"#
    private static let packager =
        #"{"NSExceptionDomains":{"localhost":{"NSExceptionAllowsInsecureHTTPLoads":true}}}"#
    private static let widget =
        #"{"NSAllowsLocalNetworking":true,"NSExceptionDomains":{"api.shop.example":{"NSExceptionMinimumTLSVersion":"TLSv1.1"},"help.shop.example":{"NSExceptionAllowsInsecureHTTPLoads":true}}}"#

    private static func recent(_ host: String) -> String {
        #"{"NSExceptionDomains":{"\#(host)":{"NSExceptionMinimumTLSVersion":"TLSv1.3","NSIncludesSubdomains":true}}}"#
    }

    static let fixtures = [
        Fixture(
            name: "xcode", kind: "xcode",
            expected: [
                "Shop/Debug":
                    #"{"NSAllowsLocalNetworking":true,"NSExceptionDomains":{"localhost":{"NSExceptionAllowsInsecureHTTPLoads":true}}}"#,
                "Shop/Staging":
                    #"{"NSExceptionDomains":{"staging.shop.example":{"NSExceptionMinimumTLSVersion":"TLSv1.1"}}}"#,
                "Shop/Release": nil,
                "Widget/Debug": transparency, "Widget/Staging": transparency, "Widget/Release": transparency,
                "Wrist/Debug": nil, "Wrist/Staging": nil, "Wrist/Release": nil,
            ], findings: ["project.debug-only-loosening", "project.release-looser"]),
        Fixture(
            name: "xcodegen", kind: "xcodegen",
            expected: [
                "Shop/Debug": recent("localhost"), "Shop/Beta": recent("beta.shop.example"),
                "Shop/Release": recent("api.shop.example"),
                "Share/Debug": #"{"NSAllowsLocalNetworking":true}"#, "Share/Beta": nil, "Share/Release": nil,
            ], findings: ["project.debug-only-loosening"]),
        Fixture(
            name: "expo", kind: "expo", expected: ["Shop/Debug": media, "Shop/Release": media]),
        Fixture(
            name: "react-native", kind: "xcode",
            expected: ["Shop/Debug": packager, "Shop/Release": packager],
            findings: ["project.template-default"]),
        Fixture(
            name: "cordova", kind: "cordova", expected: ["Shop/Debug": widget, "Shop/Release": widget]),
    ]

    static let tuist = Fixture(
        name: "tuist", kind: "tuist",
        expected: [
            "Shop/Debug": legacy, "Shop/Beta": legacy, "Shop/Release": legacy,
            "Widget/Debug": #"{"NSAllowsArbitraryLoadsInWebContent":true}"#, "Widget/Beta": nil,
            "Widget/Release": nil,
            "Tools/Debug": nil, "Tools/Beta": nil, "Tools/Release": nil,
        ], findings: ["project.debug-only-loosening"])

    @Test(arguments: fixtures + (TuistManifests.areRead ? [tuist] : []))
    func everyTargetGetsWhatTheTableSays(_ fixture: Fixture) throws {
        let run = try MadeProjects.use { folder in
            try BuiltProgram().run(
                ["project", fixture.name, "--format", "json"], in: folder, input: nil, environment: [:])
        }
        #expect(run.status == 0 && run.error == "")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        #expect(answer.projects.map(\.kind) == [fixture.kind])
        var found: [String: String?] = [:]
        for target in answer.projects.flatMap(\.targets) {
            for build in target.builds {
                #expect(build.unresolved == [])
                found["\(target.name)/\(build.configuration)"] = .some(try build.ats?.text)
            }
        }
        #expect(found == fixture.expected)
        #expect(Set(answer.findings.map(\.ruleId)).sorted() == fixture.findings)
    }

    @Test func theScriptMakesTheSameBytesEachTime() throws {
        let made = try MadeProjects.use(MadeProjects.files(in:))
        #expect(made.count > 20)
        #expect(try MadeProjects.use(MadeProjects.files(in:)) == made)
    }
}

/// The projects that a run of the script makes.
private enum MadeProjects {
    /// Runs the script, and hands the folder that it made to `work`.
    static func use<T>(_ work: (URL) throws -> T) throws -> T {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "merlon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = try Process.run(
            package.appendingPathComponent("script/make-projects"), arguments: [folder.path])
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try work(folder)
    }

    /// The bytes of all files in `folder`, by path.
    static func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let url = folder.appendingPathComponent(path)
            if !url.hasDirectoryPath { files[path] = try Data(contentsOf: url) }
        }
        return files
    }
}

/// What `merlon project --format json` says, as far as the table goes.
private struct Answer: Decodable {
    struct Project: Decodable {
        var kind: String
        var targets: [Target]
    }

    struct Target: Decodable {
        var name: String
        var builds: [Build]
    }

    struct Build: Decodable {
        var configuration: String
        var ats: Value?
        var unresolved: [String]
    }

    struct Finding: Decodable {
        var ruleId: String
    }

    var projects: [Project]
    var findings: [Finding]
}

/// A dictionary, a boolean or a text: what transport security is made of.
private enum Value: Codable {
    case boolean(Bool)
    case dictionary([String: Value])
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .dictionary(try container.decode([String: Value].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .boolean(let boolean): try container.encode(boolean)
        case .dictionary(let dictionary): try container.encode(dictionary)
        case .text(let text): try container.encode(text)
        }
    }

    /// The value in one line, keys in order.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
