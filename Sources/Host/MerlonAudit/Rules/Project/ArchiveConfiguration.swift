// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct ArchiveConfiguration: Rule {
    let description = RuleDescription(
        id: "project.archive-configuration",
        title: "A scheme archives a configuration for developers",
        risk:
            "What is archived is what goes to the store: with the developers' hosts, their loosened settings and code under DEBUG.",
        remedy: "Choose the configuration for users in the scheme's archive action.",
        stake: .debugSettingShipped,
        taxa: ["MASVS-CODE-4", "CWE-489", "M8:2024"],
        firing: [
            RuleExample(
                "Debug is archived",
                project: ProjectExample(
                    Self.configurations, scheme: Self.scheme(archiving: "Debug")))
        ],
        quiet: [
            RuleExample(
                "Release is archived",
                project: ProjectExample(Self.configurations, scheme: Self.scheme(archiving: "Release"))),
            RuleExample(
                "a scheme that archives nothing",
                project: ProjectExample(Self.configurations, scheme: Self.scheme(archiving: nil))),
        ])

    private static let configurations = ProjectExample.debug("", release: "").configurations

    private static func scheme(archiving configuration: String?) -> ProjectScheme {
        var scheme = ProjectScheme(
            name: "Shop", path: "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme")
        scheme.archiveConfiguration = configuration
        return scheme
    }

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.projects.filter { $0.generated == nil }.flatMap { project -> [Finding] in
            // A workspace's schemes build targets of any project.
            let builders = project.isWorkspace ? facts.projects : [project]
            let targets = builders.flatMap(\.project.targets).filter {
                $0.product != .tests && !$0.isForSimulator
            }
            let debug = Set(targets.flatMap(\.builds).filter(\.isDebug).map(\.configuration))
            return project.project.schemes.compactMap { scheme in
                guard let name = scheme.archiveConfiguration, debug.contains(name) else { return nil }
                return Finding(
                    ruleID: description.id, severity: description.stake.severity,
                    message:
                        "the scheme \(scheme.name) archives \(name), which is a configuration for developers",
                    locations: [project.location(of: scheme.path)], evidence: name,
                    remedy: description.remedy, mergeKey: "\(scheme.path)\u{0}\(name)",
                    subject: "\(scheme.name)\u{0}\(name)", bundle: project.project.name)
            }
        }
    }
}
