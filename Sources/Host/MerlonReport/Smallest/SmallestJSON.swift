// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonAudit
internal import MerlonPropertyList

/// The smallest exceptions for programs: `docs/schema/smallest.schema.json` describes it.
public enum SmallestJSON {
    /// The report as a JSON document.
    public static func render(_ report: SmallestReport) -> String { json(report).document }

    static func json(_ report: SmallestReport) -> JSONValue {
        let smallest = report.smallest
        return JSONValue.heading(tool: report.tool, status: report.status.rawValue).adding([
            "system": [
                "platform": .string(report.system.platform.rawValue),
                "version": .string(report.system.version.description),
                "linkedSDK": .string(report.system.linkedSDK.description),
            ],
            "transportSecurity": JSONValue(smallest.node),
            "opens": .strings(smallest.opens),
            "unfixable": .array(
                smallest.unfixable.map {
                    ["defect": .string($0.defect.rawValue), "statement": .string($0.statement)]
                }),
            "precautions": .array(
                smallest.precautions.map {
                    ["change": json($0.change), "statement": .string($0.statement)]
                }),
            "excess": report.excess.map(json) ?? .null,
        ])
    }

    private static func json(_ excess: SmallestReport.Excess) -> JSONValue {
        [
            "source": .string(excess.source), "blocked": .strings(excess.blocked),
            "keys": .array(
                excess.keys.map { key in
                    [
                        "keyPath": .string(key.keyPath.description), "keyPathSteps": .optional(key.keyPath),
                        "statement": .string(key.statement), "changes": .array(key.changes.map(json)),
                    ]
                }),
        ]
    }

    private static func json(_ change: ATSChange) -> JSONValue {
        [
            "change": .string(change.kind.rawValue), "keyPath": .string(change.keyPath.description),
            "keyPathSteps": .optional(change.keyPath), "value": change.new.map(JSONValue.init) ?? .null,
        ]
    }
}
