// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// `merlon rules [ID]`.
enum RulesCommand {
    static let command = Command(
        name: "rules",
        summary: "list the audit's rules, or show one with its examples",
        usage: ["[ID]"],
        discussion: [
            """
            Without an operand it lists every rule with its usual severity. With the id that a report shows it \
            prints the rule's page: what is at risk, what to do, and settings in which it fires and keeps quiet.
            """
        ],
        operands: Operand(
            placeholder: "ID", count: .optional, help: "a rule's id, such as ats.arbitrary-loads",
            completion: .words(RuleBook.all.map(\.description.id).sorted())),
        options: [],
        examples: [
            .init(purpose: "See what an audit looks for", line: "merlon rules"),
            .init(purpose: "Understand a finding", line: "merlon rules ats.arbitrary-loads"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the rules were shown"),
            .init(status: .fault, meaning: "there is no such rule"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        guard let id = arguments.operands.first else {
            try console.write(list)
            return .clean
        }
        guard let rule = RuleBook.rule(id) else {
            throw .usage(
                .unknownName(
                    kind: "rule", id, suggestion: nearest(to: id, in: RuleBook.all.map(\.description.id)),
                    hint: "'merlon rules' lists the rules"))
        }
        try console.write(RulePage.markdown(rule.description))
        return .clean
    }

    private static var list: String {
        let rules = RuleBook.all.map(\.description).sorted { $0.id < $1.id }
        let idWidth = rules.map(\.id.count).max() ?? 0
        let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0
        return rules.map { rule in
            let id = rule.id.padding(to: idWidth + 2)
            return id + rule.stake.severity.rawValue.padding(to: severityWidth + 2) + rule.title + "\n"
        }.joined()
    }
}

extension String {
    /// This text with spaces up to `width` columns.
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
