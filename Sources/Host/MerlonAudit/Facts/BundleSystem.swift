// SPDX-License-Identifier: Apache-2.0
public import MerlonATS
internal import MerlonPropertyList

/// The system that a bundle was built for.
public struct BundleSystem: Sendable, Hashable {
    /// The platform.
    public var platform: ATSSystem.Platform
    /// The lowest version that it runs on, where the bundle says.
    public var minimumOS: OSVersion?
    /// The SDK it was linked with, where the bundle says.
    public var linkedSDK: OSVersion?

    /// A system from its parts.
    public init(platform: ATSSystem.Platform, minimumOS: OSVersion? = nil, linkedSDK: OSVersion? = nil) {
        self.platform = platform
        self.minimumOS = minimumOS
        self.linkedSDK = linkedSDK
    }
}

extension BundleFacts {
    /// The system that the bundle was built for: from the executable, which the system itself goes by,
    /// else from the project's settings or the Info.plist's build keys; nil where none names a platform.
    public var system: BundleSystem? {
        let root = infoPlist?.document.root
        guard let platform = executable?.platform ?? declaredSystem?.platform ?? root?.platform else {
            return nil
        }
        return BundleSystem(
            platform: platform == .iOS && root?.isForPadOnly == true ? .iPadOS : platform,
            minimumOS: executable?.minimumOS ?? declaredSystem?.minimumOS ?? root?.minimumOS,
            linkedSDK: executable?.linkedSDK ?? root?.linkedSDK)
    }
}

extension ATSSystem.Platform {
    /// The platform of an SDK as Xcode names it, in any case: `iphoneos`, `MacOSX`.
    init?(sdk name: String) {
        switch name.lowercased() {
        case "iphoneos", "iphonesimulator": self = .iOS
        case "macosx": self = .macOS
        case "appletvos", "appletvsimulator": self = .tvOS
        case "watchos", "watchsimulator": self = .watchOS
        case "xros", "xrsimulator": self = .visionOS
        default: return nil
        }
    }
}

extension PropertyListNode {
    fileprivate var platform: ATSSystem.Platform? {
        let names =
            [self["DTPlatformName"]?.string] + (self["CFBundleSupportedPlatforms"]?.array ?? []).map(\.string)
        for case let name? in names {
            if let platform = ATSSystem.Platform(sdk: name) { return platform }
        }
        return self["LSMinimumSystemVersion"] == nil ? nil : .macOS
    }

    fileprivate var isForPadOnly: Bool {
        self["UIDeviceFamily"]?.array.map { $0.count == 1 && $0[0].value == .integer(2) } ?? false
    }

    fileprivate var minimumOS: OSVersion? {
        (self["MinimumOSVersion"] ?? self["LSMinimumSystemVersion"])?.string.flatMap { OSVersion($0) }
    }

    /// `DTSDKName` is the platform's name and the version in one word: `iphoneos17.2`, `macosx14.0`.
    fileprivate var linkedSDK: OSVersion? {
        let name = self["DTSDKName"]?.string?.drop { !$0.isNumber }
        return name.flatMap { OSVersion($0) } ?? self["DTPlatformVersion"]?.string.flatMap { OSVersion($0) }
    }
}
