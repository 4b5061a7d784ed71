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
    public var policy: Policy
    /// The day that counts as today.
    public var today: PolicyDay

    /// An explanation from its parts.
    public init(tool: AuditReport.Tool, path: String, policy: Policy, today: PolicyDay) {
        self.tool = tool
        self.path = path
        self.policy = policy
        self.today = today
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
        policy.exceptions.enumerated().map {
            Exception(index: $0, exception: $1, daysLeft: today.days(until: $1.expires))
        }
    }

    /// What is approved for `bundle` in `environment`; without a bundle, for any.
    func exceptions(in environment: PolicyEnvironment, _ bundle: PolicyBundle?) -> [Exception] {
        exceptions.filter { entry in
            entry.exception.isMeant(for: environment.name)
                && (bundle.map { entry.exception.isMeant(forBundle: $0.name) } ?? true)
        }
    }

    /// What a bundle gets in `environment` with `allowed`, in a few words.
    func summary(of allowed: [Exception], in environment: PolicyEnvironment) -> String {
        let pinned = policy.hosts.count {
            $0.pins != nil && ($0.environments.isEmpty || $0.environments.contains(environment.name))
        }
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
