// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// Whatever an app has, the reader of policies takes the draft of it.
@Suite struct DraftReadingTests {
    @Test func acceptsTheDraftOfTheExample() throws {
        let files = try Storefront.files(of: Storefront.archive).filter { $0.key.hasSuffix("Info.plist") }
        #expect(!files.isEmpty)
        for (name, data) in files { try expectAccepted(Array(data), name) }
    }

    @Test(.enabled(if: !DraftReading.corpus.isEmpty))
    func acceptsTheDraftsOfPublicApps() throws {
        for file in DraftReading.corpus {
            try expectAccepted(Array(try Data(contentsOf: file)), file.lastPathComponent)
        }
    }

    @Test(arguments: 0..<12)
    func acceptsTheDraftOfAnyDictionary(seed: Int) throws {
        for number in 0..<25 {
            var random = RandomSettings(seed: UInt64(seed * 1_000 + number))
            let bytes = random.infoPlist()
            try expectAccepted(bytes, "seed \(seed), number \(number)")
        }
    }

    @Test func acceptsTheDraftOfMoreThanAPolicyHolds() throws {
        let name = String(repeating: "x", count: 800_000)
        let entries = ["A", "B", "C"].map {
            "<key>$(\($0)\(name))</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>"
        }
        let draft = try expectAccepted(
            PlistText.xml(
                "<key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict>"
                    + "\(entries.joined())</dict></dict>"), "three long names")
        #expect(draft.policy.exceptions.count == 1)
        #expect(
            draft.notes.last == "left out: the last 2 exceptions and pinned hosts, more than a policy takes")
    }

    @discardableResult
    private func expectAccepted(_ bytes: [UInt8], _ name: String) throws -> PolicyDraft {
        let location = Location(path: "App/\u{2028}x: [\n/Info.plist")
        var bundle = BundleFacts(kind: .loosePropertyList, location: location)
        let document = try PropertyListReader.read(bytes)
        bundle.identifier = document.root["CFBundleIdentifier"]?.string
        bundle.infoPlist = InfoPlistFacts(location: location, document: document)
        var facts = AuditFacts(operand: "App", kind: .directory)
        facts.bundles = [bundle]
        let draft = PolicyDraft([facts], today: try #require(PolicyDay("2026-11-30")))
        try DraftReading.expectAccepted(draft, name)
        return draft
    }
}

/// Holds a draft against the reader.
enum DraftReading {
    /// Info.plists of public apps, where they lie beside the sources.
    static let corpus: [URL] = {
        let folder = Storefront.package.deletingLastPathComponent().appendingPathComponent(
            "shared/corpus/plists")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "plist" }
    }()

    /// Expects that the reader takes `draft` as it is written, and as it was meant.
    static func expectAccepted(_ draft: PolicyDraft, _ name: String = "") throws {
        let text = PolicyWriter.yaml(draft.policy, heading: ["Drafted."], notes: draft.notes)
        do {
            let policy = try PolicyReader.read(Array(text.utf8), path: "merlon.yml").policy
            #expect(policy.appName == draft.policy.appName, "\(name)")
            #expect(policy.exceptions.map(\.domain) == draft.policy.exceptions.map(\.domain), "\(name)")
            #expect(policy.hosts.map(\.pins) == draft.policy.hosts.map(\.pins), "\(name)")
        } catch {
            Issue.record("\(name): \(error)\n\(text.prefix(4_000))")
        }
    }
}
