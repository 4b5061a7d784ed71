// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension SARIFReport {
    static func rule(_ rule: RuleDescription, catalogues: SARIFTaxonomies) -> JSONValue {
        let severity = rule.stake.severity
        let object: JSONValue = [
            "id": .string(rule.id),
            "name": .string(rule.id.split { $0 == "." || $0 == "-" }.map(\.capitalisedFirst).joined()),
            "shortDescription": ["text": .string(rule.title.sentence)],
            "fullDescription": ["text": .string(rule.risk.sentence)],
            "help": [
                "text": .string("\(rule.risk.sentence) \(rule.remedy.sentence)"),
                "markdown": .string(help(rule)),
            ],
            "defaultConfiguration": ["level": .string(severity.sarifLevel)],
            "relationships": catalogues.relationships(of: rule),
            "properties": JSONValue.object([
                .init(name: "tags", value: .strings(tags(rule))),
                .init(name: "security-severity", value: .optional(severity.score)),
                .init(name: "problem.severity", value: .string(severity.problemSeverity)),
            ]).compacted,
        ]
        return object.compacted
    }

    private static func help(_ rule: RuleDescription) -> String {
        let references = rule.taxa.compactMap(Taxonomy.lookup).map { "- [\($0.id)](\($0.url)): \($0.title)" }
        return [
            rule.risk.sentence, "**What to do.** " + rule.remedy.sentence, rule.discussion,
            references.joined(separator: "\n"),
        ].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// What code scanning filters by; GitHub shows ten tags of a rule at most.
    private static func tags(_ rule: RuleDescription) -> [String] {
        let weaknesses = rule.taxa.filter { $0.hasPrefix("CWE-") }.map { "external/cwe/" + $0.lowercased() }
        let others = rule.taxa.filter { !$0.hasPrefix("CWE-") }
        return Array((["security"] + weaknesses + others).prefix(10))
    }
}

extension Severity {
    /// The level of SARIF 2.1.0 §3.27.10.
    var sarifLevel: String {
        switch self {
        case .critical, .high: "error"
        case .medium: "warning"
        case .low, .info: "note"
        }
    }

    /// The number from which GitHub's code scanning makes its own severity: above 9.0 critical, from 7.0
    /// high, from 4.0 medium, from 0.1 low. None for what is no fault.
    fileprivate var score: String? {
        switch self {
        case .critical: "9.5"
        case .high: "8.0"
        case .medium: "5.5"
        case .low: "2.5"
        case .info: nil
        }
    }

    /// GitHub's severity of a rule without a score.
    fileprivate var problemSeverity: String {
        switch self {
        case .critical, .high: "error"
        case .medium: "warning"
        case .low, .info: "recommendation"
        }
    }
}
