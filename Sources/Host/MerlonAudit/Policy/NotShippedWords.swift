// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// Tells of findings that what was audited does not ship them, so that they are no more than information:
/// they are in an Info.plist which the policy's bundles are only made from, or in builds that another
/// environment than the audited one is made of.
struct NotShippedWords {
    private let context: PolicyContext?
    private let files: Set<Location>

    /// The words for findings in `facts`.
    init(_ facts: AuditFacts) {
        context = facts.policy
        files = Set(
            facts.bundles.filter { facts.policy?.isMaterial($0, in: facts) == true }
                .compactMap { $0.infoPlist?.location.at(nil, nil) })
    }

    /// `findings` in two parts: those that count as they are, and the others with their words.
    func split(_ findings: [Finding]) -> (shipped: [Finding], others: [Finding]) {
        guard let context, !files.isEmpty || context.audited != nil else { return (findings, []) }
        var shipped: [Finding] = []
        var elsewhere: [Finding] = []
        var others: [Finding] = []
        for finding in findings {
            if isInMaterial(finding) {
                others.append(finding.asInformation("no target ships this file as it is"))
            } else if context.isMadeElsewhere(finding) {
                elsewhere.append(finding)
            } else {
                shipped.append(finding)
            }
        }
        guard let audited = context.audited, !elsewhere.isEmpty else { return (shipped, others) }
        // What the audited environment has too is told once, of all builds together.
        let known = Set(shipped.filter { !$0.builds.isEmpty }.map(Kind.init))
        for finding in elsewhere {
            if known.contains(Kind(finding)) {
                shipped.append(finding)
            } else {
                others.append(finding.asInformation("\(audited.name) is not made of it"))
            }
        }
        return (shipped, others)
    }

    private struct Kind: Hashable {
        var ruleID: String
        var mergeKey: String

        init(_ finding: Finding) {
            ruleID = finding.ruleID
            mergeKey = finding.mergeKey
        }
    }

    private func isInMaterial(_ finding: Finding) -> Bool {
        !files.isEmpty && !finding.locations.isEmpty
            && finding.locations.allSatisfy { files.contains($0.at(nil, nil)) }
    }
}

extension PolicyContext {
    /// Whether only builds of other environments than the audited one show the finding.
    fileprivate func isMadeElsewhere(_ finding: Finding) -> Bool {
        audited != nil && !finding.builds.isEmpty && finding.builds.allSatisfy { environments(of: $0) == nil }
    }
}

extension Finding {
    fileprivate func asInformation(_ words: String) -> Finding {
        var finding = self
        finding.severity = .info
        finding.add(words)
        return finding
    }

    /// Adds words to the message, behind what it says already.
    mutating func add(_ words: String) {
        if message.hasSuffix(".") { message.removeLast() }
        message += "; \(words)"
    }
}
