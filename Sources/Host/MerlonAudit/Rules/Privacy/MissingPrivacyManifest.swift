// SPDX-License-Identifier: Apache-2.0

/// A privacy manifest is missing where Apple wants one.
struct MissingPrivacyManifest: Rule {
    let description = RuleDescription(
        id: "privacy.missing-manifest", title: "A privacy manifest is missing where Apple wants one",
        risk: """
            The upload is refused, and nobody can say what the SDK collects.
            """,
        remedy: """
            Update the SDK to a version with PrivacyInfo.xcprivacy.
            """,
        stake: .reviewDemand, taxa: ["MASVS-PRIVACY-3"],
        discussion: """
            The list is Apple's \"Third-party SDK requirements\" as of 2024; an SDK that is linked statically is not seen.
            """,
        firing: [
            .signed("an SDK of Apple's list without a manifest") {
                $0.kind = .framework
                $0.infoPlist = "<key>CFBundleExecutable</key><string>Alamofire</string>"
            }
        ],
        quiet: [
            .signed("with a manifest") {
                $0.kind = .framework
                $0.infoPlist = "<key>CFBundleExecutable</key><string>Alamofire</string>"
                $0.privacy = "<key>NSPrivacyTracking</key><false/>"
            },
            .signed("a framework that is on no list") {
                $0.kind = .framework
                $0.infoPlist = "<key>CFBundleExecutable</key><string>ShopKit</string>"
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.compactMap { bundle in
            guard bundle.kind == .framework, bundle.privacy == nil, !bundle.hasUnreadPrivacyManifest,
                let name = bundle.frameworkName, ListedSDKs.contains(name)
            else { return nil }
            return finding(
                of: bundle, in: bundle.location, at: nil,
                message: "\(name) is on Apple's list of SDKs that need a privacy manifest, and has none",
                evidence: name)
        }
    }
}
