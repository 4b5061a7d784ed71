// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The entries of an Info.plist that build settings make.
struct InfoPlistKeys {
    private let reading: ProjectReading
    private let settings: BuildSettings
    private let description: String
    /// Whether no file lies below: the places are those of the describing file then.
    private let isWholeFile: Bool
    private(set) var unresolved: Set<String> = []

    init(
        _ reading: ProjectReading, _ settings: BuildSettings, describedBy description: String,
        isWholeFile: Bool
    ) {
        self.reading = reading
        self.settings = settings
        self.description = description
        self.isWholeFile = isWholeFile
    }

    /// The keys of the platform, and those of `GENERATE_INFOPLIST_FILE` where it is on.
    mutating func entries(generates: Bool) -> [PropertyListDictionary.Entry] {
        var entries: [PropertyListDictionary.Entry] = []
        if generates {
            for (key, text) in Self.core { add(key, text: text, to: &entries) }
            for setting in GeneratedInfoPlistKey.all { add(setting, to: &entries) }
        }
        addPlatform(to: &entries)
        return entries
    }

    /// What every generated list has, as `DefaultInfoPlist` of Xcode's build system does.
    private static let core = [
        ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
        ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
        ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"), ("CFBundleInfoDictionaryVersion", "6.0"),
        ("CFBundleName", "$(PRODUCT_NAME)"), ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
        ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
        ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
    ]

    private mutating func add(
        _ key: String, text: String, to entries: inout [PropertyListDictionary.Entry]
    ) {
        let value = settings.expand(text)
        reading.work += value.steps + 1
        // A version or identifier that no setting gives makes no key, and is no fault of a variable.
        guard !value.text.isEmpty else { return }
        entries.append(.init(key, PropertyListNode(.string(value.text))))
    }

    private mutating func add(
        _ key: GeneratedInfoPlistKey, to entries: inout [PropertyListDictionary.Entry]
    ) {
        let name = "INFOPLIST_KEY_" + key.setting
        guard let setting = settings.setting(name), let value = settings.value(name) else { return }
        unresolved.formUnion(
            reading.take(value, of: name, at: setting.path, setting.place, losesFacts: false))
        guard let made = key.value(value.text) else { return }
        let place = isWholeFile && setting.path == description ? setting.place : .unknown
        entries.append(.init(key.key, at: place, PropertyListNode(made, at: place)))
    }

    /// What Xcode writes about the platform: which systems will read the list.
    private func addPlatform(to entries: inout [PropertyListDictionary.Entry]) {
        guard let sdk = settings.context.sdk, let platform = ApplePlatform(sdk: sdk) else { return }
        entries.append(
            .init(
                "CFBundleSupportedPlatforms",
                PropertyListNode(.array([PropertyListNode(.string(platform.bundleName))]))))
        entries.append(.init("DTPlatformName", PropertyListNode(.string(platform.sdk))))
        if let version = settings.value(platform.deploymentSetting)?.text, !version.isEmpty {
            let key = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
            entries.append(.init(key, PropertyListNode(.string(version))))
        }
        let families = settings.value("TARGETED_DEVICE_FAMILY")?.text.split(separator: ",") ?? []
        let numbers = families.compactMap { Int64($0.trimmed) }
        if platform != .macOS, !numbers.isEmpty {
            let nodes = numbers.map { PropertyListNode(.integer($0)) }
            entries.append(.init("UIDeviceFamily", PropertyListNode(.array(nodes))))
        }
    }
}
