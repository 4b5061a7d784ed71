// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of policy files: strict, since a key that is ignored is a decision that nobody took.
///
/// YAML is read by the core schema of YAML 1.2; a path that ends in `.json` is read as JSON. Every fault of
/// a well-formed file is collected, each with its place.
public enum PolicyReader {
    /// The policy in `bytes`.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its path, whose ending tells the language.
    ///   - vocabulary: The names that belong to what reads the policy.
    ///   - budget: What the file may cost.
    public static func read(
        _ bytes: [UInt8], path: String, vocabulary: PolicyVocabulary = .init(),
        budget: PolicyBudget = .init()
    ) throws(PolicyError) -> PolicyDocument {
        let source = try PolicySource(bytes, isJSON: path.lowercased().hasSuffix(".json"), budget)
        var log = PolicyLog(budget: budget)
        guard let root = source.root.dictionary else {
            log.add(
                .wrongType, at: PolicyPlace(.init(), source.root.place),
                "the file is \(source.root.value.words), and a policy is a mapping that begins with 'version: "
                    + "\(Policy.currentVersion)'")
            throw .invalid(log.all)
        }
        if let fault = versionFault(root, source.root.place) { throw .invalid([fault]) }
        var checker = PolicyChecker(names: PolicyNames(source.root, vocabulary, budget), log: log)
        checker.reportDuplicates(source)
        checker.check(source.root, .record(PolicyFormat.root), at: .init())
        checker.checkUniqueNames(source.root)
        let found = checker.log.all
        guard !found.contains(where: { $0.severity == .error }) else { throw .invalid(found) }
        let policy = try PolicyBuilder(root: PolicyFields(source.root, .init())).policy()
        if let fault = PolicyCost(policy).fault(budget) { throw .limit(fault) }
        return PolicyDocument(policy: policy, warnings: found)
    }

    /// What is wrong with the version where that makes all else meaningless.
    private static func versionFault(
        _ root: PropertyListDictionary, _ place: SourcePlace
    ) -> PolicyDiagnostic? {
        let current = Policy.currentVersion
        let path = PropertyListKeyPath(keys: "version")
        guard case .integer(let version)? = root["version"]?.value, version != Int64(current) else {
            return nil
        }
        let words =
            version > Int64(current)
            ? "this policy was made for a newer merlon: it is of version \(version), and this one reads "
                + "version \(current); update merlon"
            : "there is no version \(version) of the format: this merlon reads version \(current)"
        return PolicyDiagnostic(.version, at: PolicyPlace(path, root["version"]?.place ?? place), words)
    }
}
