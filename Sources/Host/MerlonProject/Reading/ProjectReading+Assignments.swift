// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension ProjectReading {
    /// The assignment that an entry of a description makes; nil, and a problem, where the condition in its
    /// key can't be read.
    func assignment(
        _ key: String, at keyPlace: SourcePlace, _ value: String, at place: SourcePlace, in path: String
    ) -> BuildSetting? {
        guard let setting = BuildSetting(key: key, value, path: path, place: place) else {
            note(.malformed, path, keyPlace, "the condition in \(key) can't be read", losesFacts: true)
            return nil
        }
        checkTransportSecurity(setting, keyPlace)
        return setting
    }

    /// The settings of the `.xcconfig` at `path` with all that it includes, made once; nil where it can't be
    /// read, which whoever names it must say.
    func level(ofConfigFile path: String) -> BuildSettingLevel? {
        let spelled = spelling(of: path)
        if let known = configLevels[spelled] { return known }
        let settings = XCConfigIncludes.settings(at: spelled, self)
        for setting in settings ?? [] { checkTransportSecurity(setting, setting.place) }
        let level = settings.map { BuildSettingLevel($0) }
        configLevels[spelled] = .some(level)
        return level
    }

    /// Whether a setting means to set App Transport Security, which none can.
    private func checkTransportSecurity(_ setting: BuildSetting, _ place: SourcePlace) {
        guard setting.name.hasPrefix("INFOPLIST_KEY_NS") else { return }
        let key = setting.name.dropFirst(14)
        guard ["NSAppTransportSecurity", "NSAllows", "NSException"].contains(where: { key.hasPrefix($0) })
        else { return }
        note(
            .atsAsBuildSetting, setting.path, place,
            "\(setting.name) makes no NSAppTransportSecurity dictionary: Xcode knows no such key; "
                + "write it into the file that INFOPLIST_FILE names")
    }
}
