// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy
internal import MerlonPropertyList

/// Every loosening value of one operand with what the policy says of it.
struct ApprovalReview {
    /// The policy and what is asked of it.
    let context: PolicyContext
    /// The values, bundle by bundle.
    let judged: [Judged]

    /// One value and its verdict.
    struct Judged {
        var governed: GovernedBundle
        /// The policy's bundle; nil where it lists none such.
        var bundle: PolicyBundle?
        /// The environments that the bundle must be right for.
        var environments: [PolicyEnvironment]
        var setting: LooseSetting
        var verdict: ApprovalVerdict
    }

    /// The review of `facts`; nil where it is held against no policy.
    init?(_ facts: AuditFacts) {
        guard let context = facts.policy else { return nil }
        self.context = context
        let matcher = ApprovalMatcher(context)
        judged = facts.governed.flatMap { governed -> [Judged] in
            guard let environments = context.environments(for: governed.bundle, in: facts) else { return [] }
            let bundle = context.match(governed.bundle, in: facts).bundle
            let met = ApprovalMatcher.Met(bundle: bundle?.name, environments: environments)
            return governed.looseSettings.map { setting in
                Judged(
                    governed: governed, bundle: bundle, environments: environments, setting: setting,
                    verdict: matcher.verdict(on: setting, at: met))
            }
        }
    }

    /// The exception of `index`.
    func exception(_ index: Int) -> ApprovedException { context.policy.exceptions[index] }
}

extension Rule {
    /// A finding about a value of an artifact that the policy says something of; of medium severity where
    /// nobody but developers gets the artifact.
    func finding(
        on judged: ApprovalReview.Judged, message: String, remedy: String? = nil,
        fix: PlistFix? = nil
    ) -> Finding {
        let setting = judged.setting
        return finding(
            in: judged.governed.bundle, at: setting.keyPath, setting.node.place, message: message,
            evidence: "\(setting.key) = \(setting.node.shortText)",
            severity: PolicyContext.mayReachUsers(judged.environments) ? nil : .medium, remedy: remedy,
            fix: fix)
    }

    /// A finding about the policy's own text.
    ///
    /// - Parameter subject: What the finding is about, without its position in the file.
    func finding(
        at place: PolicyPlace, subject: String, message: String, evidence: String = "",
        severity: Severity? = nil, confidence: Confidence = .high, remedy: String? = nil
    ) -> Finding {
        let isKnown = place.place != .unknown
        return Finding(
            ruleID: description.id, severity: severity ?? description.stake.severity, confidence: confidence,
            message: message,
            locations: [Location(path: "").at(place.keyPath, isKnown ? place.place : nil)],
            evidence: evidence, remedy: remedy ?? description.remedy,
            mergeKey: "\(place.keyPath)\u{0}\(message)", subject: "\(subject)\u{0}\(evidence)")
    }
}

extension ApprovedException {
    /// `NSExceptionAllowsInsecureHTTPLoads for img.shop.example`.
    var words: String {
        let keys = settings.map(\.key).filter { $0 != "NSIncludesSubdomains" }
        let named = (keys.isEmpty ? settings.map(\.key) : keys).joined(separator: ", ")
        return domain.map { "\(named) for \($0)" } ?? "\(named) for the whole app"
    }

    /// What stays the same when exceptions change their order.
    var subject: String {
        "\(domain ?? "")\u{0}\(settings.map(\.key).sorted().joined(separator: ","))\u{0}"
            + "\(environments.sorted().joined(separator: ","))\u{0}\(bundles.sorted().joined(separator: ","))"
    }
}
