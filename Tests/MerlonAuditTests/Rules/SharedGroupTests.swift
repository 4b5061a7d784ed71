// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct SharedGroupTests {
    private static let group =
        "<key>com.apple.security.application-groups</key><array><string>group.shop.example</string></array>"

    /// An app with extensions at `points`, all of which have one app group.
    private static func facts(_ points: [String]) throws -> AuditFacts {
        let executable = try SignedExample { $0.entitlements = group }.executable()
        var facts = AuditFacts(operand: "Shop.app", kind: .bundle)
        var app = BundleFacts(kind: .app, location: Location(path: ""))
        app.executable = executable
        facts.bundles = [app]
        for point in points {
            var own = BundleFacts(kind: .appExtension, location: Location(path: "PlugIns/\(point)"))
            own.executable = executable
            own.parent = 0
            let text = "<plist version=\"1.0\"><dict>\(SignedExample.point(point))</dict></plist>"
            own.infoPlist = InfoPlistFacts(
                location: own.location, document: try PropertyListReader.read(Array(text.utf8)))
            facts.bundles.append(own)
        }
        return facts
    }

    @Test func aContainerForTheHandOverAloneIsOfLowConfidence() throws {
        let findings = ExtensionContainer().check(try Self.facts(["com.apple.share-services"]))
        #expect(findings.map(\.confidence) == [.low])
        #expect(findings.map(\.message) == ["a share extension has the app's group group.shop.example"])
    }

    @Test func aContainerThatFurtherBundlesHaveIsOfMediumConfidence() throws {
        let points = ["com.apple.share-services", "com.apple.widgetkit-extension"]
        let findings = ExtensionContainer().check(try Self.facts(points))
        #expect(findings.map(\.confidence) == [.medium])
        #expect(
            findings.map(\.message) == [
                "a share extension has the app's group group.shop.example, which 1 more bundle has too"
            ])
    }

    @Test func aGroupCountsOnceForEachBundle() throws {
        #expect(try Self.facts([]).groupMembers == ["group.shop.example": 1])
        #expect(try Self.facts(["com.apple.share-services"]).groupMembers == ["group.shop.example": 2])
    }

    @Test func nothingIsSaidOfAGroupOfOneBesideAnExecutableThatWasNotRead() throws {
        var facts = try Self.facts([])
        #expect(GroupOfOne().check(facts).map(\.confidence) == [.low])
        facts.bundles.append(BundleFacts(kind: .appExtension, location: Location(path: "PlugIns/Share")))
        #expect(GroupOfOne().check(facts).isEmpty)
    }
}
