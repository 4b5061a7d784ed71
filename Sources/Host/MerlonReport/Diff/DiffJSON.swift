// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// A comparison for programs: `docs/schema/diff.schema.json` describes it.
public enum DiffJSON {
    /// The comparison as a JSON document.
    public static func render(_ comparison: ResultComparison, tool: AuditReport.Tool) -> String {
        JSONValue.heading(tool: tool, status: comparison.status.rawValue)
            .adding([
                "threshold": .string(comparison.threshold.rawValue),
                "verdict": .string(comparison.verdict),
                "old": side(comparison.old),
                "new": side(comparison.new),
                "opened": .array(comparison.opened.map(change)),
                "closed": .array(comparison.closed.map(change)),
                "severityChanged": .array(
                    comparison.severityChanges.map {
                        JSONValue.object([.init(name: "before", value: .string($0.before.rawValue))])
                            .adding(item($0.item))
                    }),
                "unchanged": .integer(comparison.unchanged),
            ])
            .adding(comparison.effective.map { ["effective": effective($0)] } ?? [:])
            .document
    }

    private static func side(_ result: AuditResult) -> JSONValue {
        [
            "source": .string(result.source), "version": .string(result.version),
            "findings": .integer(result.findings.count), "unread": .integer(result.unread),
        ]
    }

    private static func change(_ change: ResultComparison.Change) -> JSONValue {
        item(change.item).adding([
            "isElsewhere": .boolean(change.isElsewhere), "other": .optional(change.other),
            "isNewRule": .boolean(change.isNewRule),
        ])
    }

    private static func item(_ item: AuditResult.Item) -> JSONValue {
        [
            "ruleId": .string(item.ruleID), "title": .optional(item.title),
            "severity": .string(item.severity.rawValue), "message": .string(item.message),
            "remedy": .string(item.remedy),
            "locations": .array(
                item.places.map { place in
                    [
                        "bundle": .string(place.bundle), "path": .string(place.file),
                        "keyPath": .optional(place.keyPath), "line": .optional(place.line),
                    ]
                }),
            "fingerprint": .string(item.fingerprint),
        ]
    }

    private static func effective(_ effective: EffectiveComparison) -> JSONValue {
        [
            "differences": .array(
                effective.differences.map { difference in
                    [
                        "bundle": .string(difference.bundle), "host": .string(difference.host),
                        "direction": .string(difference.direction.rawValue),
                        "words": .string(difference.words), "disputed": .strings(difference.disputed),
                    ]
                }),
            "processesAdded": .strings(effective.added),
            "processesRemoved": .strings(effective.removed),
            "processesCompared": .integer(effective.compared),
            "hostsLeftOut": .integer(effective.leftOut),
        ]
    }
}
