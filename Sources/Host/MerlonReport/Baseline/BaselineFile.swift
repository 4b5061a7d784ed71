// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// A baseline as a file: `docs/schema/baseline.schema.json` describes it.
///
/// It holds neither dates nor versions nor line numbers, so that it changes only where the findings do.
public enum BaselineFile {
    /// The baseline as a JSON document.
    public static func render(_ baseline: Baseline) -> String {
        let document: JSONValue = [
            "schemaVersion": .integer(Baseline.currentVersion),
            "findings": .array(baseline.entries.map(json)),
        ]
        return document.document
    }

    private static func json(_ entry: Baseline.Entry) -> JSONValue {
        [
            "ruleId": .string(entry.ruleID),
            "severity": .string(entry.severity.rawValue),
            "message": .string(entry.message),
            "locations": .array(entry.places.map(json)),
            "fingerprint": .string(entry.fingerprint),
        ]
    }

    static func json(_ place: Baseline.Place) -> JSONValue {
        let object: JSONValue = ["path": .string(place.path), "keyPath": .optional(place.keyPath)]
        return object.compacted
    }
}
