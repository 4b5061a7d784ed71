// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Makes the builds of a Tuist manifest, as `tuist generate` would set up its targets.
package struct TuistProject {
    private let reading: ProjectReading
    private let manifest: TuistManifest
    private let path: String
    private var directory: String { TreePath.parent(path) }
    private let configurations: [TuistConfiguration]

    /// What the manifest at `path` describes.
    package static func project(
        of manifest: TuistManifest, at path: String, in files: any ProjectFiles, budget: ProjectBudget
    ) -> Project {
        let reading = ProjectReading(files, budget)
        for problem in manifest.problems { reading.note(problem) }
        var project = Project(kind: .tuist, path: path, name: manifest.name)
        TuistProject(reading, manifest, path: path).describe(&project)
        project.problems = reading.allProblems(of: path)
        return project
    }

    private init(_ reading: ProjectReading, _ manifest: TuistManifest, path: String) {
        self.reading = reading
        self.manifest = manifest
        self.path = path
        let own = manifest.settings.configurations
        configurations =
            own.isEmpty
            ? [.init(name: "Debug", isDebug: true), .init(name: "Release", isDebug: false)] : own
    }

    private func describe(_ project: inout Project) {
        project.configurations = configurations.map(\.name)
        for (index, target) in manifest.targets.enumerated() {
            guard
                reading.mayReadTarget(
                    index, of: manifest.targets.count, configurations: configurations.count, in: path)
            else { break }
            let settings = configurations.map { self.settings(of: target, $0) }
            project.targets += reading.targets(
                ProjectTarget(name: target.name, product: TuistProduct.type(target.product).product),
                settings, in: path
            ) { index, platform in
                build(target, configurations[index], settings[index].settings(for: platform))
            }
        }
    }

    private func settings(
        of target: TuistTarget, _ configuration: TuistConfiguration
    ) -> PlatformSettings {
        let variables = XcodeVariables(
            project: manifest.name, directory: directory, target: target.name,
            type: TuistProduct.type(target.product))
        let own = target.settings.configurations.first { $0.name == configuration.name }
        let levels =
            [BuildSettingLevel(presets(configuration)), configFile(configuration.xcconfig)]
            + levels(manifest.settings, configuration)
            + [BuildSettingLevel(presets(target)), configFile(own?.xcconfig)]
            + self.levels(target.settings, own ?? configuration, isOwn: own != nil)
        return PlatformSettings(
            levels, of: variables, configuration: configuration.name, budget: reading.budget)
    }

    private func build(
        _ target: TuistTarget, _ configuration: TuistConfiguration, _ settings: BuildSettings
    ) -> ProjectBuild {
        let type = TuistProduct.type(target.product)
        let facts = BuildFacts(reading, settings, describedBy: path, target: target.name)
        var build = facts.build(below: directory)
        build.isDebug = configuration.isDebug || settings.isDebug
        guard type.wrapperExtension != nil else { return build }
        // A setting of one's own wins over the file that Tuist would name.
        if settings.setting("INFOPLIST_FILE") != nil {
            facts.addInfoPlist(to: &build, below: directory)
        } else {
            addInfoPlist(of: target, type, facts, to: &build)
        }
        return build
    }

    private func levels(
        _ settings: TuistSettings, _ configuration: TuistConfiguration, isOwn: Bool = true
    ) -> [BuildSettingLevel] {
        let ofKind = configuration.isDebug ? settings.debug : settings.release
        return [settings.base, ofKind, isOwn ? configuration.settings : .init()].map { entries in
            .unordered(
                entries.entries.compactMap { entry in
                    entry.value.settingText.flatMap { text in
                        reading.assignment(
                            entry.key, at: entry.keyPlace, text, at: entry.value.place, in: path)
                    }
                })
        }
    }

    private func presets(_ configuration: TuistConfiguration) -> [BuildSetting] {
        guard configuration.isDebug else { return [BuildSetting("SWIFT_OPTIMIZATION_LEVEL", "-O")] }
        return [
            BuildSetting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"),
            BuildSetting("SWIFT_OPTIMIZATION_LEVEL", "-Onone"),
        ]
    }

    private func presets(_ target: TuistTarget) -> [BuildSetting] {
        var settings: [BuildSetting] = []
        if let id = target.bundleID { settings.append(BuildSetting("PRODUCT_BUNDLE_IDENTIFIER", id)) }
        if let name = target.productName { settings.append(BuildSetting("PRODUCT_NAME", name)) }
        let platforms = target.platforms.compactMap(XcodeGenPlatform.platform)
        if platforms.count > 1 {
            settings += XcodeGenPlatform.presets(platforms)
        } else if let platform = platforms.first {
            settings.append(BuildSetting("SDKROOT", platform.sdk))
        }
        if target.isForCatalyst { settings.append(BuildSetting("SUPPORTS_MACCATALYST", "YES")) }
        for name in target.platforms {
            guard let platform = XcodeGenPlatform.platform(name), let version = target.deploymentTargets[name]
            else { continue }
            settings.append(BuildSetting(platform.deploymentSetting, version))
        }
        if let file = target.entitlements, let path = resolve(file) {
            settings.append(
                BuildSetting(
                    "CODE_SIGN_ENTITLEMENTS", TreePath.absolute(path).escapingDollars, path: self.path,
                    place: file.place))
        }
        return settings
    }

    private func configFile(_ file: TuistPath?) -> BuildSettingLevel {
        guard let file else { return BuildSettingLevel() }
        if let level = resolve(file).flatMap({ reading.level(ofConfigFile: $0) }) { return level }
        reading.note(
            .missingFile, path, file.place, "xcconfig names \(file.text), which was not read",
            losesFacts: true)
        return BuildSettingLevel()
    }

    private func addInfoPlist(
        of target: TuistTarget, _ type: XcodeProductType, _ facts: BuildFacts, to build: inout ProjectBuild
    ) {
        var made: PropertyListNode
        switch target.infoPlist {
        case .none: return
        case .file(let file):
            let found = resolve(file).map(TreePath.absolute) ?? file.text
            facts.adding(
                BuildSetting("INFOPLIST_FILE", found.escapingDollars, path: path, place: file.place)
            )
            .addInfoPlist(to: &build, below: directory)
            return
        case .dictionary(let node): made = node
        case .extendingDefault(let node):
            let defaults = TuistInfoPlist.defaults(
                type, build.sdk, isNamed: build.bundleIdentifier != nil)
            made = node
            made.value = .dictionary((node.dictionary ?? .init()).laid(over: defaults))
        }
        facts.add(
            InfoPlistBase(PropertyListDocument(root: made, format: .xml), at: path), generates: false,
            writtenTo: TreePath.join(directory, "Derived/InfoPlists/\(target.name)-Info.plist"), to: &build)
    }

    /// The path from the tree's root; nil where it leads out of the tree.
    private func resolve(_ file: TuistPath) -> String? {
        TreePath.join(file.isFromRoot ? root : directory, file.text)
    }

    /// The folder that holds `Tuist/` or `Tuist.swift`, looked for upwards from the manifest.
    private var root: String {
        var folder = directory
        while true {
            if reading.children(of: folder).contains(where: { ["Tuist", "Tuist.swift"].contains($0.name) }) {
                return folder
            }
            guard !folder.isEmpty else { return directory }
            folder = TreePath.parent(folder)
        }
    }
}
