// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList
internal import MerlonYAML

/// A policy file as a tree, whatever its language.
struct PolicySource {
    /// The outermost value.
    let root: PropertyListNode
    /// Keys that stand twice.
    let duplicates: [PropertyListAnomaly]
    /// How many more there are.
    let unlistedDuplicates: Int

    init(_ bytes: [UInt8], isJSON: Bool, _ budget: PolicyBudget) throws(PolicyError) {
        if isJSON {
            self = try Self.json(bytes, budget)
        } else {
            self = try Self.yaml(bytes, budget)
        }
    }

    private init(root: PropertyListNode, duplicates: [PropertyListAnomaly], unlisted: Int) {
        self.root = root
        self.duplicates = duplicates
        unlistedDuplicates = unlisted
    }

    private static func yaml(_ bytes: [UInt8], _ budget: PolicyBudget) throws(PolicyError) -> PolicySource {
        var limits = YAMLBudget()
        limits.bytes = budget.bytes
        limits.depth = budget.depth
        limits.values = budget.values
        do {
            let document = try YAMLReader.read(bytes, budget: limits)
            return PolicySource(root: document.root, duplicates: document.anomalies, unlisted: 0)
        } catch {
            let place = PolicyPlace(.init(), error.place ?? .unknown)
            if error.isLimit { throw .limit(PolicyDiagnostic(.limit, at: place, "\(error)")) }
            let tab =
                bytes.isTab(at: place.place) ? "; a tab stands here, and YAML indents with spaces alone" : ""
            throw .malformed(PolicyDiagnostic(.syntax, at: place, "no well-formed YAML: \(error)\(tab)"))
        }
    }

    private static func json(_ bytes: [UInt8], _ budget: PolicyBudget) throws(PolicyError) -> PolicySource {
        var limits = PropertyListBudget()
        limits.bytes = budget.bytes
        limits.depth = budget.depth
        limits.values = budget.values
        limits.anomalies = budget.diagnostics
        do {
            let document = try PropertyListReader.read(bytes, as: .json, budget: limits)
            return PolicySource(
                root: document.root, duplicates: document.anomalies, unlisted: document.unlistedAnomalies)
        } catch {
            let place: SourcePlace =
                switch error {
                case .malformed(_, _, let place), .tooDeep(_, let place), .tooManyValues(_, let place): place
                default: .unknown
                }
            let code: PolicyDiagnostic.Code = error.isLimit ? .limit : .syntax
            let diagnostic = PolicyDiagnostic(code, at: PolicyPlace(.init(), place), error.policyWords)
            throw error.isLimit ? .limit(diagnostic) : .malformed(diagnostic)
        }
    }
}

extension PropertyListError {
    /// The error without its place, which the diagnostic has.
    fileprivate var policyWords: String {
        switch self {
        case .malformed(_, let problem, _): "no well-formed JSON: \(problem)"
        case .tooDeep(let limit, _): "values are nested deeper than the limit of \(limit)"
        case .tooManyValues(let limit, _): "it has more than \(limit) values"
        default: "\(self)"
        }
    }
}

extension [UInt8] {
    /// Whether a tab stands at `place`, or in the white space before it: libyaml names either.
    fileprivate func isTab(at place: SourcePlace) -> Bool {
        guard let line = place.line, let column = place.column else { return false }
        let lines = split(
            separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return false }
        let start = lines[line - 1].prefix(column)
        return start.contains(UInt8(ascii: "\t"))
            && start.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
