// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

extension Rule {
    /// A finding of this rule about one value of a bundle's Info.plist.
    ///
    /// - Parameters:
    ///   - bundle: The bundle concerned.
    ///   - keyPath: The key or value, from the Info.plist's root.
    ///   - place: Where it stands; nil for the whole file.
    ///   - message: What is so, here, and what follows.
    ///   - evidence: The value seen, already redacted.
    ///   - severity: The severity, where the context changes the one of the rule's stake.
    func finding(
        in bundle: BundleFacts, at keyPath: PropertyListKeyPath, _ place: SourcePlace?, message: String,
        evidence: String = "", severity: Severity? = nil, confidence: Confidence = .high,
        remedy: String? = nil,
        fix: PlistFix? = nil, minimumOS: String? = nil
    ) -> Finding {
        let location = (bundle.infoPlist?.location ?? bundle.location).at(keyPath, place)
        var finding = Finding(
            ruleID: description.id, severity: severity ?? description.stake.severity, confidence: confidence,
            message: message, locations: [location], evidence: evidence, remedy: remedy ?? description.remedy,
            fix: fix, minimumOS: minimumOS,
            mergeKey: "\(keyPath)\u{0}\(evidence)\u{0}\(message)",
            subject: "\(keyPath)\u{0}\(evidence)", bundle: bundle.name)
        finding.builds = bundle.build.map { [$0] } ?? []
        return finding
    }

    /// A finding of this rule about something that happened while an artifact was read.
    func finding(about problem: ReadProblem, severity: Severity? = nil) -> Finding {
        let location = problem.location
        return Finding(
            ruleID: description.id, severity: severity ?? description.stake.severity, confidence: .high,
            message: problem.message, locations: [location], remedy: description.remedy,
            mergeKey: "\(location.path)\u{0}\(location.member ?? "")\u{0}\(problem.message)",
            subject: "\(location.path)\u{0}\(location.member ?? "")")
    }
}

extension BundleFacts {
    /// What a person calls the bundle: its identifier, else its target's name, else its path.
    public var name: String {
        if let identifier, !identifier.isEmpty { return identifier }
        if let build { return build.target }
        return location.member ?? location.path
    }
}
