// SPDX-License-Identifier: Apache-2.0

/// Which target and configuration of a project a bundle stands for: it is not built yet, and the facts are
/// what the build will make.
public struct BuildFacts: Sendable, Hashable {
    /// The project, by its index in ``AuditFacts/projects``.
    public var project: Int
    /// The target's name.
    public var target: String
    /// The configuration's name.
    public var configuration: String
    /// Whether the configuration is one for developers, so that no user gets this build.
    public var isDebug: Bool
    /// Whether the target holds tests: no user gets it in any configuration.
    public var isTest: Bool

    /// A build from its parts.
    public init(
        project: Int, target: String, configuration: String, isDebug: Bool, isTest: Bool = false
    ) {
        self.project = project
        self.target = target
        self.configuration = configuration
        self.isDebug = isDebug
        self.isTest = isTest
    }

    /// Whether people other than developers will run what is built.
    public var reachesUsers: Bool { !isDebug && !isTest }
}

extension BundleFacts {
    /// Whether people other than its developers will run the bundle: by its signature, or, before it is
    /// built, by its configuration.
    public var reachesUsers: Bool { build?.reachesUsers ?? distribution.reachesUsers }
}
