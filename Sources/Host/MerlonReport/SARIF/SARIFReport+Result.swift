// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension SARIFReport {
    static func results(
        of report: AuditReport, addresses: SARIFAddress, catalogues: SARIFTaxonomies
    ) -> JSONValue {
        let indices = Dictionary(
            report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        return .array(
            report.findings.map { reported in
                let index = indices[reported.finding.ruleID]
                return result(
                    reported, ruleIndex: index, taxa: index.map { report.rules[$0].taxa } ?? [],
                    isCompared: report.baseline != nil, addresses: addresses, catalogues: catalogues)
            })
    }

    /// Who answers for the result outside of the source (§3.35): the policy, or the baseline.
    private static func suppressions(of reported: ReportedFinding) -> [JSONValue] {
        guard let reason = reported.reasonNotToCount else { return [] }
        return [
            // Without a status it counts as accepted; schemas of the standard differ in that member's name.
            ["kind": "external", "justification": .string(reason.sentence.withoutLinks)]
        ]
    }

    private static func result(
        _ reported: ReportedFinding, ruleIndex: Int?, taxa: [String], isCompared: Bool,
        addresses: SARIFAddress, catalogues: SARIFTaxonomies
    ) -> JSONValue {
        let finding = reported.finding
        // Code scanning wants a place with each result: what is true of the whole operand stands there.
        let locations = finding.locations.isEmpty ? [Location(path: "")] : finding.locations
        let object: JSONValue = [
            "ruleId": .string(finding.ruleID),
            "ruleIndex": .optional(ruleIndex),
            "level": .string(finding.severity.sarifLevel),
            "message": ["text": .string(finding.message.sentence.withoutLinks)],
            "locations": .array(
                locations.prefix(locationsPerResult).map { addresses.json($0, operand: reported.operand) }),
            "partialFingerprints": ["merlonFingerprint/v1": .string(reported.fingerprint)],
            // One result with a state asks for one at each (§3.27.24).
            "baselineState": .optional(isCompared ? reported.baselineState : nil),
            "suppressions": .array(suppressions(of: reported)),
            "taxa": catalogues.references(to: taxa),
            "properties": properties(of: finding),
        ]
        return object.compacted
    }

    private static func properties(of finding: Finding) -> JSONValue {
        let left = finding.locations.count - locationsPerResult
        let object: JSONValue = [
            "severity": .string(finding.severity.rawValue),
            "confidence": .string(finding.confidence.rawValue),
            "evidence": .optional(finding.evidence.isEmpty ? nil : finding.evidence),
            "remedy": .string(finding.remedy),
            "minimumOS": .optional(finding.minimumOS),
            "locationsLeftOut": .optional(left > 0 ? left : nil),
        ]
        return object.compacted
    }

    /// GitHub refuses a log in which a result has more; what is left out is counted in the result.
    private static let locationsPerResult = 1000
}

extension String {
    /// The text with nothing that reads as an embedded link (SARIF 2.1.0 §3.11.6): a message quotes names
    /// from the file that is audited.
    var withoutLinks: String { replacingScalars("](", with: "\\](") }
}
