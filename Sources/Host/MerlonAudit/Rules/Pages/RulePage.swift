// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// The documentation of rules, made from their descriptions so that the two can't differ.
public enum RulePage {
    /// The page of one rule, in Markdown.
    public static func markdown(_ rule: RuleDescription) -> String {
        var text = """
            # \(rule.title)

            `\(rule.id)` · \(rule.stake.severity.rawValue)

            **Risk.** \(rule.risk)

            **Remedy.** \(rule.remedy)

            """
        if rule.isApprovable {
            text +=
                "\n**Approval.** An exception in the policy that covers the setting answers for the finding.\n"
        }
        if !rule.discussion.isEmpty { text += "\n\(rule.discussion)\n" }
        if !rule.taxa.isEmpty { text += "\nSee also: \(rule.taxa.joined(separator: ", ")).\n" }
        text += section("Fires", rule.firing) + section("Keeps quiet", rule.quiet)
        return text
    }

    /// The list of all rules, in Markdown.
    public static func index(_ rules: [RuleDescription]) -> String {
        var text = """
            # Rules

            Each page is made from the rule's own description, and its examples are the rule's tests: a `↓`
            stands before each place that a finding points at. [Severity](../severity.md) says how the
            severities were chosen.

            | rule | severity | what it reports |
            |---|---|---|

            """
        for rule in rules.sorted(by: { $0.id < $1.id }) {
            text += "| [`\(rule.id)`](\(rule.id).md) | \(rule.stake.severity.rawValue) | \(rule.title) |\n"
        }
        return text
    }

    /// The page that gives the reason of each severity, in Markdown.
    public static func severities(_ rules: [RuleDescription]) -> String {
        var text = """
            # Severity

            A finding's severity follows what is at stake, and each kind of stake has its severity here and
            nowhere else. A rule may lower or raise it where the context says so; its page tells when.

            | at stake | severity | why | rules |
            |---|---|---|---|

            """
        for stake in Stake.allCases.sorted(by: { $0.severity > $1.severity }) {
            let ids = rules.filter { $0.stake == stake }.map { "`\($0.id)`" }.sorted()
            text +=
                "| \(stake.title) | \(stake.severity.rawValue) | \(stake.reason) | "
                + "\(ids.joined(separator: " ")) |\n"
        }
        return text
    }

    private static func section(_ title: String, _ examples: [RuleExample]) -> String {
        guard !examples.isEmpty else { return "" }
        return "\n## \(title)\n" + examples.map(markdown).joined()
    }

    private static func markdown(_ example: RuleExample) -> String {
        guard let policy = example.policy else { return input(of: example) }
        let context =
            (policy.environment.map { "environment: \($0), " } ?? "") + "on \(policy.today)"
        let text =
            "\n\(example.name.capitalisedFirst) (\(context)):\n```yaml\n\(policy.text)\n```\n"
        if case .policy = example.input { return text }
        var artifact = example
        artifact.name = "the artifact"
        return text + input(of: artifact)
    }

    private static func input(of example: RuleExample) -> String {
        switch example.input {
        case .policy: return ""
        case .infoPlist(let content):
            var context: [String] = []
            if example.kind != .app { context.append("in: \(example.kind.rawValue)") }
            if example.distribution != .unknown {
                context.append("signed for: \(example.distribution.rawValue)")
            }
            let note = context.isEmpty ? "" : " (\(context.joined(separator: ", ")))"
            var text = "\n\(example.name.capitalisedFirst)\(note):\n```xml\n\(content)\n```\n"
            if let container = example.container {
                text += "\nwith this in the app around it:\n```xml\n\(container)\n```\n"
            }
            return text
        case .problem(_, let path, let message):
            return "\n`\(path)`: \(message)\n"
        case .signed(let signed):
            let note =
                example.distribution == .unknown ? "" : " (signed for: \(example.distribution.rawValue))"
            return "\n\(example.name.capitalisedFirst)\(note):\n```xml\n\(signed.page)\n```\n"
        case .project(let project):
            return "\n\(example.name.capitalisedFirst):\n" + markdown(project)
        }
    }
}

extension RulePage {
    private static func markdown(_ project: ProjectExample) -> String {
        var text = ""
        var blocks = project.configurations.map { ("\($0.name) gets", $0.ats) }
        if let manifest = project.manifest { blocks.append(("The description has", manifest)) }
        if let localized = project.localized { blocks.append(("`de.lproj/Info.plist` has", localized)) }
        for (words, ats) in blocks where !blocks.allSatisfy({ $0.1.isEmpty }) {
            text += ats.isEmpty ? "\n\(words) no settings.\n" : "\n\(words)\n```xml\n\(ats)\n```\n"
        }
        if let scheme = project.scheme {
            for variable in scheme.environment {
                text += "\nThe scheme `\(scheme.name)` sets `\(variable.name)` to `\(variable.value)`.\n"
            }
            if let configuration = scheme.archiveConfiguration {
                text += "\nThe scheme `\(scheme.name)` archives `\(configuration)`.\n"
            }
        }
        if let problem = project.problem { text += "\n`\(problem.path)`: \(problem.message)\n" }
        return text
    }
}

extension Stake {
    /// The stake's name in words.
    fileprivate var title: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
            .replacing("t l s", with: "TLS")
    }
}

extension String {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
