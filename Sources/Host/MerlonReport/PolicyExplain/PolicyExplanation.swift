// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit
public import MerlonPolicy
import MerlonPropertyList

/// What a policy permits, in the words of its own terms and of the tables that it is judged by.
public struct PolicyExplanation: Sendable {
    /// The program that explains.
    public var tool: AuditReport.Tool
    /// The policy's path.
    public var path: String
    /// The policy.
    public let policy: Policy
    /// The day that counts as today.
    public var today: PolicyDay
    /// Where its exceptions and hosts are meant.
    let scopes: PolicyScopes

    /// An explanation from its parts.
    public init(tool: AuditReport.Tool, path: String, policy: Policy, today: PolicyDay) {
        self.tool = tool
        self.path = path
        self.policy = policy
        self.today = today
        scopes = PolicyScopes(policy)
    }
}

extension PolicyExplanation {
    /// One exception with its position in the policy.
    struct Exception {
        var index: Int
        var exception: ApprovedException
        var daysLeft: Int
    }

    /// Every exception, in the policy's order.
    var exceptions: [Exception] {
        policy.exceptions.indices.map(exception)
    }

    private func exception(_ index: Int) -> Exception {
        let exception = policy.exceptions[index]
        return Exception(
            index: index, exception: exception, daysLeft: today.days(until: exception.expires))
    }

    /// What is approved for `bundle` in `environment`; without a bundle, for any.
    func exceptions(in environment: PolicyEnvironment, _ bundle: PolicyBundle?) -> [Exception] {
        scopes.exceptions(in: environment, bundle).map(exception)
    }

    /// What a bundle gets in `environment` with `allowed`, in a few words.
    func summary(of allowed: [Exception], in environment: PolicyEnvironment) -> String {
        let pinned = scopes.hosts(in: environment).count { policy.hosts[$0].pins != nil }
        let more = [
            allowed.isEmpty ? nil : counted(allowed.count, "exception"),
            pinned == 0 ? nil : "pins of \(counted(pinned, "host"))",
        ].compactMap(\.self)
        return more.isEmpty
            ? "App Transport Security as it is by default"
            : "the defaults, \(more.joined(separator: " and "))"
    }

    /// For each host what is approved for its name, or for one above or below it that reaches it. What opens
    /// the whole app reaches every host, and is told with the environments.
    var exceptionsByHost: [Int: [Exception]] {
        let index = PolicyHostIndex(policy.hosts)
        var reached: [Int: [Exception]] = [:]
        for entry in exceptions {
            guard let domain = entry.exception.domain else { continue }
            let hosts = index.hosts(
                reachedBy: domain, includesSubdomains: entry.exception.reachesSubdomains)
            for host in hosts { reached[host, default: []].append(entry) }
        }
        return reached
    }

    /// The demands of the profile, each with how far it is met by the policy alone.
    var demands: [(demand: ProfileDemand, state: ProfileDemand.State)] {
        let facts = PolicyFacts(PolicyContext(policy: policy, path: path, today: today))
        return ProfileDemand.all(of: policy.profile).map { ($0, $0.state(facts)) }
    }
}

extension PolicyExplanation.Exception {
    /// `NSExceptionAllowsInsecureHTTPLoads = true for img.shop.example`.
    var words: String {
        let settings = exception.settings.map { setting in
            "\(setting.key) = \(setting.value.boolean.map { "\($0)" } ?? setting.value.string ?? "?")"
        }
        let place = exception.domain.map { "for \($0)" } ?? "for the whole app"
        return "\(settings.joined(separator: ", ")) \(place)"
    }

    /// `until 2027-03-31 (120 days left), web team`.
    var term: String {
        "until \(exception.expires) (\(FindingApproval.words(ofDaysLeft: daysLeft))), \(exception.owner)"
    }
}
