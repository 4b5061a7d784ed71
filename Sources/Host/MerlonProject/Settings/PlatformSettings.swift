// SPDX-License-Identifier: Apache-2.0

/// What a build runs on: the devices of one platform, or their simulator.
struct BuildPlatform: Hashable {
    /// The SDK without its version; nil where nothing tells.
    var sdk: String?
    /// The name for people: `macOS`, `iOS simulator`.
    var name: String
    /// Whether it is a simulator, whose builds no user gets.
    var isSimulator = false
}

/// The settings of one target in one configuration, for each platform that it can be built for.
struct PlatformSettings {
    private let levels: [BuildSettingLevel]
    private let variables: XcodeVariables
    private let configuration: String
    private let budget: ProjectBudget
    /// `SDKROOT` and `SUPPORTED_PLATFORMS`, where they are set: what decides about the platforms.
    let deciding: [(setting: BuildSetting, value: SettingText)]
    /// The platforms whose devices it is built for: that of `SDKROOT` and those of `SUPPORTED_PLATFORMS`. One
    /// without an SDK where neither tells.
    let devices: [BuildPlatform]

    init(
        _ levels: [BuildSettingLevel], of variables: XcodeVariables, configuration: String,
        budget: ProjectBudget
    ) {
        self.levels = levels
        self.variables = variables
        self.configuration = configuration
        self.budget = budget
        // Which SDK it is, a setting says; conditions on the SDK can't hold before that.
        let context = SettingContext(configuration: configuration, sdk: nil)
        let early = BuildSettings([variables.level(context)] + levels, for: context, budget: budget)
        deciding = ["SDKROOT", "SUPPORTED_PLATFORMS"].compactMap { name in
            early.setting(name).flatMap { setting in early.value(name).map { (setting, $0) } }
        }
        let root = early.value("SDKROOT")?.text ?? ""
        let supported = early.value("SUPPORTED_PLATFORMS")?.text ?? ""
        devices = BuildPlatform.devices(
            root: root.isEmpty ? "macosx" : root, supported: supported,
            isForCatalyst: early.isOn("SUPPORTS_MACCATALYST"))
    }

    /// The settings that hold where `platform` is built for.
    func settings(for platform: BuildPlatform) -> BuildSettings {
        let context = SettingContext(configuration: configuration, sdk: platform.sdk)
        return BuildSettings([variables.level(context)] + levels, for: context, budget: budget)
    }

    /// The simulators that may get another Info.plist than the devices: some setting holds for one of the two
    /// alone, or the name of the file has the platform's in it.
    var differingSimulators: [BuildPlatform] {
        let patterns = levels.reduce(into: Set<String>()) { $0.formUnion($1.sdkPatterns) }
        return devices.compactMap { device in
            guard let platform = device.sdk.flatMap({ ApplePlatform(sdk: $0) }),
                device.sdk == platform.sdk, let sdk = platform.simulator
            else { return nil }
            let simulator = BuildPlatform(sdk: sdk, name: "\(platform.name) simulator", isSimulator: true)
            let (one, two) = (
                SettingContext(configuration: configuration, sdk: device.sdk),
                SettingContext(configuration: configuration, sdk: sdk)
            )
            let isSetApart = patterns.contains {
                one.satisfies([SettingCondition("sdk", $0)]) != two.satisfies([SettingCondition("sdk", $0)])
            }
            guard !isSetApart else { return simulator }
            let files = [device, simulator].map { settings(for: $0).value("INFOPLIST_FILE")?.text }
            return files[0] == files[1] ? nil : simulator
        }
    }
}

extension BuildPlatform {
    /// The platforms that the values of `SDKROOT` and `SUPPORTED_PLATFORMS` name, iOS before others where the
    /// SDK is `auto`.
    fileprivate static func devices(root: String, supported: String, isForCatalyst: Bool) -> [BuildPlatform] {
        let named = supported.split(separator: " ").compactMap { ApplePlatform(sdk: String($0)) }
        var devices: [BuildPlatform] = []
        func add(_ device: BuildPlatform) {
            if !devices.contains(where: { $0.sdk == device.sdk }) { devices.append(device) }
        }
        if let sdk = ApplePlatform.sdk(root: root, supported: supported) {
            add(BuildPlatform(sdk: sdk, name: ApplePlatform(sdk: sdk)?.name ?? sdk))
        }
        // Xcode builds for what the target supports, whichever SDK SDKROOT names. A target for the simulator
        // alone is for no device.
        for platform in ApplePlatform.allCases where named.contains(platform) {
            guard !devices.contains(where: { $0.sdk == platform.simulator }) else { continue }
            add(BuildPlatform(sdk: platform.sdk, name: platform.name))
        }
        if isForCatalyst, devices.contains(where: { $0.sdk == ApplePlatform.iOS.sdk }) {
            add(BuildPlatform(sdk: ApplePlatform.macOS.sdk, name: "Mac Catalyst"))
        }
        return devices.isEmpty ? [BuildPlatform(sdk: nil, name: "")] : devices
    }
}
