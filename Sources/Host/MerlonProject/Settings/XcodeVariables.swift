// SPDX-License-Identifier: Apache-2.0

/// The settings that Xcode itself makes, below all others.
struct XcodeVariables {
    /// The project's name.
    var project: String
    /// The project's folder, relative to the tree's root.
    var directory: String
    /// The target's name.
    var target: String
    var type: XcodeProductType
    /// The project's `developmentRegion`.
    var language: String = "en"

    /// The level for a configuration and SDK.
    func level(_ context: SettingContext) -> BuildSettingLevel {
        let root = TreePath.absolute(directory)
        let sdk = context.sdk ?? ""
        let wrapper = type.wrapperExtension ?? ""
        let values = [
            (
                "AVAILABLE_PLATFORMS",
                ApplePlatform.allCases.flatMap { [$0.sdk, $0.simulator].compactMap { $0 } }
                    .joined(separator: " ")
            ),
            ("CONFIGURATION", context.configuration), ("BUILD_STYLE", context.configuration),
            ("DEVELOPMENT_LANGUAGE", language),
            ("EFFECTIVE_PLATFORM_NAME", sdk.isEmpty || sdk == "macosx" ? "" : "-" + sdk),
            ("PLATFORM_NAME", sdk), ("PRODUCT_BUNDLE_PACKAGE_TYPE", type.packageType),
            ("PROJECT_DIR", root), ("SOURCE_ROOT", root), ("SRCROOT", root),
            ("PROJECT_NAME", project), ("PROJECT", project),
            ("PROJECT_FILE_PATH", root + "/" + project + ".xcodeproj"),
            ("SDK_NAME", sdk), ("SUPPORTED_PLATFORMS", sdk), ("TARGET_NAME", target), ("TARGETNAME", target),
            ("WRAPPER_EXTENSION", wrapper), ("WRAPPER_SUFFIX", wrapper.isEmpty ? "" : "." + wrapper),
        ]
        return BuildSettingLevel(Self.derived + values.map { BuildSetting($0.0, $0.1.escapingDollars) })
    }

    /// What is made of other settings alone.
    private static let derived: [BuildSetting] = [
        ("ACTION", "build"), ("CODESIGNING_FOLDER_PATH", "$(TARGET_BUILD_DIR)/$(WRAPPER_NAME)"),
        ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"), ("EXECUTABLE_NAME", executable),
        ("EXECUTABLE_PREFIX", ""),
        ("EXECUTABLE_SUFFIX", ""), ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"),
        ("INFOPLIST_PATH", "$(CONTENTS_FOLDER_PATH)/Info.plist"), ("PLATFORM_DISPLAY_NAME", ""),
        ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"), ("PRODUCT_NAME", "$(TARGET_NAME)"),
        ("SWIFT_MODULE_NAME", "$(PRODUCT_MODULE_NAME)"), ("TARGET_DEVICE_PLATFORM_NAME", "$(PLATFORM_NAME)"),
        ("UNLOCALIZED_RESOURCES_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)"),
        ("WRAPPER_NAME", "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)"), ("WRAPPER_PREFIX", ""),
    ].map { BuildSetting($0.0, $0.1) }

    private static let executable = "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"

    /// Variables that Xcode sets from the machine, the toolchain or the signing identity at hand.
    static let ofTheMachine: Set<String> = [
        "AppIdentifierPrefix", "BUILD_DIR", "BUILD_ROOT", "BUILT_PRODUCTS_DIR", "CONFIGURATION_BUILD_DIR",
        "CONFIGURATION_TEMP_DIR", "DERIVED_DATA_DIR", "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR",
        "DEVELOPER_DIR", "DSTROOT", "DT_TOOLCHAIN_DIR", "GROUP", "HOME", "INSTALL_ROOT", "LOGNAME",
        "MAC_OS_X_PRODUCT_BUILD_VERSION", "MAC_OS_X_VERSION_ACTUAL", "OBJROOT", "PLATFORM_DIR",
        "PODS_BUILD_DIR", "PROJECT_TEMP_DIR", "SDK_DIR", "SDK_PRODUCT_BUILD_VERSION", "SDK_VERSION",
        "SHARED_PRECOMPS_DIR", "SYMROOT", "TARGET_BUILD_DIR", "TARGET_TEMP_DIR", "TEMP_DIR", "TOOLCHAIN_DIR",
        "TeamIdentifierPrefix", "UID", "USER", "XCODE_PRODUCT_BUILD_VERSION", "XCODE_VERSION_ACTUAL",
        "XCODE_VERSION_MAJOR", "XCODE_VERSION_MINOR",
    ]
}

extension String {
    /// A text that replacing variables leaves as this one.
    var escapingDollars: String { replacing("$", with: "$$") }
}
