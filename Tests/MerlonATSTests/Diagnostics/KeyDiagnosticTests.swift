// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@Suite struct KeyDiagnosticTests {
    @Test(arguments: misspelt) func namesTheKeyThatWasMeant(_ example: DiagnosticCase) { example.check() }

    @Test(arguments: misplaced) func namesThePlaceThatWasMeant(_ example: DiagnosticCase) { example.check() }

    @Test(arguments: others) func reportsOtherFaultsOfKeys(_ example: DiagnosticCase) { example.check() }

    @Test(arguments: quiet) func staysQuiet(_ example: DiagnosticCase) { example.check() }

    /// Apple's documented Info.plist keys, the longer families cut short, and some of third parties.
    @Test func knowsOtherKeysOfInfoPlistFilesForWhatTheyAre() {
        let keys = """
            AppIdentifierPrefix ApplicationSecurityGroupIdentifier BGTaskSchedulerPermittedIdentifiers
            CFBundleAllowMixedLocalizations CFBundleDevelopmentRegion CFBundleDisplayName
            CFBundleDocumentTypes CFBundleExecutable CFBundleIcons CFBundleIdentifier
            CFBundleInfoDictionaryVersion CFBundleLocalizations CFBundleName CFBundlePackageType
            CFBundleShortVersionString CFBundleURLTypes CFBundleVersion DTCompiler DTPlatformName DTSDKName
            Domains ExceptionDomains GADApplicationIdentifier ITSAppUsesNonExemptEncryption
            LSApplicationCategoryType LSApplicationQueriesSchemes LSEnvironment LSMinimumSystemVersion
            LSRequiresIPhoneOS LSUIElement MGLMapboxAccessToken NFCReaderUsageDescription NSAccentColorName
            NSAccessorySetupKitSupports NSAdvertisingAttributionReportEndpoint NSAlarmKitUsageDescription
            NSAppClip NSAppDataUsageDescription NSAppIconActionTintColorName
            NSAppIconComplementingColorNames NSAppTransportSecurity NSAppleEventsUsageDescription
            NSAppleMusicUsageDescription NSAppleScriptEnabled NSAudioCaptureUsageDescription
            NSBluetoothAlwaysUsageDescription NSBluetoothPeripheralUsageDescription NSBonjourServices
            NSBrowsingContextControllerAllowed NSCalendarsFullAccessUsageDescription
            NSCalendarsUsageDescription NSCalendarsWriteOnlyAccessUsageDescription
            NSCameraReactionEffectGesturesEnabledDefault NSCameraUsageDescription
            NSContactsUsageDescription NSCriticalMessagingUsageDescription
            NSCrossWebsiteTrackingUsageDescription NSDesktopFolderUsageDescription NSDockTilePlugIn
            NSDocumentsFolderUsageDescription NSDownloadsFolderUsageDescription
            NSEnterpriseMCAMUsageDescription NSExtension NSFaceIDUsageDescription
            NSFallDetectionUsageDescription NSFileProviderDomainUsageDescription
            NSFileProviderPresenceUsageDescription NSFinancialDataUsageDescription
            NSFocusStatusUsageDescription NSGKFriendListUsageDescription NSHandsTrackingUsageDescription
            NSHealthClinicalHealthRecordsShareUsageDescription
            NSHealthRequiredReadAuthorizationTypeIdentifiers NSHealthShareUsageDescription
            NSHealthUpdateUsageDescription NSHighResolutionCapable NSHighResolutionMagnifyAllowed
            NSHomeKitUsageDescription NSHumanReadableCopyright NSIdentityUsageDescription
            NSLocalNetworkUsageDescription NSLocationAlwaysAndWhenInUseUsageDescription
            NSLocationAlwaysUsageDescription NSLocationDefaultAccuracyReduced
            NSLocationTemporaryUsageDescriptionDictionary NSLocationUsageDescription
            NSLocationWhenInUseUsageDescription NSMainNibFile NSMainStoryboardFile
            NSMicrophoneUsageDescription NSMotionUsageDescription
            NSNearbyInteractionAllowOnceUsageDescription NSNearbyInteractionUsageDescription
            NSNetworkVolumesUsageDescription NSPersistentStoreTypeKey NSPhotoLibraryAddUsageDescription
            NSPhotoLibraryUsageDescription NSPrefPaneIconFile NSPrincipalClass NSPrivacyAccessedAPITypes
            NSPrivacyCollectedDataTypes NSPrivacyTracking NSPrivacyTrackingDomains NSQuitAlwaysKeepsWindows
            NSRemindersFullAccessUsageDescription NSRemindersUsageDescription
            NSRemovableVolumesUsageDescription NSRequiresAquaSystemAppearance NSSensorKitPrivacyPolicyURL
            NSSensorKitUsageDescription NSServices NSSiriUsageDescription
            NSSpeechRecognitionUsageDescription NSStickerSharingLevel NSSupportsAutomaticGraphicsSwitching
            NSSupportsAutomaticTermination NSSupportsLiveActivities NSSupportsLiveActivitiesFrequentUpdates
            NSSupportsPurgeableLocalStorage NSSupportsSuddenTermination
            NSSystemAdministrationUsageDescription NSSystemExtensionUsageDescription NSUbiquitousContainers
            NSUbiquitousDisplaySet NSUpdateSecurityPolicy NSUserActivityTypes NSUserNotificationAlertStyle
            NSUserTrackingUsageDescription NSVideoSubscriberAccountUsageDescription NSVoIPUsageDescription
            NSWorldSensingUsageDescription OSLogPreferences PinnedDomains RCTNewArchEnabled
            SKAdNetworkItems SMPrivilegedExecutables SUFeedURL SUPublicEDKey TSKConfiguration UIAppFonts
            UIApplicationSceneManifest UIBackgroundModes UIFileSharingEnabled UILaunchScreen
            UILaunchStoryboardName UIRequiredDeviceCapabilities UIRequiresFullScreen
            UISupportedInterfaceOrientations UISupportsDocumentBrowser
            UIViewControllerBasedStatusBarAppearance UTExportedTypeDeclarations WKApplication
            WKAppBundleIdentifier WKCompanionAppBundleIdentifier WKWatchKitApp XPCService aps-environment
            """
        let root = PlistLiteral.dictionary(
            keys.split(whereSeparator: \.isWhitespace).map { key in
                let value: PlistLiteral = ["Nested": ["NSPrivacyTracking": false]]
                return (String(key), key == "NSAppTransportSecurity" ? [:] : value)
            })
        #expect(ATSConfiguration.decode(infoPlist: root.node).diagnostics == [])
    }

    private static let misspelt: [DiagnosticCase] = [
        .init(
            "a letter too much", ["NSExceptionDomamins": ["example.com": [:]]],
            .init(.misspeltKey, "NSExceptionDomamins", "NSExceptionDomains")),
        .init(
            "a letter left out", ["NSAllowArbitraryLoads": true],
            .init(.misspeltKey, "NSAllowArbitraryLoads", "NSAllowsArbitraryLoads")),
        .init(
            "two letters swapped", ["NSAllowsLocalNetwokring": true],
            .init(.misspeltKey, "NSAllowsLocalNetwokring", "NSAllowsLocalNetworking")),
        .init(
            "other case", ["nsallowsarbitraryloads": true],
            .init(.misspeltKey, "nsallowsarbitraryloads", "NSAllowsArbitraryLoads")),
        .init(
            "white space and a beta's name", [" NSAllowsArbitraryLoadsInMedia": true],
            .init(.misspeltKey, "NSAllowsArbitraryLoadsInMedia\"]", "NSAllowsArbitraryLoadsForMedia")),
        .init(
            "a line break behind", ["NSAllowsArbitraryLoads\n": true],
            .init(.misspeltKey, "\"NSAllowsArbitraryLoads\\u{a}\"]", "NSAllowsArbitraryLoads")),
        .init(
            "no prefix", ["AllowsArbitraryLoadsInWebContent": true],
            .init(.misspeltKey, "AllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoadsInWebContent")),
        .init(
            "an invented key",
            ["NSAllowsArbitraryLoadsInLocalNetworking": true, "NSAllowsLocalNetworking": true],
            .init(.misspeltKey, "NSAllowsArbitraryLoadsInLocalNetworking", "NSAllowsLocalNetworking")),
        .init(
            "another invented key", ["NSExceptionAllowsLocalNetworking": true],
            .init(.misspeltKey, "NSExceptionAllowsLocalNetworking", "NSAllowsLocalNetworking")),
        .init(
            exception: "example.com", ["NSIncludesSubdomain": true],
            .init(.misspeltKey, "NSIncludesSubdomain", "NSIncludesSubdomains")),
        .init(
            exception: "a.example", ["NSTemporaryThirdPartyExceptionAllowsInsecureHTTPLoads": true],
            .init(
                .misspeltKey, "NSTemporaryThirdPartyExceptionAllowsInsecureHTTPLoads",
                "NSExceptionAllowsInsecureHTTPLoads")),
        .init(
            exception: "b.example", ["ExceptionAllowsInsecureHTTPLoads": true],
            .init(.misspeltKey, "ExceptionAllowsInsecureHTTPLoads", "NSExceptionAllowsInsecureHTTPLoads")),
        .init(
            exception: "c.example", ["NSAllowsInsecureHTTPLoads": true],
            .init(.misspeltKey, "NSAllowsInsecureHTTPLoads", "NSExceptionAllowsInsecureHTTPLoads")),
        .init(
            exception: "d.example", ["NSTemporaryExceptionIncludesSubdomains": true],
            .init(.misspeltKey, "NSTemporaryExceptionIncludesSubdomains", "NSIncludesSubdomains")),
        .init(
            exception: "e.example", ["NSExceptionMinimumTLSVersoin": "TLSv1.0"],
            .init(.misspeltKey, "NSExceptionMinimumTLSVersoin", "NSExceptionMinimumTLSVersion")),
        .init(
            pinned: "f.example", ["NSPinnedCAIdentity": []],
            .init(.misspeltKey, "NSPinnedCAIdentity", "NSPinnedCAIdentities"),
            .init(.pinnedDomainWithoutEffect, "[\"f.example\"]")),
        .init(
            "the container at the root",
            infoPlist: ["NSAppTranportSecurity": ["NSAllowsArbitraryLoads": true]],
            .init(.misspeltKey, "NSAppTranportSecurity", "NSAppTransportSecurity")),
        .init(
            "the container without its prefix", infoPlist: ["AppTransportSecurity": [:]],
            .init(.misspeltKey, "AppTransportSecurity", "NSAppTransportSecurity")),
        .init(
            "an entry that is no host and no dictionary (flutter #65580)",
            [
                "NSExceptionDomains": [
                    "NSTemporaryExceptionAllowInsecureHTTPLoads": true,
                    "www.example.com": ["NSExceptionAllowsInsecureHTTPLoads": true],
                ]
            ],
            .init(
                .misspeltKey, "NSTemporaryExceptionAllowInsecureHTTPLoads",
                "NSExceptionAllowsInsecureHTTPLoads"),
            .init(.wrongType, "NSTemporaryExceptionAllowInsecureHTTPLoads")),
        .init(
            "Xcode's names",
            ["Allow Arbitrary Loads": true, "Exception Domains": [:], "Allows Local Networking": true],
            .init(.displayName, "[\"Allow Arbitrary Loads\"]", "NSAllowsArbitraryLoads"),
            .init(.displayName, "[\"Exception Domains\"]", "NSExceptionDomains"),
            .init(.displayName, "[\"Allows Local Networking\"]", "NSAllowsLocalNetworking")),
        .init(
            "Xcode's name of the container",
            infoPlist: ["App Transport Security Settings": ["Allow Arbitrary Loads": true]],
            .init(.displayName, "[\"App Transport Security Settings\"]", "NSAppTransportSecurity")),
        .init(
            "Xcode's name at the root", infoPlist: ["Allow Arbitrary Loads in Web Content": true],
            .init(
                .displayName, "[\"Allow Arbitrary Loads in Web Content\"]",
                "NSAllowsArbitraryLoadsInWebContent")),
    ]

    private static let misplaced: [DiagnosticCase] = [
        .init(
            "a container at the root", infoPlist: ["NSExceptionDomains": ["example.com": [:]]],
            .init(.misplacedKey, "NSExceptionDomains", "NSAppTransportSecurity.NSExceptionDomains")),
        .init(
            "a switch at the root", infoPlist: ["NSAllowsArbitraryLoads": true],
            .init(.misplacedKey, "NSAllowsArbitraryLoads", "NSAppTransportSecurity.NSAllowsArbitraryLoads")),
        .init(
            "pins at the root", infoPlist: ["NSPinnedDomains": [:]],
            .init(.misplacedKey, "NSPinnedDomains", "NSAppTransportSecurity.NSPinnedDomains")),
        .init(
            "the whole dictionary under NSExtension",
            infoPlist: ["NSExtension": ["NSAppTransportSecurity": ["NSAllowsArbitraryLoads": true]]],
            .init(.misplacedKey, "NSExtension.NSAppTransportSecurity", "NSAppTransportSecurity")),
        .init(
            "a slip under NSExtensionAttributes",
            infoPlist: ["NSExtension": ["NSExtensionAttributes": ["NSAllowArbitraryLoads": true]]],
            .init(
                .misspeltKey, "NSExtension.NSExtensionAttributes.NSAllowArbitraryLoads",
                "NSAllowsArbitraryLoads")),
        .init(
            "a dictionary of the app's own", infoPlist: ["Settings": [["NSAllowsLocalNetworking": true]]],
            .init(
                .misplacedKey, "Settings[0].NSAllowsLocalNetworking",
                "NSAppTransportSecurity.NSAllowsLocalNetworking")),
        .init(
            "the dictionary within itself", ["NSAppTransportSecurity": ["NSAllowsArbitraryLoads": true]],
            .init(.misplacedKey, "NSAppTransportSecurity.NSAppTransportSecurity", "NSAppTransportSecurity")),
        .init(
            "a switch among the hosts", ["NSExceptionDomains": ["NSAllowsLocalNetworking": true]],
            .init(
                .misplacedKey, "NSExceptionDomains.NSAllowsLocalNetworking",
                "NSAppTransportSecurity.NSAllowsLocalNetworking"),
            .init(.wrongType, "NSExceptionDomains.NSAllowsLocalNetworking")),
        .init(
            "pins among the hosts", ["NSExceptionDomains": ["NSPinnedDomains": ["example.com": [:]]]],
            .init(
                .misplacedKey, "NSExceptionDomains.NSPinnedDomains", "NSAppTransportSecurity.NSPinnedDomains")
        ),
        .init(
            "a host's setting for all", ["NSIncludesSubdomains": true],
            .init(
                .misplacedKey, "NSIncludesSubdomains",
                "NSAppTransportSecurity.NSExceptionDomains.HOST.NSIncludesSubdomains")),
        .init(
            "a host outside NSExceptionDomains",
            ["example.com": ["NSExceptionAllowsInsecureHTTPLoads": true]],
            .init(
                .misplacedKey, "[\"example.com\"]",
                "NSAppTransportSecurity.NSExceptionDomains[\"example.com\"]")),
        .init(
            exception: "g.example", ["NSAllowsArbitraryLoads": true],
            .init(.misplacedKey, "NSAllowsArbitraryLoads", "NSExceptionAllowsInsecureHTTPLoads")),
        .init(
            exception: "h.example", ["NSRequiresNIAPTLSPackageVersion": "FCP_v2.1"],
            .init(
                .misplacedKey, "NSRequiresNIAPTLSPackageVersion", "NSExceptionRequiresNIAPTLSPackageVersion")),
        .init(
            exception: "i.example", ["NSPinnedCAIdentities": []],
            .init(
                .misplacedKey, "NSPinnedCAIdentities",
                "NSAppTransportSecurity.NSPinnedDomains.HOST.NSPinnedCAIdentities")),
        .init(
            "an old name for all", ["NSThirdPartyExceptionMinimumTLSVersion": "TLSv1.0"],
            .init(
                .misplacedKey, "NSThirdPartyExceptionMinimumTLSVersion",
                "NSAppTransportSecurity.NSExceptionDomains.HOST.NSExceptionMinimumTLSVersion")),
    ]

    private static let others: [DiagnosticCase] = [
        .init("no key at all", ["Comment": "for the beta"], .init(.unknownKey, "Comment")),
        .init(
            exception: "j.example",
            [
                "NSTemporaryExceptionAllowsInsecureHTTPLoads": true,
                "NSThirdPartyExceptionMinimumTLSVersion": "TLSv1.0",
            ],
            .init(
                .legacyKey, "NSTemporaryExceptionAllowsInsecureHTTPLoads",
                "NSExceptionAllowsInsecureHTTPLoads"),
            .init(.legacyKey, "NSThirdPartyExceptionMinimumTLSVersion", "NSExceptionMinimumTLSVersion")),
        .init(
            exception: "k.example", ["NSRequiresCertificateTransparency": true],
            .init(.obsoleteKey, "NSRequiresCertificateTransparency")),
        .init(
            "pinning switched off", infoPlist: ["SecTrustPinningRequired": true],
            .init(.undocumentedKey, "SecTrustPinningRequired")),
        .init(
            "a variant for some devices", infoPlist: ["NSAppTransportSecurity~ipad": [:]],
            .init(.undocumentedKey, "[\"NSAppTransportSecurity~ipad\"]", "NSAppTransportSecurity")),
        .init(
            "a key twice", ["NSAllowsArbitraryLoads": true, "NSAllowsArbitraryLoads": false],
            .init(.duplicateKey, "NSAllowsArbitraryLoads")),
        .init(
            "the container twice", infoPlist: ["NSAppTransportSecurity": [:], "NSAppTransportSecurity": [:]],
            .init(.duplicateKey, "NSAppTransportSecurity")),
        .init(
            "arbitrary loads beside a narrow key",
            ["NSAllowsArbitraryLoads": true, "NSAllowsArbitraryLoadsForMedia": false],
            .init(.arbitraryLoadsOverridden, "NSAllowsArbitraryLoads")),
        .init(
            "arbitrary loads beside a string, which counts as absent",
            ["NSAllowsArbitraryLoads": true, "NSAllowsLocalNetworking": "YES"],
            .init(.wrongType, "NSAllowsLocalNetworking", "<true/>")),
    ]

    private static let quiet: [DiagnosticCase] = [
        .init("nothing", infoPlist: [:]),
        .init("an empty dictionary", [:]),
        .init("arbitrary loads", ["NSAllowsArbitraryLoads": true]),
        .init(
            "arbitrary loads off beside a narrow key",
            ["NSAllowsArbitraryLoads": false, "NSAllowsLocalNetworking": true]),
        .init(
            "each key of a host",
            [
                "NSExceptionDomains": [
                    "example.com": [
                        "NSIncludesSubdomains": true, "NSExceptionAllowsInsecureHTTPLoads": true,
                        "NSExceptionMinimumTLSVersion": "TLSv1.0", "NSExceptionRequiresForwardSecrecy": false,
                        "NSExceptionRequiresNIAPTLSPackageVersion": "recommended",
                    ]
                ],
                "NSRequiresNIAPTLSPackageVersion": "none", "NSAllowsArbitraryLoadsInWebContent": false,
            ]),
        .init(
            "keys of the app's own that are alike",
            infoPlist: [
                "Domains": ["a"], "ExceptionDomains": [:], "PinnedDomains": [:], "TSKPinnedDomains": [:],
                "SecurityExceptions": [:], "LocalNetworking": true,
                "TSKConfiguration": ["TSKPinnedDomains": ["example.com": ["TSKIncludeSubdomains": true]]],
                "Pins": [["SPKI-SHA256-BASE64": "x"]],
            ]),
    ]
}
