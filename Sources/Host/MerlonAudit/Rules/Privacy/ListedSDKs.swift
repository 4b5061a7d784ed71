// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The SDKs that Apple wants a privacy manifest and a signature of: "Third-party SDK requirements"
/// (developer.apple.com/support/third-party-SDK-requirements), as of 2024-05.
enum ListedSDKs {
    /// Whether `name` is on the list. A Swift package's framework may be named with `_` for `-`.
    static func contains(_ name: String) -> Bool { names.contains(name.replacingDashes) }

    private static let names: Set<String> = Set(
        """
        Abseil AFNetworking Alamofire AppAuth BoringSSL openssl_grpc Capacitor Charts connectivity_plus Cordova \
        device_info_plus DKImagePickerController DKPhotoGallery FBAEMKit FBLPromises FBSDKCoreKit \
        FBSDKCoreKit_Basics FBSDKLoginKit FBSDKShareKit file_picker FirebaseABTesting FirebaseAuth FirebaseCore \
        FirebaseCoreDiagnostics FirebaseCoreExtension FirebaseCoreInternal FirebaseCrashlytics \
        FirebaseDynamicLinks FirebaseFirestore FirebaseInstallations FirebaseMessaging FirebaseRemoteConfig \
        Flutter flutter_inappwebview flutter_local_notifications fluttertoast FMDB geolocator_apple \
        GoogleDataTransport GoogleSignIn GoogleToolboxForMac GoogleUtilities grpcpp GTMAppAuth GTMSessionFetcher \
        hermes image_picker_ios IQKeyboardManager IQKeyboardManagerSwift Kingfisher leveldb Lottie MBProgressHUD \
        nanopb OneSignal OneSignalCore OneSignalExtension OneSignalOutcomes OpenSSL OrderedSet package_info \
        package_info_plus path_provider path_provider_ios Promises Protobuf Reachability RealmSwift RxCocoa \
        RxRelay RxSwift SDWebImage share_plus shared_preferences_ios SnapKit sqflite Starscream SVProgressHUD \
        SwiftyGif SwiftyJSON Toast UnityFramework url_launcher url_launcher_ios video_player_avfoundation wakelock \
        webview_flutter_wkwebview
        """.split(separator: " ").map(String.init))
}

extension String {
    fileprivate var replacingDashes: String { String(map { $0 == "-" ? "_" : $0 }) }
}

extension BundleFacts {
    /// The framework's name: its executable's, else its folder's.
    var frameworkName: String? {
        if let name = infoPlist?.document.root["CFBundleExecutable"]?.string, !name.isEmpty { return name }
        let folder = (location.member ?? location.path).split(separator: "/").last
        return folder.flatMap { $0.split(separator: ".").first }.map(String.init)
    }
}
