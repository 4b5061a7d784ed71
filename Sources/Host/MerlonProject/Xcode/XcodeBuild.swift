// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One target in one configuration, while it is read.
struct XcodeBuild {
    private let project: XcodeProject
    private let target: String
    private let type: XcodeProductType
    /// The settings for each platform that it is built for.
    let settings: PlatformSettings
    private var reading: ProjectReading { project.reading }

    init(
        project: XcodeProject, target: String, type: XcodeProductType, configuration: String,
        levels: [BuildSettingLevel]
    ) {
        self.project = project
        self.target = target
        self.type = type
        let variables = XcodeVariables(
            project: project.name, directory: project.directory, target: target, type: type,
            language: project.language)
        settings = PlatformSettings(
            levels, of: variables, configuration: configuration, budget: project.reading.budget)
    }

    func read(for platform: BuildPlatform) -> ProjectBuild {
        let settings = self.settings.settings(for: platform)
        let facts = BuildFacts(reading, settings, describedBy: project.file, target: target)
        var build = facts.build(below: project.directory)
        guard hasInfoPlist(settings) else { return build }
        facts.addInfoPlist(to: &build, below: project.directory)
        if build.bundleIdentifier == nil {
            // Before Xcode 7 the list alone held it.
            build.bundleIdentifier = build.infoPlist?.document.root["CFBundleIdentifier"]?.string
        }
        return build
    }

    /// Whether the product has an Info.plist: a bundle, or a program that carries one in a section.
    private func hasInfoPlist(_ settings: BuildSettings) -> Bool {
        type.wrapperExtension != nil || settings.isOn("CREATE_INFOPLIST_SECTION_IN_BINARY")
    }
}
