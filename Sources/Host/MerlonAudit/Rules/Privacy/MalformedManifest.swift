// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A key or a type that a privacy manifest does not have.
struct MalformedManifest: Rule {
    let description = RuleDescription(
        id: "privacy.malformed-manifest", title: "A key or a type that a privacy manifest does not have",
        risk: """
            The system and App Store Connect pass over what they don't know: the declaration is not made.
            """,
        remedy: """
            Use Apple's keys and types; Xcode's editor writes them.
            """,
        stake: .looseningWithoutEffect, taxa: ["MASVS-PRIVACY-3"],
        firing: [
            .signed("a misspelt key") {
                $0.privacy = "<key>NSPrivacyTrackingDomain</key><array/>"
            },
            .signed("a string for a boolean") {
                $0.privacy = "<key>NSPrivacyTracking</key><string>NO</string>"
            },
            .signed("a category that is misspelt, and no reason") {
                $0.privacy = """
                    <key>NSPrivacyAccessedAPITypes</key><array><dict>
                        <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryUserDefault</string>
                        <key>NSPrivacyAccessedAPITypeReasons</key><array/>
                    </dict></array>
                    """
            },
            .signed("a collected type without its purposes") {
                $0.privacy = """
                    <key>NSPrivacyCollectedDataTypes</key><array><dict>
                        <key>NSPrivacyCollectedDataType</key><string>NSPrivacyCollectedDataTypeUserID</string>
                        <key>NSPrivacyCollectedDataTypeLinked</key><true/>
                        <key>NSPrivacyCollectedDataTypeTracking</key><false/>
                    </dict></array>
                    """
            },
        ],
        quiet: [
            .signed("all four keys") {
                $0.privacy = """
                    <key>NSPrivacyTracking</key><false/>
                    <key>NSPrivacyTrackingDomains</key><array/>
                    <key>NSPrivacyCollectedDataTypes</key><array/>
                    <key>NSPrivacyAccessedAPITypes</key><array/>
                    """
            },
            .signed("a type and an API with all that is wanted") {
                $0.privacy = """
                    <key>NSPrivacyCollectedDataTypes</key><array><dict>
                        <key>NSPrivacyCollectedDataType</key><string>NSPrivacyCollectedDataTypeUserID</string>
                        <key>NSPrivacyCollectedDataTypeLinked</key><true/>
                        <key>NSPrivacyCollectedDataTypeTracking</key><false/>
                        <key>NSPrivacyCollectedDataTypePurposes</key>
                        <array><string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string></array>
                    </dict></array>
                    <key>NSPrivacyAccessedAPITypes</key><array><dict>
                        <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryDiskSpace</string>
                        <key>NSPrivacyAccessedAPITypeReasons</key><array><string>E174.1</string></array>
                    </dict></array>
                    """
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.flatMap { bundle -> [Finding] in
            guard let privacy = bundle.privacy else { return [] }
            return PrivacyForm.faults(of: privacy.root).map { fault in
                finding(
                    of: bundle, in: privacy.location, atPath: fault.path, message: fault.message,
                    place: fault.place)
            }
        }
    }
}
