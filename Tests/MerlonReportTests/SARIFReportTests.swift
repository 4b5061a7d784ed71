// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPropertyList
import MerlonReport
import Testing

struct SARIFReportTests {
    @Test(
        .enabled(
            if: SchemaValidator.isAvailable && SchemaValidator(sarif: "sarif-schema-2.1.0.json") != nil,
            "python3 with jsonschema, and the schema file in the shared folder"),
        arguments: SampleReports.all)
    func isValidAgainstTheSchemaOfTheStandard(_ sample: Sample<AuditReport>) throws {
        let validator = try #require(SchemaValidator(sarif: "sarif-schema-2.1.0.json"))
        #expect(try validator.problems(of: SARIFReport.render(sample.value)) == [])
    }

    @Test(arguments: SampleReports.all)
    func everyIndexLeadsToWhatItNames(_ sample: Sample<AuditReport>) throws {
        let run = try run(of: sample.value)
        let rules = try #require(((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object])
        let taxonomies = try #require(run["taxonomies"] as? [Object])
        let results = try #require(run["results"] as? [Object])
        #expect(results.count == sample.value.findings.count)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            for taxon in result["taxa"] as? [Object] ?? [] { try expect(taxon, leadsInto: taxonomies) }
        }
        for relationship in rules.flatMap({ $0["relationships"] as? [Object] ?? [] }) {
            try expect(#require(relationship["target"] as? Object), leadsInto: taxonomies)
        }
    }

    @Test func everyResultHasWhatCodeScanningAsksFor() throws {
        for sample in SampleReports.all {
            for result in try #require(try run(of: sample.value)["results"] as? [Object]) {
                #expect((result["message"] as? Object)?["text"] is String)
                #expect((result["partialFingerprints"] as? Object)?["merlonFingerprint/v1"] is String)
                #expect(["error", "warning", "note"].contains(result["level"] as? String))
                for location in try #require(result["locations"] as? [Object]) {
                    let physical = try #require(location["physicalLocation"] as? Object)
                    let uri = try #require((physical["artifactLocation"] as? Object)?["uri"] as? String)
                    #expect(URL(string: uri) != nil)
                    #expect(!uri.isEmpty && !uri.hasPrefix("/"))
                    #expect((physical["region"] as? Object)?["startLine"] as? Int ?? 0 >= 1)
                }
            }
        }
    }

    @Test func rulesCarryTheSeverityThatCodeScanningShows() throws {
        let run = try run(of: SampleReports.findingsAndUnread)
        let rules = try #require(((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object])
        #expect(
            rules.map { ($0["properties"] as? Object)?["security-severity"] as? String } == [
                "8.0", "5.5", nil, "5.5",
            ])
        #expect(
            (rules[0]["properties"] as? Object)?["tags"] as? [String] == [
                "security", "external/cwe/cwe-319", "MASVS-NETWORK-1", "MASWE-0050", "MASTG-TEST-0322",
                "M5:2024",
            ])
        #expect(rules[0]["name"] as? String == "AtsArbitraryLoads")
    }

    @Test(arguments: [
        // operand, path, member, address
        ("build/Foo.ipa", "", "Payload/Foo.app/Info.plist", "build/Foo.ipa!/Payload/Foo.app/Info.plist"),
        ("./src//", "App Store/Info.plist", nil, "src/App%20Store/Info.plist"),
        (".", "a:b/ü#?%.plist", nil, "a%3Ab/%C3%BC%23%3F%25.plist"),
        ("/repo/App", "Info.plist", nil, "App/Info.plist"),
        ("/repository/App", "Info.plist", nil, "file:///repository/App/Info.plist"),
        ("/repo", "", nil, "."),
        (".", "", nil, "."),
        ("-", "", nil, "stdin"),
    ])
    func addressesAreReferences(operand: String, path: String, member: String?, address: String) throws {
        var report = SampleReports.clean
        report.operands = [.init(path: operand, kind: .directory, bundles: 1)]
        report.findings = [SampleReports.arbitraryLoads]
        report.findings[0].finding.locations = [Location(path: path, member: member)]
        let text = SARIFReport.render(report, workingDirectory: "/repo")
        let result = try #require((try run(text)["results"] as? [Object])?.first)
        let physical = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
        #expect((physical?["artifactLocation"] as? Object)?["uri"] as? String == address)
    }

    @Test func unreadThingsAreNotificationsAndTheRunIsNoSuccess() throws {
        let invocation = try #require(
            (try run(of: SampleReports.findingsAndUnread)["invocations"] as? [Object])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        #expect(invocation["exitCode"] as? Int == 1)
        #expect((invocation["toolExecutionNotifications"] as? [Object])?.count == 1)
        let clean = try #require((try run(of: SampleReports.clean)["invocations"] as? [Object])?.first)
        #expect(clean["executionSuccessful"] as? Bool == true)
        #expect(clean["exitCode"] as? Int == 0)
    }

    @Test func namesFromOutsideMakeNoLinks() throws {
        let result = try #require((try run(of: SampleReports.hostile)["results"] as? [Object])?.first)
        let text = try #require((result["message"] as? Object)?["text"] as? String)
        #expect(!text.contains("opened](http"))
        #expect(text.contains("opened\\](http"))
    }

    @Test func countsTheLocationsThatItLeavesOut() throws {
        var report = SampleReports.clean
        report.findings = [SampleReports.arbitraryLoads]
        report.findings[0].finding.locations = (0..<1003).map { Location(path: "\($0).plist") }
        let result = try #require((try run(of: report)["results"] as? [Object])?.first)
        #expect((result["locations"] as? [Object])?.count == 1000)
        #expect((result["properties"] as? Object)?["locationsLeftOut"] as? Int == 3)
    }

    private typealias Object = [String: Any]

    private func run(of report: AuditReport) throws -> Object { try run(SARIFReport.render(report)) }

    private func run(_ text: String) throws -> Object {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        #expect(log["version"] as? String == "2.1.0")
        return try #require((log["runs"] as? [Object])?.first)
    }

    private func expect(_ reference: Object, leadsInto taxonomies: [Object]) throws {
        let component = try #require(reference["toolComponent"] as? Object)
        let taxonomy = taxonomies[try #require(component["index"] as? Int)]
        #expect(taxonomy["name"] as? String == component["name"] as? String)
        let taxa = try #require(taxonomy["taxa"] as? [Object])
        #expect(taxa[try #require(reference["index"] as? Int)]["id"] as? String == reference["id"] as? String)
    }
}
