// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One specification while it is read.
struct XcodeGenProject {
    let reading: ProjectReading
    let spec: ManifestNode
    /// The specification's own file.
    let path: String
    let directory: String
    let name: String
    let configurations: [XcodeGenConfiguration]
    let settings: XcodeGenSettings
    /// The Info.plists that XcodeGen writes, by path, with the entry `info` that makes each.
    private(set) var written: [String: (info: ManifestNode, type: XcodeProductType)] = [:]
    /// The levels of the project, by configuration.
    private var levels: [String: [BuildSettingLevel]] = [:]

    init(_ reading: ProjectReading, _ spec: ManifestNode, path: String) {
        self.reading = reading
        self.spec = spec
        self.path = path
        directory = TreePath.parent(path)
        name = spec["name"]?.text ?? TreePath.name(directory)
        configurations = XcodeGenConfiguration.all(spec)
        settings = XcodeGenSettings(spec, configurations, reading)
    }

    mutating func read(into project: inout Project) {
        project.name = name
        project.configurations = configurations.map(\.name)
        for configuration in configurations { levels[configuration.name] = projectLevels(configuration) }
        let targets = self.targets()
        for target in targets {
            guard let info = target.node["info"], let path = writtenPath(info) else { continue }
            written[path] = (info, XcodeProductType(target.type))
        }
        for (index, target) in targets.enumerated() {
            guard
                reading.mayReadTarget(
                    index, of: targets.count, configurations: configurations.count, in: path)
            else { break }
            let type = XcodeProductType(target.type)
            let builds = configurations.map { configuration in
                XcodeGenBuild(self, target, configuration, below: levels[configuration.name] ?? [])
            }
            project.targets += reading.targets(
                ProjectTarget(name: target.name, product: type.product), builds.map(\.settings), in: path
            ) { index, platform in
                builds[index].read(for: platform)
            }
        }
        project.schemes = XcodeGenSchemes(self).schemes(targets)
    }

    /// All targets, each for one platform.
    private func targets() -> [XcodeGenTarget] {
        let templates = XcodeGenTemplates(
            spec["targetTemplates"], nameVariable: "target_name", reading)
        var targets: [XcodeGenTarget] = []
        for entry in spec["targets"]?.dictionary?.entries ?? [] {
            guard reading.work <= reading.budget.work, targets.count <= reading.budget.builds else {
                reading.note(
                    .limit, path, entry.keyPlace,
                    "the templates of its targets make more than \(reading.budget.work) values: the rest was not read",
                    losesFacts: true)
                break
            }
            targets += XcodeGenTarget.targets(entry, templates)
        }
        return targets
    }

    /// The path that an entry `info` writes to, from the tree's root; nil where it has none in the tree.
    func writtenPath(_ info: ManifestNode) -> String? {
        guard let node = info["path"], let text = node.text else { return nil }
        return TreePath.join(node.file.base, text)
    }

    /// Whether XcodeGen lays its presets below the settings of the project, or of the targets.
    func appliesPresets(to what: String) -> Bool {
        let option = spec["options"]?["settingPresets"]?.text ?? "all"
        return option == "all" || option == what
    }

    private func projectLevels(_ configuration: XcodeGenConfiguration) -> [BuildSettingLevel] {
        var presets: [BuildSetting] = []
        if appliesPresets(to: "project") {
            presets = [BuildSetting("PRODUCT_NAME", "$(TARGET_NAME)")] + configuration.presets
        }
        for entry in spec["options"]?["deploymentTarget"]?.dictionary?.entries ?? [] {
            guard let platform = XcodeGenPlatform.platform(entry.key), let version = entry.value.text else {
                continue
            }
            presets.append(
                BuildSetting(
                    platform.deploymentSetting, version, path: entry.value.file.path,
                    place: entry.value.place))
        }
        return [
            BuildSettingLevel(presets), configFile(spec["configFiles"], configuration),
            settings.level(spec["settings"], in: configuration.name),
        ]
    }

    /// The settings of the `.xcconfig` that `configFiles` names for a configuration.
    func configFile(_ files: ManifestNode?, _ configuration: XcodeGenConfiguration) -> BuildSettingLevel {
        guard let node = files?[configuration.name], let text = node.text else { return BuildSettingLevel() }
        if let level = TreePath.join(node.file.base, text).flatMap({ reading.level(ofConfigFile: $0) }) {
            return level
        }
        reading.note(
            .missingFile, node.file.path, node.place,
            "configFiles names \(text) for \(configuration.name), which was not read", losesFacts: true)
        return BuildSettingLevel()
    }
}
