// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import Testing

@testable import MerlonReport

@Suite struct PolicyCheckReportTests {
    static let undecided = """
        version: 1
        app: Shop
        exceptions:
          - { settings: { NSAllowsLocalNetworking: true }, reason: reason needed, owner: a, expires: 2027-01-31, removal: b }
        """

    private func report(_ text: String, threshold: Severity = .high, path: String = "merlon.yml")
        -> PolicyCheckReport
    {
        PolicyCheckReport(
            tool: .init(name: "merlon", version: "0.1.0"), path: path, threshold: threshold,
            Result { () throws(PolicyError) in try PolicyReader.read(Array(text.utf8), path: path) })
    }

    @Test func statusFollowsTheWorst() {
        #expect(report("version: 1\napp: Shop").status == .clean)
        #expect(report(Self.undecided).status == .clean)
        #expect(report(Self.undecided, threshold: .medium).status == .findings)
        #expect(report(Self.undecided, threshold: .info).status == .findings)
        #expect(report("version: 1").status == .findings)
        #expect(report("version: [").status == .failed)
        #expect(report(String(repeating: "[", count: 40)).status == .incomplete)
    }

    @Test(arguments: Severity.allCases) func findingsCountFromTheThresholdOn(_ severity: Severity) {
        var report = report("version: 1\napp: Shop", threshold: .low)
        report.findings = [
            Finding(
                ruleID: "policy.demand-unmet", severity: severity, message: "m", locations: [],
                evidence: "", remedy: "r", mergeKey: "", subject: "")
        ]
        #expect(report.status == (severity >= .low ? .findings : .clean))
        let text = PolicyCheckText(color: false, width: 80).render(report)
        #expect(text.contains("a finding is of low severity or above") == (severity >= .low))
    }

    @Test func textSaysWhyAWarningCounts() {
        let text = PolicyCheckText(color: false, width: 200)
            .render(report(Self.undecided, threshold: .low))
        #expect(text.hasSuffix("warning counts as medium\n"))
    }

    @Test func textSaysThePlaceInOneWord() {
        let text = PolicyCheckText(color: false, width: 80).render(report("version: 1\nprofil: x\napp: Shop"))
        #expect(text.hasPrefix("merlon.yml:2:1: error: profil\n"))
        #expect(text.contains("did you mean 'profile'?"))
        #expect(text.hasSuffix("merlon.yml: 1 fault\n"))
    }

    @Test func textFromTheFileCanNotWriteOnATerminal() {
        let evil = "version: 1\napp: Shop\n\"\\e[31mx\\u202e\": 1\nprofile: \"\\e[2J\""
        let text = PolicyCheckText(color: false, width: 80).render(report(evil))
        #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
        #expect(text.contains("\\u{1b}"))
    }

    @Test(.enabled(if: SchemaValidator.isAvailable, Comment(rawValue: PolicySchemaTests.python)))
    func jsonKeepsToItsSchema() throws {
        let schema = SchemaValidator(ours: "policy-check.schema.json")
        for text in [
            "version: 1\napp: Shop", Self.undecided, "version: 1\nprofil: 1", "version: [", "- a", "",
        ] {
            #expect(try schema.problems(of: PolicyCheckJSON.render(report(text))).isEmpty, "\(text)")
        }
    }
}
