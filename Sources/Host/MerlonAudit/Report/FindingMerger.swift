// SPDX-License-Identifier: Apache-2.0

/// Makes one finding of those that say the same of several bundles: an app, its extensions and its watch
/// app often carry one block eight times over, and a reader needs to hear of it once.
enum FindingMerger {
    /// The findings with equal ones merged: the first keeps its words, and the places of the others
    /// follow its own.
    static func merge(_ findings: [Finding]) -> [Finding] {
        var merged: [Finding] = []
        var indices: [Key: Int] = [:]
        for finding in findings {
            let key = Key(ruleID: finding.ruleID, severity: finding.severity, mergeKey: finding.mergeKey)
            if let index = indices[key] {
                merged[index].locations += finding.locations
            } else {
                indices[key] = merged.count
                merged.append(finding)
            }
        }
        return merged
    }

    private struct Key: Hashable {
        var ruleID: String
        var severity: Severity
        var mergeKey: String
    }
}
