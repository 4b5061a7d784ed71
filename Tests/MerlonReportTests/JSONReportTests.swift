// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonReport
import Testing

struct JSONReportTests {
    @Test(
        .enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"),
        arguments: SampleReports.all)
    func isValidAgainstItsSchema(_ sample: Sample<AuditReport>) throws {
        let document = JSONReport.render(sample.value)
        #expect(try SchemaValidator(ours: "audit.schema.json").problems(of: document) == [])
    }

    @Test(.enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"))
    func schemaRefusesWhatItDoesNotDescribe() throws {
        let document = JSONReport.render(SampleReports.clean)
        let validator = SchemaValidator(ours: "audit.schema.json")
        #expect(try !validator.problems(of: document.replacing("\"clean\"", with: "\"fine\"")).isEmpty)
        #expect(
            try !validator.problems(of: document.replacing("\"threshold\"", with: "\"treshold\"")).isEmpty)
    }

    @Test func hasTheMembersThatOthersBuildOn() throws {
        let document = try object(JSONReport.render(SampleReports.findingsAndUnread))
        #expect(document["schemaVersion"] as? Int == 1)
        #expect(document["status"] as? String == "findings")
        #expect((document["unread"] as? [[String: Any]])?.count == 1)
        let finding = try #require((document["findings"] as? [[String: Any]])?.first)
        #expect(finding["ruleId"] as? String == "ats.arbitrary-loads")
        #expect(finding["severity"] as? String == "high")
        #expect(finding["confidence"] as? String == "high")
        #expect(finding["taxa"] as? [String] == SampleReports.rules[0].taxa)
        #expect(finding["approval"] is NSNull)
        #expect(finding["fingerprint"] as? String == String(repeating: "a", count: 64))
        let location = try #require((finding["locations"] as? [[String: Any]])?.first)
        #expect(location["path"] as? String == "Storefront.ipa")
        #expect(location["member"] as? String == "Payload/Storefront.app/Info.plist")
        #expect(location["keyPath"] as? String == "NSAppTransportSecurity.NSAllowsArbitraryLoads")
        #expect(
            location["keyPathSteps"] as? [String] == ["NSAppTransportSecurity", "NSAllowsArbitraryLoads"])
        #expect(location["line"] as? Int == 41)
        #expect(location["endColumn"] as? Int == 16)
    }

    @Test(.enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"))
    func whatBundlesMayLoadIsValidToo() throws {
        let validator = SchemaValidator(ours: "audit.schema.json")
        for sample in [try HTMLSamples.rich(), try HTMLSamples.hostile()] {
            var report = SampleReports.clean
            report.access = sample.access
            let document = JSONReport.render(report)
            #expect(try validator.problems(of: document) == [])
            #expect(try object(document)["access"] != nil)
            let broken = document.replacing("\"any-other\"", with: "\"any\"")
            #expect(try !validator.problems(of: broken).isEmpty)
        }
    }

    @Test func saysWhatEachBundleMayLoad() throws {
        let document = try object(JSONReport.render(try HTMLSamples.rich()))
        let access = try #require(document["access"] as? [String: Any])
        let bundles = try #require(access["bundles"] as? [[String: Any]])
        #expect(bundles.map { $0["isReadable"] as? Bool } == [true, true, true, true, false])
        let app = try #require(bundles.first)
        #expect(app["identifier"] as? String == "com.shop.example.Shop")
        #expect((app["location"] as? [String: Any])?["member"] as? String == "Payload/Shop.app")
        #expect((app["system"] as? [String: Any])?["linkedSDK"] as? String == "18.2")
        let hosts = try #require(app["hosts"] as? [[String: Any]])
        let cdn = try #require(hosts.first { $0["host"] as? String == "cdn.shop.example" })
        #expect(cdn["origin"] as? String == "exception")
        let loaders = try #require(cdn["loaders"] as? [[String: Any]])
        #expect(loaders.map { $0["loader"] as? String } == ["urlsession", "web", "media"])
        #expect(loaders[0]["http"] as? String == "allowed")
        #expect(loaders[0]["isExempt"] as? Bool == false)
        #expect(hosts.last?["host"] as? String == "203.0.113.7")
        #expect(hosts.last?["origin"] as? String == "address")
    }

    @Test func countsWhatTheMatrixLeavesOut() throws {
        var report = SampleReports.clean
        report.access = AccessMatrix()
        #expect(try object(JSONReport.render(report))["access"] == nil)
        report.access?.leftOut.bundles = 3
        report.access?.leftOut.hosts = 7
        let access = try #require(try object(JSONReport.render(report))["access"] as? [String: Any])
        #expect(access["leftOut"] as? [String: Int] == ["bundles": 3, "hosts": 7])
    }

    @Test func leavesUnreadOutWhereEverythingWasRead() throws {
        #expect(try object(JSONReport.render(SampleReports.clean))["unread"] == nil)
    }

    @Test func keepsTheValueOfWhatItEscapes() throws {
        let text = JSONReport.render(SampleReports.hostile)
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(!text.unicodeScalars.contains("\u{9B}"))
        let finding = try #require((try object(text)["findings"] as? [[String: Any]])?.first)
        #expect(finding["message"] as? String == SampleReports.hostile.findings[0].finding.message)
        #expect(finding["evidence"] as? String == SampleReports.hostile.findings[0].finding.evidence)
    }

    @Test func equalReportsGiveEqualBytes() {
        #expect(JSONReport.render(SampleReports.hostile) == JSONReport.render(SampleReports.hostile))
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
