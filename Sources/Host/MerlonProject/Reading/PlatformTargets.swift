// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension ProjectReading {
    /// The target for each platform that its settings name: once where all platforms get the same, and once
    /// more for each that gets something else.
    ///
    /// Simulators are among them only where they get another Info.plist than the devices.
    ///
    /// - Parameters:
    ///   - target: The target without builds.
    ///   - configurations: Its settings in each configuration.
    ///   - path: The describing file.
    ///   - build: Makes the build of a configuration, by its index, for a platform.
    func targets(
        _ target: ProjectTarget, _ configurations: [PlatformSettings], in path: String,
        build: (Int, BuildPlatform) -> ProjectBuild
    ) -> [ProjectTarget] {
        for settings in configurations { noteUnknownPlatforms(settings, of: target.name, in: path) }
        let ofEach = configurations.map { (devices: $0.devices, simulators: $0.differingSimulators) }
        let devices = ofEach.flatMap(\.devices).unique
        let simulators = ofEach.flatMap(\.simulators).unique
        var made: [ProjectTarget] = []
        for (index, platform) in (devices + simulators).enumerated() {
            // Whether the first fits was asked before.
            if index > 0, builds + configurations.count > budget.builds || work > budget.work {
                let left = (devices + simulators)[index...].map(\.name).joined(separator: ", ")
                note(
                    .limit, path, nil,
                    "the limit of \(budget.builds) builds, or of \(budget.work) steps of replacing variables, is reached: the target \(target.name) was not read for \(left)",
                    losesFacts: index < devices.count)
                break
            }
            var own = target
            own.platform = platform.name
            own.isForSimulator = platform.isSimulator
            isOfSimulator = platform.isSimulator
            own.builds = ofEach.indices
                .filter { ofEach[$0].devices.contains(platform) || ofEach[$0].simulators.contains(platform) }
                .map { build($0, platform) }
            isOfSimulator = false
            builds += own.builds.count
            guard let same = made.firstIndex(where: own.isIncluded) else {
                made.append(own)
                continue
            }
            if !platform.isSimulator { made[same].platform?.append(", \(platform.name)") }
        }
        // A target with one list for its devices needs no more than its name.
        if made.count(where: { !$0.isForSimulator }) == 1 { made[0].platform = nil }
        return made
    }

    /// Says where it can't be told what a target is built for, on which conditions of settings depend.
    private func noteUnknownPlatforms(_ settings: PlatformSettings, of target: String, in path: String) {
        for (setting, value) in settings.deciding {
            let place = setting.path.isEmpty ? nil : setting.place
            let file = setting.path.isEmpty ? path : setting.path
            _ = take(value, of: "\(setting.name) of \(target)", at: file, place, losesFacts: true)
        }
        guard settings.devices.first?.sdk == nil else { return }
        let root = settings.deciding.first { $0.setting.name == "SDKROOT" }
        note(
            .unresolvedVariable, root.map(\.setting.path).flatMap { $0.isEmpty ? nil : $0 } ?? path,
            root.flatMap { $0.setting.path.isEmpty ? nil : $0.setting.place },
            "SDKROOT of \(target) is auto and SUPPORTED_PLATFORMS names no platform: settings for one platform alone were left out",
            losesFacts: true)
    }
}

extension ProjectTarget {
    /// Whether each of its builds yields what the build of `other` in the same configuration does.
    fileprivate func isIncluded(in other: ProjectTarget) -> Bool {
        builds.allSatisfy { build in
            other.builds.contains {
                $0.configuration == build.configuration
                    && $0.yieldsSame(as: build, isPlistAlone: isForSimulator)
            }
        }
    }
}

extension ProjectBuild {
    fileprivate func yieldsSame(as other: ProjectBuild, isPlistAlone: Bool) -> Bool {
        // A list that a simulator lacks is nobody's loss.
        if isPlistAlone, infoPlist == nil || other.infoPlist == nil { return true }
        guard
            isPlistAlone
                || bundleIdentifier == other.bundleIdentifier && entitlementsPath == other.entitlementsPath
                    && isDebug == other.isDebug && unresolved == other.unresolved
        else { return false }
        return infoPlist?.path == other.infoPlist?.path
            && infoPlist?.writtenTo == other.infoPlist?.writtenTo
            && infoPlist?.variants == other.infoPlist?.variants
            && infoPlist?.contentOfAnyPlatform == other.infoPlist?.contentOfAnyPlatform
    }
}

extension EffectiveInfoPlist {
    /// The entries without those that the build, or a generator, adds for the platform.
    fileprivate var contentOfAnyPlatform: [PropertyListDictionary.Entry]? {
        let keys: Set = [
            "CFBundleSupportedPlatforms", "DTPlatformName", "LSMinimumSystemVersion", "LSRequiresIPhoneOS",
            "MinimumOSVersion", "NSPrincipalClass", "UIDeviceFamily",
        ]
        return document.root.dictionary?.entries.filter { !keys.contains($0.key) }
    }
}
