// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The SDKs that a target is built with beside its first one: those of its other platforms, and those of simulators
/// where an assignment holds there alone or nowhere else.
struct PlatformVariants {
    /// The SDKs of devices, then those of simulators.
    private(set) var sdks: [String] = []

    /// The variants of a target whose settings, for its first SDK, are `settings`.
    init(_ settings: BuildSettings) {
        guard let first = settings.context.sdk, let platform = ApplePlatform(sdk: first) else { return }
        // SUPPORTED_PLATFORMS of Xcode itself names the one SDK.
        let supported = settings.value("SUPPORTED_PLATFORMS")?.text ?? ""
        var platforms = [platform]
        for name in supported.split(separator: " ") {
            if let other = ApplePlatform(sdk: String(name)), !platforms.contains(other) {
                platforms.append(other)
            }
        }
        // Mac Catalyst is built with the SDK of macOS.
        if settings.isOn("SUPPORTS_MACCATALYST"), !platforms.contains(.macOS) { platforms.append(.macOS) }
        sdks = platforms.dropFirst().map(\.sdk)
        let patterns = settings.levels.reduce(into: Set<String>()) { $0.formUnion($1.sdkPatterns) }
        guard !patterns.isEmpty else { return }
        sdks += platforms.compactMap { platform in
            guard let simulator = platform.simulator else { return nil }
            let differs = patterns.contains {
                $0.globMatches(simulator + "\u{1}") != $0.globMatches(platform.sdk + "\u{1}")
            }
            return differs ? simulator : nil
        }
    }
}

extension ProjectTarget {
    /// The targets that one target is: itself, and one for each of its SDKs that changes what App Transport Security, the
    /// identifier or the entitlements are.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - product: What it makes.
    ///   - sdks: The SDKs beside its first one.
    ///   - builds: Its builds, of its first SDK or another one.
    static func all(
        named name: String, _ product: Product, sdks: [String], builds: (String?) -> [ProjectBuild]
    ) -> [ProjectTarget] {
        var first = ProjectTarget(name: name, product: product)
        first.builds = builds(nil)
        var targets = [first]
        for sdk in sdks {
            guard let platform = ApplePlatform(sdk: sdk) else { continue }
            let isSimulator = sdk == platform.simulator
            var target = ProjectTarget(
                name: "\(name) (\(platform.name)\(isSimulator ? " simulator" : ""))", product: product)
            target.isSimulator = isSimulator
            target.builds = builds(sdk)
            guard !targets.contains(where: { $0.makesTheSame(as: target) }) else { continue }
            targets.append(target)
        }
        if targets.contains(where: { !$0.isSimulator && $0.name != name }),
            let platform = first.builds.first?.sdk.flatMap({ ApplePlatform(sdk: $0) })
        {
            targets[0].name = "\(name) (\(platform.name))"
        }
        // No user gets what a simulator runs, whatever the configuration.
        for index in targets.indices where targets[index].isSimulator {
            for build in targets[index].builds.indices { targets[index].builds[build].isDebug = true }
        }
        return targets
    }

    private func makesTheSame(as other: ProjectTarget) -> Bool {
        builds.count == other.builds.count
            && zip(builds, other.builds).allSatisfy { own, other in
                own.bundleIdentifier == other.bundleIdentifier
                    && own.entitlementsPath == other.entitlementsPath
                    && own.infoPlist?.path == other.infoPlist?.path
                    && own.infoPlist?.document.root["NSAppTransportSecurity"]
                        == other.infoPlist?.document.root["NSAppTransportSecurity"]
            }
    }
}
