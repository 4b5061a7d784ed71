// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// Public Info.plist files, read in place where they are laid beside the project (`index.tsv` names the
/// origin of each), and what an audit of each must show.
@Suite(.enabled(if: Corpus.isPresent, "no corpus beside the project"))
struct CorpusTests {
    static let expected = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return (words[0] + ".plist", Array(words.dropFirst()))
        })

    /// A file and the ids of all rules that report something in it.
    private static let table = """
        0xSero__litter__1 ats.insecure-http ats.misspelt-key ats.local-networking ats.review-justification
        AFNetworking__AFNetworking__1 ats.forward-secrecy-off ats.minimum-tls-lowered ats.domain-public-suffix ats.exception-without-effect ats.legacy-key
        FlowCrypt__flowcrypt-ios__1 pin.no-backup pin.subdomain-depth
        OWASP__iGoat-Swift__1 ats.arbitrary-loads ats.review-justification
        ProtonVPN__ios-mac-app__1 ats.domain-public-suffix ats.forward-secrecy-off ats.insecure-http ats.review-justification
        ProtonVPN__ios-mac-app__5
        RocketChat__Rocket.Chat.ReactNative__1 ats.local-networking
        RocketChat__Rocket.Chat.ReactNative__2 ats.arbitrary-loads ats.review-justification
        apple-oss-distributions__Security__1 pin.no-backup pin.subdomain-depth
        apple-oss-distributions__Security__3 pin.no-backup
        apple-oss-distributions__Security__6 ats.pinned-domain-without-effect
        cds-snc__covid-alert-app__1 ats.local-networking
        cds-snc__covid-alert-app__4 ats.arbitrary-loads ats.exception-without-effect ats.review-justification
        facebook__react-native__1 ats.local-networking
        home-assistant__iOS__1 ats.arbitrary-loads ats.review-justification
        home-assistant__iOS__2 ats.arbitrary-loads ats.review-justification
        home-assistant__iOS__8 ats.arbitrary-loads ats.review-justification
        iina__iina__1 ats.insecure-http ats.arbitrary-web-content ats.review-justification
        insidegui__WWDC__1 ats.arbitrary-media-loads ats.local-networking ats.review-justification
        ivpn__ios-app__1 ats.insecure-http ats.review-justification
        jellyfin__Swiftfin__2 ats.arbitrary-loads ats.review-justification
        mattermost__mattermost-mobile__1 ats.arbitrary-loads ats.exception-without-effect ats.review-justification
        mattermost__mattermost-mobile__2 ats.arbitrary-loads ats.review-justification
        mullvad__mullvadvpn-app__1 ats.arbitrary-loads ats.review-justification
        openhab__openhab-ios__1 ats.arbitrary-loads ats.review-justification
        owntracks__ios__1
        owntracks__ios__2 ats.arbitrary-loads ats.review-justification
        quicksilver__Quicksilver__1 ats.arbitrary-loads ats.review-justification
        ricohapi__theta-client__2 ats.exception-without-effect ats.review-justification ats.subdomains-of-address
        ricohapi__theta-client__3 ats.exception-without-effect ats.review-justification
        utmapp__UTM__1 ats.arbitrary-loads ats.review-justification
        videolan__vlc-ios__1 ats.arbitrary-loads ats.review-justification
        zotero__zotero-ios__1 ats.arbitrary-loads ats.review-justification
        zotero__zotero-ios__2 ats.insecure-http-range ats.review-justification
        """

    @Test func showsForEachFileWhatItMust() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Corpus.folder)
            .filter { $0.hasSuffix(".plist") }
        for file in files.sorted() {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(Corpus.folder)/\(file)")))
            var bundle = BundleFacts(kind: .loosePropertyList, location: Location(path: file))
            bundle.infoPlist = InfoPlistFacts(
                location: bundle.location, document: try PropertyListReader.read(bytes))
            var facts = AuditFacts(operand: file, kind: .propertyList)
            facts.bundles = [bundle]
            let report = AuditEngine().report(
                on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
            let rules = Set(report.findings.map(\.finding.ruleID))
            #expect(rules == Self.expected[file].map(Set.init), "\(file)")
        }
    }
}

private enum Corpus {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("../shared/corpus/plists").standardizedFileURL.path
    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder) }
}
