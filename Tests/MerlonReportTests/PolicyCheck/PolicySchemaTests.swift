// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import Testing

@testable import MerlonReport

@Suite struct PolicySchemaTests {
    static let python = "python3 with jsonschema, which script/test installs"
    static let schema = SchemaValidator(ours: "merlon-policy.schema.json")

    @Test func fileIsInStepWithTheTable() throws {
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try Data(PolicySchema.document.utf8).write(to: Self.schema.schema)
        }
        #expect(
            try String(contentsOf: Self.schema.schema, encoding: .utf8) == PolicySchema.document,
            "run MERLON_UPDATE_DOCS=1 script/test --filter PolicySchemaTests")
    }

    /// 120 random policies, and one broken copy of each by each kind of change. The reader must agree with the
    /// schema on every one, whether it reads it as JSON or as YAML.
    @Test(.enabled(if: SchemaValidator.isAvailable, Comment(rawValue: python)))
    func agreesWithTheReader() throws {
        var documents: [(name: String, value: JSONValue)] = []
        for seed in 1...120 as ClosedRange<UInt64> {
            var policy = RandomPolicy(seed: seed)
            documents.append(("seed \(seed)", policy.value))
            for mutation in RandomPolicy.Mutation.allCases {
                guard let broken = policy.broken(by: mutation) else { continue }
                documents.append(("seed \(seed), \(mutation)", broken))
            }
        }
        let verdicts = try Self.schema.verdicts(ofArray: JSONValue.array(documents.map(\.value)).document)
        try #require(verdicts.count == documents.count)
        #expect(verdicts.count { $0 } == 120)
        for ((name, value), verdict) in zip(documents, verdicts) {
            for path in ["merlon.json", "merlon.yml"] {
                let faults = Self.faults(value.document, path)
                #expect(faults.isEmpty == verdict, "\(name) as \(path): \(faults)")
            }
        }
    }

    /// What the reader checks and no schema can: names that must stand elsewhere, names that stand twice, the
    /// grammar of hosts and what App Transport Security makes of one, pins that no key can have.
    @Test(
        .enabled(if: SchemaValidator.isAvailable, Comment(rawValue: python)),
        arguments: [
            #""hosts": [{"name": "a.example", "environments": ["release"]}]"#,
            #""mechanisms": {"pinning": {"threat": "mitm"}}"#,
            #""environments": ["debug", "debug"]"#,
            #""hosts": [{"name": "a.example"}, {"name": "a.example"}]"#,
            #""hosts": [{"name": "https://a.example/x"}]"#,
            #""hosts": [{"name": "10.0.0.0/8"}]"#,
            #""hosts": [{"name": "a.example", "pins": {"ca": ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="]}}]"#,
        ])
    func readerGoesBeyondTheSchema(_ section: String) throws {
        let text = "{\"version\": 1, \"app\": \"Shop\", \(section)}"
        #expect(try Self.schema.verdicts(ofArray: "[\(text)]") == [true])
        #expect(!Self.faults(text, "merlon.json").isEmpty)
    }

    @Test func saysOfEachKeyWhatItIsFor() {
        for (path, record) in [("", PolicyFormat.root)] + PolicyFormat.records {
            for field in record.fields {
                #expect(field.help.hasSuffix("."), "\(path).\(field.name)")
                #expect(PolicySchema.document.contains("\"title\": \"\(field.name)\""))
            }
        }
    }

    static func faults(_ text: String, _ path: String) -> [PolicyDiagnostic] {
        do throws(PolicyError) {
            _ = try PolicyReader.read(Array(text.utf8), path: path)
            return []
        } catch {
            return error.diagnostics
        }
    }
}
