// SPDX-License-Identifier: Apache-2.0

/// What a product type of Xcode means for the bundle and its Info.plist.
struct XcodeProductType {
    var product: ProjectTarget.Product
    /// The bundle's extension; nil for what is no bundle.
    var wrapperExtension: String?
    /// `PRODUCT_BUNDLE_PACKAGE_TYPE`.
    var packageType: String

    /// The type of an identifier such as `com.apple.product-type.application`.
    init(_ identifier: String) {
        let name = identifier.replacing("com.apple.product-type.", with: "", maxReplacements: 1)
        switch name {
        case "application.on-demand-install-capable": self.init(.appClip, "app", "APPL")
        case "application.watchapp", "application.watchapp2": self.init(.watchApp, "app", "APPL")
        case "app-extension", "extensionkit-extension", "tv-app-extension", "watchkit-extension",
            "watchkit2-extension", "xcode-extension":
            self.init(.appExtension, "appex", "XPC!")
        case "framework", "framework.static": self.init(.framework, "framework", "FMWK")
        case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test", "bundle.multi-device-ui-testing":
            self.init(.tests, "xctest", "BNDL")
        case "xpc-service": self.init(.xpcService, "xpc", "XPC!")
        case "bundle": self.init(.other(identifier), "bundle", "BNDL")
        case "system-extension": self.init(.other(identifier), "systemextension", "SYSX")
        case "driver-extension": self.init(.other(identifier), "dext", "DEXT")
        // Kinds of apps and of extensions: `application.messages`, `app-extension.intents-service`.
        case _ where (name + ".").hasPrefix("application."): self.init(.app, "app", "APPL")
        case _ where name.hasPrefix("app-extension."): self.init(.appExtension, "appex", "XPC!")
        default: self.init(.other(identifier), nil, "")
        }
    }

    private init(_ product: ProjectTarget.Product, _ wrapperExtension: String?, _ packageType: String) {
        self.product = product
        self.wrapperExtension = wrapperExtension
        self.packageType = packageType
    }
}
