// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A setting `INFOPLIST_KEY_…` that makes an entry. Xcode takes the names that it knows and no others: there
/// is none for App Transport Security.
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
        case .boolean: return text.isEmpty ? nil : .boolean(text == "YES" || text == "true" || text == "1")
        case .list:
            let words = text.split(separator: " ").map { PropertyListNode(.string(String($0))) }
            return words.isEmpty ? nil : .array(words)
        case .text: return text.isEmpty ? nil : .string(text)
        case .made: return text == "YES" ? .dictionary(content) : nil
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
        "UISupportedInterfaceOrientations", "WKSupportsLiveActivityLaunchAttributeTypes",
    ]

    private static let booleans = [
        "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption",
        "LSBackgroundOnly", "LSSupportsOpeningDocumentsInPlace", "LSUIElement", "MetalCaptureEnabled",
        "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
        "UIApplicationSupportsIndirectInputEvents", "UIFileSharingEnabled", "UIRequiresFullScreen",
        "UIStatusBarHidden", "UISupportsDocumentBrowser", "UIViewControllerBasedStatusBarAppearance",
        "WKApplication", "WKRunsIndependentlyOfCompanionApp", "WKWatchOnly",
    ]

    private static let texts =
        [
            "CFBundleDisplayName", "CLKComplicationPrincipalClass", "ITSEncryptionExportComplianceCode",
            "LSApplicationCategoryType", "NSHumanReadableCopyright", "NSMainNibFile", "NSMainStoryboardFile",
            "NSPrincipalClass", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIStatusBarStyle",
            "UIUserInterfaceStyle", "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
        ] + usageDescriptions.map { "NS\($0)UsageDescription" }

    private static let usageDescriptions = [
        "AppleEvents", "AppleMusic", "BluetoothAlways", "BluetoothPeripheral", "Calendars",
        "CalendarsFullAccess", "CalendarsWriteOnlyAccess", "Camera", "Contacts", "DesktopFolder",
        "DocumentsFolder", "DownloadsFolder", "FaceID", "FallDetection", "FileProviderDomain",
        "FileProviderPresence", "FocusStatus", "GKFriendList", "HealthClinicalHealthRecordsShare",
        "HealthShare", "HealthUpdate", "HomeKit", "IdentityUsage", "LocalNetwork", "Location",
        "LocationAlways", "LocationAlwaysAndWhenInUse", "LocationWhenInUse", "Microphone", "Motion",
        "NearbyInteraction", "NearbyInteractionAllowOnce", "NetworkVolumes", "PhotoLibrary",
        "PhotoLibraryAdd", "Reminders", "RemindersFullAccess", "RemovableVolumes", "SensorKit", "Siri",
        "SpeechRecognition", "SystemAdministration", "SystemExtension", "UserTracking",
        "VideoSubscriberAccount",
        "VoIP",
    ]
}
