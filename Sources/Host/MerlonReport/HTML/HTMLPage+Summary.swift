// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension HTMLPage {
    /// The verdict in words, the counts, and what to do first.
    var summary: HTMLSection {
        HTMLSection(
            id: "summary", title: "Summary",
            content: "\(verdict)\n\(incomplete)\n\(counts)\n\(firstSteps)")
    }

    private var verdict: HTML {
        let (word, sentence) = verdictWords
        return """
            <div class="verdict is-\(word)">
            <p class="stamp">\(word)</p>
            <p class="sentence">\(sentence)</p>
            </div>
            """
    }

    /// The status as one word and as a sentence that a person acts on.
    private var verdictWords: (HTML, String) {
        let open = report.open
        let reached = open.count { $0.finding.severity >= report.threshold }
        let threshold = "the threshold (\(report.threshold.rawValue))"
        switch report.status {
        case .failed:
            return ("failed", "The audit failed: a path could not be opened, so nothing is known about it.")
        case .findings where reached == open.count:
            return (
                "findings",
                "\(counted(reached, "open finding")), \(reached == 1 ? "and it is" : "all of them") at or above \(threshold)."
            )
        case .findings:
            return (
                "findings",
                "\(reached) of \(counted(open.count, "open finding")) \(reached == 1 ? "is" : "are") at or above \(threshold)."
            )
        case .incomplete:
            return (
                "incomplete",
                "No finding at or above \(threshold) so far, but not everything was read: this is no clean result."
            )
        case .clean:
            return (
                "clean",
                open.isEmpty
                    ? "No open finding, and everything that the rules need was read."
                    : "No open finding at or above \(threshold), and everything that the rules need was read."
            )
        }
    }

    /// Said loudly beside every status: what was not read may hold anything.
    private var incomplete: HTML {
        guard !report.unread.isEmpty else { return .empty }
        let count = report.unread.count
        return """
            <p class="loud"><strong>The answer is incomplete.</strong> \
            \(counted(count, "item")) that the rules need could not be read, and may hold anything. \
            <a href="#unread">See \(count == 1 ? "it" : "them all")</a>.</p>
            """
    }

    private var counts: HTML {
        let severities = Severity.allCases.map { severity -> HTML in
            let count = report.open.count { $0.finding.severity == severity }
            return """
                <li class="\(severity.className)\(count == 0 ? " is-none" : "")">\
                <b>\(count)</b>\(severity.meter)<span>\(severity.rawValue)</span></li>

                """
        }
        let approved = report.approved.count
        let known = report.known.count
        let apart = [
            approved > 0 ? "\(approved) approved by the policy" : nil,
            known > 0 ? "\(known) known by the baseline" : nil,
        ].compactMap(\.self)
        let besides: HTML =
            apart.isEmpty ? .empty : "<p class=\"besides\">Besides, \(apart.joined(separator: " and ")).</p>"
        return """
            <ul class="counts" aria-label="Open findings by severity">
            \(severities)</ul>
            \(besides)
            """
    }

    /// The most urgent findings as things to do, one for each rule.
    private var firstSteps: HTML {
        var seen: Set<String> = []
        let urgent = orderedFindings.enumerated().filter {
            $0.element.counts && $0.element.finding.severity >= report.threshold
                && seen.insert($0.element.finding.ruleID).inserted
        }
        guard !urgent.isEmpty else { return .empty }
        let steps = urgent.prefix(Self.firstSteps).map { index, reported -> HTML in
            let title = report.rule(reported.finding.ruleID)?.title ?? reported.finding.ruleID
            return """
                <li><strong>\(cut(reported.finding.remedy).sentence)</strong> \
                <a href="#finding-\(index)">\(cut(title))</a></li>

                """
        }
        return """
            <div class="first">
            <h3>Do first</h3>
            <ol>
            \(steps)</ol>
            </div>
            """
    }

    /// The things to do that a person keeps in mind.
    private static let firstSteps = 3
}

extension Severity {
    /// The class that gives an element the severity's colour.
    var className: HTML {
        switch self {
        case .critical: "sev-critical"
        case .high: "sev-high"
        case .medium: "sev-medium"
        case .low: "sev-low"
        case .info: "sev-info"
        }
    }

    /// The severity as a picture, beside its word.
    var meter: HTML { "<svg class=\"meter\" aria-hidden=\"true\"><use href=\"#\(className)\"/></svg>" }
}
