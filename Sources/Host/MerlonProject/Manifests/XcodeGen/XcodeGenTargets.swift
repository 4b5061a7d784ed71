// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One target of a specification, templates filled in, for one platform.
struct XcodeGenTarget {
    var name: String
    /// The name that the product gets, where no setting says.
    var productName: String
    /// `iOS`, `macOS`, `auto` …
    var platform: String
    var node: ManifestNode

    var type: String { node["type"]?.text ?? "" }

    /// The platforms that a target of several is for.
    var destinations: [String] { node["supportedDestinations"]?.texts ?? [] }

    /// `node` as it is in its file; a target for several platforms is one target for each.
    static func targets(
        _ entry: ManifestDictionary.Entry, _ templates: XcodeGenTemplates
    ) -> [XcodeGenTarget] {
        let node = templates.resolved(entry.value, named: entry.key)
        let product = node["productName"]?.text ?? entry.key
        guard let platforms = node["platform"]?.list?.compactMap(\.text) else {
            let platform = node["platform"]?.text ?? (node["supportedDestinations"] == nil ? "" : "auto")
            return [XcodeGenTarget(name: entry.key, productName: product, platform: platform, node: node)]
        }
        return platforms.map { platform in
            let own = templates.replace([("platform", platform)], in: node)
            let suffix = own["platformSuffix"]?.text ?? "_\(platform)"
            return XcodeGenTarget(
                name: (own["platformPrefix"]?.text ?? "") + entry.key + suffix, productName: product,
                platform: platform, node: own)
        }
    }

    /// `deploymentTarget`: one version, or one for each platform.
    func deploymentTarget(_ platform: String) -> ManifestNode? {
        guard let node = node["deploymentTarget"] else { return nil }
        return node.dictionary == nil ? node : node[platform]
    }
}

/// A platform as XcodeGen names it.
enum XcodeGenPlatform {
    /// The platform, without regard to case; nil for `auto` and for what is none.
    static func platform(_ name: String) -> ApplePlatform? {
        switch name.lowercased() {
        case "ios", "maccatalyst": .iOS
        case "macos": .macOS
        case "tvos": .tvOS
        case "visionos": .visionOS
        case "watchos": .watchOS
        default: nil
        }
    }

    /// What XcodeGen's presets set for a target of this platform, as far as an Info.plist depends on it.
    static func presets(_ target: XcodeGenTarget) -> [BuildSetting] {
        if let platform = platform(target.platform) {
            return [BuildSetting("SDKROOT", platform.sdk)]
                + (families[platform].map { [BuildSetting("TARGETED_DEVICE_FAMILY", $0)] } ?? [])
        }
        guard target.platform == "auto" else { return [] }
        let isForCatalyst = target.destinations.contains { $0.lowercased() == "maccatalyst" }
        return presets(target.destinations.compactMap(platform))
            + (isForCatalyst ? [BuildSetting("SUPPORTS_MACCATALYST", "YES")] : [])
    }

    /// What makes Xcode build one target for `platforms`.
    static func presets(_ platforms: [ApplePlatform]) -> [BuildSetting] {
        [
            BuildSetting("SDKROOT", "auto"),
            BuildSetting("SUPPORTED_PLATFORMS", platforms.map(\.sdk).joined(separator: " ")),
        ]
    }

    private static let families: [ApplePlatform: String] = [
        .iOS: "1,2", .tvOS: "3", .visionOS: "7", .watchOS: "4",
    ]
}
