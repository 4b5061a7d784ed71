// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

/// A part of a page with its entry in the list of contents.
struct HTMLSection {
    /// The name of its anchor.
    var id: HTML
    /// The heading.
    var title: String
    /// How many things it lists, where that is worth a number.
    var count: Int?
    /// What stands below the heading.
    var content: HTML

    /// The section with its heading.
    var html: HTML {
        """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(title)\(count.map { " <span class=\"tally\">\($0)</span>" } ?? .empty)</h2>
        \(content)
        </section>

        """
    }
}

extension HTMLPage {
    /// The sections that have something to say, in the order of the page.
    var sections: [HTMLSection] {
        [
            summary, unread, findings, access, approvals, projects, signatures, privacy, gone, coverage,
        ].compactMap(\.self)
    }

    /// What was audited, in a few words.
    var title: String {
        let names = report.operands.map { operand in
            operand.name.split(separator: "/").last.map(String.init) ?? operand.name
        }
        let rest = names.count - 2
        return names.prefix(2).map { $0.cut(to: 120) }.joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }

    var masthead: HTML {
        """
        <header class="mast">
        <div class="mast-inner">
        <p class="brand"><svg aria-hidden="true"><use href="#wall"/></svg>Merlon audit</p>
        <button type="button" class="theme control" id="theme">Theme: <span>system</span></button>
        <h1>\(title)</h1>
        \(facts)
        </div>
        </header>
        """
    }

    /// How the audit came about: the program, the operands, the policy.
    private var facts: HTML {
        var facts: [HTML] = report.operands.prefix(Self.operandsShown).map { operand in
            let bundles = operand.bundles > 0 ? ", \(counted(operand.bundles, "bundle"))" : ""
            return "<li><span>\(operand.kind.rawValue)</span> \(cut(operand.name))\(bundles)</li>\n"
        }
        let rest = report.operands.count - Self.operandsShown
        if rest > 0 { facts.append("<li>and \(counted(rest, "operand")) more</li>\n") }
        if let policy = report.policy {
            let environment = policy.environment.map { ", environment \($0)" } ?? ""
            facts.append(
                """
                <li><span>policy</span> \(cut(policy.path)) (\(policy.profile.rawValue)\(environment)), \
                as of \(policy.today.description)</li>

                """)
        }
        if let baseline = report.baseline {
            facts.append("<li><span>baseline</span> \(cut(baseline.path))</li>\n")
        }
        facts.append("<li><span>made by</span> \(report.tool.name) \(report.tool.version)</li>\n")
        return "<ul class=\"facts\">\n\(facts)</ul>"
    }

    func contents(of sections: [HTMLSection]) -> HTML {
        let entries = sections.map { section -> HTML in
            """
            <li><a href="#\(section.id)">\(section.title)\
            \(section.count.map { " <span class=\"tally\">\($0)</span>" } ?? .empty)</a></li>

            """
        }
        return "<nav aria-label=\"Sections of this report\">\n<ul>\n\(entries)</ul>\n</nav>"
    }

    var foot: HTML {
        """
        <footer class="foot">
        <p>Written by \(report.tool.name) \(report.tool.version). The page loads nothing and sends nothing: \
        it can be kept, mailed and opened without a network. <code>--format json</code> has the same for \
        programs.</p>
        </footer>
        """
    }

    /// A text from outside as long as the page shows it.
    func cut(_ text: String) -> String { text.cut(to: budget.textLength) }

    /// The operands that the head names: the rest is counted, since a shell's `*` may give thousands.
    private static let operandsShown = 6

    /// The pictures of the page: a severity as a wall that lost 0 to 4 stones, and the mark of the program.
    static let symbols: HTML = """
        <svg class="symbols" aria-hidden="true"><defs>
        <symbol id="wall" viewBox="0 0 24 24"><path d="M2 22V6h5v5h3V6h4v5h3V6h5v16z"/></symbol>
        <symbol id="sev-critical" viewBox="0 0 32 16">\
        <path d="M1 1h6v14H1zM9 1h6v14H9zM17 1h6v14h-6zM25 1h6v14h-6z"/></symbol>
        <symbol id="sev-high" viewBox="0 0 32 16"><path d="M1 1h6v14H1zM9 1h6v14H9zM17 1h6v14h-6z"/>\
        <path fill="none" stroke="currentColor" d="M25.5 1.5h5v13h-5z"/></symbol>
        <symbol id="sev-medium" viewBox="0 0 32 16"><path d="M1 1h6v14H1zM9 1h6v14H9z"/>\
        <path fill="none" stroke="currentColor" d="M17.5 1.5h5v13h-5zM25.5 1.5h5v13h-5z"/></symbol>
        <symbol id="sev-low" viewBox="0 0 32 16"><path d="M1 1h6v14H1z"/>\
        <path fill="none" stroke="currentColor" d="M9.5 1.5h5v13h-5zM17.5 1.5h5v13h-5zM25.5 1.5h5v13h-5z"/></symbol>
        <symbol id="sev-info" viewBox="0 0 32 16">\
        <path fill="none" stroke="currentColor" d="M1.5 1.5h5v13h-5zM9.5 1.5h5v13h-5zM17.5 1.5h5v13h-5zM25.5 1.5h5v13h-5z"/></symbol>
        </defs></svg>
        """
}
