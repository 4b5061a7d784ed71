// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonProject

/// The settings that one target gets in each configuration, to be compared with each other.
struct TargetSettings {
    /// One configuration.
    struct Configuration {
        /// The build, by its index in the target.
        var build: Int
        /// The configuration's name.
        var name: String
        /// Whether it is for developers alone.
        var isDebug: Bool
        /// The bundle.
        var bundle: BundleFacts
        /// Its settings; empty where it has none, which is the default.
        var ats: ATSConfiguration
    }

    /// Those that could be read, in the project's order.
    private(set) var configurations: [Configuration] = []
    /// Whether what the target makes runs as a process of its own.
    let isProcess: Bool

    /// The settings of a target.
    init(_ facts: AuditFacts, _ project: ProjectFacts, _ target: Int) {
        let description = project.project.targets[target]
        isProcess = BundleFacts(kind: .init(description.product), location: project.location).isProcess
        for (index, build) in description.builds.enumerated() {
            guard let bundle = facts.bundle(project, target, index) else { continue }
            configurations.append(
                Configuration(
                    build: index, name: build.configuration,
                    isDebug: build.isDebug || description.isForSimulator, bundle: bundle,
                    ats: bundle.infoPlist?.ats ?? ATSConfiguration()))
        }
    }

    /// The configurations for developers alone.
    var forDevelopers: [Configuration] { configurations.filter(\.isDebug) }
    /// The configurations that users get.
    var forUsers: [Configuration] { configurations.filter { !$0.isDebug } }

    /// How a build compares: one for developers with those that users get, one that users get with all.
    func comparison(of build: Int) -> TargetMatrix.Comparison {
        // Only what runs as a process needs an Info.plist.
        guard isProcess else { return .equal }
        guard let own = configurations.first(where: { $0.build == build }) else { return .unknown }
        let others = configurations.filter { $0.build != build }
        let opposite = others.filter { $0.isDebug != own.isDebug }
        let first = compare(own, with: opposite)
        // A build for testers that is looser than the one for the store is for users all the same.
        return first == .equal && !own.isDebug ? compare(own, with: others) : first
    }

    private func compare(_ own: Configuration, with others: [Configuration]) -> TargetMatrix.Comparison {
        let isLooser = others.contains { !own.ats.loosenings(beyond: $0.ats).isEmpty }
        guard isLooser else { return .equal }
        let isStricter = others.contains { !$0.ats.loosenings(beyond: own.ats).isEmpty }
        if isStricter { return .different }
        return own.isDebug ? .looserForDevelopers : .looserForUsers
    }
}

extension AuditFacts {
    /// The settings of each target of the projects that were audited, tests left out.
    var targetSettings: [TargetSettings] {
        projects.filter { $0.generated == nil }.flatMap { project in
            project.project.targets.indices.filter { project.project.targets[$0].product != .tests }.map {
                TargetSettings(self, project, $0)
            }.filter(\.isProcess)
        }
    }
}
