// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct ArtifactReaderTests {
    @Test(arguments: [
        ("XML", PlistText.info("shop", open: true)),
        (
            "JSON",
            Array(
                #"{"CFBundleIdentifier": "shop", "NSAppTransportSecurity": {"NSAllowsArbitraryLoads": true}}"#
                    .utf8)
        ),
    ])
    func readsOnePropertyListFromAFileAndFromStandardInput(_ form: String, _ bytes: [UInt8]) throws {
        let tree = try TemporaryTree(["anything": bytes])
        let fromFile = try ArtifactReader().read(path: tree.path + "/anything")
        let fromInput = ArtifactReader().readStandardInput(bytes)
        #expect(fromFile.kind == .propertyList)
        #expect(fromInput.kind == .standardInput)
        for facts in [fromFile, fromInput] {
            let bundle = try #require(facts.bundles.first)
            #expect(bundle.kind == .loosePropertyList)
            #expect(bundle.identifier == "shop")
            #expect(bundle.infoPlist?.ats?.allowsArbitraryLoads?.boolean == true)
            #expect(bundle.location == Location(path: ""))
            #expect(facts.problems == [])
            #expect(facts.coverage.bytes == bytes.count)
        }
    }

    @Test func readsAnArchiveFromStandardInput() {
        let ipa = ZipBuilder(.init("Payload/Shop.app/Info.plist", PlistText.info("shop"))).bytes
        let facts = ArtifactReader().readStandardInput(ipa)
        #expect(facts.kind == .standardInput)
        #expect(facts.bundles.first?.location.member == "Payload/Shop.app")
    }

    @Test func findsTheArchiveBehindAProgramThatUnpacksItself() throws {
        var zip = ZipBuilder(.init("Payload/Shop.app/Info.plist", PlistText.info("shop")))
        zip.prefix = Array("MZ a stub".utf8)
        let facts = ArtifactReader().readStandardInput(zip.bytes)
        #expect(facts.bundles.map(\.identifier) == ["shop"])
        #expect(facts.problems.map(\.kind) == [.gap])
    }

    @Test func saysWhatCannotBeReadAtAll() throws {
        let tree = try TemporaryTree()
        #expect(throws: ArtifactError.notFound(path: tree.path + "/none")) {
            try ArtifactReader().read(path: tree.path + "/none")
        }
        #expect(throws: ArtifactError.notAFileOrDirectory(path: "/dev/null")) {
            try ArtifactReader().read(path: "/dev/null")
        }
    }

    @Test func takesALinkAsTheOperand() throws {
        let tree = try TemporaryTree(["real/Info.plist": PlistText.info("shop")])
        try tree.link("link", to: "real")
        #expect(try ArtifactReader().read(path: tree.path + "/link").bundles.map(\.identifier) == ["shop"])
    }

    @Test func countsWhatItSawAndWhatNoRuleConcerns() throws {
        let plist = PlistText.info("shop")
        let machO = MachOBuilder().bytes() + [UInt8](repeating: 0, count: 10_000)
        let facts = ArtifactReader().readStandardInput(
            ZipBuilder(
                .init("Payload/"), .init("Payload/Main.app/Info.plist", plist, deflated: true),
                .init("Payload/Main.app/Main", machO), .init("Payload/Main.app/a.png", [1, 2, 3]),
                .init("Payload/Main.app/b.png", [1, 2, 3])
            ).bytes)
        // The archive itself, and four members that are no directories.
        #expect(facts.coverage.files == 5)
        #expect(facts.coverage.notApplicable == 2)
        // Of the executable the headers alone.
        #expect((plist.count + 1..<plist.count + 10_000).contains(facts.coverage.bytes))
    }

    @Test func reportsItsProgress() throws {
        let tree = try TemporaryTree([
            "a/Info.plist": PlistText.info("a"), "b/Info.plist": PlistText.info("b"),
        ])
        let seen = Recorder()
        _ = try ArtifactReader(progress: { seen.append($0.location.path) }).read(path: tree.path)
        #expect(seen.values == ["a/Info.plist", "b/Info.plist"])
    }

    /// A list that a callback adds to; the reader calls it on the caller's own thread.
    private final class Recorder: @unchecked Sendable {
        private(set) var values: [String] = []

        func append(_ value: String) { values.append(value) }
    }
}
