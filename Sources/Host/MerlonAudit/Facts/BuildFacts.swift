// SPDX-License-Identifier: Apache-2.0

/// Which target and configuration of a project a bundle stands for: it is not built yet, and the facts are
/// what the build will make.
public struct BuildFacts: Sendable, Hashable {
    /// The project, by its index in ``AuditFacts/projects``.
    public var project: Int
    /// The target's name, with the platforms where it gets different things on them: `Shop (macOS)`.
    public var target: String
    /// The target's name alone.
    public var targetName: String
    /// The configuration's name.
    public var configuration: String
    /// Whether the configuration is one for developers, so that no user gets this build.
    public var isDebug: Bool
    /// Whether the target holds tests: no user gets it in any configuration.
    public var isTest: Bool
    /// Whether it is built for a simulator alone: no user gets it in any configuration.
    public var isForSimulator = false

    /// A build from its parts.
    public init(
        project: Int, target: String, configuration: String, isDebug: Bool, isTest: Bool = false
    ) {
        self.project = project
        self.target = target
        targetName = target
        self.configuration = configuration
        self.isDebug = isDebug
        self.isTest = isTest
    }

    /// Whether people other than developers will run what is built.
    public var reachesUsers: Bool { !isDebug && !isNeverShipped }

    /// Whether it is for developers' machines in every configuration: tests, and what simulators run.
    public var isNeverShipped: Bool { isTest || isForSimulator }
}

extension BundleFacts {
    /// Whether people other than its developers will run the bundle: by its signature, or, before it is
    /// built, by its configuration.
    public var reachesUsers: Bool { build?.reachesUsers ?? distribution.reachesUsers }
}
