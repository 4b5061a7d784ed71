// SPDX-License-Identifier: Apache-2.0

/// A platform that Xcode builds for, devices and not their simulators.
enum ApplePlatform: CaseIterable {
    case iOS, macOS, tvOS, visionOS, watchOS

    /// The platform of an SDK's name, its simulator's among them.
    init?(sdk: String) {
        switch sdk {
        case "iphoneos", "iphonesimulator": self = .iOS
        case "macosx": self = .macOS
        case "appletvos", "appletvsimulator": self = .tvOS
        case "xros", "xrsimulator": self = .visionOS
        case "watchos", "watchsimulator": self = .watchOS
        default: return nil
        }
    }

    /// The SDK's name.
    var sdk: String {
        switch self {
        case .iOS: "iphoneos"
        case .macOS: "macosx"
        case .tvOS: "appletvos"
        case .visionOS: "xros"
        case .watchOS: "watchos"
        }
    }

    /// The name of its simulator's SDK; nil where it has none.
    var simulator: String? {
        switch self {
        case .iOS: "iphonesimulator"
        case .macOS: nil
        case .tvOS: "appletvsimulator"
        case .visionOS: "xrsimulator"
        case .watchOS: "watchsimulator"
        }
    }

    /// The name for people.
    var name: String {
        switch self {
        case .iOS: "iOS"
        case .macOS: "macOS"
        case .tvOS: "tvOS"
        case .visionOS: "visionOS"
        case .watchOS: "watchOS"
        }
    }

    /// The name in `CFBundleSupportedPlatforms`.
    var bundleName: String {
        switch self {
        case .iOS: "iPhoneOS"
        case .macOS: "MacOSX"
        case .tvOS: "AppleTVOS"
        case .visionOS: "XROS"
        case .watchOS: "WatchOS"
        }
    }

    /// The setting that holds the lowest version that the product runs on.
    var deploymentSetting: String {
        switch self {
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        }
    }

    /// The SDK's name in a value of `SDKROOT`: `iphoneos`, `iphoneos18.2`, `…/iPhoneOS18.2.sdk`. For `auto`
    /// the first of `SUPPORTED_PLATFORMS`, iOS before others; nil where neither says.
    static func sdk(root: String, supported: String) -> String? {
        var name = TreePath.name(root).lowercased()
        if name == "auto" {
            let names = supported.split(separator: " ").compactMap { ApplePlatform(sdk: String($0)) }
            return (names.contains(.iOS) ? .iOS : names.first)?.sdk
        }
        if name.hasSuffix(".sdk") { name = String(name.dropLast(4)) }
        if name.hasSuffix(".internal") { name = String(name.dropLast(9)) }
        while let last = name.utf8.last, last.isDecimalDigit || last == UInt8(ascii: ".") {
            name.removeLast()
        }
        return name.isEmpty ? nil : name
    }
}
