// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension HTMLPage {
    /// The approved exceptions on a time line, the one that ends first at the top.
    var approvals: HTMLSection? {
        guard let policy = report.policy, !policy.approvals.isEmpty else { return nil }
        let shown = policy.approvals.enumerated().sorted {
            ($0.element.exception.expires, $0.offset) < ($1.element.exception.expires, $1.offset)
        }.map(\.element).prefix(budget.rows)
        let line = TimeLine(today: policy.today, days: shown.map(\.exception.expires))
        return HTMLSection(
            id: "approvals", title: "Approvals", count: policy.approvals.count,
            content: """
                <p class="lead">Exceptions that someone answers for, by the day on which they end. Today is \
                <time>\(policy.today.description)</time>.</p>
                <div class="axis">\(line.axis)</div>
                <ol class="approvals">
                \(shown.map { html($0, on: line) })</ol>
                \(rest(policy.approvals.count - shown.count, "approval"))
                """)
    }

    private func html(_ status: ApprovalStatus, on line: TimeLine) -> HTML {
        let exception = status.exception
        let keys = exception.settings.prefix(budget.places).map { setting -> HTML in
            "<li><code>\(cut(setting.key)) = \(cut(setting.value.summary))</code></li>\n"
        }
        let scope = [
            exception.environments.isEmpty ? nil : "in " + exception.environments.joined(separator: ", "),
            exception.bundles.isEmpty ? nil : "for " + exception.bundles.joined(separator: ", "),
        ].compactMap(\.self).joined(separator: ", ")
        let subject: HTML = exception.domain.map { "<code>\(cut($0))</code>" } ?? "All hosts"
        return """
            <li class="approval \(status.className)">
            <h3>\(subject)</h3>
            <p class="until"><b>\(status.mark) \(status.words)</b> \
            <span><time datetime="\(exception.expires.description)">\(exception.expires.description)</time>, \
            \(FindingApproval.words(ofDaysLeft: status.daysLeft))</span></p>
            \(line.bar(until: exception.expires))
            <div class="case"><p>\(cut(exception.reason).sentence)</p>
            <ul>
            \(keys)</ul>
            <p class="for"><b>Owner</b> \(cut(exception.owner)). <b>Goes away by</b> \
            \(cut(exception.removal).sentence) \(scope.isEmpty ? "" : cut(scope).capitalisedFirst.sentence)</p></div>
            </li>

            """
    }
}

extension ApprovalStatus {
    /// The class that gives the approval its colour.
    fileprivate var className: HTML {
        switch state {
        case .approved: daysLeft <= Self.soonDays ? "is-soon" : "is-good"
        case .gone, .notConcerned: "is-idle"
        case .broader, .expired, .wrongBundle, .wrongEnvironment: "is-bad"
        }
    }

    fileprivate var mark: HTML {
        switch state {
        case .approved: daysLeft <= Self.soonDays ? "◔" : "✓"
        case .gone, .notConcerned: "–"
        case .broader, .expired, .wrongBundle, .wrongEnvironment: "✕"
        }
    }

    fileprivate var words: String {
        switch state {
        case .approved: daysLeft <= Self.soonDays ? "Approved, ends soon" : "Approved"
        case .broader: "The artifact has more than was approved"
        case .expired: "Expired"
        case .gone: "No longer in the artifact: remove it"
        case .notConcerned: "For other environments"
        case .wrongBundle: "In a bundle that it is not for"
        case .wrongEnvironment: "In an environment that it is not for"
        }
    }

    /// A release train and a review of the store fit into a month.
    private static let soonDays = 30
}
