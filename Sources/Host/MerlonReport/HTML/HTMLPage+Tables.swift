// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension HTMLPage {
    /// A table that scrolls by itself where it is too wide.
    func table(_ heads: [HTML], _ rows: [HTML], label: HTML) -> HTML {
        """
        <div class="scroll" role="region" tabindex="0" aria-labelledby="\(label)"><table class="plain">
        <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
        <tbody>
        \(rows)</tbody></table></div>
        """
    }

    /// The `count` things that a table or a list has no room for, said loudly.
    func rest(_ count: Int, _ noun: String) -> HTML {
        count > 0 ? "<p class=\"loud\">and \(counted(count, noun)) more</p>" : .empty
    }

    /// Texts from outside, one below the other, with a sign before the one that is a `fault`.
    func list(_ texts: [String], fault: String? = nil) -> HTML {
        guard !texts.isEmpty else { return .empty }
        let items = texts.prefix(budget.places).map { text -> HTML in
            "<li>\(text == fault ? "\(Self.fault) " : .empty)\(cut(text))</li>\n"
        }
        let rest = texts.count - items.count
        return """
            <ul>
            \(items)\(rest > 0 ? "<li>and \(rest) more</li>" : .empty)</ul>

            """
    }

    /// The sign before what is wrong, for those who scan a table by shape.
    static let fault: HTML = "<span class=\"mark is-bad\" aria-hidden=\"true\">✕</span>"

    /// The head of a bundle's row: its name, what it is, and, of several operands, where it was found.
    func head(_ bundle: String, _ kind: BundleFacts.Kind, operand: Int) -> HTML {
        let place: HTML =
            report.operands.count > 1 && report.operands.indices.contains(operand)
            ? " in \(cut(report.operands[operand].name))" : .empty
        return "<th scope=\"row\"><code>\(cut(bundle))</code><span>\(kind.title)\(place)</span></th>"
    }
}
