// SPDX-License-Identifier: Apache-2.0
public import MerlonPolicy
internal import MerlonPropertyList

/// The policy that an artifact is held against, and what is asked of it.
public struct PolicyContext: Sendable, Hashable {
    /// The policy.
    public var policy: Policy
    /// Its path, as the user gave it.
    public var path: String
    /// The environment that the artifact was built for, by its name in the policy; nil where nobody said.
    public var environment: String?
    /// The day that counts as today.
    public var today: PolicyDay

    /// A context from its parts.
    public init(policy: Policy, path: String, environment: String? = nil, today: PolicyDay) {
        self.policy = policy
        self.path = path
        self.environment = environment
        self.today = today
    }
}

extension PolicyContext {
    /// The environment that was named.
    var audited: PolicyEnvironment? {
        environment.flatMap { name in policy.environments.first { $0.name == name } }
    }

    /// The environments that the artifact must be right for. Where nobody named one it may be any that
    /// reaches users: what is approved for `debug` alone must not pass unseen.
    var environments: [PolicyEnvironment] {
        if let audited { return [audited] }
        let reaching = policy.environments.filter(\.reachesUsers)
        return reaching.isEmpty ? policy.environments : reaching
    }

    /// Whether `exception` is approved in one of the environments that the artifact must be right for.
    func concerns(_ exception: ApprovedException) -> Bool {
        environments.isEmpty || environments.contains { exception.isMeant(for: $0.name) }
    }

    /// Whether people other than the app's developers may get what is built for `environments`.
    static func mayReachUsers(_ environments: [PolicyEnvironment]) -> Bool {
        environments.isEmpty || environments.contains(where: \.reachesUsers)
    }

    /// The environments that `bundle` must be right for: of a project's configuration those that it makes,
    /// of everything else those of the artifact. Nil where the configuration is for environments other than
    /// the audited one, so that the bundle does not concern the audit.
    func environments(for bundle: BundleFacts) -> [PolicyEnvironment]? {
        guard let build = bundle.build else { return environments }
        return self.environments(of: build)
    }

    /// The environments that what a configuration makes must be right for; nil as above.
    func environments(of build: BuildFacts) -> [PolicyEnvironment]? {
        if build.isNeverShipped { return nil }
        let made = policy.environments.filter { $0.isMade(by: build.configuration) }
        guard let audited else {
            return made.isEmpty && build.isDebug ? nil : made.isEmpty ? environments : made
        }
        if made.isEmpty { return build.isDebug && audited.reachesUsers ? nil : [audited] }
        return made.contains(audited) ? [audited] : nil
    }

    /// The exception's days left: 0 on the last one, negative after it.
    func daysLeft(_ exception: ApprovedException) -> Int { today.days(until: exception.expires) }

    /// Where an exception is approved and who answers for it: `(merlon.yml:12, web team)`.
    func source(of exception: ApprovedException) -> String {
        "(\(words(exception.place)), \(exception.owner))"
    }

    /// `merlon.yml:12`, or `merlon.yml at exceptions[2]` where the file has no lines.
    func words(_ place: PolicyPlace) -> String {
        if let line = place.place.line { return "\(path):\(line)" }
        return place.keyPath.steps.isEmpty ? path : "\(path) at \(place.keyPath)"
    }
}

extension ApprovedException {
    /// Whether the exception is approved in each of `environments`.
    func isMeant(forAll environments: [PolicyEnvironment]) -> Bool {
        environments.allSatisfy { isMeant(for: $0.name) }
    }
}

/// The policy's own text as something to be judged, beside the artifacts that were held against it.
public struct PolicyFacts: Sendable {
    /// The policy.
    public var context: PolicyContext
    /// What was read from the artifacts; empty where the policy is judged alone.
    public var artifacts: [AuditFacts]

    /// Facts from their parts.
    public init(_ context: PolicyContext, artifacts: [AuditFacts] = []) {
        self.context = context
        let files = GeneratedFiles(context.policy)
        self.artifacts = artifacts.map { artifact in
            var held = artifact
            held.policy = context
            held.loosePlists = LoosePlists(held, context, files)
            return held
        }
    }
}

extension AuditFacts {
    /// The policy's own text as an operand of its own: the rules about it find it nowhere else.
    public init(judging policy: PolicyFacts) {
        self.init(operand: policy.context.path, kind: .policy)
        self.judged = policy
    }
}
