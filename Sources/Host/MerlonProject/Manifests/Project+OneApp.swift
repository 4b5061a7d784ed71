// SPDX-License-Identifier: Apache-2.0

extension Project {
    /// Makes the app `name` for iOS its one target, with the same Info.plist in each configuration.
    mutating func setApp(
        named name: String, identifier: String?, deploymentTarget: String?, _ infoPlist: EffectiveInfoPlist
    ) {
        var target = ProjectTarget(name: name, product: .app)
        target.builds = configurations.map { configuration in
            var build = ProjectBuild(configuration: configuration, isDebug: configuration == "Debug")
            build.bundleIdentifier = identifier
            build.sdk = ApplePlatform.iOS.sdk
            build.deploymentTarget = deploymentTarget
            build.infoPlist = infoPlist
            return build
        }
        targets = [target]
    }
}
