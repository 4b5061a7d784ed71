// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

@Suite struct PrivacyMatrixTests {
    private static let app = [
        "Payload/Shop.app/Info.plist": PlistText.info("com.shop.example"),
        "Payload/Shop.app/Frameworks/ShopKit.framework/Info.plist": PlistText.info("com.shop.example.kit"),
        "Payload/Shop.app/Frameworks/Alamofire.framework/Info.plist": PlistText.info("org.alamofire"),
    ]

    private static func report(_ files: [String: [UInt8]]) throws -> AuditReport {
        let tree = try TemporaryTree(files)
        let facts = try ArtifactReader().read(path: tree.path)
        return AuditEngine().report(
            on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
    }

    @Test func hasTheFrameworksThatDeclareNothing() throws {
        let report = try Self.report(Self.app)
        let rows = try #require(report.privacy.first?.rows)
        #expect(Set(rows.map(\.bundle)) == ["com.shop.example", "ShopKit", "Alamofire"])
        #expect(rows.allSatisfy { !$0.hasManifest })
        #expect(rows.filter(\.isDue).map(\.bundle) == ["Alamofire"])
        let missing = report.findings.filter { $0.finding.ruleID == "privacy.missing-manifest" }
        #expect(missing.map(\.finding.evidence) == ["Alamofire"])
    }

    @Test func aManifestThatCannotBeReadIsNotAMissingOne() throws {
        var files = Self.app
        for framework in ["ShopKit", "Alamofire"] {
            files["Payload/Shop.app/Frameworks/\(framework).framework/PrivacyInfo.xcprivacy"] = Array(
                "<".utf8)
        }
        let report = try Self.report(files)
        let frameworks = try #require(report.privacy.first?.rows).filter { $0.kind == .framework }
        #expect(frameworks.count == 2)
        #expect(frameworks.allSatisfy { $0.hasManifest && !$0.isReadable })
        #expect(report.findings.allSatisfy { $0.finding.ruleID != "privacy.missing-manifest" })
        #expect(report.unread.count == 2)
    }

    @Test func anAppAloneThatDeclaresNothingHasNoMatrix() throws {
        let files = Self.app.filter { !$0.key.contains("Frameworks") }
        #expect(try Self.report(files).privacy == [])
    }
}
