// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList

/// What an app says of the system that it is for.
struct AppSystem: Sendable, Equatable {
    /// The platform that it was built for.
    var platform: ATSSystem.Platform = .iOS
    /// The SDK that it was linked with, where it says.
    var linkedSDK: OSVersion?
}

extension AppSystem {
    /// What the build wrote into an Info.plist: `DTPlatformName` and `DTPlatformVersion`, which Xcode adds, or
    /// `CFBundleSupportedPlatforms` and `LSMinimumSystemVersion`, which authors write too.
    init(infoPlist: PropertyListNode) {
        let names =
            [infoPlist["DTPlatformName"]?.string].compactMap { $0 }
            + (infoPlist["CFBundleSupportedPlatforms"]?.array ?? []).compactMap(\.string)
        if let named = names.lazy.compactMap(Self.platform(named:)).first {
            platform = named
        } else if infoPlist["LSMinimumSystemVersion"] != nil {
            platform = .macOS
        }
        linkedSDK = infoPlist["DTPlatformVersion"]?.string.flatMap { OSVersion($0) }
    }

    /// The platform that Xcode calls `iphoneos` or `iPhoneSimulator`.
    private static func platform(named name: String) -> ATSSystem.Platform? {
        let name = name.lowercased()
        let platforms: [(prefix: String, platform: ATSSystem.Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        return platforms.first { name.hasPrefix($0.prefix) }?.platform
    }
}
