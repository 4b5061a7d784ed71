// SPDX-License-Identifier: Apache-2.0

/// A product of Tuist as Xcode knows it.
enum TuistProduct {
    /// Xcode's type for Tuist's name of a product.
    static func type(_ name: String) -> XcodeProductType {
        XcodeProductType("com.apple.product-type." + (names[name] ?? name))
    }

    private static let names = [
        "app": "application", "appClip": "application.on-demand-install-capable",
        "appExtension": "app-extension", "bundle": "bundle", "commandLineTool": "tool",
        "dynamicLibrary": "library.dynamic", "extensionKitExtension": "extensionkit-extension",
        "framework": "framework", "messagesExtension": "app-extension.messages",
        "staticFramework": "framework.static", "staticLibrary": "library.static",
        "stickerPackExtension": "app-extension.messages-sticker-pack",
        "systemExtension": "system-extension", "tvTopShelfExtension": "tv-app-extension",
        "uiTests": "bundle.ui-testing", "unitTests": "bundle.unit-test", "watch2App": "application.watchapp2",
        "watch2Extension": "watchkit2-extension", "xpc": "xpc-service",
    ]
}
