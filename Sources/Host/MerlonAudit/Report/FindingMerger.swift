// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Makes one finding of those that say the same of several bundles: an app, its extensions and its watch
/// app often carry one block eight times over, and a reader needs to hear of it once.
enum FindingMerger {
    /// The findings with equal ones merged: the first keeps its words, and the places of the others
    /// follow its own, each once. Of two builds that differ in severity, the severer counts: users get it.
    static func merge(_ findings: [Finding]) -> [Finding] {
        var merged: [Finding] = []
        var indices: [Key: Int] = [:]
        for finding in findings {
            let severity = finding.builds.isEmpty ? finding.severity : nil
            let key = Key(ruleID: finding.ruleID, severity: severity, mergeKey: finding.mergeKey)
            if let index = indices[key] {
                merged[index].severity = max(merged[index].severity, finding.severity)
                merged[index].locations += finding.locations
                merged[index].builds += finding.builds
            } else {
                indices[key] = merged.count
                merged.append(finding)
            }
        }
        for index in merged.indices where merged[index].locations.count > 1 {
            merged[index].locations = merged[index].locations.unique
        }
        return merged
    }

    private struct Key: Hashable {
        var ruleID: String
        /// Nil for a finding in a build, which is severer where users get it.
        var severity: Severity?
        var mergeKey: String
    }
}
