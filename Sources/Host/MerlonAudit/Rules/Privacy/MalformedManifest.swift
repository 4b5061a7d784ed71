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
        ],
        quiet: [
            .signed("all four keys") {
                $0.privacy = """
                    <key>NSPrivacyTracking</key><false/>
                    <key>NSPrivacyTrackingDomains</key><array/>
                    <key>NSPrivacyCollectedDataTypes</key><array/>
                    <key>NSPrivacyAccessedAPITypes</key><array/>
                    """
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.flatMap { bundle -> [Finding] in
            guard let privacy = bundle.privacy else { return [] }
            return (privacy.root.dictionary?.entries ?? []).compactMap { entry in
                let message: String
                switch Self.types[entry.key] {
                case nil: message = "no privacy manifest has a key \(entry.key.escapedForDisplay)"
                case entry.value.value.typeName: return nil
                case let type?:
                    message = "\(entry.key) is \(entry.value.value.typeName), and \(type) is wanted"
                }
                return finding(
                    of: bundle, in: privacy.location, at: entry.key, message: message, place: entry.keyPlace)
            }
        }
    }

    private static let types = [
        "NSPrivacyAccessedAPITypes": "array", "NSPrivacyCollectedDataTypes": "array",
        "NSPrivacyTracking": "boolean", "NSPrivacyTrackingDomains": "array",
    ]
}
