// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The Info.plist that Tuist writes of itself. It has nothing of App Transport Security.
enum TuistInfoPlist {
    static func defaults(
        _ type: XcodeProductType, _ sdk: String?, isNamed: Bool
    ) -> [PropertyListDictionary.Entry] {
        var values: [(String, PropertyListValue)] = [
            ("CFBundleDevelopmentRegion", .string("$(DEVELOPMENT_LANGUAGE)")),
            ("CFBundleInfoDictionaryVersion", .string("6.0")), ("CFBundleName", .string("$(PRODUCT_NAME)")),
            ("CFBundleShortVersionString", .string("1.0")), ("CFBundleVersion", .string("1")),
            ("CFBundlePackageType", .string(type.packageType)),
        ]
        // Where code names the bundle, there is nothing to say of it here.
        if isNamed { values.append(("CFBundleIdentifier", .string("$(PRODUCT_BUNDLE_IDENTIFIER)"))) }
        if type.wrapperExtension != "bundle" {
            values.append(("CFBundleExecutable", .string("$(EXECUTABLE_NAME)")))
        }
        if type.product == .app, sdk == ApplePlatform.iOS.sdk {
            values.append(("LSRequiresIPhoneOS", .boolean(true)))
        }
        if type.product == .app, sdk == ApplePlatform.macOS.sdk {
            values.append(("NSPrincipalClass", .string("NSApplication")))
        }
        return values.map { .init($0.0, PropertyListNode($0.1)) }
    }
}
