// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonATS
import MerlonPropertyList
import Testing

/// Info.plist files as public projects shipped them, where a collection of them lies beside this checkout.
@Suite struct CorpusDiagnosticTests {
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: folder.path)),
        arguments: expected.keys.sorted() + quiet)
    func findsInPublicFilesWhatIsThereAndNothingElse(_ name: String) throws {
        let bytes = try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name + ".plist")))
        let document = try PropertyListReader.read(bytes)
        let (configuration, diagnostics) = ATSConfiguration.decode(
            infoPlist: document.root, anomalies: document.anomalies)
        #expect(diagnostics.map { "\($0.code.rawValue) \($0.keyPath)" } == Self.expected[name, default: []])
        #expect(configuration != nil)
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../../shared/corpus/plists").standardizedFileURL

    private static let expected: [String: [String]] = [
        "0xSero__litter__1": ["misspelt-key NSAppTransportSecurity.NSAllowsArbitraryLoadsInLocalNetworking"],
        "AFNetworking__AFNetworking__1": [
            "legacy-key NSAppTransportSecurity.NSExceptionDomains[\"cloudfront.net\"]"
                + ".NSThirdPartyExceptionMinimumTLSVersion",
            "legacy-key NSAppTransportSecurity.NSExceptionDomains[\"cloudfront.net\"]"
                + ".NSThirdPartyExceptionRequiresForwardSecrecy",
            "domain-public-suffix NSAppTransportSecurity.NSExceptionDomains[\"cloudfront.net\"]",
        ],
        "ProtonVPN__ios-mac-app__1": [
            "domain-public-suffix NSAppTransportSecurity.NSExceptionDomains[\"compute.amazonaws.com\"]"
        ],
        "apple-oss-distributions__Security__6": [
            "pinned-domain-without-effect NSAppTransportSecurity.NSPinnedDomains[\"example.org\"]"
        ],
        "ricohapi__theta-client__2": [
            "subdomains-of-address NSAppTransportSecurity.NSExceptionDomains[\"192.168.1.1\"].NSIncludesSubdomains"
        ],
    ]

    private static let quiet: [String] = [
        "FlowCrypt__flowcrypt-ios__1",
        "OWASP__iGoat-Swift__1",
        "ProtonVPN__ios-mac-app__5",
        "RocketChat__Rocket.Chat.ReactNative__1",
        "RocketChat__Rocket.Chat.ReactNative__2",
        "apple-oss-distributions__Security__1",
        "apple-oss-distributions__Security__3",
        "cds-snc__covid-alert-app__1",
        "cds-snc__covid-alert-app__4",
        "facebook__react-native__1",
        "home-assistant__iOS__1",
        "home-assistant__iOS__2",
        "home-assistant__iOS__8",
        "iina__iina__1",
        "insidegui__WWDC__1",
        "ivpn__ios-app__1",
        "jellyfin__Swiftfin__2",
        "mattermost__mattermost-mobile__1",
        "mattermost__mattermost-mobile__2",
        "mullvad__mullvadvpn-app__1",
        "openhab__openhab-ios__1",
        "owntracks__ios__1",
        "owntracks__ios__2",
        "quicksilver__Quicksilver__1",
        "ricohapi__theta-client__3",
        "utmapp__UTM__1",
        "videolan__vlc-ios__1",
        "zotero__zotero-ios__1",
        "zotero__zotero-ios__2",
    ]
}
