// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// Programs without a bundle.
@Suite struct ToolTests {
    private static func tool(_ plist: [UInt8]?) -> [UInt8] {
        MachOBuilder(
            commands: [.buildVersion(platform: 1, minimum: 0x000E_0000, sdk: 0x001A_0000)],
            sections: plist.map { [("__info_plist", $0)] } ?? [],
            signature: MachOBuilder.signature([.directory(identifier: "tool.example", team: "TEAM123456")])
        ).bytes()
    }

    private static let open = PlistText.xml(
        """
        <key>CFBundleIdentifier</key><string>example.tool</string>
        <key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>
        """)

    private static func findings(_ facts: AuditFacts) -> [String] {
        let report = AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
        return report.findings.map(\.finding.ruleID)
    }

    @Test func anOperandIsReadWithItsOwnInfoPlist() throws {
        let tree = try TemporaryTree(["tool": Self.tool(Self.open)])
        let facts = try ArtifactReader().read(path: tree.path + "/tool")
        #expect(facts.kind == .program)
        #expect(facts.bundles.map(\.kind) == [.tool])
        #expect(facts.bundles.first?.identifier == "example.tool")
        #expect(facts.bundles.first?.executable?.platform == .macOS)
        #expect(facts.unread.isEmpty)
        #expect(Self.findings(facts).contains("ats.arbitrary-loads"))
    }

    @Test func zerosBehindThePropertyListAreNoPartOfIt() throws {
        let tree = try TemporaryTree(["tool": Self.tool(Self.open + [0, 0, 0])])
        let facts = try ArtifactReader().read(path: tree.path + "/tool")
        #expect(facts.bundles.first?.infoPlist?.ats?.allowsArbitraryLoads?.boolean == true)
    }

    @Test func aProgramWithoutOneIsReadAllTheSame() throws {
        let tree = try TemporaryTree(["tool": Self.tool(nil)])
        let facts = try ArtifactReader().read(path: tree.path + "/tool")
        #expect(facts.bundles.first?.identifier == "tool.example")
        #expect(facts.bundles.first?.infoPlist == nil)
        #expect(facts.unread.isEmpty)
    }

    @Test func aDamagedPropertyListIsSaid() throws {
        let tree = try TemporaryTree(["tool": Self.tool(Array("<plist><dict>".utf8))])
        let facts = try ArtifactReader().read(path: tree.path + "/tool")
        #expect(facts.bundles.count == 1)
        #expect(facts.unread.count == 1)
        #expect(facts.unread.first?.reason.contains("Info.plist in the program") == true)
    }

    @Test func everyTruncationIsReadOrSaid() throws {
        let bytes = Self.tool(Self.open)
        for count in stride(from: 8, to: bytes.count, by: 7) {
            let facts = ArtifactReader().readStandardInput(Array(bytes[..<count]))
            #expect(!facts.unread.isEmpty, "\(count) of \(bytes.count) bytes")
        }
    }

    @Test func aFolderIsSearchedForPrograms() throws {
        let tree = try TemporaryTree([
            "bin/tool": Self.tool(Self.open), "bin/other": Self.tool(nil), "README": Array("words".utf8),
        ])
        let facts = try ArtifactReader().read(path: tree.path)
        #expect(facts.bundles.map(\.location.path) == ["bin/tool"])
    }

    @Test func aMacAppsHelperIsReadBesideTheApp() throws {
        let tree = try TemporaryTree([
            "App.app/Contents/Info.plist": PlistText.xml(
                "<key>CFBundlePackageType</key><string>APPL</string><key>CFBundleExecutable</key><string>App</string>"
            ),
            "App.app/Contents/MacOS/App": Self.tool(nil),
            "App.app/Contents/MacOS/helper": Self.tool(Self.open),
            "App.app/Contents/Resources/other": Self.tool(Self.open),
        ])
        let facts = try ArtifactReader().read(path: tree.path + "/App.app")
        #expect(facts.bundles.map(\.kind) == [.app, .tool])
        #expect(facts.bundles.last?.parent == 0)
        #expect(facts.bundles.last?.location.path == "Contents/MacOS/helper")
    }

    @Test func anInfoPlistIsReadUpToTheBudget() throws {
        var budget = MachOBudget()
        budget.infoPlistBytes = Self.open.count
        #expect(try MachOReader.read(Self.tool(Self.open), budget: budget).infoPlist == Self.open)
        budget.infoPlistBytes -= 1
        let facts = try MachOReader.read(Self.tool(Self.open), budget: budget)
        #expect(facts.infoPlist == nil)
        #expect(
            facts.problems == [
                .limit(.infoPlistBytes, found: Self.open.count, limit: Self.open.count - 1)
            ])
    }
}
