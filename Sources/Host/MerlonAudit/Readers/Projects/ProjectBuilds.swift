// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonProject
internal import MerlonPropertyList

/// The bundles that the builds of one project stand for.
struct ProjectBuilds {
    /// The project, with the bundles' places in the list noted.
    private(set) var facts: ProjectFacts
    /// The bundles, to follow those that are there already.
    private(set) var bundles: [BundleFacts] = []
    /// How many builds were left out, since there are more than the limit.
    private(set) var leftOut = 0

    /// The builds of a project.
    ///
    /// - Parameters:
    ///   - facts: The project.
    ///   - index: Its place in ``AuditFacts/projects``.
    ///   - count: How many bundles come before its own.
    ///   - limit: The most bundles to make.
    init(_ facts: ProjectFacts, index: Int, after count: Int, limit: Int) {
        self.facts = facts
        for target in facts.project.targets {
            var places: [Int?] = []
            for build in target.builds {
                guard let infoPlist = build.infoPlist else {
                    places.append(nil)
                    continue
                }
                guard bundles.count < limit else {
                    leftOut += 1
                    places.append(nil)
                    continue
                }
                places.append(count + bundles.count)
                bundles.append(bundle(target, build, infoPlist, project: index))
            }
            self.facts.bundles.append(places)
        }
        findParents(after: count)
    }

    private func bundle(
        _ target: ProjectTarget, _ build: ProjectBuild, _ infoPlist: EffectiveInfoPlist, project: Int
    ) -> BundleFacts {
        let root = infoPlist.document.root
        var bundle = BundleFacts(kind: .init(target.product), location: self.facts.location)
        var facts = BuildFacts(
            project: project, target: target.label, configuration: build.configuration,
            isDebug: build.isDebug, isTest: target.product == .tests)
        facts.targetName = target.name
        facts.isForSimulator = target.isForSimulator
        bundle.build = facts
        bundle.identifier = build.bundleIdentifier ?? root["CFBundleIdentifier"]?.string
        bundle.infoPlist = InfoPlistFacts(
            location: self.facts.location(of: infoPlist.path ?? self.facts.project.descriptionFile),
            document: infoPlist.document)
        bundle.declaredSystem = build.sdk.flatMap { ATSSystem.Platform(sdk: $0) }.map {
            BundleSystem(platform: $0, minimumOS: build.deploymentTarget.flatMap { OSVersion($0) })
        }
        // A configuration for users says that they get the build, and not by which way.
        bundle.distribution = build.isDebug || target.isForSimulator ? .development : .unknown
        return bundle
    }

    /// An extension's identifier begins with its app's, as Apple demands: that tells which app of the
    /// project, in the same configuration, it lies in.
    private mutating func findParents(after count: Int) {
        var apps: [String: [(identifier: String, index: Int)]] = [:]
        for (index, bundle) in bundles.enumerated() where bundle.kind == .app {
            guard let build = bundle.build, let identifier = bundle.identifier, !identifier.isEmpty else {
                continue
            }
            apps[build.configuration, default: []].append((identifier + ".", index))
        }
        for index in bundles.indices where bundles[index].kind.liesInApp {
            guard let build = bundles[index].build, let identifier = bundles[index].identifier else {
                continue
            }
            let around = (apps[build.configuration] ?? []).filter { identifier.hasPrefix($0.identifier) }
            // Of apps for several platforms under one identifier, the one for the extension's.
            let own = bundles[index]
            bundles[index].parent = around.max {
                ($0.identifier.count, bundles[$0.index].closeness(to: own))
                    < ($1.identifier.count, bundles[$1.index].closeness(to: own))
            }
            .map { count + $0.index }
        }
    }
}

extension BundleFacts {
    /// How well an app fits what it may hold, by what both are built for.
    fileprivate func closeness(to inner: BundleFacts) -> Int {
        (declaredSystem?.platform == inner.declaredSystem?.platform ? 2 : 0)
            + (build?.isForSimulator == inner.build?.isForSimulator ? 1 : 0)
    }
}

extension BundleFacts.Kind {
    /// What a target makes. A tool is a process whose Info.plist lies in its executable, outside a bundle.
    init(_ product: ProjectTarget.Product) {
        switch product {
        case .app: self = .app
        case .appClip: self = .appClip
        case .appExtension: self = .appExtension
        case .framework: self = .framework
        case .tests: self = .other
        case .watchApp: self = .watchApp
        case .xpcService: self = .xpcService
        case .other(let type):
            switch type {
            case "com.apple.product-type.tool": self = .loosePropertyList
            case "com.apple.product-type.system-extension", "com.apple.product-type.driver-extension":
                self = .appExtension
            default: self = .other
            }
        }
    }

    fileprivate var liesInApp: Bool {
        switch self {
        case .appClip, .appExtension, .watchApp, .xpcService: true
        case .app, .framework, .loosePropertyList, .other, .tool: false
        }
    }
}
