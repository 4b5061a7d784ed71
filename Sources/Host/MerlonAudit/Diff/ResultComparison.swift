// SPDX-License-Identifier: Apache-2.0

/// What changed between two results: for whoever decides on a release.
public struct ResultComparison: Sendable {
    /// The older result.
    public var old: AuditResult
    /// The newer one.
    public var new: AuditResult
    /// What counts now and did not, the most urgent first.
    public var opened: [Change] = []
    /// What counted and no longer does.
    public var closed: [Change] = []
    /// What is at stake at more or less than before.
    public var severityChanges: [SeverityChange] = []
    /// How many findings count in both, at the same places and severity.
    public var unchanged = 0
    /// What the system does otherwise; nil where not both sides are artifacts.
    public var effective: EffectiveComparison?
    /// Opened findings of this severity and above make the status `findings`.
    public var threshold: Severity

    /// A finding that opened or closed.
    public struct Change: Sendable, Hashable {
        /// The finding, with the places that changed alone.
        public var item: AuditResult.Item
        /// Whether the finding counts in both, and only these places are new or gone.
        public var isElsewhere: Bool
        /// What the other side says of it, as `approved`; nil where it does not hold it.
        public var other: String?
        /// Whether the older result was made without this rule.
        public var isNewRule: Bool
    }

    /// A finding whose severity changed.
    public struct SeverityChange: Sendable, Hashable {
        /// The finding as it is now.
        public var item: AuditResult.Item
        /// The severity before.
        public var before: Severity
    }

    /// The comparison of `old` and `new`.
    public init(from old: AuditResult, to new: AuditResult, threshold: Severity) {
        self.old = old
        self.new = new
        self.threshold = threshold
        let before = Dictionary(old.findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { $1 })
        let after = Dictionary(new.findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { $1 })
        for item in new.findings where item.suppression == nil {
            compare(item, with: before[item.fingerprint])
        }
        for item in old.findings where item.suppression == nil {
            let now = after[item.fingerprint]
            if now?.suppression == nil, let now {
                let places = item.places(missingIn: now)
                if !places.isEmpty { close(item, places: places, isElsewhere: true, other: nil) }
            } else {
                close(item, places: item.places, isElsewhere: false, other: now?.suppression)
            }
        }
        opened.sort { $0.order < $1.order }
        closed.sort { $0.order < $1.order }
    }

    private mutating func compare(_ item: AuditResult.Item, with before: AuditResult.Item?) {
        guard let before, before.suppression == nil else {
            opened.append(
                Change(
                    item: item, isElsewhere: false, other: before?.suppression,
                    isNewRule: !old.rules.isEmpty && !old.rules.contains(item.ruleID)))
            return
        }
        let places = item.places(missingIn: before)
        if !places.isEmpty {
            var part = item
            part.places = places
            opened.append(Change(item: part, isElsewhere: true, other: nil, isNewRule: false))
        }
        if item.severity != before.severity {
            severityChanges.append(SeverityChange(item: item, before: before.severity))
        } else if places.isEmpty, before.places(missingIn: item).isEmpty {
            unchanged += 1
        }
    }

    private mutating func close(
        _ item: AuditResult.Item, places: [ShippedPlace], isElsewhere: Bool, other: String?
    ) {
        var part = item
        part.places = places
        closed.append(Change(item: part, isElsewhere: isElsewhere, other: other, isNewRule: false))
    }
}

extension ResultComparison {
    /// The findings that opened, or rose, at or above the threshold.
    public var reaching: Int {
        opened.count { $0.item.severity >= threshold }
            + severityChanges.count { $0.item.severity >= threshold && $0.before < threshold }
    }

    /// Whether a side was not read whole, so that more may have opened or closed.
    public var isIncomplete: Bool { old.unread + new.unread > 0 }

    /// The one word that sums it up.
    public var status: AuditReport.Status {
        reaching > 0 ? .findings : isIncomplete ? .incomplete : .clean
    }
}

extension ResultComparison.Change {
    fileprivate var order: (Int, String, String, String) {
        let rank = Severity.allCases.firstIndex(of: item.severity) ?? 0
        return (rank, item.places.first?.bundle ?? "", item.ruleID, item.message)
    }
}

extension AuditResult.Item {
    fileprivate func places(missingIn other: AuditResult.Item) -> [ShippedPlace] {
        let known = Set(other.places.map(\.key))
        return places.filter { !known.contains($0.key) }
    }
}
