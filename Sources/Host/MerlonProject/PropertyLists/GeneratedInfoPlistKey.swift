// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A setting `INFOPLIST_KEY_…` that makes an entry. Xcode takes the names that it knows and no others: there
/// is none for App Transport Security. The names and types are those of `CoreBuildSystem.xcspec` in the Swift
/// toolchain's build system.
struct GeneratedInfoPlistKey {
    /// What the text of the setting becomes.
    enum Form {
        case boolean
        case list
        case text
        /// An entry that `YES` makes, and that holds dictionaries.
        case made
    }

    /// The setting's name behind `INFOPLIST_KEY_`.
    var setting: String
    /// The key in the list.
    var key: String
    var form: Form

    /// All, in the order in which entries are made.
    static let all: [GeneratedInfoPlistKey] =
        [
            GeneratedInfoPlistKey(
                setting: "UIApplicationSceneManifest_Generation", key: "UIApplicationSceneManifest",
                form: .made),
            GeneratedInfoPlistKey(setting: "UILaunchScreen_Generation", key: "UILaunchScreen", form: .made),
            GeneratedInfoPlistKey(
                setting: "UISupportedInterfaceOrientations_iPad",
                key: "UISupportedInterfaceOrientations~ipad",
                form: .list),
            GeneratedInfoPlistKey(
                setting: "UISupportedInterfaceOrientations_iPhone",
                key: "UISupportedInterfaceOrientations~iphone", form: .list),
        ] + named(lists, .list) + named(booleans, .boolean) + named(texts, .text)

    /// The value that the setting's text makes; nil where it makes none.
    func value(_ text: String) -> PropertyListValue? {
        switch form {
        case .boolean: return text.isEmpty ? nil : .boolean(BuildSettings.isYes(text))
        case .list:
            let words = text.split(separator: " ").map { PropertyListNode(.string(String($0))) }
            return words.isEmpty ? nil : .array(words)
        case .text: return text.isEmpty ? nil : .string(text)
        case .made: return BuildSettings.isYes(text) ? .dictionary(content) : nil
        }
    }

    private var content: PropertyListDictionary {
        let empty = PropertyListNode(.dictionary(.init()))
        guard key == "UIApplicationSceneManifest" else { return .init([.init("UILaunchScreen", empty)]) }
        return .init([
            .init("UIApplicationSupportsMultipleScenes", PropertyListNode(.boolean(true))),
            .init("UISceneConfigurations", empty),
        ])
    }

    private static func named(_ names: [String], _ form: Form) -> [GeneratedInfoPlistKey] {
        names.map { GeneratedInfoPlistKey(setting: $0, key: $0, form: form) }
    }

    private static let lists = [
        "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
        "WKSupportsLiveActivityLaunchAttributeTypes",
    ]

    private static let booleans = [
        "GCSupportsControllerUserInteraction", "GCSupportsGameMode",
        "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSSupportsOpeningDocumentsInPlace",
        "LSUIElement", "MetalCaptureEnabled", "NSSupportsLiveActivities",
        "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents",
        "UIRequiresFullScreen", "UIStatusBarHidden", "UISupportsDocumentBrowser", "WKApplication",
        "WKRunsIndependentlyOfCompanionApp", "WKWatchOnly",
    ]

    private static let texts =
        [
            "CFBundleDisplayName", "CLKComplicationPrincipalClass",
            "ITSEncryptionExportComplianceCode", "LSApplicationCategoryType",
            "NSHumanReadableCopyright", "NSMainNibFile", "NSMainStoryboardFile", "NSPrincipalClass",
            "NSSensorKitPrivacyPolicyURL", "NSStickerSharingLevel", "UILaunchStoryboardName",
            "UIMainStoryboardFile", "UIStatusBarStyle", "UIUserInterfaceStyle",
            "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
        ] + usageDescriptions.map { $0 + "UsageDescription" }

    private static let usageDescriptions = [
        "NFCReader", "NSAccessoryTracking", "NSAppData", "NSAppleEvents", "NSAppleMusic",
        "NSBluetoothAlways", "NSBluetoothPeripheral", "NSBluetoothWhileInUse", "NSCalendars",
        "NSCalendarsFullAccess", "NSCalendarsWriteOnlyAccess", "NSCamera", "NSContacts",
        "NSCriticalMessaging", "NSDesktopFolder", "NSDocumentsFolder", "NSDownloadsFolder",
        "NSFaceID", "NSFallDetection", "NSFileProviderDomain", "NSFileProviderPresence",
        "NSFinancialData", "NSFocusStatus", "NSGKFriendList", "NSHandsTracking",
        "NSHealthClinicalHealthRecordsShare", "NSHealthShare", "NSHealthUpdate", "NSHomeKit",
        "NSIdentity", "NSLocalNetwork", "NSLocation", "NSLocationAlways",
        "NSLocationAlwaysAndWhenInUse", "NSLocationWhenInUse", "NSMainCamera", "NSMicrophone",
        "NSMotion", "NSNearbyInteraction", "NSNearbyInteractionAllowOnce", "NSNetworkVolumes",
        "NSPhotoLibrary", "NSPhotoLibraryAdd", "NSReminders", "NSRemindersFullAccess",
        "NSRemovableVolumes", "NSSensorKit", "NSSiri", "NSSpeechRecognition",
        "NSSystemAdministration", "NSSystemExtension", "NSUserTracking", "NSVideoSubscriberAccount",
        "NSVoIP", "NSWorldSensing", "OSBundle",
    ]
}
