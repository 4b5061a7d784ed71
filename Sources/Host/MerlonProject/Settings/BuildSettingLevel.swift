// SPDX-License-Identifier: Apache-2.0

/// The assignments of one level: Xcode's own, an `.xcconfig`, or the settings of a project or target.
public struct BuildSettingLevel: Sendable {
    /// The assignments by name, each list in the order of growing precedence.
    private var byName: [String: [BuildSetting]] = [:]
    /// The patterns in the conditions on the SDK, but for settings that no Info.plist can depend on.
    private(set) var sdkPatterns: Set<String> = []

    /// A level of `settings`; where two of one name hold, the later wins, as in an `.xcconfig`.
    public init(_ settings: [BuildSetting] = []) {
        for setting in settings {
            byName[setting.name, default: []].append(setting)
            guard !setting.conditions.isEmpty, !setting.isOfCompilingOrSigning else { continue }
            for condition in setting.conditions where condition.parameter == "sdk" {
                sdkPatterns.insert(condition.pattern)
            }
        }
    }

    /// A level of settings that a dictionary holds: they have no order there, and those with conditions win
    /// over those without. Among several that hold, Xcode goes by the spelling of the keys.
    public static func unordered(_ settings: [BuildSetting]) -> BuildSettingLevel {
        BuildSettingLevel(settings.sorted { $0.spelling.lexicographicallyPrecedes($1.spelling) })
    }

    /// The assignments of `name`, in the order of growing precedence.
    func assignments(of name: String) -> [BuildSetting] { byName[name] ?? [] }
}

extension BuildSetting {
    /// Whether it is one of those that nearly every project sets for simulators, and that no Info.plist
    /// depends on.
    fileprivate var isOfCompilingOrSigning: Bool {
        ["CODE_SIGN_IDENTITY", "PROVISIONING_PROFILE"].contains { name.hasPrefix($0) }
            || ["ARCHS", "FLAGS", "_SEARCH_PATHS"].contains { name.hasSuffix($0) }
    }

    /// The key as a dictionary spells it.
    fileprivate var spelling: String.UTF8View {
        conditions.isEmpty
            ? name.utf8
            : (name + conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()).utf8
    }
}
