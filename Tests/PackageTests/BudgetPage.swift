// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The limits that stand in the sources: each property of a type called `…Budget`, with the reason that its
/// comment gives.
enum BudgetPage {
    /// A type of limits.
    struct Budget {
        var name: String
        var limits: [Limit] = []
    }

    /// One limit.
    struct Limit {
        var name: String
        var value: String
        var reason: String
    }

    /// `docs/limits.md`, made from the sources.
    static func markdown() throws -> String {
        var text = """
            # Limits

            What a file from outside may cost is bounded, and each bound is a value with a reason. Where one is
            reached the answer says so, names the file under `unread`, and the exit status is 3 (1 where there are
            findings at the threshold too). This page is made from the sources.

            """
        for budget in try budgets() {
            text += "\n## \(budget.name)\n\n| limit | value | reason |\n|---|---|---|\n"
            text += budget.limits.map { "| `\($0.name)` | \($0.value) | \($0.reason) |\n" }.joined()
        }
        return text
    }

    /// The budgets of all sources, in the order of their names.
    static func budgets() throws -> [Budget] {
        try SwiftFiles.below(PackageDescription.root.appendingPathComponent("Sources"))
            .flatMap { budgets(in: try String(contentsOf: $0, encoding: .utf8)) }
            .sorted { $0.name < $1.name }
    }

    private static func budgets(in source: String) -> [Budget] {
        var budgets: [Budget] = []
        var isInside = false
        var comment: [String] = []
        for line in source.split(separator: "\n") {
            let words = line.split(separator: " ")
            if line == "}" {
                isInside = false
            } else if line.first?.isWhitespace == false, let name = budgetName(words) {
                isInside = true
                budgets.append(Budget(name: name))
            } else if isInside, words.first == "///" {
                comment.append(words.dropFirst().joined(separator: " "))
                continue
            } else if isInside, !line.hasPrefix("     "),
                let limit = limit(words, reason: comment.joined(separator: " "))
            {
                budgets[budgets.count - 1].limits.append(limit)
            } else if isInside, words.first?.hasPrefix("budget.") == true, words.count == 3 {
                // A budget inside a budget, made by a closure that sets some of its limits.
                budgets[budgets.count - 1].addToLast(
                    "\(words[0].dropFirst(7)) \(readable(words.dropFirst(2)))")
            }
            comment = []
        }
        return budgets
    }

    private static func budgetName(_ words: [Substring]) -> String? {
        guard let kind = words.firstIndex(where: { $0 == "struct" || $0 == "enum" }), kind + 1 < words.count
        else {
            return nil
        }
        let name = words[kind + 1].prefix { $0.isLetter }
        return name.hasSuffix("Budget") ? String(name) : nil
    }

    private static func limit(_ words: [Substring], reason: String) -> Limit? {
        guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
            words[..<keyword].allSatisfy({ ["public", "static"].contains($0) }),
            let equals = words.firstIndex(of: "="), keyword + 1 < equals
        else { return nil }
        return Limit(
            name: words[keyword + 1].filter { $0 != ":" }, value: readable(words[(equals + 1)...]),
            reason: reason)
    }

    /// `64 << 20` as `64 MiB`, other numbers as they stand.
    private static func readable(_ words: ArraySlice<Substring>) -> String {
        let parts = Array(words)
        let units: [Substring: String] = ["10": "KiB", "20": "MiB", "30": "GiB"]
        guard parts.count == 3, parts[1] == "<<", let unit = units[parts[2]] else {
            return parts.filter { $0 != "{" }.joined(separator: " ").replacing("_", with: ",")
        }
        return "\(parts[0]) \(unit)"
    }
}

extension BudgetPage.Budget {
    fileprivate mutating func addToLast(_ value: String) {
        guard let last = limits.indices.last else { return }
        limits[last].value += (limits[last].value.isEmpty ? "" : ", ") + value
    }
}
