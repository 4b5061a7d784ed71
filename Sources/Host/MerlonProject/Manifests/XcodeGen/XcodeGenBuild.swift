// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One target of a specification in one configuration, while it is read.
struct XcodeGenBuild {
    private let project: XcodeGenProject
    private let target: XcodeGenTarget
    private let type: XcodeProductType
    /// The settings for each platform that it is built for.
    let settings: PlatformSettings
    private var reading: ProjectReading { project.reading }

    init(
        _ project: XcodeGenProject, _ target: XcodeGenTarget, _ configuration: XcodeGenConfiguration,
        below levels: [BuildSettingLevel]
    ) {
        self.project = project
        self.target = target
        type = XcodeProductType(target.type)
        let variables = XcodeVariables(
            project: project.name, directory: project.directory, target: target.name, type: type,
            language: project.spec["options"]?["developmentLanguage"]?.text ?? "en")
        let own = [
            Self.presets(project, target), project.configFile(target.node["configFiles"], configuration),
            project.settings.level(target.node["settings"], in: configuration.name),
        ]
        settings = PlatformSettings(
            levels + own, of: variables, configuration: configuration.name, budget: project.reading.budget)
    }

    /// What lies below the target's own settings: presets, and the version of the platform.
    private static func presets(
        _ project: XcodeGenProject, _ target: XcodeGenTarget
    ) -> BuildSettingLevel {
        var settings = XcodeGenPlatform.presets(target)
        if target.productName != target.name {
            settings.append(BuildSetting("PRODUCT_NAME", target.productName))
        }
        let names = target.platform == "auto" ? target.destinations : [target.platform]
        for name in names {
            guard let platform = XcodeGenPlatform.platform(name), let node = target.deploymentTarget(name),
                let version = node.text
            else { continue }
            settings.append(
                BuildSetting(
                    platform.deploymentSetting, version, path: node.file.path, place: node.place))
        }
        return BuildSettingLevel(settings)
    }

    /// What XcodeGen sets where no setting does.
    private static func made(
        _ project: XcodeGenProject, _ target: XcodeGenTarget, _ settings: BuildSettings
    ) -> BuildSettingLevel {
        var made: [BuildSetting] = []
        if let node = target.node["entitlements"]?["path"], let text = node.text,
            let path = TreePath.join(node.file.base, text)
        {
            made.append(
                BuildSetting(
                    "CODE_SIGN_ENTITLEMENTS", TreePath.absolute(path).escapingDollars, path: node.file.path,
                    place: node.place))
        }
        if let prefix = project.spec["options"]?["bundleIdPrefix"], let text = prefix.text,
            settings.setting("PRODUCT_BUNDLE_IDENTIFIER") == nil
        {
            let kept = target.name.replacing("_", with: "-").unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
                    || "-.".unicodeScalars.contains($0)
            }
            var name = String.UnicodeScalarView()
            name.append(contentsOf: kept)
            made.append(
                BuildSetting(
                    "PRODUCT_BUNDLE_IDENTIFIER", "\(text).\(String(name))", path: prefix.file.path,
                    place: prefix.place))
        }
        return BuildSettingLevel(made)
    }

    func read(for platform: BuildPlatform) -> ProjectBuild {
        var settings = self.settings.settings(for: platform)
        settings.levels.append(Self.made(project, target, settings))
        let facts = BuildFacts(reading, settings, describedBy: project.path, target: target.name)
        var build = facts.build(below: project.directory)
        guard type.wrapperExtension != nil || target.node["info"] != nil else { return build }
        if let made = XcodeGenInfoPlist(project, target, settings).made {
            facts.add(
                made.base, generates: settings.value("GENERATE_INFOPLIST_FILE")?.text == "YES",
                writtenTo: made.path, to: &build)
        } else if hasInfoPlist(settings) {
            facts.addInfoPlist(to: &build, below: project.directory)
        } else if let found = XcodeGenInfoPlist(project, target, settings).found() {
            facts.adding(
                BuildSetting("INFOPLIST_FILE", TreePath.absolute(found).escapingDollars, path: project.path)
            )
            .addInfoPlist(to: &build, below: project.directory)
        } else if type.product != .tests, type.product != .framework, type.packageType != "BNDL" {
            facts.addInfoPlist(to: &build, below: project.directory)
        }
        return build
    }

    private func hasInfoPlist(_ settings: BuildSettings) -> Bool {
        settings.setting("INFOPLIST_FILE") != nil
            || settings.value("GENERATE_INFOPLIST_FILE")?.text == "YES"
    }
}
