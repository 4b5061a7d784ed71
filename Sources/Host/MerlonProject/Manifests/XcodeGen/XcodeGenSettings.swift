// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One configuration of a specification.
struct XcodeGenConfiguration {
    var name: String
    /// `debug`, `release`, or anything else for no presets.
    var type: String
    var place: SourcePlace = .unknown

    /// Those of `configs`, in the order of their names; XcodeGen's own where there are none.
    static func all(_ spec: ManifestNode) -> [XcodeGenConfiguration] {
        let entries = spec["configs"]?.dictionary?.entries ?? []
        guard !entries.isEmpty else {
            return [.init(name: "Debug", type: "debug"), .init(name: "Release", type: "release")]
        }
        return entries.map { .init(name: $0.key, type: $0.value.text ?? "", place: $0.keyPlace) }
            .sorted { $0.name < $1.name }
    }

    /// What the presets of the type set, as far as telling a debug build from others takes.
    var presets: [BuildSetting] {
        switch type {
        case "debug":
            [
                BuildSetting("GCC_OPTIMIZATION_LEVEL", "0"),
                BuildSetting("GCC_PREPROCESSOR_DEFINITIONS", "$(inherited) DEBUG=1"),
                BuildSetting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"),
                BuildSetting("SWIFT_OPTIMIZATION_LEVEL", "-Onone"),
            ]
        case "release": [BuildSetting("SWIFT_OPTIMIZATION_LEVEL", "-O")]
        default: []
        }
    }
}

/// The settings that `settings:` of a project, target or group make in one configuration.
struct XcodeGenSettings {
    private let reading: ProjectReading
    private let groups: ManifestDictionary
    private let configurations: [XcodeGenConfiguration]

    init(_ spec: ManifestNode, _ configurations: [XcodeGenConfiguration], _ reading: ProjectReading) {
        self.reading = reading
        // Before version 2 groups were called presets.
        groups = (spec["settingGroups"] ?? spec["settingPresets"])?.dictionary ?? .init()
        self.configurations = configurations
    }

    /// The settings, each name once. A dictionary has no order: those with conditions win.
    func level(_ settings: ManifestNode?, in configuration: String) -> BuildSettingLevel {
        var entries = ManifestDictionary()
        add(settings, in: configuration, to: &entries, behind: [])
        return .unordered(entries.entries.compactMap(setting))
    }

    private func add(
        _ node: ManifestNode?, in configuration: String, to entries: inout ManifestDictionary,
        behind parents: [String]
    ) {
        guard let node, let settings = node.dictionary, parents.count < reading.budget.includeDepth else {
            return
        }
        reading.work += settings.entries.count
        guard ["base", "configs", "groups"].contains(where: { settings[$0] != nil }) else {
            for entry in settings.entries { entries.set(entry) }
            return
        }
        guard reading.work <= reading.budget.work else { return }
        for name in (settings["groups"] ?? settings["presets"])?.list ?? [] {
            guard let text = name.text, !parents.contains(text) else { continue }
            guard let group = groups[text] else {
                reading.note(
                    .malformed, name.file.path, name.place,
                    "there is no setting group \(text): what it would set is not known", losesFacts: true)
                continue
            }
            add(group, in: configuration, to: &entries, behind: parents + [text])
        }
        for entry in settings["base"]?.dictionary?.entries ?? [] { entries.set(entry) }
        let own = (settings["configs"]?.dictionary?.entries ?? []).sorted { $0.key < $1.key }
        for entry in own where isMeant(entry.key, configuration) {
            add(entry.value, in: configuration, to: &entries, behind: parents + [""])
        }
    }

    /// Whether settings under `key` of `configs` are for the configuration: a part of its name will do,
    /// unless another configuration has exactly that name.
    private func isMeant(_ key: String, _ configuration: String) -> Bool {
        guard configuration.lowercased().contains(key.lowercased()) else { return false }
        let exact = configurations.first { $0.name == key }
        return exact == nil || exact?.name == configuration
    }

    private func setting(_ entry: ManifestDictionary.Entry) -> BuildSetting? {
        let path = entry.value.file.path
        guard let value = entry.value.settingText else {
            if case .scalar(.null) = entry.value.value { return nil }
            reading.note(
                .dictionaryInSettings, path, entry.value.place,
                "the value of \(entry.key) is a mapping, and a setting holds text or a list of texts")
            return nil
        }
        return reading.assignment(entry.key, at: entry.keyPlace, value, at: entry.value.place, in: path)
    }
}
