// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList
import MerlonReport
import Testing

@Suite struct SmallestTests {
    @Test(.enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"))
    func documentsAreAsTheirSchemaSays() throws {
        let document = SmallestJSON.render(try report())
        #expect(try SchemaValidator(ours: "smallest.schema.json").problems(of: document) == [])
        #expect(document.contains("\"defect\": \"weak-digest\""))
    }

    @Test func textNamesWhatIsNeededAndWhatIsNot() throws {
        let text = SmallestText(color: false, width: 80).render(try report())
        #expect(text.contains("<key>old.example</key>"))
        #expect(text.contains("No exception helps"))
        #expect(text.contains("remove NSAppTransportSecurity.NSAllowsArbitraryLoads"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    /// One need that an exception helps, one that none does, and settings that open everything.
    private func report() throws -> SmallestReport {
        let needs = [
            try ATSNeed(url: "https://old.example", server: ATSServer(newestTLS: .tls10)),
            try ATSNeed(url: "https://sha1.example", server: ATSServer(defects: [.weakDigest])),
        ]
        var open = ATSConfiguration()
        open.allowsArbitraryLoads = .init(.boolean(true))
        return SmallestReport(
            tool: .init(name: "merlon", version: "0.1.0"), system: .newestRead,
            smallest: ATSConfiguration.smallestException(for: needs, system: .newestRead),
            excess: .init(
                source: "Info.plist", keys: open.excess(beyond: needs, system: .newestRead),
                blocked: ["http://x.example"]))
    }
}
