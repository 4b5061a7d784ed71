// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension BundleFacts.Kind {
    /// What a bundle is: by its extension, then by what its Info.plist says, then by the folder it lies in.
    ///
    /// - Parameters:
    ///   - name: The bundle's directory.
    ///   - root: Its Info.plist, where one could be read.
    ///   - folder: The name of the directory around it.
    init(bundle name: String, _ root: PropertyListNode?, in folder: String) {
        switch BundleLayout.pathExtension(name) {
        // A system extension and a driver are processes that the app brings, as an app extension is.
        case "appex", "dext", "systemextension": self = .appExtension
        case "xpc": self = .xpcService
        case "framework": self = .framework
        case "app": self = Self.app(root, in: folder)
        case let other where BundleLayout.otherExtensions.contains(other): self = .other
        default:
            switch root?["CFBundlePackageType"]?.string {
            case "APPL": self = Self.app(root, in: folder)
            case "FMWK": self = .framework
            case "SYSX", "DEXT": self = .appExtension
            case "XPC!": self = root?.isExtension == true ? .appExtension : .xpcService
            default: self = folder == "Payload" ? Self.app(root, in: folder) : .other
            }
        }
    }

    /// What an Info.plist outside any bundle stands for: only a framework's is told apart, since no
    /// process reads it.
    init(loose root: PropertyListNode) {
        self = root["CFBundlePackageType"]?.string == "FMWK" ? .framework : .loosePropertyList
    }

    private static func app(_ root: PropertyListNode?, in folder: String) -> BundleFacts.Kind {
        if folder == "AppClips" || root?["NSAppClip"] != nil { return .appClip }
        let isWatchApp =
            root?["WKWatchKitApp"]?.boolean == true || root?["WKApplication"]?.boolean == true
            || root?["CFBundleSupportedPlatforms"]?.array?.contains { $0.string == "WatchOS" } == true
        return folder == "Watch" || isWatchApp ? .watchApp : .app
    }
}

extension PropertyListNode {
    fileprivate var isExtension: Bool {
        self["NSExtension"] != nil || self["EXAppExtensionAttributes"] != nil
    }
}
