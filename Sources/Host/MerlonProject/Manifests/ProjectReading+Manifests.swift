// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList
internal import MerlonYAML

extension ProjectReading {
    /// The YAML file at `path`, read as XcodeGen's library reads it.
    func yaml(_ path: String) throws(ProjectProblem) -> PropertyListNode {
        let bytes = try bytes(path, limit: budget.manifestBytes)
        var limits = YAMLBudget()
        limits.bytes = budget.manifestBytes
        limits.values = budget.manifestValues
        do {
            let document = try YAMLReader.read(bytes, as: .wordsAsBooleans, budget: limits)
            noteDuplicates(document.anomalies, path)
            return document.root
        } catch {
            throw ProjectProblem(
                error.isLimit ? .limit : .malformed, path: path, place: error.place, message: "\(error)",
                losesFacts: true)
        }
    }

    /// The JSON file at `path`.
    func json(_ path: String) throws(ProjectProblem) -> PropertyListNode {
        let bytes = try bytes(path, limit: budget.manifestBytes)
        do {
            let document = try PropertyListReader.read(bytes, as: .json, budget: manifestLimits)
            noteDuplicates(document.anomalies, path)
            return document.root
        } catch {
            throw ProjectProblem(
                error.isLimit ? .limit : .malformed, path: path, place: error.place, message: "\(error)",
                losesFacts: true)
        }
    }

    private var manifestLimits: PropertyListBudget {
        var limits = PropertyListBudget()
        limits.depth = 64
        limits.values = budget.manifestValues
        return limits
    }

    private func noteDuplicates(_ anomalies: [PropertyListAnomaly], _ path: String) {
        for anomaly in anomalies {
            guard case .duplicateKey(let key) = anomaly.kind else { continue }
            note(
                .malformed, path, anomaly.place,
                "the key \(PropertyListKeyPath(keys: key)) stands twice: the last one was taken, and a generator may refuse the file"
            )
        }
    }
}
